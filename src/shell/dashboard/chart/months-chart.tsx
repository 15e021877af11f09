/** Twelve months of money in and out, as bars; the same figures as a table, for whoever prefers or needs it. */
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Riepilogo } from '#api/contract/riepilogo.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { formatImporto, sumCentesimi } from '#domain/importi.ts';
import { formatInteger } from '#domain/text.ts';
import { FiguresTable } from '#ui/chart/figures-table.tsx';
import { ChartFrame, ChartLines, chartText, computeLeft } from '#ui/chart/lines.tsx';
import { makeScale } from '#ui/chart/scale.ts';
import { useWidth } from '#ui/use-width.ts';
import { formatMeseName } from '../summary.ts';
import { DashboardCard } from '../card.tsx';
import { makeBars, type Area } from './bars.ts';

type Mesi = Riepilogo['mesi'];

const HEIGHT = 248;
/** Room for the names of the months. */
const BOTTOM = 24;

const useStyles = makeStyles({
  body: { padding: '0 var(--quadra-spazio-scheda) var(--quadra-spazio-scheda)', minWidth: 0 },
  readout: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    minHeight: '24px',
    marginBottom: '8px',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  key: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  dot: { width: '10px', height: '10px', borderRadius: '3px' },
  inDot: { backgroundColor: tokens.colorCompoundBrandBackground },
  outDot: { backgroundColor: tokens.colorNeutralForeground3 },
  text: chartText,
  now: { fill: tokens.colorNeutralForeground1, fontWeight: 600 },
  in: { fill: tokens.colorCompoundBrandBackground },
  out: { fill: tokens.colorNeutralForeground3 },
  column: { fill: 'transparent' },
  pointed: { fill: tokens.colorSubtleBackgroundHover },
});

const formatMonth = (month: Giorno): string => `${formatMeseName(month)} ${month.slice(0, 4)}`;

function MonthBars({
  mesi,
  width,
  pointed,
  onPoint,
}: {
  mesi: Mesi;
  width: number;
  pointed: Giorno | null;
  onPoint: (month: Giorno | null) => void;
}) {
  const styles = useStyles();
  const amounts = mesi.flatMap(({ avere, dare }): number[] => [avere, dare]);
  const scale = makeScale(amounts, HEIGHT - BOTTOM);
  const labels = scale.lines.map((cents) => formatInteger(cents / 100));
  const area: Area = { width, left: computeLeft(labels) };
  const last = mesi.at(-1)?.mese;
  return (
    <ChartFrame width={width} height={HEIGHT}>
      <ChartLines scale={scale} labels={labels} {...area} />
      {makeBars(mesi, area, scale).map(({ mese, x, width: column, bar, avere, dare }) => (
        <g key={mese} onPointerEnter={() => onPoint(mese)} onPointerLeave={() => onPoint(null)}>
          <rect
            x={x}
            width={column}
            y={0}
            height={HEIGHT}
            className={mese === pointed ? styles.pointed : styles.column}
          />
          <rect {...bar} {...avere} rx={2} className={styles.in} />
          <rect {...bar} {...dare} rx={2} className={styles.out} />
          <text
            className={mergeClasses(styles.text, mese === last && styles.now)}
            x={x + column / 2}
            y={HEIGHT - 6}
            textAnchor="middle"
          >
            {formatMeseName(mese).slice(0, column < 30 ? 1 : 3)}
          </text>
        </g>
      ))}
    </ChartFrame>
  );
}

/** The figures of the month under the pointer, or what the two colours are. */
function Lettura({ mesi, pointed }: { mesi: Mesi; pointed: Giorno | null }) {
  const styles = useStyles();
  const month = mesi.find((candidate) => candidate.mese === pointed);
  return (
    <div className={styles.readout} aria-hidden>
      {month ? <strong>{formatMonth(month.mese)}</strong> : null}
      <span className={styles.key}>
        <span className={mergeClasses(styles.dot, styles.inDot)} />
        incassi {month ? formatImporto(month.avere) : ''}
      </span>
      <span className={styles.key}>
        <span className={mergeClasses(styles.dot, styles.outDot)} />
        pagamenti {month ? formatImporto(month.dare) : ''}
      </span>
    </div>
  );
}

export function MonthsChart({ mesi, className }: { mesi: Mesi; className?: string }) {
  const styles = useStyles();
  const [table, setTable] = useState(false);
  const [pointed, setPointed] = useState<Giorno | null>(null);
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <DashboardCard
      title="Incassi e pagamenti, 12 mesi"
      aside={
        <Button size="small" appearance="subtle" onClick={() => setTable(!table)}>
          {table ? 'Mostra il grafico' : 'Mostra la tabella'}
        </Button>
      }
      {...(className === undefined ? {} : { className })}
    >
      <div ref={ref} className={styles.body}>
        {table ? null : (
          <>
            <Lettura mesi={mesi} pointed={pointed} />
            {width > 0 ? (
              <MonthBars
                mesi={mesi}
                width={Math.max(200, width - 40)}
                pointed={pointed}
                onPoint={setPointed}
              />
            ) : null}
          </>
        )}
        <FiguresTable
          name="Incassi e pagamenti, 12 mesi"
          caption="Incassi e pagamenti di ogni mese, in euro"
          columns={['Mese', 'Incassi', 'Pagamenti', 'Differenza']}
          rows={mesi.map(({ mese, avere, dare }) => [
            formatMonth(mese),
            ...[avere, dare, sumCentesimi([avere, dare])].map((amount) => formatImporto(amount)),
          ])}
          spokenOnly={!table}
        />
      </div>
    </DashboardCard>
  );
}
