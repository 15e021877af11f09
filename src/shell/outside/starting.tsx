/** The moment before the first page: the mark, appearing only when the moment lasts. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { Logo } from '../logo.tsx';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    placeItems: 'center',
    height: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  mark: {
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '200ms',
    animationDelay: '150ms',
    animationFillMode: 'both',
  },
});

export function Starting() {
  const styles = useStyles();
  return (
    <output className={styles.root} aria-label="Avvio di Quadra">
      <div className={styles.mark}>
        <Logo size={32} />
      </div>
    </output>
  );
}
