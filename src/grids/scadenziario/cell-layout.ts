/** What a cell of the month has room for, in pixels, as the styles of its parts draw them. */
import type { TotaliGiorno } from '#domain/scadenze/totals.ts';
import { listFigures } from './day-totals.tsx';

/** Above and below, with the line under the week. */
const MARGIN = 7;
/** The circle of the day's number, and the gap beside it. */
const NUMERO = 20;
const BESIDE = 32;
/** A partita, or the line of the others, with its distance. */
const RIGA = 26;
/** A line of totals. */
const LINE = 14;
const DISTANCE = 2;
/** A figure of the totals: a character at its widest, and the gap after it. */
const CHARACTER = 5.6;
const BLANK = 8;

interface CellLayout {
  /** The totals stand beside the number of the day, not under it. */
  beside: boolean;
  /** Partite that have a place. */
  shown: number;
}

interface CellSize {
  larghezza: number;
  height: number;
  /** A holiday's name takes the place beside the number. */
  festa: boolean;
}

/** Lines that texts take, wrapped as the browser wraps them. */
function countLines(widths: readonly number[], larghezza: number): number {
  let lines = 0;
  let left = 0;
  for (const width of widths) {
    if (width > left) {
      lines += 1;
      left = larghezza;
    }
    left -= width + BLANK;
  }
  return lines;
}

/** Room for the day's number, its totals and as many partite as fit; the line of the others only where not all do. */
export function measureCell(
  totals: TotaliGiorno<unknown>,
  { larghezza, height, festa }: CellSize,
): CellLayout {
  const widths = listFigures(totals).map(({ testo }) => testo.length * CHARACTER);
  const [first = 0] = widths;
  const beside = larghezza - BESIDE;
  const isBeside = !festa && first <= beside;
  const head = isBeside
    ? Math.max(NUMERO, countLines(widths, beside) * LINE)
    : NUMERO + DISTANCE + countLines(widths, larghezza - BLANK) * LINE;
  const places = Math.max(0, Math.floor((height - MARGIN - head) / RIGA));
  const count = totals.partite.length;
  return { beside: isBeside, shown: count <= places ? count : Math.max(0, places - 1) };
}
