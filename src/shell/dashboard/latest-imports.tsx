/** The latest imports as a small ledger: what came in, from when to when, how much, and whether it ties. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Importazione } from '#api/contract/importazioni.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatInteger } from '#domain/text.ts';
import { formatInstant } from './importazioni.ts';
import { QuadraturaBadge } from './quadratura-badge.tsx';
import { cut, quiet } from '#ui/styles.ts';

const useStyles = makeStyles({
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textAlign: 'left',
    '& th, & td': { padding: '0 var(--quadra-spazio-scheda)', fontWeight: tokens.fontWeightRegular },
    '& tr > * + *': { paddingLeft: 0 },
    '& thead th': {
      height: '32px',
      fontSize: tokens.fontSizeBase200,
      color: tokens.colorNeutralForeground3,
    },
    '& tbody th, & tbody td': {
      height: '60px',
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    // A narrow window has room for one column: each import becomes a block.
    '@media (max-width: 720px)': {
      '& thead': { display: 'none' },
      '& tbody tr': {
        display: 'block',
        padding: '12px var(--quadra-spazio-scheda)',
        borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
      },
      '& tbody th, & tbody td': { height: 'auto', padding: 0, borderTopStyle: 'none' },
      '& tbody th': { display: 'block' },
    },
    '& tbody tr:hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  period: { width: '196px', '@media (max-width: 1240px)': { display: 'none' } },
  rows: { width: '84px', '@media (max-width: 900px)': { display: 'none' } },
  amount: { width: '132px', '@media (max-width: 720px)': { display: 'none' } },
  badge: { width: '164px' },
  number: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  end: {
    textAlign: 'right',
    '@media (max-width: 720px)': { display: 'block', textAlign: 'left', marginTop: '6px' },
  },
  clip: cut,
  // Whole, on as many lines as it takes: files of one bank differ at the end.
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet,
});

function Row({ importazione }: { importazione: Importazione }) {
  const styles = useStyles();
  const { nome_file, conto, dal, al, righe, avere, dare, creata_il, quadratura } = importazione;
  const name = nome_file ?? `Importazione ${importazione.id_imp}`;
  return (
    <tr>
      <th scope="row">
        <div className={styles.name}>{name}</div>
        <div className={styles.quiet}>{[conto, formatInstant(creata_il)].filter(Boolean).join(' · ')}</div>
      </th>
      <td className={mergeClasses(styles.period, styles.clip)}>
        {dal && al ? `${formatData(dal)} – ${formatData(al)}` : '–'}
      </td>
      <td className={mergeClasses(styles.rows, styles.number)}>{formatInteger(righe)}</td>
      <td className={mergeClasses(styles.amount, styles.number)}>{formatImporto(avere)}</td>
      <td className={mergeClasses(styles.amount, styles.number)}>{formatImporto(dare)}</td>
      <td className={mergeClasses(styles.badge, styles.end)}>
        <QuadraturaBadge quadratura={quadratura} />
      </td>
    </tr>
  );
}

export function LatestImports({ importazioni }: { importazioni: readonly Importazione[] }) {
  const styles = useStyles();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col" className={styles.period}>
            Periodo
          </th>
          <th scope="col" className={mergeClasses(styles.rows, styles.number)}>
            Righe
          </th>
          <th scope="col" className={mergeClasses(styles.amount, styles.number)}>
            Entrate
          </th>
          <th scope="col" className={mergeClasses(styles.amount, styles.number)}>
            Uscite
          </th>
          <th scope="col" className={mergeClasses(styles.badge, styles.end)}>
            Quadratura
          </th>
        </tr>
      </thead>
      <tbody>
        {importazioni.map((importazione) => (
          <Row key={importazione.id_imp} importazione={importazione} />
        ))}
      </tbody>
    </table>
  );
}
