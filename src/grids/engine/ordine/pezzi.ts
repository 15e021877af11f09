/** Grades of rows, and the long work that makes them, done a stretch at a time. */

/** Of each row its grade from 0, equal values the same one; rows without a value have `quanti`. */
export interface Gradi {
  di: Uint32Array;
  quanti: number;
}

/** Says when the work may go on: at once, or later. */
export interface Guardia {
  /** `lungo`: what comes next takes some milliseconds and cannot be parted. */
  guarda: (signal?: AbortSignal, lungo?: boolean) => Promise<void>;
}

/** Elements between two looks at the clock. */
const PASSO = 1_024;
/** As many elements as take a millisecond or more, each a glance. */
export const TANTI = 10_000;

/**
 * Calls `blocco` for stretches of the places from `low` to `high`, in order. The work is done in there: the loop of a
 * function that waits is run as it is written, not compiled.
 */
export async function aBlocchi(
  low: number,
  high: number,
  blocco: (from: number, to: number) => void,
  orologio: Guardia,
  signal?: AbortSignal,
): Promise<void> {
  for (let from = low; from < high; from += PASSO) {
    await orologio.guarda(signal);
    blocco(from, Math.min(from + PASSO, high));
  }
}

/** The distinct numbers of a list, smallest first, in a list of their own. */
export function distinti(numeri: Float64Array, into: Float64Array): Float64Array {
  const sorted = into.subarray(0, numeri.length);
  sorted.set(numeri);
  sorted.sort();
  let count = 0;
  for (let at = 0; at < sorted.length; at += 1)
    if (at === 0 || sorted[at] !== sorted[at - 1]) {
      sorted[count] = sorted[at] ?? 0;
      count += 1;
    }
  return sorted.subarray(0, count);
}

/** The place of a number that is in the list. */
export function cerca(sorted: Float64Array, numero: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < numero) low = middle + 1;
    else high = middle;
  }
  return low;
}
