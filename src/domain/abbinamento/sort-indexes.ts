/** Rows in the order of a number each has. */

/** Puts rows in the order of their numbers, those of one number as they stand; without a number (NaN) last. */
export const sortBy = (rows: number[], values: ArrayLike<number>): number[] =>
  rows.sort((a, b) => {
    const one = values[a] ?? Number.NaN;
    const other = values[b] ?? Number.NaN;
    if (Number.isNaN(one) || Number.isNaN(other))
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || a - b;
    return one - other || a - b;
  });

/** Of numbers in order between two places, the first place of one that is not below `min`. */
export function findFirst(values: ArrayLike<number>, min: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((values[middle] ?? 0) < min) low = middle + 1;
    else high = middle;
  }
  return low;
}
