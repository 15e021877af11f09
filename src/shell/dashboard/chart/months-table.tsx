/** The figures of the chart as a table: on the page, or only for screen readers while the chart is there. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { Riepilogo } from '#api/contract/riepilogo.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { spoken as hidden } from '#ui/spoken.ts';
import { formatMeseName } from '../summary.ts';

const useStyles = makeStyles({
  spoken: hidden,
  scroll: { overflowX: 'auto' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    fontSize: tokens.fontSizeBase200,
    '& th, & td': { padding: '5px 0 5px 12px', fontWeight: tokens.fontWeightRegular, whiteSpace: 'nowrap' },
    '& th:first-child': { textAlign: 'left', paddingLeft: 0 },
    '& thead th': { color: tokens.colorNeutralForeground3 },
    '& tbody tr': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  caption: hidden,
});

export function TabellaMesi({ mesi, spoken }: { mesi: Riepilogo['mesi']; spoken: boolean }) {
  const styles = useStyles();
  return (
    // A narrow window scrolls the table sideways: the keyboard must be able to stand on it.
    <section
      className={spoken ? styles.spoken : styles.scroll}
      aria-label="Incassi e pagamenti, 12 mesi, tabella"
      {...(spoken ? {} : { tabIndex: 0 })}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>Incassi e pagamenti di ogni mese, in euro</caption>
        <thead>
          <tr>
            <th scope="col">Mese</th>
            <th scope="col">Incassi</th>
            <th scope="col">Pagamenti</th>
            <th scope="col">Differenza</th>
          </tr>
        </thead>
        <tbody>
          {mesi.map(({ mese, avere, dare }) => (
            <tr key={mese}>
              <th scope="row">
                {formatMeseName(mese)} {mese.slice(0, 4)}
              </th>
              <td>{formatImporto(avere)}</td>
              <td>{formatImporto(dare)}</td>
              <td>{formatImporto(sumCentesimi([avere, dare]))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
