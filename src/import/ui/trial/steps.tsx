/** The steps of a test, one under the other, each with what it found, why, and its time. */
import { Caption1, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleFilled, ErrorCircleFilled, WarningFilled } from '@fluentui/react-icons';
import type { PassoLettura } from '../../read-file/explain.ts';
import { framed } from '#ui/styles.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px' },
  item: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    gap: '2px 12px',
    padding: '10px 14px',
    ...framed,
  },
  icon: { display: 'flex', fontSize: '20px', paddingTop: '1px' },
  bene: { color: tokens.colorStatusSuccessForeground1 },
  avviso: { color: tokens.colorStatusWarningForeground1 },
  male: { color: tokens.colorStatusDangerForeground1 },
  words: { overflowWrap: 'anywhere' },
  title: { marginRight: '8px' },
  why: {
    margin: '4px 0 0',
    paddingLeft: '18px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  time: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

const ICONE = {
  bene: <CheckmarkCircleFilled aria-label="Riuscito" />,
  avviso: <WarningFilled aria-label="Da guardare" />,
  male: <ErrorCircleFilled aria-label="Non riuscito" />,
} as const;

const times = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });

export function Steps({ steps }: { steps: readonly PassoLettura[] }) {
  const styles = useStyles();
  return (
    <ol className={styles.list} aria-label="Passi della prova">
      {steps.map(({ id, titolo, testo, perche, esito, millisecondi }) => (
        <li key={id} className={styles.item} data-passo={id}>
          <span className={mergeClasses(styles.icon, styles[esito])}>{ICONE[esito]}</span>
          <div className={styles.words}>
            <Text weight="semibold" className={styles.title}>
              {titolo}
            </Text>
            <Text>{testo}</Text>
            {perche.length > 0 ? (
              <ul className={styles.why}>
                {perche.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            ) : null}
          </div>
          <Caption1 className={styles.time}>{times.format(millisecondi)} ms</Caption1>
        </li>
      ))}
    </ol>
  );
}
