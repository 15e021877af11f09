/** The figures of a chart as a table: on the page, or only for screen readers while the chart is there. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { formatImporto } from '#domain/importi.ts';
import { formatIntero } from '#domain/text.ts';
import { spoken } from '#ui/spoken.ts';
import type { DatiGrafico } from '#domain/report/definition.ts';

const useStyles = makeStyles({
  spoken,
  scroll: { overflow: 'auto', maxHeight: '260px' },
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
});

export function Tabella({ dati, soloVoce }: { dati: DatiGrafico; soloVoce: boolean }) {
  const styles = useStyles();
  const { titolo, axis, categorie, series, formato } = dati;
  const shown = (value: number) => (formato === 'importo' ? formatImporto(value) : formatIntero(value));
  return (
    // A narrow window scrolls the table sideways: the keyboard must be able to stand on it.
    <section
      className={soloVoce ? styles.spoken : styles.scroll}
      aria-label={`${titolo}, tabella`}
      {...(soloVoce ? {} : { tabIndex: 0 })}
    >
      <table className={styles.table}>
        <caption className={styles.spoken}>{titolo}</caption>
        <thead>
          <tr>
            <th scope="col">{axis}</th>
            {series.map(({ nome }) => (
              <th key={nome} scope="col">
                {nome}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categorie.map(({ testo }, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={`${testo} ${at}`}>
              <th scope="row">{testo}</th>
              {series.map(({ nome, valori }) => (
                <td key={nome}>{shown(valori[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
