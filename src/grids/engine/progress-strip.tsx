/** How far a long work is, on one line under the grid, with the way to stop it. */
import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { line } from '#ui/styles.ts';

const useStyles = makeStyles({
  root: {
    ...line,
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

interface ProgressStripProps {
  testId: string;
  /** The name of the bar, for screen readers. */
  label: string;
  text: string;
  /** Rows done of all rows; null while nothing can be counted. */
  progress: { fatte: number; totale: number } | null;
  onAnnul: () => void;
}

export function ProgressStrip({ testId, label, text, progress, onAnnul }: ProgressStripProps) {
  const styles = useStyles();
  return (
    <output className={styles.root} data-testid={testId}>
      <span className={styles.text}>{text}</span>
      <ProgressBar
        className={styles.bar}
        aria-label={label}
        {...(progress && { value: progress.totale === 0 ? 0 : progress.fatte / progress.totale })}
      />
      <Button size="small" onClick={onAnnul}>
        Annulla
      </Button>
    </output>
  );
}
