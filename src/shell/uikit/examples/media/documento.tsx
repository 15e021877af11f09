import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  figura: { display: 'grid', gap: '8px', margin: 0, maxWidth: '300px' },
  pagina: {
    display: 'block',
    width: '100%',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    boxShadow: tokens.shadow4,
  },
  carta: { fill: tokens.colorNeutralBackground1 },
  riga: { fill: tokens.colorNeutralBackground5 },
  segno: { fill: tokens.colorBrandBackground2, stroke: tokens.colorCompoundBrandStroke },
  didascalia: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

const RIGHE = [72, 88, 104, 120, 136, 152];

/** A drawing in the theme's own colours follows light and dark; a photograph would not. */
export function FiguraConDidascalia() {
  const styles = useStyles();
  return (
    <figure className={styles.figura}>
      <svg
        className={styles.pagina}
        viewBox="0 0 240 200"
        role="img"
        aria-label="Una pagina di estratto conto: intestazione, sei movimenti e, segnato, il saldo iniziale"
      >
        <rect className={styles.carta} width={240} height={200} />
        <rect className={styles.riga} x={20} y={18} width={90} height={10} rx={2} />
        <rect className={styles.segno} x={150} y={40} width={72} height={18} rx={3} />
        <rect className={styles.riga} x={20} y={44} width={60} height={8} rx={2} />
        {RIGHE.map((y) => (
          <g key={y} className={styles.riga}>
            <rect x={20} y={y} width={32} height={7} rx={2} />
            <rect x={62} y={y} width={((y * 7) % 60) + 50} height={7} rx={2} />
            <rect x={184} y={y} width={38} height={7} rx={2} />
          </g>
        ))}
      </svg>
      <figcaption className={styles.didascalia}>Pagina 1 di 3: il saldo iniziale è letto da qui.</figcaption>
    </figure>
  );
}
