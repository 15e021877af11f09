/** The balance of every conto, and of all those in euro. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import type { Riepilogo } from '#api/contract/riepilogo.ts';
import { formatData } from '#domain/date.ts';
import { quiet } from '#ui/styles.ts';
import { toEstrattoConto } from '../links.ts';
import { formatValuta } from '../valuta.ts';
import { describeTotal, sumSaldi } from './summary.ts';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 16px',
    padding: '9px var(--quadra-spazio-scheda)',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: 'inherit',
    textDecorationLine: 'none',
    outlineStyle: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { boxShadow: `inset 0 0 0 2px ${tokens.colorStrokeFocus2}` },
  },
  total: { fontWeight: tokens.fontWeightSemibold, ':hover': { backgroundColor: 'transparent' } },
  // Whole, on as many lines as it takes: two accounts of one bank differ at the end.
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  amount: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  negative: { color: tokens.colorStatusDangerForeground1 },
  quiet,
  none: { margin: 0, padding: '0 var(--quadra-spazio-scheda) 20px', color: tokens.colorNeutralForeground2 },
});

export function Saldi({ conti }: { conti: Riepilogo['conti'] }) {
  const styles = useStyles();
  if (conti.length === 0)
    return <p className={styles.none}>Il primo conto nasce con il primo estratto conto.</p>;
  return (
    <ul className={styles.list}>
      {conti.map(({ id_conto, nome, banca, divisa, saldo, aggiornato_al }) => (
        <li key={id_conto}>
          <Link className={styles.row} to={toEstrattoConto({ id_conto })}>
            <span className={styles.name}>{nome}</span>
            <span className={mergeClasses(styles.amount, saldo < 0 && styles.negative)}>
              {formatValuta(saldo, divisa)}
            </span>
            <span className={mergeClasses(styles.name, styles.quiet)}>{banca ?? 'Banca non indicata'}</span>
            <span className={mergeClasses(styles.amount, styles.quiet)}>
              {aggiornato_al === null ? 'nessun movimento' : `al ${formatData(aggiornato_al)}`}
            </span>
          </Link>
        </li>
      ))}
      {conti.length > 1 ? (
        <li className={mergeClasses(styles.row, styles.total)}>
          <span>{describeTotal(conti)}</span>
          <span className={styles.amount}>{formatValuta(sumSaldi(conti))}</span>
        </li>
      ) : null}
    </ul>
  );
}
