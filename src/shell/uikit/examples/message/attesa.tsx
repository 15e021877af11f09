import { makeStyles, ProgressBar, Spinner, Text, tokens } from '@fluentui/react-components';
import { PageSkeleton } from '../../../page/page-skeleton.tsx';

const useStyles = makeStyles({
  colonna: { display: 'grid', gap: '20px' },
  cornice: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
  },
  lavoro: { display: 'grid', gap: '6px', maxWidth: '420px' },
  attesa: { justifySelf: 'start' },
});

export function Attesa() {
  const styles = useStyles();
  return (
    <div className={styles.colonna}>
      <div className={styles.cornice}>
        <PageSkeleton />
      </div>
      <div className={styles.lavoro}>
        <ProgressBar value={0.62} aria-label="Invio delle righe" />
        <Text size={200}>Inviate 768 di 1.240 righe</Text>
      </div>
      <Spinner className={styles.attesa} size="tiny" label="Salvataggio…" />
    </div>
  );
}
