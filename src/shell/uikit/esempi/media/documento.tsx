import { Image, makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  figura: { display: 'grid', gap: '8px', margin: 0, maxWidth: '320px' },
  cornice: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 10',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  didascalia: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

export function FiguraConDidascalia() {
  const styles = useStyles();
  return (
    <figure className={styles.figura}>
      <div className={styles.cornice}>
        <Image
          src="/quadra.svg"
          alt="Segnaposto di una pagina di estratto conto"
          width={64}
          height={64}
          fit="contain"
        />
      </div>
      <figcaption className={styles.didascalia}>Pagina 1 di 3: il saldo iniziale è letto da qui.</figcaption>
    </figure>
  );
}
