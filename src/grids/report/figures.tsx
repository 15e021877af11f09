/** The figures of the whole report, over its grid; those with rows behind them open them. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatImporto } from '#domain/importi.ts';
import { formatIntero } from '#domain/text.ts';
import type { ReportFigure } from '#domain/report/definition.ts';
import { Apre } from './columns.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px 32px', margin: 0, padding: 0 },
  item: { display: 'grid', gap: '2px', minWidth: 0 },
  name: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
    '@media (max-width: 640px)': { fontSize: tokens.fontSizeBase400 },
  },
  negative: { color: tokens.colorStatusDangerForeground1 },
});

export function Cifre({ cifre }: { cifre: readonly ReportFigure[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.root}>
      {cifre.map(({ nome, valore, formato, apre }) => {
        const testo = formato === 'importo' ? formatImporto(valore) : formatIntero(valore);
        return (
          <div key={nome} className={styles.item}>
            <dt className={styles.name}>{nome}</dt>
            <dd
              className={mergeClasses(styles.value, formato === 'importo' && valore < 0 && styles.negative)}
            >
              {apre && valore !== 0 ? <Apre testo={testo} apre={apre} nome={nome} /> : testo}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
