/** Under an answer: the file's own rows as they would read, and what they would mean for the balance. */
import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import type { ProvaRisposta } from '../cell/questions.ts';
import { formatRighe } from './words.ts';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground1,
    '& td': {
      padding: '3px 4px',
      verticalAlign: 'top',
      borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    },
  },
  data: { width: '80px', whiteSpace: 'nowrap' },
  // Two lines at most: on a phone one holds a name and nothing of what it was for.
  testo: {
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
  },
  manca: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  importo: { width: '92px', textAlign: 'right', whiteSpace: 'nowrap' },
  uscita: { color: tokens.colorStatusDangerForeground1 },
  esito: { display: 'flex', flexDirection: 'column', color: tokens.colorNeutralForeground2 },
  quadra: { color: tokens.colorStatusSuccessForeground1 },
  rotto: { color: tokens.colorStatusDangerForeground1 },
});

const withSign = (cents: number): string => `${cents > 0 ? '+' : ''}${formatImporto(cents)}`;

/** Of how many estratti the change is written out. */
const WRITTEN = 4;

/** What the rows come to: each account by itself. */
function changes({ natura, cambi, entrate, uscite }: ProvaRisposta): string {
  if (natura === 'partita') return `In tutto ${withSign(entrate + uscite)}`;
  if (cambi.length < 2) return `Il saldo cambia di ${withSign(entrate + uscite)}`;
  const others = cambi.length - WRITTEN;
  const written = cambi.slice(0, WRITTEN).map((cents) => withSign(cents));
  if (others > 0) return `I saldi di ${cambi.length} estratti cambiano di ${written.join('; ')}…`;
  return `I saldi dei ${cambi.length} estratti cambiano di ${written.slice(0, -1).join('; ')} e ${written.at(-1)}`;
}

function saldi({ natura, esito, differenza }: ProvaRisposta): string {
  if (esito === 'quadra') return 'I saldi del file tornano';
  if (esito === 'non_verificabile')
    return natura === 'partita'
      ? 'Il file non ha totali che lo provino'
      : 'Il file non ha saldi che lo provino';
  return `I saldi del file non tornano${differenza === null ? '' : `: differenza ${formatImporto(differenza)}`}`;
}

export function Prova({ prova, nome }: { prova: ProvaRisposta; nome: string }) {
  const styles = useStyles();
  const { natura, righe, quante, entrate, uscite, esito } = prova;
  const [inside, outside] = natura === 'partita' ? ['Da incassare', 'Da pagare'] : ['Entrate', 'Uscite'];
  return (
    <>
      <table className={styles.table} aria-label={`Righe del file: ${nome}`}>
        <tbody>
          {righe.map(({ riga, data, descrizione, ragione_sociale, importo }) => (
            <tr key={riga}>
              <td className={styles.data}>{formatData(data)}</td>
              <td title={descrizione}>
                {natura === 'partita' && (
                  <span className={mergeClasses(styles.testo, ragione_sociale === null && styles.manca)}>
                    {ragione_sociale ?? 'senza nome'}
                  </span>
                )}
                <span className={styles.testo}>{descrizione}</span>
              </td>
              <td className={mergeClasses(styles.importo, importo < 0 && styles.uscita)}>
                {withSign(importo)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <span className={styles.esito}>
        <Text size={200}>
          {quante > righe.length ? 'In tutto ' : ''}
          {formatRighe(quante)} · {inside} {formatImporto(entrate)} · {outside} {formatImporto(uscite)}
        </Text>
        <Text size={200} weight="semibold">
          {changes(prova)}
        </Text>
        <Text
          size={200}
          className={mergeClasses(
            esito === 'quadra' && styles.quadra,
            esito === 'non_quadra' && styles.rotto,
          )}
        >
          {saldi(prova)}
        </Text>
      </span>
    </>
  );
}
