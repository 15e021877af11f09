/** What can be done with the ticked rows, right above the totals: drawn from the same actions as everything else. */
import { Button, makeStyles, tokens, Tooltip } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { Azione, ActionContext } from '../action.ts';
import { formatCount } from '#domain/text.ts';
import { row } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: {
    ...row,
    gap: '4px',
    flexShrink: 0,
    padding: '4px 20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorBrandBackground2,
    '@media (max-width: 640px)': { padding: '4px 12px' },
  },
  count: { marginRight: '8px', fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  action: { whiteSpace: 'nowrap', minWidth: 'auto' },
  close: { marginLeft: 'auto', minWidth: 'auto' },
});

export interface RowsBarProps<Riga> {
  ticked: number;
  nomi: readonly [uno: string, molti: string];
  actions: readonly Azione<Riga>[];
  context: () => ActionContext<Riga>;
  onDeselect: () => void;
}

export function RowsBar<Riga>({ ticked, nomi, actions, context, onDeselect }: RowsBarProps<Riga>) {
  const styles = useStyles();
  const [one, many] = nomi;
  const now = context();
  return (
    <div
      className={styles.root}
      role="toolbar"
      aria-label="Azioni sulle righe spuntate"
      data-testid="barra-righe"
    >
      <span className={styles.count}>{formatCount(ticked, one, many)}</span>
      {actions.map((action) => {
        const reason = action.disabledReason?.(now) ?? null;
        const label =
          action.id === 'modifica-righe' ? `Modifica ${formatCount(ticked, one, many)}` : action.label;
        const keys = action.shortcut === undefined ? label : `${label} (${action.shortcut})`;
        return (
          <Tooltip key={action.id} content={reason ?? keys} relationship="description">
            <Button
              className={styles.action}
              size="small"
              appearance="subtle"
              icon={action.icon}
              disabledFocusable={reason !== null}
              onClick={() => action.run(context())}
            >
              {label}
            </Button>
          </Tooltip>
        );
      })}
      <Button
        className={styles.close}
        size="small"
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label="Togli tutte le spunte"
        onClick={onDeselect}
      />
    </div>
  );
}
