/** What Quadra is, for someone who has never seen it: what it does, with the product itself in a picture. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  ArrowDownloadRegular,
  ArrowUndoRegular,
  ArrowUploadRegular,
  CheckmarkCircleRegular,
  LinkMultipleRegular,
} from '@fluentui/react-icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useAtomValue } from '#state/jotai.ts';
import { darkAtom } from '#state/theme.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { paths } from '../paths.ts';
import { STUDIO_ANCHOR, STUDIO } from '../studio.ts';
import { FullPage } from './full-page.tsx';

interface Chapter {
  icon: ReactNode;
  title: string;
  text: string;
  /** Name of the picture in public/immagini, without theme and extension. */
  picture: string;
  alt: string;
}

const CHAPTERS: readonly Chapter[] = [
  {
    icon: <ArrowUploadRegular />,
    title: 'Legge i file delle banche',
    text: 'Trascini l’estratto conto e Quadra ne riconosce colonne, date e segni. Quello che è dubbio lo chiede, non lo indovina. Prima di salvare vedi ogni riga e se i saldi tornano.',
    picture: 'importazione',
    alt: 'L’anteprima di un estratto conto: le righe lette dal file e la prova che i saldi tornano.',
  },
  {
    icon: <CheckmarkCircleRegular />,
    title: 'Prova che i conti tornino',
    text: 'Saldo iniziale più righe uguale saldo finale, al centesimo. Filtri, totali e selezioni come in un foglio di calcolo, anche su centinaia di migliaia di righe.',
    picture: 'estratto-conto',
    alt: 'L’estratto conto: una griglia di movimenti con filtri sotto le intestazioni e totali in fondo.',
  },
  {
    icon: <LinkMultipleRegular />,
    title: 'Abbina a blocchi, e dice perché',
    text: 'Ogni incasso e ogni pagamento trova la sua partita, con le ragioni scritte accanto. Quelli sicuri si accettano tutti insieme; dove due partite si equivalgono le vedi entrambe, e scegli tu.',
    picture: 'pagamenti',
    alt: 'Pagamenti: i movimenti, le partite aperte e, in mezzo, la proposta per il movimento scelto con i suoi motivi.',
  },
];

const PROMISES = [
  {
    icon: <ArrowUndoRegular />,
    title: 'Tutto si annulla',
    text: 'Ogni importazione si toglie intera; ogni numero risale al file e alla riga da cui viene.',
  },
  {
    icon: <ArrowDownloadRegular />,
    title: 'Esce in Excel',
    text: 'Date e importi veri, formati italiani, totali come formule e il foglio di provenienza.',
  },
  {
    icon: <CheckmarkCircleRegular />,
    title: 'I dati restano tuoi',
    text: 'Quadra gira sul computer dello studio. Nessun file lascia le tue mani.',
  },
];

const useStyles = makeStyles({
  root: { display: 'grid', gap: '72px', maxWidth: '1120px', margin: '0 auto', padding: '6vh 24px 72px' },
  hero: { display: 'grid', gap: '20px', justifyItems: 'center', textAlign: 'center' },
  title: {
    margin: 0,
    maxWidth: '16em',
    fontSize: 'clamp(32px, 5vw, 54px)',
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
    textWrap: 'pretty',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', justifyContent: 'center' },
  picture: {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    boxShadow: tokens.shadow28,
  },
  heroPicture: { marginTop: '20px' },
  chapter: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
    alignItems: 'center',
    gap: '48px',
    '@media (max-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
  },
  turned: {
    '& > img': { order: -1 },
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
    '@media (max-width: 860px)': { '& > img': { order: 0 }, gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  icon: { fontSize: '28px', color: tokens.colorBrandForeground1, lineHeight: 1 },
  subtitle: {
    margin: '12px 0 8px',
    fontSize: '24px',
    lineHeight: 1.2,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  small: { fontSize: tokens.fontSizeBase400, margin: '10px 0 6px' },
  paragraph: { margin: 0, lineHeight: 1.6, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  studio: { outlineStyle: 'none', textAlign: 'center', maxWidth: '60ch', margin: '0 auto' },
  promises: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    gap: '28px',
    listStyle: 'none',
    margin: 0,
    padding: '36px 0 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** The product as it is, in the theme of whoever looks. */
function Picture({ name, alt, hero = false }: { name: string; alt: string; hero?: boolean }) {
  const styles = useStyles();
  const theme = useAtomValue(darkAtom) ? 'scuro' : 'chiaro';
  return (
    <img
      className={mergeClasses(styles.picture, hero && styles.heroPicture)}
      src={`/immagini/${name}-${theme}.webp`}
      alt={alt}
      width={1440}
      height={900}
      loading={hero ? 'eager' : 'lazy'}
    />
  );
}

export function LandingPage() {
  const styles = useStyles();
  const studio = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${STUDIO_ANCHOR}`) return;
    studio.current?.scrollIntoView();
    studio.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <FullPage>
      <div className={styles.root}>
        <div className={styles.hero}>
          <h1 className={styles.title}>Il banco di lavoro dello studio contabile</h1>
          <p className={styles.text}>
            Gli estratti conto entrano come file, ogni euro trova il suo posto, il risultato esce in Excel.
            Veloce, dimostrabile, annullabile.
          </p>
          <div className={styles.actions}>
            <ButtonLink to={paths.app} appearance="primary" size="large">
              Apri Quadra
            </ButtonLink>
            <ButtonLink to={paths.documentation} size="large">
              Leggi la guida
            </ButtonLink>
          </div>
          <Picture
            hero
            name="dashboard"
            alt="La Dashboard di Quadra: incassi e pagamenti del mese, scadenze, saldo dei conti e ultime importazioni."
          />
        </div>
        {CHAPTERS.map(({ icon, title, text, picture, alt }, index) => (
          <section key={picture} className={mergeClasses(styles.chapter, index % 2 === 1 && styles.turned)}>
            <div>
              <span className={styles.icon} aria-hidden>
                {icon}
              </span>
              <h2 className={styles.subtitle}>{title}</h2>
              <p className={styles.paragraph}>{text}</p>
            </div>
            <Picture name={picture} alt={alt} />
          </section>
        ))}
        <ul className={styles.promises}>
          {PROMISES.map(({ icon, title, text }) => (
            <li key={title}>
              <span className={styles.icon} aria-hidden>
                {icon}
              </span>
              <h2 className={mergeClasses(styles.subtitle, styles.small)}>{title}</h2>
              <p className={styles.paragraph}>{text}</p>
            </li>
          ))}
        </ul>
        <section id={STUDIO_ANCHOR} ref={studio} tabIndex={-1} className={styles.studio}>
          <h2 className={mergeClasses(styles.subtitle, styles.small)}>{STUDIO.nome}</h2>
          <p className={styles.paragraph}>
            È lo studio a cui si deve Quadra. Per una domanda sul tuo lavoro scrivi a chi gestisce Quadra nel
            tuo studio; per come si usa c’è la guida.
          </p>
          {STUDIO.url === null ? null : <a href={STUDIO.url}>{STUDIO.url}</a>}
        </section>
      </div>
    </FullPage>
  );
}
