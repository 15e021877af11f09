/** The outline of a page while it loads: a title, a toolbar, rows. */
import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px', padding: '24px' },
  title: { width: 'min(240px, 60%)' },
  rows: { display: 'grid', gap: '10px', marginTop: '8px' },
});

export function PageSkeleton() {
  const styles = useStyles();
  return (
    <Skeleton className={styles.root} aria-label="Caricamento della pagina">
      <SkeletonItem className={styles.title} size={28} />
      <SkeletonItem size={32} />
      <div className={styles.rows}>
        {ROWS.map((row) => (
          <SkeletonItem key={row} size={20} />
        ))}
      </div>
    </Skeleton>
  );
}
