/** What would be accepted, one line a proposal: a line that is taken off is left as it is. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckboxCheckedFilled, CheckboxUncheckedRegular } from '@fluentui/react-icons';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { VirtualList } from '#ui/virtual-list.tsx';
import { formatPercent } from './score.tsx';

const ALTEZZA = 44;

const useStyles = makeStyles({
  // A long list takes what the window has; a short one what it needs.
  list: {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  line: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '8px',
    width: '100%',
    height: `${ALTEZZA}px`,
    padding: '0 12px 0 8px',
    border: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  mark: { fontSize: '20px', lineHeight: 0, color: tokens.colorBrandForeground1 },
  text: { minWidth: 0, lineHeight: tokens.lineHeightBase200 },
  cut: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  right: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  off: { '& > span:not(:first-child)': { opacity: 0.6, textDecorationLine: 'line-through' } },
});

export interface ElencoAccettaProps {
  proposte: readonly PropostaWire[];
  righe: ReadonlyMap<number, RigaEstratto>;
  /** Movimenti that were taken off. */
  esclusi: ReadonlySet<number>;
  onCambia: (proposta: PropostaWire) => void;
}

/** Whom it is of and which documents it closes; of two movimenti, the other one. */
function describePartite(
  { partite, movimenti }: PropostaWire,
  righe: ReadonlyMap<number, RigaEstratto>,
): string {
  const rows = partite.flatMap(({ id }) => righe.get(id) ?? []);
  if (rows.length === 0) return righe.get(movimenti[1] ?? -1)?.descrizione ?? 'Due movimenti';
  const nomi = [...new Set(rows.map(({ ragione_sociale }) => ragione_sociale ?? ''))].filter(Boolean);
  const numeri = rows.map(({ numero_documento }) => numero_documento ?? '').filter(Boolean);
  return [nomi.join(', '), numeri.join(', ')].filter(Boolean).join(' · ');
}

export function ElencoAccetta({ proposte, righe, esclusi, onCambia }: ElencoAccettaProps) {
  const styles = useStyles();
  const visibili = Math.max(1, Math.min(proposte.length, 8));
  return (
    <div style={{ height: visibili * ALTEZZA, display: 'grid' }}>
      <VirtualList
        etichetta="Che cosa si accetta"
        className={styles.list}
        voci={proposte}
        chiave={({ numero }) => numero}
        altezza={ALTEZZA}
        renderVoce={(proposta) => {
          const riga = righe.get(proposta.movimenti[0] ?? -1);
          const tolta = proposta.movimenti.some((id) => esclusi.has(id));
          return (
            <button
              type="button"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the whole line is pressed, not a box in it
              role="checkbox"
              aria-checked={!tolta}
              className={mergeClasses(styles.line, tolta && styles.off)}
              onClick={() => onCambia(proposta)}
            >
              <span className={styles.mark} aria-hidden>
                {tolta ? <CheckboxUncheckedRegular /> : <CheckboxCheckedFilled />}
              </span>
              <span className={styles.text}>
                <span className={styles.cut} title={riga?.descrizione}>
                  {riga?.descrizione}
                </span>
                <span className={mergeClasses(styles.cut, styles.quiet)}>
                  {describePartite(proposta, righe)}
                </span>
              </span>
              <span className={styles.right}>
                <span className={styles.cut}>{riga ? formatImporto(riga.importo) : ''}</span>
                <span className={mergeClasses(styles.cut, styles.quiet)}>
                  {riga ? formatData(riga.data) : ''} · {formatPercent(proposta.punteggio)}
                </span>
              </span>
            </button>
          );
        }}
      />
    </div>
  );
}
