/** Finds rows by a number that they have. */
import { addUnder } from '../groups.ts';

export const NO_ROWS: readonly number[] = [];

/** The rows by number, in their order; `numbersOf`: the numbers of a row, NaN for none. */
export function groupRows(
  count: number,
  ...numbersOf: readonly ((row: number) => number | undefined)[]
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (let row = 0; row < count; row += 1)
    for (const numberOf of numbersOf) {
      const number = numberOf(row) ?? Number.NaN;
      if (!Number.isNaN(number)) addUnder(found, number, row);
    }
  return found;
}
