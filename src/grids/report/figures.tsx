/** The figures of the whole report, in the row over its grid; those with rows behind them open them. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReportFigure } from '#domain/report/definition.ts';
import { Opens } from './columns.tsx';
import { formatFigure } from './words.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 18px',
    margin: 0,
    padding: 0,
    '@media (max-width: 640px)': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2px 18px' },
  },
  before: { opacity: '0.55', transitionProperty: 'opacity', transitionDelay: '150ms' },
  item: { display: 'grid', minWidth: 0 },
  name: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    whiteSpace: 'nowrap',
  },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
  },
  negative: { color: tokens.colorStatusDangerForeground1 },
});

interface FiguresProps {
  figures: readonly ReportFigure[];
  /** They answer the question before, until those that are asked for are here. */
  waits: boolean;
}

export function Figures({ figures, waits }: FiguresProps) {
  const styles = useStyles();
  return (
    <dl className={mergeClasses(styles.root, waits && styles.before)} aria-busy={waits}>
      {figures.map(({ nome, valore, formato, opens }) => {
        const text = formatFigure(formato, valore);
        return (
          <div key={nome} className={styles.item}>
            <dt className={styles.name}>{nome}</dt>
            <dd
              className={mergeClasses(styles.value, formato === 'importo' && valore < 0 && styles.negative)}
            >
              {opens && valore !== 0 ? <Opens testo={text} opens={opens} nome={nome} /> : text}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
