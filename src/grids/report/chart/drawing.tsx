/** Columns and lines over time, as SVG. */
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatInteger } from '#domain/text.ts';
import type { ChartData } from '#domain/report/definition.ts';
import { ChartFrame, ChartLines, chartText, computeLeft } from '#ui/chart/lines.tsx';
import { computeLabelStep, makeScale, type ChartScale } from '#ui/chart/scale.ts';

export const HEIGHT = 130;
/** Room for the names under the chart. */
const BELOW = 24;

export const useMarks = makeStyles({
  text: chartText,
  colonna: { fill: 'transparent', ':hover': { fill: tokens.colorSubtleBackgroundHover } },
  piena0: { fill: tokens.colorCompoundBrandBackground },
  piena1: { fill: tokens.colorNeutralForeground3 },
  linea: { fill: 'none', strokeWidth: '2px', strokeLinejoin: 'round' },
  linea0: { stroke: tokens.colorCompoundBrandBackground, strokeDasharray: '2 4', strokeLinecap: 'round' },
  linea1: { stroke: tokens.colorCompoundBrandBackground },
  linea2: { stroke: tokens.colorNeutralForeground2, strokeDasharray: '7 4' },
});

interface DrawingProps {
  dati: ChartData;
  larghezza: number;
  point: number | null;
  onPoint: (at: number | null) => void;
}

interface Picture {
  scala: ChartScale;
  sinistra: number;
  passo: number;
}

function pictureOf({ series, categories, formato }: ChartData, width: number): Picture & { nomi: string[] } {
  const values = series.flatMap(({ valori }) => valori);
  const scala = makeScale(values, HEIGHT - BELOW, formato === 'importo' ? 100 : 1);
  const nomi = scala.lines.map((value) => formatInteger(formato === 'importo' ? value / 100 : value));
  const sinistra = computeLeft(nomi);
  return { scala, nomi, sinistra, passo: (width - sinistra) / Math.max(1, categories.length) };
}

/** Lines across with their numbers, names underneath, and the column that answers to the pointer. */
function Axes({
  dati,
  larghezza,
  point,
  onPoint,
  frame,
}: DrawingProps & { frame: ReturnType<typeof pictureOf> }) {
  const signs = useMarks();
  const { scala, nomi, sinistra, passo } = frame;
  const letters = Math.max(1, ...dati.categories.map(({ testo, breve = testo }) => breve.length));
  const every = computeLabelStep(dati.categories.length, larghezza - sinistra, letters);
  return (
    <>
      <ChartLines scale={scala} labels={nomi} left={sinistra} width={larghezza} />
      {dati.categories.map(({ testo, breve = testo }, at) => (
        <g
          key={testo}
          onPointerEnter={() => onPoint(at)}
          onPointerLeave={() => onPoint(null)}
          data-punto={point === at ? '' : undefined}
        >
          <rect className={signs.colonna} x={sinistra + at * passo} y={0} width={passo} height={HEIGHT} />
          {at % every === 0 ? (
            <text
              className={signs.text}
              x={sinistra + (at + 0.5) * passo}
              y={HEIGHT - 6}
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

export function Colonne(props: DrawingProps) {
  const { dati, larghezza } = props;
  const signs = useMarks();
  const picture = pictureOf(dati, larghezza);
  const { scala, sinistra, passo } = picture;
  const zero = scala.y(0);
  const thick = Math.min(44, passo * 0.62);
  return (
    <ChartFrame width={larghezza} height={HEIGHT}>
      <Axes {...props} frame={picture} />
      {dati.series.map(({ nome, valori }, which) =>
        valori.map((value, at) => {
          const y = scala.y(value);
          return (
            <rect
              key={`${nome} ${dati.categories[at]?.testo ?? at}`}
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
    </ChartFrame>
  );
}

export function ChartCurves(props: DrawingProps) {
  const { dati, larghezza } = props;
  const signs = useMarks();
  const picture = pictureOf(dati, larghezza);
  const { scala, sinistra, passo } = picture;
  const x = (at: number) => sinistra + (at + 0.5) * passo;
  const stretches = [signs.linea0, signs.linea1, signs.linea2];
  const unique = dati.series.length === 1;
  return (
    <ChartFrame width={larghezza} height={HEIGHT}>
      <Axes {...props} frame={picture} />
      {dati.series.map(({ nome, valori }, which) => (
        <polyline
          key={nome}
          className={mergeClasses(signs.linea, unique ? signs.linea1 : stretches[which])}
          pointerEvents="none"
          points={valori.map((value, at) => `${x(at)},${scala.y(value)}`).join(' ')}
        />
      ))}
    </ChartFrame>
  );
}
