/** The latest imports as a small ledger: what came in, from when to when, how much, and whether it ties. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { Importazione } from '#api/contract/importazioni.ts';
import { formatData } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { formatIstante, formatRighe } from './importazioni.ts';
import { QuadraturaBadge } from './quadratura-badge.tsx';

const useStyles = makeStyles({
  list: { listStyle: 'none', margin: 0, padding: 0 },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 190px 148px 148px 150px',
    alignItems: 'center',
    gap: '4px 20px',
    padding: '14px 20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: 'tabular-nums',
    '@media (max-width: 1180px)': { gridTemplateColumns: 'minmax(0, 1fr) 132px 132px 150px' },
    '@media (max-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '14px 16px' },
  },
  name: { fontWeight: tokens.fontWeightSemibold, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  period: { '@media (max-width: 1180px)': { display: 'none' } },
  amount: { textAlign: 'right', '@media (max-width: 720px)': { display: 'none' } },
  badge: { justifySelf: 'end', whiteSpace: 'nowrap' },
});

function Period({ dal, al }: Pick<Importazione, 'dal' | 'al'>) {
  const styles = useStyles();
  return (
    <div className={styles.period}>
      <div className={styles.quiet}>Periodo</div>
      {dal && al ? `${formatData(dal)} – ${formatData(al)}` : '–'}
    </div>
  );
}

export function LatestImports({ importazioni }: { importazioni: readonly Importazione[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {importazioni.map((importazione) => (
        <li key={importazione.id_imp} className={styles.item}>
          <div>
            <div className={styles.name} title={importazione.nome_file ?? ''}>
              {importazione.nome_file ?? `Importazione ${importazione.id_imp}`}
            </div>
            <div className={styles.quiet}>
              {[importazione.conto, formatRighe(importazione.righe), formatIstante(importazione.creata_il)]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </div>
          <Period dal={importazione.dal} al={importazione.al} />
          <div className={styles.amount}>
            <div className={styles.quiet}>Entrate</div>
            {formatImporto(importazione.avere)}
          </div>
          <div className={styles.amount}>
            <div className={styles.quiet}>Uscite</div>
            {formatImporto(importazione.dare)}
          </div>
          <div className={styles.badge}>
            <QuadraturaBadge quadratura={importazione.quadratura} />
          </div>
        </li>
      ))}
    </ul>
  );
}
