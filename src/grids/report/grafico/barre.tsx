/** Bars beside names: the longest names have room, and every bar says its figure. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatImporto } from '#domain/importi.ts';
import { formatIntero } from '#domain/testo.ts';
import type { DatiGrafico } from '#domain/report/definizione.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(80px, 240px) minmax(60px, 1fr)',
    gap: '6px 12px',
    alignItems: 'center',
    fontSize: tokens.fontSizeBase200,
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', textAlign: 'right' },
  bars: { display: 'grid', gap: '2px' },
  line: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  bar: { height: '10px', borderRadius: '2px', minWidth: '1px', flex: '0 1 auto' },
  first: { backgroundColor: tokens.colorCompoundBrandBackground },
  // Another texture, not only another colour.
  second: {
    backgroundImage: `repeating-linear-gradient(45deg, ${tokens.colorNeutralForeground3} 0 3px, transparent 3px 5px)`,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralForeground3}`,
  },
  value: {
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    flex: '0 0 auto',
  },
});

/** What the bars of a series look like. */
export function Campione({ which }: { which: number }) {
  const styles = useStyles();
  return (
    <span
      className={mergeClasses(styles.bar, which === 0 ? styles.first : styles.second)}
      style={{ width: '14px' }}
    />
  );
}

export function Barre({ dati: { categorie, serie, formato } }: { dati: DatiGrafico }) {
  const styles = useStyles();
  const most = Math.max(1, ...serie.flatMap(({ valori }) => valori.map((valore) => Math.abs(valore))));
  const shown = (valore: number) => (formato === 'importo' ? formatImporto(valore) : formatIntero(valore));
  return (
    <div className={styles.root} aria-hidden>
      {categorie.map(({ testo }, at) => (
        // Two conti may have one name: the place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${testo} ${at}`} style={{ display: 'contents' }}>
          <span className={styles.name} title={testo}>
            {testo}
          </span>
          <span className={styles.bars}>
            {serie.map(({ nome, valori }, which) => {
              const valore = valori[at] ?? 0;
              return (
                <span key={nome} className={styles.line}>
                  <span
                    className={mergeClasses(styles.bar, which === 0 ? styles.first : styles.second)}
                    style={{ width: `${(Math.abs(valore) / most) * 100}%` }}
                  />
                  <span className={styles.value}>{shown(valore)}</span>
                </span>
              );
            })}
          </span>
        </div>
      ))}
    </div>
  );
}
