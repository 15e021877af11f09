/** Rows in the order of a number each has. */

/** Puts rows in the order of their numbers, those of one number as they stand; without a number (NaN) last. */
export const sortBy = (rows: number[], valori: ArrayLike<number>): number[] =>
  rows.sort((a, b) => {
    const [one, other] = [valori[a] ?? Number.NaN, valori[b] ?? Number.NaN];
    if (Number.isNaN(one) || Number.isNaN(other))
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || a - b;
    return one - other || a - b;
  });

/** All rows, by their numbers. */
export const sortIndexes = (valori: ArrayLike<number>): number[] =>
  sortBy([...Array(valori.length).keys()], valori);

/** Of numbers in order between two places, the first place of one that is not below `minimo`. */
export function findFirst(valori: ArrayLike<number>, minimo: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((valori[middle] ?? 0) < minimo) low = middle + 1;
    else high = middle;
  }
  return low;
}
