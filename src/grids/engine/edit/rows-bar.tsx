/** What can be done with the ticked rows, right above the totals: drawn from the same actions as everything else. */
import { Button, makeStyles, tokens, Tooltip } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { Azione, ContestoAzione } from '../action.ts';
import { formatCount } from '#domain/text.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
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

export interface BarraRigheProps<Riga> {
  spuntate: number;
  nomi: readonly [uno: string, molti: string];
  azioni: readonly Azione<Riga>[];
  contesto: () => ContestoAzione<Riga>;
  onDeseleziona: () => void;
}

export function BarraRighe<Riga>({ spuntate, nomi, azioni, contesto, onDeseleziona }: BarraRigheProps<Riga>) {
  const styles = useStyles();
  const [uno, molti] = nomi;
  const now = contesto();
  return (
    <div
      className={styles.root}
      role="toolbar"
      aria-label="Azioni sulle righe spuntate"
      data-testid="barra-righe"
    >
      <span className={styles.count}>{formatCount(spuntate, uno, molti)}</span>
      {azioni.map((azione) => {
        const reason = azione.disabledReason?.(now) ?? null;
        const label =
          azione.id === 'modifica-righe' ? `Modifica ${formatCount(spuntate, uno, molti)}` : azione.label;
        const keys = azione.shortcut === undefined ? label : `${label} (${azione.shortcut})`;
        return (
          <Tooltip key={azione.id} content={reason ?? keys} relationship="description">
            <Button
              className={styles.action}
              size="small"
              appearance="subtle"
              icon={azione.icon}
              disabledFocusable={reason !== null}
              onClick={() => azione.run(contesto())}
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
        onClick={onDeseleziona}
      />
    </div>
  );
}
