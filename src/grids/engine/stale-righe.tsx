/** Says that the rows in sight belong to an earlier answer. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { row } from '#ui/styles.ts';

const useStyles = makeStyles({
  message: {
    ...row,
    gap: '4px 12px',
    margin: '0 20px 10px',
    padding: '6px 12px',
    backgroundColor: tokens.colorStatusDangerBackground1,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    borderRadius: tokens.borderRadiusMedium,
    '@media (max-width: 640px)': { margin: '0 12px 10px' },
  },
  text: { flex: '1 1 240px' },
});

export function Stale({ testo, onRetry }: { testo: string; onRetry: () => void }) {
  const styles = useStyles();
  return (
    <div role="alert" className={styles.message}>
      <span className={styles.text}>Le righe qui sotto sono quelle di prima. {testo}</span>
      <Button size="small" onClick={onRetry}>
        Riprova
      </Button>
    </div>
  );
}
