/** Saved views: choose one, save what is on screen, rename, make it the default, delete. */
import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import {
  AddRegular,
  DeleteRegular,
  EditRegular,
  SaveRegular,
  StarOffRegular,
  StarRegular,
} from '@fluentui/react-icons';
import type { Vista } from '#api/contract/viste.ts';
import { ViewsButton } from './buttons.tsx';

/** What the menu asks for; `null` is the workspace as it was made. */
export interface ViewCommands {
  /** Reads them again: another page may have saved or deleted some. */
  reread: () => void;
  choose: (vista: Vista | null) => void;
  saveNew: () => void;
  saveOver: (vista: Vista) => void;
  rename: (vista: Vista) => void;
  predefinita: (vista: Vista, si: boolean) => void;
  remove: (vista: Vista) => void;
}

export interface MenuVisteProps {
  viste: readonly Vista[];
  scelta: Vista | null;
  commands: ViewCommands;
}

const INIZIALE = 'iniziale';

function VistaScelta({ vista, commands }: { vista: Vista; commands: ViewCommands }) {
  const { nome, predefinita } = vista;
  return (
    <MenuGroup>
      <MenuGroupHeader>{nome}</MenuGroupHeader>
      <MenuItem icon={<SaveRegular />} onClick={() => commands.saveOver(vista)}>
        Salva com’è adesso
      </MenuItem>
      <MenuItem icon={<EditRegular />} onClick={() => commands.rename(vista)}>
        Rinomina…
      </MenuItem>
      <MenuItem
        icon={predefinita ? <StarOffRegular /> : <StarRegular />}
        onClick={() => commands.predefinita(vista, !predefinita)}
      >
        {predefinita ? 'Non aprire più con questa' : 'Apri sempre con questa'}
      </MenuItem>
      <MenuItem icon={<DeleteRegular />} onClick={() => commands.remove(vista)}>
        Elimina…
      </MenuItem>
    </MenuGroup>
  );
}

export function MenuViste({ viste, scelta, commands }: MenuVisteProps) {
  return (
    <Menu
      hasIcons
      hasCheckmarks
      checkedValues={{ vista: [scelta === null ? INIZIALE : String(scelta.id)] }}
      onOpenChange={(_event, { open }) => {
        if (open) commands.reread();
      }}
      onCheckedValueChange={(_event, { checkedItems: [id] }) =>
        commands.choose(viste.find((vista) => String(vista.id) === id) ?? null)
      }
    >
      <MenuTrigger disableButtonEnhancement>
        <ViewsButton scelta={scelta} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItemRadio name="vista" value={INIZIALE}>
            Vista iniziale
          </MenuItemRadio>
          {viste.map(({ id, nome, predefinita }) => (
            <MenuItemRadio
              key={id}
              name="vista"
              value={String(id)}
              secondaryContent={predefinita ? 'predefinita' : null}
            >
              {nome}
            </MenuItemRadio>
          ))}
          <MenuDivider />
          <MenuItem icon={<AddRegular />} onClick={() => commands.saveNew()}>
            Salva come nuova vista…
          </MenuItem>
          {scelta ? (
            <>
              <MenuDivider />
              <VistaScelta vista={scelta} commands={commands} />
            </>
          ) : null}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
