/** The figures of a chart as a table: on the page, or only for screen readers while the chart is there. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { spoken } from '../styles.ts';

const useStyles = makeStyles({
  spoken,
  scroll: { overflow: 'auto' },
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

interface FiguresTableProps {
  /** The title of the chart. */
  name: string;
  caption: string;
  /** The headings, that of the first column among them. */
  columns: readonly string[];
  /** For each row its heading, then its figures. */
  rows: readonly (readonly string[])[];
  spokenOnly: boolean;
  className?: string | undefined;
}

export function FiguresTable({ name, caption, columns, rows, spokenOnly, className }: FiguresTableProps) {
  const styles = useStyles();
  return (
    // A narrow window scrolls the table sideways: the keyboard must be able to stand on it.
    <section
      className={spokenOnly ? styles.spoken : mergeClasses(styles.scroll, className)}
      aria-label={`${name}, tabella`}
      {...(spokenOnly ? {} : { tabIndex: 0 })}
    >
      <table className={styles.table}>
        <caption className={styles.spoken}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...figures], at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              <th scope="row">{heading}</th>
              {figures.map((figure, column) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
