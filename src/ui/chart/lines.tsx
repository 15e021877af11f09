/** What charts are drawn with: the drawing itself, and the lines across it, each with its number on the left. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { ChartScale } from './scale.ts';

/** The style of numbers and names in a chart. */
export const chartText = {
  fill: tokens.colorNeutralForeground3,
  fontSize: '11px',
  fontVariantNumeric: 'tabular-nums',
} as const;

const useStyles = makeStyles({
  svg: { display: 'block', width: '100%', overflow: 'visible' },
  line: { stroke: tokens.colorNeutralStroke3 },
  zero: { stroke: tokens.colorNeutralStroke1 },
  text: chartText,
});

/** Room on the left for the longest number: about six and a half pixels a character at this size, and a gap. */
export const computeLeft = (labels: readonly string[]): number =>
  10 + 6.5 * Math.max(...labels.map((label) => label.length));

/** Screen readers pass over it: they have the table. */
export const ChartFrame = (props: { width: number; height: number; children: ReactNode }) => (
  <svg
    className={useStyles().svg}
    height={props.height}
    viewBox={`0 0 ${props.width} ${props.height}`}
    aria-hidden
    focusable="false"
  >
    {props.children}
  </svg>
);

interface ChartLinesProps {
  scale: ChartScale;
  /** The number of each line. */
  labels: readonly string[];
  left: number;
  width: number;
}

export function ChartLines({ scale, labels, left, width }: ChartLinesProps) {
  const styles = useStyles();
  return scale.lines.map((value, at) => {
    const y = scale.y(value);
    return (
      <g key={value}>
        <line x1={left} x2={width} y1={y} y2={y} className={value === 0 ? styles.zero : styles.line} />
        <text className={styles.text} x={left - 8} y={y + 4} textAnchor="end">
          {labels[at]}
        </text>
      </g>
    );
  });
}
