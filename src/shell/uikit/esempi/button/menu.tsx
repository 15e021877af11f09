import {
  makeStyles,
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  SplitButton,
  type MenuButtonProps,
} from '@fluentui/react-components';
import { showToast } from '#state/toast.ts';

const useStyles = makeStyles({ riga: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

const scegli = (titolo: string) => () => showToast({ severity: 'info', titolo });

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
            <MenuItem onClick={scegli('Attivate')}>Attiva</MenuItem>
            <MenuItem onClick={scegli('Disattivate')}>Disattiva</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          {(trigger: MenuButtonProps) => (
            <SplitButton
              appearance="primary"
              menuButton={{ ...trigger, 'aria-label': 'Altri modi di esportare' }}
              primaryActionButton={{ onClick: scegli('Esportate le righe mostrate') }}
            >
              Esporta
            </SplitButton>
          )}
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem onClick={scegli('Esportate le righe scelte')}>Solo le righe scelte</MenuItem>
            <MenuItem onClick={scegli('Esportate tutte le righe')}>Tutte le righe</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
    </div>
  );
}
