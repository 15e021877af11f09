/** Columns and lines over time, as SVG; hidden from screen readers, which have the table. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatIntero } from '#domain/text.ts';
import type { DatiGrafico } from '#domain/report/definition.ts';
import { makeScala, computeLabelStep, type ChartScale } from './scale.ts';

export const ALTEZZA = 130;
/** Room for the names under the chart. */
const SOTTO = 24;

export const useSegni = makeStyles({
  svg: { display: 'block', width: '100%', overflow: 'visible' },
  filo: { stroke: tokens.colorNeutralStroke3 },
  zero: { stroke: tokens.colorNeutralStroke1 },
  testo: { fill: tokens.colorNeutralForeground3, fontSize: '11px', fontVariantNumeric: 'tabular-nums' },
  colonna: { fill: 'transparent', ':hover': { fill: tokens.colorSubtleBackgroundHover } },
  piena0: { fill: tokens.colorCompoundBrandBackground },
  piena1: { fill: tokens.colorNeutralForeground3 },
  linea: { fill: 'none', strokeWidth: '2px', strokeLinejoin: 'round' },
  linea0: { stroke: tokens.colorCompoundBrandBackground, strokeDasharray: '2 4', strokeLinecap: 'round' },
  linea1: { stroke: tokens.colorCompoundBrandBackground },
  linea2: { stroke: tokens.colorNeutralForeground2, strokeDasharray: '7 4' },
});

export interface DisegnoProps {
  dati: DatiGrafico;
  larghezza: number;
  punto: number | null;
  onPunta: (at: number | null) => void;
}

interface Quadro {
  scala: ChartScale;
  sinistra: number;
  passo: number;
}

function quadroDi(
  { serie, categorie, formato }: DatiGrafico,
  larghezza: number,
): Quadro & { nomi: string[] } {
  const scala = makeScala(serie, ALTEZZA - SOTTO, formato === 'importo' ? 100 : 1);
  const nomi = scala.linee.map((value) => formatIntero(formato === 'importo' ? value / 100 : value));
  // About six and a half pixels a character at this size, and a gap.
  const sinistra = 10 + 6.5 * Math.max(...nomi.map((nome) => nome.length));
  return { scala, nomi, sinistra, passo: (larghezza - sinistra) / Math.max(1, categorie.length) };
}

/** Lines across with their numbers, names underneath, and the column that answers to the pointer. */
function Assi({
  dati,
  larghezza,
  punto,
  onPunta,
  quadro,
}: DisegnoProps & { quadro: ReturnType<typeof quadroDi> }) {
  const segni = useSegni();
  const { scala, nomi, sinistra, passo } = quadro;
  const lettere = Math.max(1, ...dati.categorie.map(({ testo, breve = testo }) => breve.length));
  const ogni = computeLabelStep(dati.categorie.length, larghezza - sinistra, lettere);
  return (
    <>
      {scala.linee.map((value, at) => (
        <g key={value}>
          <line
            x1={sinistra}
            x2={larghezza}
            y1={scala.y(value)}
            y2={scala.y(value)}
            className={value === 0 ? segni.zero : segni.filo}
          />
          <text className={segni.testo} x={sinistra - 8} y={scala.y(value) + 4} textAnchor="end">
            {nomi[at]}
          </text>
        </g>
      ))}
      {dati.categorie.map(({ testo, breve = testo }, at) => (
        <g
          key={testo}
          onPointerEnter={() => onPunta(at)}
          onPointerLeave={() => onPunta(null)}
          data-punto={punto === at ? '' : undefined}
        >
          <rect className={segni.colonna} x={sinistra + at * passo} y={0} width={passo} height={ALTEZZA} />
          {at % ogni === 0 ? (
            <text
              className={segni.testo}
              x={sinistra + (at + 0.5) * passo}
              y={ALTEZZA - 6}
              textAnchor="middle"
              pointerEvents="none"
            >
              {breve}
            </text>
          ) : null}
        </g>
      ))}
    </>
  );
}

export function Colonne(props: DisegnoProps) {
  const { dati, larghezza } = props;
  const segni = useSegni();
  const quadro = quadroDi(dati, larghezza);
  const { scala, sinistra, passo } = quadro;
  const zero = scala.y(0);
  const spessa = Math.min(44, passo * 0.62);
  return (
    <svg
      className={segni.svg}
      height={ALTEZZA}
      viewBox={`0 0 ${larghezza} ${ALTEZZA}`}
      aria-hidden
      focusable="false"
    >
      <Assi {...props} quadro={quadro} />
      {dati.serie.map(({ nome, valori }, which) =>
        valori.map((valore, at) => {
          const y = scala.y(valore);
          return (
            <rect
              key={`${nome} ${dati.categorie[at]?.testo ?? at}`}
              className={which === 0 ? segni.piena0 : segni.piena1}
              pointerEvents="none"
              rx={2}
              x={sinistra + at * passo + (passo - spessa) / 2}
              width={spessa}
              y={Math.min(y, zero)}
              height={Math.abs(y - zero)}
            />
          );
        }),
      )}
    </svg>
  );
}

export function Linee(props: DisegnoProps) {
  const { dati, larghezza } = props;
  const segni = useSegni();
  const quadro = quadroDi(dati, larghezza);
  const { scala, sinistra, passo } = quadro;
  const x = (at: number) => sinistra + (at + 0.5) * passo;
  const tratti = [segni.linea0, segni.linea1, segni.linea2];
  const unica = dati.serie.length === 1;
  return (
    <svg
      className={segni.svg}
      height={ALTEZZA}
      viewBox={`0 0 ${larghezza} ${ALTEZZA}`}
      aria-hidden
      focusable="false"
    >
      <Assi {...props} quadro={quadro} />
      {dati.serie.map(({ nome, valori }, which) => (
        <polyline
          key={nome}
          className={mergeClasses(segni.linea, unica ? segni.linea1 : tratti[which])}
          pointerEvents="none"
          points={valori.map((valore, at) => `${x(at)},${scala.y(valore)}`).join(' ')}
        />
      ))}
    </svg>
  );
}
