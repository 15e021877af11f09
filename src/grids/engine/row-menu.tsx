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
import { useGiveBack } from '#ui/give-back.ts';
import { useKeys } from '#ui/use-media.ts';
import type { Azione, ActionContext } from './action.ts';

export interface MenuRigaStato<Riga> {
  x: number;
  y: number;
  context: ActionContext<Riga>;
}

export interface MenuRigaProps<Riga> {
  stato: MenuRigaStato<Riga>;
  actions: readonly Azione<Riga>[];
  onClose: () => void;
}

const useStyles = makeStyles({
  reason: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  popover: { maxWidth: '340px' },
});

const pointAt = (x: number, y: number) => ({
  getBoundingClientRect: () => ({ x, y, left: x, top: y, right: x, bottom: y, width: 0, height: 0 }),
});

interface VoceProps<Riga> {
  azione: Azione<Riga>;
  context: ActionContext<Riga>;
  giveBack: () => void;
}

function Voce<Riga>({ azione, context, giveBack }: VoceProps<Riga>) {
  const styles = useStyles();
  const reason = azione.disabledReason?.(context) ?? null;
  const keys = useKeys();
  return (
    <MenuItem
      icon={azione.icon}
      disabled={reason !== null}
      secondaryContent={keys ? (azione.shortcut ?? null) : null}
      onClick={() => {
        // What it opens gives the keys back to the cell, not to a menu that is gone.
        giveBack();
        azione.run(context);
      }}
    >
      {azione.label}
      {reason ? <span className={styles.reason}>{reason}</span> : null}
    </MenuItem>
  );
}

/** First what can be done with the cells, then with their rows. */
export function MenuRiga<Riga>({ stato, actions, onClose }: MenuRigaProps<Riga>) {
  const styles = useStyles();
  const giveBack = useGiveBack();
  const { context } = stato;
  const cells = actions.filter(({ dove }) => dove === 'celle');
  const righe = actions.filter(({ dove }) => dove === 'riga' || dove === undefined);
  return (
    <Menu
      open
      hasIcons
      positioning={{ target: pointAt(stato.x, stato.y), position: 'below', align: 'start' }}
      onOpenChange={(_event, { open }) => {
        if (!open) onClose();
      }}
    >
      <MenuPopover className={styles.popover}>
        <MenuList>
          {cells.map((action) => (
            <Voce key={action.id} azione={action} context={context} giveBack={giveBack} />
          ))}
          {cells.length > 0 && righe.length > 0 ? <MenuDivider /> : null}
          {righe.map((action) => (
            <Voce key={action.id} azione={action} context={context} giveBack={giveBack} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
