/** The order of rows, made in pieces when there are many of them. */
import type { TipoColonna } from '../kinds.ts';
import { Clock } from '#api/pieces.ts';
import type { Colonna } from '../types.ts';

export type Comparison<T> = (a: T, b: T) => number;

/** A column that rows are ordered by, first the first. */
export interface SortOrder {
  campo: string;
  verso: 'asc' | 'desc';
}

/** Sorted in one go, some milliseconds at worst. */
const STRETCH = 512;

/** Two cells of a column as the grid library asks it, which negates the answer when descending: empty ones last in both. */
export function compareCelle(
  kind: TipoColonna<unknown>,
  a: unknown,
  b: unknown,
  descending: boolean,
): number {
  if (a !== null && b !== null) return kind.compare(a, b);
  if (a === b) return 0;
  return (a === null) === descending ? -1 : 1;
}

/** Rows in the order of some columns. Null when nothing is ordered: rows stay as they came. */
export function makeComparison<Riga>(
  orders: readonly SortOrder[],
  columns: readonly Colonna<Riga>[],
): Comparison<Riga> | null {
  const steps = orders.flatMap(({ campo, verso }) => {
    const colonna = columns.find((each) => each.campo === campo);
    return colonna ? [{ colonna, descending: verso === 'desc' }] : [];
  });
  if (steps.length === 0) return null;
  return (a, b) => {
    for (const { colonna, descending } of steps) {
      const order = compareCelle(
        colonna.tipo,
        colonna.valore(a) ?? null,
        colonna.valore(b) ?? null,
        descending,
      );
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  };
}

async function merge<T>(
  from: readonly T[],
  into: T[],
  [low, middle, high]: readonly [number, number, number],
  compare: Comparison<T>,
  pause: () => Promise<void>,
): Promise<void> {
  let left = low;
  let right = middle;
  for (let at = low; at < high; at += 1) {
    if (at % STRETCH === 0) await pause();
    const a = from[left];
    const b = from[right];
    // Of equals the left one goes first: the sort is stable.
    const takeLeft = right >= high || (left < middle && compare(a as T, b as T) <= 0);
    into[at] = (takeLeft ? a : b) as T;
    if (takeLeft) left += 1;
    else right += 1;
  }
}

/** A sorted copy; stable. The page answers meanwhile. Stops with the signal's reason when it aborts. */
export async function sortInPieces<T>(
  elements: readonly T[],
  compare: Comparison<T>,
  signal?: AbortSignal,
): Promise<T[]> {
  const clock = new Clock();
  const pause = () => clock.look(signal);
  let from: T[] = [];
  for (let low = 0; low < elements.length; low += STRETCH) {
    await pause();
    from.push(...elements.slice(low, low + STRETCH).sort(compare));
  }
  let into: T[] = Array.from(from);
  for (let width = STRETCH; width < from.length; width *= 2) {
    for (let low = 0; low < from.length; low += 2 * width) {
      const bounds = [
        low,
        Math.min(low + width, from.length),
        Math.min(low + 2 * width, from.length),
      ] as const;
      await merge(from, into, bounds, compare, pause);
    }
    [from, into] = [into, from];
  }
  return from;
}
