import { Image, makeStyles, tokens } from '@fluentui/react-components';
import { Logo } from '../../../logo.tsx';

const useStyles = makeStyles({
  riga: { display: 'flex', flexWrap: 'wrap', gap: '16px' },
  fondo: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '180px',
    minHeight: '96px',
    padding: '0 20px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  velato: { backgroundColor: tokens.colorNeutralBackground3 },
});

export function Marchio() {
  const styles = useStyles();
  return (
    <div className={styles.riga}>
      <div className={styles.fondo}>
        <Logo />
      </div>
      <div className={`${styles.fondo} ${styles.velato}`}>
        <Image src="/quadra.svg" alt="Il segno di Quadra da solo" width={56} height={56} />
      </div>
    </div>
  );
}
