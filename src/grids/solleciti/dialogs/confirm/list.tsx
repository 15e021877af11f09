/** The letters, one beside its tick: press one to read it. */
import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatImporto } from '#domain/importi.ts';
import { formatCount } from '#domain/text.ts';
import { type SollecitoDraft, explainNotSendable } from './state.ts';
import { plainList, column } from '#ui/styles.ts';

const useStyles = makeStyles({
  list: {
    ...plainList,
    ...column,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    '@media (max-width: 860px)': { maxHeight: '220px', overflowY: 'auto' },
  },
  item: {
    display: 'flex',
    alignItems: 'flex-start',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  chosen: { backgroundColor: tokens.colorBrandBackground2 },
  button: {
    display: 'grid',
    flexGrow: 1,
    minWidth: 0,
    gap: '2px',
    padding: '8px 12px 8px 0',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  name: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    fontWeight: tokens.fontWeightSemibold,
  },
  amount: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  small: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  wrong: { fontSize: tokens.fontSizeBase200, color: tokens.colorStatusDangerForeground1 },
});

interface LettereListProps {
  drafts: readonly SollecitoDraft[];
  scelta: string;
  onChoose: (key: string) => void;
  onChange: (key: string, patch: Partial<SollecitoDraft>) => void;
}

export function Elenco({ drafts, scelta, onChoose, onChange }: LettereListProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label="Solleciti pronti">
      {drafts.map((draft) => {
        const { chiave, lettera, included, destinatario, out } = draft;
        const own = lettera.partite.filter(({ id }) => !out.has(id));
        const why = included ? explainNotSendable(draft) : null;
        return (
          <li key={chiave} className={mergeClasses(styles.item, chiave === scelta && styles.chosen)}>
            <Checkbox
              checked={included}
              aria-label={`Invia a ${lettera.ragione_sociale}`}
              onChange={(_event, { checked }) => onChange(chiave, { included: checked === true })}
            />
            <button
              type="button"
              className={styles.button}
              aria-pressed={chiave === scelta}
              onClick={() => onChoose(chiave)}
            >
              <span className={styles.name}>
                <span>{lettera.ragione_sociale}</span>
                <span className={styles.amount}>
                  {formatImporto(own.reduce((sum, { residuo }) => sum + residuo, 0))}
                  {lettera.divisa === 'EUR' ? '' : ` ${lettera.divisa}`}
                </span>
              </span>
              <span className={styles.small}>
                {lettera.numero}. {lettera.livello} · {formatCount(own.length, 'partita', 'partite')} · da{' '}
                {formatCount(lettera.giorni, 'giorno', 'giorni')}
              </span>
              {why === null ? (
                <span className={styles.small}>{destinatario}</span>
              ) : (
                <span className={styles.wrong}>{why}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
