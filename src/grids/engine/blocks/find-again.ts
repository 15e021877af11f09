/** Looks, in a list that was read again, for the rows of some places, around the places where they stood. */
import type { GridApi } from 'ag-grid-community';
import { findHeir, type PlaceStretch, type RowMove } from '../row-move.ts';

/** Rows read beyond a place even when their number is the same: some come while others go. */
const MARGIN = 200;
/** A list that grew or shrank by more than this is not searched so far: who was there stays at the same place. */
const FAR = 10_000;
/** More rows than this at once are not looked for. */
const MASSIMO = 30_000;

/** The stretches to read, without reading a row twice. */
export function listSurroundings(
  places: readonly PlaceStretch[],
  differenza: number,
): { da: number; a: number }[] {
  const far = MARGIN + Math.min(FAR, Math.abs(differenza));
  const sorted = places
    .map(({ alto, basso }) => ({ da: Math.max(0, alto - far), a: basso + 1 + far }))
    .toSorted((one, two) => one.da - two.da);
  const joined: { da: number; a: number }[] = [];
  for (const { da, a } of sorted) {
    const last = joined.at(-1);
    if (last && da <= last.a) last.a = Math.max(last.a, a);
    else joined.push({ da, a });
  }
  return joined.filter(({ da, a }) => a - da <= MASSIMO);
}

/** From the rows of a grid as they were read before to those that were read now: id and place of each. */
export function makeMoveById<Riga>(api: GridApi<Riga>, found: ReadonlyMap<string, number>): RowMove {
  const before = new Map<number, string>();
  api.forEachNode(({ rowIndex, id }) => {
    if (rowIndex !== null && id !== undefined) before.set(rowIndex, id);
  });
  const samePlace = (place: number): number | null => found.get(before.get(place) ?? '') ?? null;
  const count = Math.max(0, ...before.keys()) + 1;
  // The page holds the list in part: a row that was not found may still be there, and its old place is the best
  // guess.
  const last = (): number => api.getDisplayedRowCount() - 1;
  return { samePlace, findHeir: (place) => findHeir(place, count, samePlace) ?? Math.min(place, last()) };
}
