/** The partite of one day, each leading to its row. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import type { Notifica } from '#api/contract/estratto-conto.ts';
import { toPartita } from '../links.ts';
import { formatValuta } from '../valuta.ts';
import { cut, quiet } from '#ui/styles.ts';

export const useGroupStyles = makeStyles({
  group: { paddingBottom: '8px' },
  head: {
    ...quiet,
    display: 'flex',
    justifyContent: 'space-between',
    margin: 0,
    padding: '6px 8px 4px',
    fontWeight: tokens.fontWeightSemibold,
  },
  count: { fontWeight: tokens.fontWeightRegular, fontVariantNumeric: 'tabular-nums' },
  list: { listStyle: 'none', margin: 0, padding: 0 },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 12px',
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    outlineStyle: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { boxShadow: `inset 0 0 0 2px ${tokens.colorStrokeFocus2}` },
  },
  name: {
    ...cut,
    fontWeight: tokens.fontWeightSemibold,
  },
  amount: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  negative: { color: tokens.colorStatusDangerForeground1 },
  quiet,
  none: { margin: 0, padding: '4px 8px 8px', color: tokens.colorNeutralForeground3 },
});

function Voce({ notifica, onChoice }: { notifica: Notifica; onChoice: () => void }) {
  const styles = useGroupStyles();
  const { ragione_sociale, residuo, divisa, numero_documento } = notifica;
  return (
    <li>
      <Link to={toPartita(notifica)} className={styles.item} onClick={onChoice}>
        <span className={styles.name} title={ragione_sociale}>
          {ragione_sociale}
        </span>
        <span className={mergeClasses(styles.amount, residuo < 0 && styles.negative)}>
          {formatValuta(residuo, divisa)}
        </span>
        <span className={styles.quiet}>{numero_documento ?? 'Senza numero'}</span>
        <span className={mergeClasses(styles.amount, styles.quiet)}>
          {residuo < 0 ? 'da pagare' : 'da incassare'}
        </span>
      </Link>
    </li>
  );
}

interface GruppoProps {
  titolo: 'Ieri' | 'Oggi' | 'Domani';
  notifiche: readonly Notifica[];
  onChoice: () => void;
}

export function Gruppo({ titolo, notifiche, onChoice }: GruppoProps) {
  const styles = useGroupStyles();
  return (
    <section className={styles.group} aria-label={titolo}>
      <h3 className={styles.head}>
        {titolo}
        {notifiche.length > 0 ? <span className={styles.count}>{notifiche.length}</span> : null}
      </h3>
      {notifiche.length === 0 ? (
        <p className={styles.none}>Nessuna scadenza</p>
      ) : (
        <ul className={styles.list}>
          {notifiche.map((notification) => (
            <Voce key={notification.id} notifica={notification} onChoice={onChoice} />
          ))}
        </ul>
      )}
    </section>
  );
}
