/** Rows in the order of a number each has. */

/** Numbers are put in order by so many of their bits at a time. */
const BIT = 11;
const CASELLE = 1 << BIT;
/** Numbers farther from the least than this are compared one with another. */
const MASSIMO = 2 ** 32 - 2;

/** Rows by their numbers, those of one number as they stand; without a number (NaN) last. */
export function sortIndexes(valori: Float64Array): Int32Array {
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
  if (!whole || span > MASSIMO) return rows.sort((a, b) => confronta(valori, a, b));
  const keys = new Uint32Array(quante);
  for (let row = 0; row < quante; row += 1) {
    const value = valori[row] ?? Number.NaN;
    keys[row] = Number.isNaN(value) ? span : value - least;
  }
  return perCifre(rows, keys, span);
}

/** Rows by whole numbers up to `massimo`: by their lowest bits, then by the next, each time as they stand. */
function perCifre(rows: Int32Array, keys: Uint32Array, massimo: number): Int32Array {
  let righe: Int32Array = rows;
  let altre: Int32Array = new Int32Array(rows.length);
  let chiavi: Uint32Array = keys;
  let altreChiavi: Uint32Array = new Uint32Array(keys.length);
  const inizio = new Int32Array(CASELLE);
  for (let bit = 0; bit < 32 && massimo >= 2 ** bit; bit += BIT) {
    inizio.fill(0);
    for (let at = 0; at < chiavi.length; at += 1) {
      const casella = ((chiavi[at] ?? 0) >>> bit) & (CASELLE - 1);
      inizio[casella] = (inizio[casella] ?? 0) + 1;
    }
    let before = 0;
    for (let casella = 0; casella < CASELLE; casella += 1) {
      const here = inizio[casella] ?? 0;
      inizio[casella] = before;
      before += here;
    }
    for (let at = 0; at < chiavi.length; at += 1) {
      const key = chiavi[at] ?? 0;
      const casella = (key >>> bit) & (CASELLE - 1);
      const to = inizio[casella] ?? 0;
      inizio[casella] = to + 1;
      altre[to] = righe[at] ?? 0;
      altreChiavi[to] = key;
    }
    [righe, altre] = [altre, righe];
    [chiavi, altreChiavi] = [altreChiavi, chiavi];
  }
  return righe;
}

/** Of numbers in order between two places, the first place of one that is not below `minimo`. */
export function findFirst(valori: Float64Array, minimo: number, from: number, to: number): number {
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
