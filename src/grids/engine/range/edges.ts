/** Where a spreadsheet goes with Ctrl and an arrow: to the edge of the cells that are filled, or to the next that is. */
import { inBlocks } from '../blocks/in-blocks.ts';
import type { Celle } from './cells.ts';
import type { CellPlace } from './geometry.ts';
import { MASSIMO_RIGHE } from './righe-by-place.ts';

/** Rows fetched at once while an edge is looked for: few at first, as it is often near; no more than may be fetched at once. */
const PAGES = [500, Math.min(10_000, MASSIMO_RIGHE)];
/** Rows that are looked at for an edge. */
const LOOKED_AT = 50_000;

/**
 * The edge from a place on, in steps of 1 or -1, among the places 0 to `last`. `isFilled` answers undefined of a place that
 * has not come: the edge is then unknown, from that place on.
 */
export function findEdge(
  from: number,
  step: 1 | -1,
  last: number,
  isFilled: (place: number) => boolean | undefined,
): { edge: number } | { unknown: number } {
  const inside = (place: number): boolean => place >= 0 && place <= last;
  let next = from + step;
  if (!inside(next)) return { edge: from };
  const along = isFilled(from) === true && isFilled(next) !== false;
  for (; inside(next); next += step) {
    const filled = isFilled(next);
    if (filled === undefined) return { unknown: next };
    if (filled !== along) return { edge: along ? next - step : next };
  }
  return { edge: next - step };
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Undefined for a row that has not come. The row of a group holds none of our cells. */
function holdsValue<Riga>(cells: Celle<Riga>, { riga, colonna }: CellPlace): boolean | undefined {
  const row = cells.riga(riga);
  if (row === undefined) return cells.posti.inBlocks ? undefined : false;
  return !isEmpty(cells.colonne()[colonna]?.valore(row));
}

interface Line {
  /** Where it is looked along: in a range that grows, the line of the cell in use. */
  along: CellPlace;
  from: number;
  step: 1 | -1;
  byRow: boolean;
  last: number;
}

const lookAlong = <Riga>(cells: Celle<Riga>, { along, from, step, byRow, last }: Line) =>
  findEdge(from, step, last, (place) =>
    holdsValue(cells, byRow ? { ...along, riga: place } : { ...along, colonna: place }),
  );

/** True when no row of the list, or every one, is empty in this column: its edge is the end of the list. */
async function isEven<Riga>(cells: Celle<Riga>, colonna: number, signal: AbortSignal): Promise<boolean> {
  const blocks = inBlocks(cells.api);
  const column = cells.colonne()[colonna];
  if (!blocks || !column) return false;
  try {
    const empty = await blocks.countEmpty(column.campo, signal);
    return empty === 0 || empty === cells.countRighe();
  } catch {
    // The server knows no such question of this column: its rows are read.
    return false;
  }
}

/** The edge among rows that the page does not hold, which are fetched; null when it was stopped, or the list is another. */
async function fetchEdge<Riga>(
  cells: Celle<Riga>,
  line: Line,
  unknown: number,
  signal: AbortSignal,
): Promise<number | null> {
  if (await isEven(cells, line.along.colonna, signal)) return line.step === 1 ? line.last : 0;
  let missing = unknown;
  for (let fetched = 0, at = 0; fetched < LOOKED_AT; at += 1) {
    const page = PAGES[Math.min(at, PAGES.length - 1)] ?? 0;
    const far = Math.min(Math.max(missing + line.step * (page - 1), 0), line.last);
    const stretch = { alto: Math.min(missing, far), basso: Math.max(missing, far), sinistra: 0, destra: 0 };
    if (signal.aborted || !(await cells.take([stretch])) || signal.aborted) return null;
    fetched += page;
    const found = lookAlong(cells, line);
    if ('edge' in found) return found.edge;
    missing = found.unknown;
  }
  // Nobody waits for more than that: it stops at the last row that was looked at, and the next press goes on from there.
  return missing - line.step;
}

/** How long the drawing of a far cell is waited for. */
const FRAMES = 300;

/** A far cell is drawn a little later than it is gone to: it takes the keys then, where nobody else has them. */
function keepKeys<Riga>(cells: Celle<Riga>, frames: number): void {
  requestAnimationFrame(() => {
    if (cells.api.isDestroyed()) return;
    const focused = cells.api.getFocusedCell();
    if (focused && (document.activeElement?.matches('body, main') ?? true))
      cells.api.setFocusedCell(focused.rowIndex, focused.column, focused.rowPinned);
    const row = document.activeElement?.closest('[row-index]')?.getAttribute('row-index');
    if (frames > 0 && focused && row !== String(focused.rowIndex)) keepKeys(cells, frames - 1);
  });
}

const STEPS: Readonly<Record<string, { step: 1 | -1; byRow: boolean }>> = {
  ArrowUp: { step: -1, byRow: true },
  ArrowDown: { step: 1, byRow: true },
  ArrowLeft: { step: -1, byRow: false },
  ArrowRight: { step: 1, byRow: false },
};

/**
 * Goes from a place to the edge that an arrow points to, along the line of `along`. At once where the rows are here; where
 * they have to be fetched, once they are, unless `signal` says that the person has gone on.
 */
export function moveToEdge<Riga>(
  cells: Celle<Riga>,
  { key, place, along, end }: { key: string; place: CellPlace; along: CellPlace; end: CellPlace },
  signal: AbortSignal,
  go: (to: CellPlace) => void,
): void {
  const direction = STEPS[key];
  if (!direction) return;
  const { byRow } = direction;
  const line: Line = {
    ...direction,
    along,
    from: byRow ? place.riga : place.colonna,
    last: byRow ? end.riga : end.colonna,
  };
  const to = (edge: number): CellPlace => (byRow ? { ...place, riga: edge } : { ...place, colonna: edge });
  const found = lookAlong(cells, line);
  if ('edge' in found) {
    go(to(found.edge));
    return;
  }
  const { unknown } = found;
  const reach = async (): Promise<void> => {
    const edge = await fetchEdge(cells, line, unknown, signal);
    if (edge === null || signal.aborted) return;
    go(to(edge));
    keepKeys(cells, FRAMES);
  };
  reach().catch((error: unknown) => {
    if (!signal.aborted) console.error('the edge of a column could not be found', error);
  });
}
