import { makeStyles, tokens } from '@fluentui/react-components';
import { formatImporto } from '#domain/importi.ts';

const useStyles = makeStyles({
  figura: { margin: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' },
  cifra: {
    fontSize: tokens.fontSizeBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.02em',
  },
  linea: { width: '240px', height: '56px', overflow: 'visible' },
  tratto: { fill: 'none', stroke: tokens.colorCompoundBrandStroke, strokeWidth: 2, strokeLinejoin: 'round' },
  zero: { stroke: tokens.colorNeutralStroke1, strokeDasharray: '3 3' },
  punto: { fill: tokens.colorCompoundBrandStroke },
});

const SALDI = [1_234_567, 2_484_567, 1_980_000, -120_400, 420_000, 1_640_220, 2_285_345];

const min = Math.min(0, ...SALDI);
const max = Math.max(0, ...SALDI);
const x = (at: number) => (at / (SALDI.length - 1)) * 240;
const y = (cents: number) => 56 - ((cents - min) / (max - min)) * 56;
const ULTIMO = SALDI.at(-1) ?? 0;

export function Saldo() {
  const styles = useStyles();
  return (
    <figure className={styles.figura}>
      <figcaption>
        Saldo al 31/03/2026
        <br />
        <span className={styles.cifra}>{formatImporto(ULTIMO)}</span>
      </figcaption>
      <svg
        className={styles.linea}
        viewBox="0 0 240 56"
        role="img"
        aria-label={`Saldo a fine mese da settembre a marzo: ${SALDI.map(formatImporto).join('; ')}`}
      >
        <line className={styles.zero} x1={0} x2={240} y1={y(0)} y2={y(0)} />
        <polyline
          className={styles.tratto}
          points={SALDI.map((saldo, at) => `${x(at)},${y(saldo)}`).join(' ')}
        />
        <circle className={styles.punto} cx={240} cy={y(ULTIMO)} r={4} />
      </svg>
    </figure>
  );
}
