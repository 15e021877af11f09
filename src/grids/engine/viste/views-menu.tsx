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
import { BottoneViste } from './buttons.tsx';

/** What the menu asks for; `null` is the workspace as it was made. */
export interface ComandiViste {
  scegli: (vista: Vista | null) => void;
  salvaNuova: () => void;
  salvaSu: (vista: Vista) => void;
  rinomina: (vista: Vista) => void;
  predefinita: (vista: Vista, si: boolean) => void;
  elimina: (vista: Vista) => void;
}

export interface MenuVisteProps {
  viste: readonly Vista[];
  scelta: Vista | null;
  comandi: ComandiViste;
}

const INIZIALE = 'iniziale';

function VistaScelta({ vista, comandi }: { vista: Vista; comandi: ComandiViste }) {
  const { nome, predefinita } = vista;
  return (
    <MenuGroup>
      <MenuGroupHeader>{nome}</MenuGroupHeader>
      <MenuItem icon={<SaveRegular />} onClick={() => comandi.salvaSu(vista)}>
        Salva com’è adesso
      </MenuItem>
      <MenuItem icon={<EditRegular />} onClick={() => comandi.rinomina(vista)}>
        Rinomina…
      </MenuItem>
      <MenuItem
        icon={predefinita ? <StarOffRegular /> : <StarRegular />}
        onClick={() => comandi.predefinita(vista, !predefinita)}
      >
        {predefinita ? 'Non aprire più con questa' : 'Apri sempre con questa'}
      </MenuItem>
      <MenuItem icon={<DeleteRegular />} onClick={() => comandi.elimina(vista)}>
        Elimina…
      </MenuItem>
    </MenuGroup>
  );
}

export function MenuViste({ viste, scelta, comandi }: MenuVisteProps) {
  return (
    <Menu
      hasIcons
      hasCheckmarks
      checkedValues={{ vista: [scelta === null ? INIZIALE : String(scelta.id)] }}
      onCheckedValueChange={(_event, { checkedItems: [id] }) =>
        comandi.scegli(viste.find((vista) => String(vista.id) === id) ?? null)
      }
    >
      <MenuTrigger disableButtonEnhancement>
        <BottoneViste scelta={scelta} />
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
          <MenuItem icon={<AddRegular />} onClick={() => comandi.salvaNuova()}>
            Salva come nuova vista…
          </MenuItem>
          {scelta ? (
            <>
              <MenuDivider />
              <VistaScelta vista={scelta} comandi={comandi} />
            </>
          ) : null}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
