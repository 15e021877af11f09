import {
  Button,
  makeStyles,
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { DocumentArrowDownRegular } from '@fluentui/react-icons';
import { showToast } from '#state/toast.ts';

const useStyles = makeStyles({
  riga: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  coppia: { display: 'flex', gap: '1px' },
});

const choose = (titolo: string) => () => showToast({ severity: 'info', titolo });

export function MenuNelPulsante() {
  const styles = useStyles();
  return (
    <div className={styles.riga}>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <MenuButton>Altre azioni</MenuButton>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem onClick={choose('Attivate')}>Attiva</MenuItem>
            <MenuItem onClick={choose('Disattivate')}>Disattiva</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <Menu positioning="below-end">
        <div className={styles.coppia}>
          <Button
            appearance="primary"
            icon={<DocumentArrowDownRegular />}
            onClick={choose('Esportate le righe mostrate')}
          >
            Esporta
          </Button>
          <MenuTrigger disableButtonEnhancement>
            <MenuButton appearance="primary" aria-label="Altri modi di esportare" />
          </MenuTrigger>
        </div>
        <MenuPopover>
          <MenuList>
            <MenuItem onClick={choose('Esportate le righe scelte')}>Solo le righe scelte</MenuItem>
            <MenuItem onClick={choose('Esportate tutte le righe')}>Tutte le righe</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </div>
  );
}
