/** The menu of a row, drawn from the same actions as the toolbar. */
import {
  makeStyles,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  tokens,
} from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import type { Azione, ContestoAzione } from './azioni.ts';

export interface MenuRigaStato<Riga> {
  x: number;
  y: number;
  contesto: ContestoAzione<Riga>;
  /** The text of the cell under the pointer. */
  testo: string;
}

export interface MenuRigaProps<Riga> {
  stato: MenuRigaStato<Riga> | null;
  azioni: readonly Azione<Riga>[];
  onChiudi: () => void;
}

const useStyles = makeStyles({
  reason: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  popover: { maxWidth: '340px' },
});

const pointAt = (x: number, y: number) => ({
  getBoundingClientRect: () => ({ x, y, left: x, top: y, right: x, bottom: y, width: 0, height: 0 }),
});

export function MenuRiga<Riga>({ stato, azioni, onChiudi }: MenuRigaProps<Riga>) {
  const styles = useStyles();
  if (!stato) return null;
  const { contesto, testo } = stato;
  return (
    <Menu
      open
      hasIcons
      positioning={{ target: pointAt(stato.x, stato.y), position: 'below', align: 'start' }}
      onOpenChange={(_event, { open }) => {
        if (!open) onChiudi();
      }}
    >
      <MenuPopover className={styles.popover}>
        <MenuList>
          <MenuItem
            icon={<CopyRegular />}
            disabled={testo === ''}
            onClick={() => void navigator.clipboard.writeText(testo)}
          >
            Copia la cella
          </MenuItem>
          <MenuDivider />
          {azioni.map((azione) => {
            const reason = azione.disabledReason?.(contesto) ?? null;
            return (
              <MenuItem
                key={azione.id}
                icon={azione.icon}
                disabled={reason !== null}
                secondaryContent={azione.shortcut ?? null}
                onClick={() => azione.run(contesto)}
              >
                {azione.label}
                {reason ? <span className={styles.reason}>{reason}</span> : null}
              </MenuItem>
            );
          })}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
