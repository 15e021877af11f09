/** What Quadra is, for someone who has never seen it. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular, ArrowUndoRegular, CheckmarkCircleRegular } from '@fluentui/react-icons';
import { ButtonLink } from '../page/button-link.tsx';
import { paths } from '../paths.ts';
import { FullPage } from './full-page.tsx';

const PROMISES = [
  {
    icon: <ArrowUploadRegular />,
    title: 'Legge i file delle banche',
    text: 'Trascini l’estratto conto e Quadra ne riconosce colonne, date e segni. Quello che è dubbio lo chiede, non lo indovina.',
  },
  {
    icon: <CheckmarkCircleRegular />,
    title: 'Prova che i conti tornino',
    text: 'Saldo iniziale più righe uguale saldo finale, al centesimo. Se non torna, dice a quale riga.',
  },
  {
    icon: <ArrowUndoRegular />,
    title: 'Lascia tornare indietro',
    text: 'Ogni importazione si annulla intera, ogni numero risale al file e alla riga da cui viene.',
  },
];

const useStyles = makeStyles({
  root: { display: 'grid', gap: '48px', maxWidth: '1040px', margin: '0 auto', padding: '8vh 24px 64px' },
  hero: { display: 'grid', gap: '20px', justifyItems: 'start' },
  title: {
    margin: 0,
    maxWidth: '14em',
    fontSize: 'clamp(34px, 5vw, 56px)',
    lineHeight: 1.06,
    fontWeight: 640,
    letterSpacing: '-0.035em',
    textWrap: 'balance',
  },
  text: {
    margin: 0,
    maxWidth: '56ch',
    fontSize: '17px',
    lineHeight: 1.6,
    color: tokens.colorNeutralForeground2,
  },
  promises: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: '28px',
    listStyle: 'none',
    margin: 0,
    padding: '32px 0 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  icon: { fontSize: '26px', color: tokens.colorBrandForeground1, lineHeight: 1 },
  subtitle: { margin: '10px 0 6px', fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  paragraph: { margin: 0, lineHeight: 1.6, color: tokens.colorNeutralForeground2 },
});

export function LandingPage() {
  const styles = useStyles();
  return (
    <FullPage>
      <div className={styles.root}>
        <div className={styles.hero}>
          <h1 className={styles.title}>Il banco di lavoro dello studio contabile</h1>
          <p className={styles.text}>
            Gli estratti conto entrano come file, ogni euro trova il suo posto, il risultato esce in Excel.
            Veloce, dimostrabile, annullabile.
          </p>
          <ButtonLink to={paths.app} appearance="primary" size="large">
            Apri Quadra
          </ButtonLink>
        </div>
        <ul className={styles.promises}>
          {PROMISES.map(({ icon, title, text }) => (
            <li key={title}>
              <span className={styles.icon} aria-hidden>
                {icon}
              </span>
              <h2 className={styles.subtitle}>{title}</h2>
              <p className={styles.paragraph}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </FullPage>
  );
}
