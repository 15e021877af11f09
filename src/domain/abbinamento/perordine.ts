/** Rows in the order of a number each has. */

/** Numbers and rows together stay below it: what is made of both is exact. */
const MASSIMO = 2 ** 50;

/** Rows by their numbers, those of one number as they stand; without a number (NaN) last. */
export function perOrdine(valori: Float64Array): Int32Array {
  const quante = valori.length;
  const rows = new Int32Array(quante);
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let whole = true;
  for (let row = 0; row < quante; row += 1) {
    rows[row] = row;
    const value = valori[row] ?? Number.NaN;
    if (value < least) least = value;
    if (value > most) most = value;
    whole &&= Number.isInteger(value) || Number.isNaN(value);
  }
  const span = most - least + 1;
  if (most < least) return rows;
  if (!whole || (span + 1) * quante > MASSIMO) return rows.sort((a, b) => confronta(valori, a, b));
  // One number of both: such numbers are put in order far sooner than by asking of each two which comes first.
  const keys = new Float64Array(quante);
  for (let row = 0; row < quante; row += 1) {
    const value = valori[row] ?? Number.NaN;
    keys[row] = (Number.isNaN(value) ? span : value - least) * quante + row;
  }
  keys.sort();
  for (let at = 0; at < quante; at += 1) {
    const key = keys[at] ?? 0;
    rows[at] = key - Math.floor(key / quante) * quante;
  }
  return rows;
}

/** Of numbers in order between two places, the first place of one that is not below `minimo`. */
export function primoDa(valori: Float64Array, minimo: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((valori[middle] ?? 0) < minimo) low = middle + 1;
    else high = middle;
  }
  return low;
}

function confronta(valori: Float64Array, a: number, b: number): number {
  const [one, other] = [valori[a] ?? Number.NaN, valori[b] ?? Number.NaN];
  if (Number.isNaN(one) !== Number.isNaN(other)) return Number.isNaN(one) ? 1 : -1;
  return one < other ? -1 : one > other ? 1 : a - b;
}
