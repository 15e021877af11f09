/** How the columns of a table share the page: figures take what they need, words what is left. Pure. */
import { ARIA } from './sizes.ts';
import { isRightAligned } from './text.ts';
import type { PrintColumn } from './types.ts';

/** Of the widest digit of Roboto Medium, in ems: figures are measured without loading a font. */
const DIGIT = 0.575;
/** A word column narrower than this breaks its words (points). */
const MIN_TESTO = 46;
const SIZES = [8.5, 8, 7.5, 7, 6.5, 6, 5.5] as const;

export interface ColumnSizes {
  /** Of each column, without the air, in points. */
  widths: number[];
  body: number;
}

/** Share of the width of a column of words: as asked, else by its longest text, within reason. */
const weight = ({ larghezza }: PrintColumn, len: number): number =>
  larghezza ?? Math.max(8, Math.min(48, len)) / 16;

const longestWord = (text: string): number => Math.max(...text.split(/\s+/).map((word) => word.length), 1);

/** @param lengths characters of the longest text of each column, totals included; @param free width in points */
export function measureColonne(
  columns: readonly PrintColumn[],
  lengths: readonly number[],
  free: number,
): ColumnSizes {
  const space = free - columns.length * ARIA;
  let last: ColumnSizes = { widths: [], body: 0 };
  for (const body of SIZES) {
    const fixedCount = columns.map((column, at) => {
      if (!isRightAligned(column.tipo) && column.tipo !== 'data') return 0;
      return Math.max(lengths[at] ?? 0, longestWord(column.titolo) * 1.05) * DIGIT * body + 1;
    });
    const weights = columns.map((column, at) =>
      fixedCount[at] === 0 ? weight(column, lengths[at] ?? 0) : 0,
    );
    const somma = weights.reduce((sum, one) => sum + one, 0);
    const rest = space - fixedCount.reduce((sum, width) => sum + width, 0);
    const widths = fixedCount.map(
      (fixed, at) => Math.floor((fixed || Math.max(rest, 0) * ((weights[at] ?? 0) / somma)) * 100) / 100,
    );
    last = { widths, body };
    const narrow = widths.some((width, at) => fixedCount[at] === 0 && width < MIN_TESTO);
    if (somma === 0 ? rest >= 0 : !narrow) break;
  }
  return within(last, space);
}

/** Never wider than the page: what does not fit with the smallest letters shrinks, and wraps. */
function within({ widths, body }: ColumnSizes, space: number): ColumnSizes {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= space) return { widths, body };
  return { widths: widths.map((width) => Math.floor(((width * space) / total) * 100) / 100), body };
}
