/** Shown while a selection waits for rows that the page does not hold: how many there are, and a way to stop. */
import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import type { RangeReading } from './range/righe-by-place.ts';
import { formatIntero } from '#domain/text.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    flexShrink: 0,
    padding: '6px 20px',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  bar: { flex: '1 1 80px' },
  text: { whiteSpace: 'nowrap' },
});

export function LetturaRighe({ lettura: { fatte, totale, annulla } }: { lettura: RangeReading }) {
  const styles = useStyles();
  return (
    <output className={styles.root} data-testid="lettura-righe">
      <span
        className={styles.text}
      >{`Righe della selezione: ${formatIntero(fatte)} di ${formatIntero(totale)}`}</span>
      <ProgressBar
        className={styles.bar}
        aria-label="Lettura delle righe della selezione"
        value={totale === 0 ? 0 : fatte / totale}
      />
      <Button size="small" onClick={annulla}>
        Annulla
      </Button>
    </output>
  );
}
