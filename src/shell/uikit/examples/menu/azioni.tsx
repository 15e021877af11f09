import {
  Button,
  makeStyles,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  tokens,
} from '@fluentui/react-components';
import { CopyRegular, DeleteRegular, EditRegular, MoreHorizontalRegular } from '@fluentui/react-icons';

const useStyles = makeStyles({
  motivo: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

export function MenuDiRiga() {
  const styles = useStyles();
  return (
    <Menu hasIcons>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<MoreHorizontalRegular />} aria-label="Azioni della riga" />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<CopyRegular />} secondaryContent="Ctrl+C">
            Copia la cella
          </MenuItem>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>Questa riga</MenuGroupHeader>
            <MenuItem icon={<EditRegular />} secondaryContent="F2">
              Modifica
            </MenuItem>
            <MenuItem icon={<DeleteRegular />} disabled>
              Elimina
              <span className={styles.motivo}>È usata da 12 partite</span>
            </MenuItem>
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
