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

function pictureOf({ series, categorie, formato }: DatiGrafico, width: number): Quadro & { nomi: string[] } {
  const scala = makeScala(series, ALTEZZA - SOTTO, formato === 'importo' ? 100 : 1);
  const nomi = scala.lines.map((value) => formatIntero(formato === 'importo' ? value / 100 : value));
  // About six and a half pixels a character at this size, and a gap.
  const sinistra = 10 + 6.5 * Math.max(...nomi.map((name) => name.length));
  return { scala, nomi, sinistra, passo: (width - sinistra) / Math.max(1, categorie.length) };
}

/** Lines across with their numbers, names underneath, and the column that answers to the pointer. */
function Assi({
  dati,
  larghezza,
  punto,
  onPunta,
  frame,
}: DisegnoProps & { frame: ReturnType<typeof pictureOf> }) {
  const signs = useSegni();
  const { scala, nomi, sinistra, passo } = frame;
  const letters = Math.max(1, ...dati.categorie.map(({ testo, breve = testo }) => breve.length));
  const every = computeLabelStep(dati.categorie.length, larghezza - sinistra, letters);
  return (
    <>
      {scala.lines.map((value, at) => (
        <g key={value}>
          <line
            x1={sinistra}
            x2={larghezza}
            y1={scala.y(value)}
            y2={scala.y(value)}
            className={value === 0 ? signs.zero : signs.filo}
          />
          <text className={signs.testo} x={sinistra - 8} y={scala.y(value) + 4} textAnchor="end">
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
          <rect className={signs.colonna} x={sinistra + at * passo} y={0} width={passo} height={ALTEZZA} />
          {at % every === 0 ? (
            <text
              className={signs.testo}
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
  const signs = useSegni();
  const picture = pictureOf(dati, larghezza);
  const { scala, sinistra, passo } = picture;
  const zero = scala.y(0);
  const thick = Math.min(44, passo * 0.62);
  return (
    <svg
      className={signs.svg}
      height={ALTEZZA}
      viewBox={`0 0 ${larghezza} ${ALTEZZA}`}
      aria-hidden
      focusable="false"
    >
      <Assi {...props} frame={picture} />
      {dati.series.map(({ nome, valori }, which) =>
        valori.map((value, at) => {
          const y = scala.y(value);
          return (
            <rect
              key={`${nome} ${dati.categorie[at]?.testo ?? at}`}
              className={which === 0 ? signs.piena0 : signs.piena1}
              pointerEvents="none"
              rx={2}
              x={sinistra + at * passo + (passo - thick) / 2}
              width={thick}
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
  const signs = useSegni();
  const picture = pictureOf(dati, larghezza);
  const { scala, sinistra, passo } = picture;
  const x = (at: number) => sinistra + (at + 0.5) * passo;
  const stretches = [signs.linea0, signs.linea1, signs.linea2];
  const unique = dati.series.length === 1;
  return (
    <svg
      className={signs.svg}
      height={ALTEZZA}
      viewBox={`0 0 ${larghezza} ${ALTEZZA}`}
      aria-hidden
      focusable="false"
    >
      <Assi {...props} frame={picture} />
      {dati.series.map(({ nome, valori }, which) => (
        <polyline
          key={nome}
          className={mergeClasses(signs.linea, unique ? signs.linea1 : stretches[which])}
          pointerEvents="none"
          points={valori.map((value, at) => `${x(at)},${scala.y(value)}`).join(' ')}
        />
      ))}
    </svg>
  );
}
