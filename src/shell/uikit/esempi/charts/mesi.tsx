import { makeStyles, tokens } from '@fluentui/react-components';
import { formatImporto } from '#domain/importi.ts';

const useStyles = makeStyles({
  figura: { margin: 0, maxWidth: '640px' },
  legenda: { display: 'flex', gap: '16px', marginTop: '8px', fontSize: tokens.fontSizeBase200 },
  chiave: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  tassello: { width: '12px', height: '12px', borderRadius: '3px' },
  avere: { fill: tokens.colorCompoundBrandBackground, backgroundColor: tokens.colorCompoundBrandBackground },
  dare: { fill: tokens.colorNeutralStrokeAccessible, backgroundColor: tokens.colorNeutralStrokeAccessible },
  asse: { stroke: tokens.colorNeutralStroke1 },
  parola: { fill: tokens.colorNeutralForeground2, fontSize: '11px', textAnchor: 'middle' },
});

const MESI = [
  { mese: 'Ott', avere: 4_120_000, dare: -3_640_000 },
  { mese: 'Nov', avere: 3_880_000, dare: -4_010_000 },
  { mese: 'Dic', avere: 5_240_000, dare: -4_480_000 },
  { mese: 'Gen', avere: 2_960_000, dare: -3_120_000 },
  { mese: 'Feb', avere: 3_710_000, dare: -3_350_000 },
  { mese: 'Mar', avere: 4_655_000, dare: -3_905_000 },
] as const;

const ALTEZZA = 150;
const PASSO = 90;
const TETTO = Math.max(...MESI.flatMap(({ avere, dare }) => [avere, -dare]));
const alto = (cents: number) => (cents / TETTO) * ALTEZZA;

/** What the bars say to who cannot see them; two shades of lightness also for who does not tell colours. */
const descrizione = MESI.map(
  ({ mese, avere, dare }) => `${mese}: avere ${formatImporto(avere)}, dare ${formatImporto(-dare)}`,
).join('; ');

export function Mesi() {
  const styles = useStyles();
  return (
    <figure className={styles.figura}>
      <svg viewBox={`0 0 ${MESI.length * PASSO} ${ALTEZZA + 24}`} role="img" aria-label={descrizione}>
        {MESI.map(({ mese, avere, dare }, at) => (
          <g key={mese} transform={`translate(${at * PASSO + PASSO / 2} 0)`}>
            <rect
              className={styles.avere}
              x={-26}
              width={24}
              rx={3}
              y={ALTEZZA - alto(avere)}
              height={alto(avere)}
            />
            <rect
              className={styles.dare}
              x={2}
              width={24}
              rx={3}
              y={ALTEZZA - alto(-dare)}
              height={alto(-dare)}
            />
            <text className={styles.parola} y={ALTEZZA + 18}>
              {mese}
            </text>
          </g>
        ))}
        <line className={styles.asse} x1={0} x2={MESI.length * PASSO} y1={ALTEZZA} y2={ALTEZZA} />
      </svg>
      <figcaption className={styles.legenda}>
        <span className={styles.chiave}>
          <span className={`${styles.tassello} ${styles.avere}`} aria-hidden /> Avere
        </span>
        <span className={styles.chiave}>
          <span className={`${styles.tassello} ${styles.dare}`} aria-hidden /> Dare
        </span>
      </figcaption>
    </figure>
  );
}
