/** Bars beside names, every bar with its figure, in as many columns as there is room for: no higher than a drawing. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatInteger } from '#domain/text.ts';
import type { ChartData } from '#domain/report/definition.ts';
import { formatFigure } from '../words.ts';
import { HEIGHT } from './drawing.tsx';

/** Pixels between bars, of one bar with its figure, and the least that a name with its bars takes across. */
const DISTANCE = 6;
const SLASH = 18;
const LARGHEZZA = 340;

/** How many stand side by side, and how many names have their place: the last one of them tells of the others. */
export function computeBarLayout(count: number, series: number, width: number) {
  const colonne = Math.max(1, Math.floor(width / LARGHEZZA));
  const places = colonne * Math.max(1, Math.floor(HEIGHT / (series * SLASH + DISTANCE)));
  return { colonne, mostrate: count <= places ? count : places - 1 };
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: `${DISTANCE}px 24px`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
  },
  one: {
    display: 'grid',
    gridTemplateColumns: 'minmax(80px, 2fr) minmax(60px, 3fr)',
    gap: '12px',
    alignItems: 'center',
    minWidth: 0,
  },
  others: { color: tokens.colorNeutralForeground3 },
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

export function Bars({ dati, larghezza }: { dati: ChartData; larghezza: number }) {
  const { categories, series, formato } = dati;
  const styles = useStyles();
  const { colonne, mostrate } = computeBarLayout(categories.length, series.length, larghezza);
  const most = Math.max(1, ...series.flatMap(({ valori }) => valori.map((value) => Math.abs(value))));
  return (
    <div
      className={styles.root}
      style={{ gridTemplateColumns: `repeat(${colonne}, minmax(0, 1fr))` }}
      aria-hidden
    >
      {categories.slice(0, mostrate).map(({ testo }, at) => (
        // Two conti may have one name: the place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${testo} ${at}`} className={styles.one}>
          <span className={styles.name} title={testo}>
            {testo}
          </span>
          <span className={styles.bars}>
            {series.map(({ nome, valori }, which) => {
              const value = valori[at] ?? 0;
              return (
                <span key={nome} className={styles.line}>
                  <span
                    className={mergeClasses(styles.bar, which === 0 ? styles.first : styles.second)}
                    style={{ width: `${(Math.abs(value) / most) * 100}%` }}
                  />
                  <span className={styles.value}>{formatFigure(formato, value)}</span>
                </span>
              );
            })}
          </span>
        </div>
      ))}
      {mostrate < categories.length ? (
        <span className={styles.others}>
          e altre {formatInteger(categories.length - mostrate)}: nella tabella
        </span>
      ) : null}
    </div>
  );
}
