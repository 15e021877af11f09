/** Twelve months of money in and out, as bars; the same figures as a table, for whoever prefers or needs it. */
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Riepilogo } from '#api/contract/riepilogo.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { formatImporto } from '#domain/importi.ts';
import { useWidth } from '#ui/use-width.ts';
import { formatMeseName } from '../summary.ts';
import { Scheda } from '../card.tsx';
import { makeBarre, makeScala, type Area } from './scale.ts';
import { TabellaMesi } from './months-table.tsx';

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
  svg: { display: 'block', width: '100%', overflow: 'visible' },
  line: { stroke: tokens.colorNeutralStroke3 },
  zero: { stroke: tokens.colorNeutralStroke1 },
  text: { fill: tokens.colorNeutralForeground3, fontSize: '11px', fontVariantNumeric: 'tabular-nums' },
  now: { fill: tokens.colorNeutralForeground1, fontWeight: 600 },
  in: { fill: tokens.colorCompoundBrandBackground },
  out: { fill: tokens.colorNeutralForeground3 },
  column: { fill: 'transparent' },
  pointed: { fill: tokens.colorSubtleBackgroundHover },
});

const thousands = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0, useGrouping: 'always' });

function Barre({
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
  const scale = makeScala(mesi, HEIGHT - BOTTOM);
  const labels = scale.lines.map((cents) => thousands.format(cents / 100));
  // About six and a half pixels a character at this size, and a gap.
  const left = 10 + 6.5 * Math.max(...labels.map((label) => label.length));
  const area: Area = { width, left };
  const last = mesi.at(-1)?.mese;
  return (
    <svg
      className={styles.svg}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden
      focusable="false"
    >
      {scale.lines.map((cents, index) => (
        <g key={cents}>
          <line
            x1={left}
            x2={width}
            y1={scale.y(cents)}
            y2={scale.y(cents)}
            className={cents === 0 ? styles.zero : styles.line}
          />
          <text className={styles.text} x={left - 8} y={scale.y(cents) + 4} textAnchor="end">
            {labels[index]}
          </text>
        </g>
      ))}
      {makeBarre(mesi, area, scale).map(({ mese, x, width: column, bar, avere, dare }) => (
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
    </svg>
  );
}

/** The figures of the month under the pointer, or what the two colours are. */
function Lettura({ mesi, pointed }: { mesi: Mesi; pointed: Giorno | null }) {
  const styles = useStyles();
  const month = mesi.find((candidate) => candidate.mese === pointed);
  return (
    <div className={styles.readout} aria-hidden>
      {month ? (
        <strong>
          {formatMeseName(month.mese)} {month.mese.slice(0, 4)}
        </strong>
      ) : null}
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

export function GraficoMesi({ mesi, className }: { mesi: Mesi; className?: string }) {
  const styles = useStyles();
  const [table, setTable] = useState(false);
  const [pointed, setPointed] = useState<Giorno | null>(null);
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <Scheda
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
              <Barre mesi={mesi} width={Math.max(200, width - 40)} pointed={pointed} onPoint={setPointed} />
            ) : null}
          </>
        )}
        <TabellaMesi mesi={mesi} spoken={!table} />
      </div>
    </Scheda>
  );
}
