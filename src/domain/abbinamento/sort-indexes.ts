/** Orders rows by a number of each. */

/** Sorts rows by their numbers; those with the same number keep their order, those without a number (NaN) come last. */
export const sortBy = (rows: number[], values: ArrayLike<number>): number[] =>
  rows.sort((a, b) => {
    const one = values[a] ?? Number.NaN;
    const other = values[b] ?? Number.NaN;
    if (Number.isNaN(one) || Number.isNaN(other))
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || a - b;
    return one - other || a - b;
  });

/** The first place of a number that is not below `min`, in ascending numbers between two places. */
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
