/** What stands where a face of the page will be: while its code comes, and while it reads what it shows first. */
import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '16px',
    padding: '4px 20px 24px',
    '@media (max-width: 640px)': { padding: '4px 12px 20px' },
  },
  title: { maxWidth: '320px' },
});

export function Waiting() {
  const styles = useStyles();
  return (
    <Skeleton className={styles.root} aria-label="Caricamento">
      <SkeletonItem className={styles.title} size={32} />
      <SkeletonItem size={128} />
    </Skeleton>
  );
}
