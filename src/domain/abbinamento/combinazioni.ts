/** Which of some amounts add up to another: how many ways there are, the first few of them, in bounded time. */

/** More amounts than this are not combined: the caller chooses which. */
export const MAX_ADDENDI = 40;
/** Combinations of four of them are sought among so many only, of five among so few. */
const MEDI = 26;
const POCHI = 12;
/** Ways told apart; beyond it "many". */
export const MAX_MODI = 6;

const CASELLE = 1 << 10;
/** Sums of two by their hash: first of each box, next in the box, the pair (`i * 64 + j`). Used again every time. */
const primi = new Int16Array(CASELLE);
const seguenti = new Int16Array((MAX_ADDENDI * MAX_ADDENDI) / 2);
const coppie = new Int16Array((MAX_ADDENDI * MAX_ADDENDI) / 2);

const casella = (sum: number): number => (Math.imul(sum | 0, 0x9e3779b1) >>> 22) & (CASELLE - 1);

function fillCoppie(amounts: readonly number[], n: number): void {
  primi.fill(-1);
  let count = 0;
  // From the last to the first: each box is then in ascending order.
  for (let i = n - 2; i >= 0; i -= 1)
    for (let j = n - 1; j > i; j -= 1) {
      const box = casella((amounts[i] ?? 0) + (amounts[j] ?? 0));
      coppie[count] = i * 64 + j;
      seguenti[count] = primi[box] ?? -1;
      primi[box] = count;
      count += 1;
    }
}

/**
 * Sets of 2 to 5 places of `amounts` (at most `MAX_ADDENDI`) that add up to `target`, smallest first, at most
 * `MAX_MODI`. Larger sets are tried only when smaller ones do not do, four and five only among few.
 */
export function findCombinazioni(amounts: readonly number[], target: number): number[][] {
  const n = Math.min(amounts.length, MAX_ADDENDI);
  const found: number[][] = [];
  if (n < 2) return found;
  fillCoppie(amounts, n);
  /** False when there are enough. */
  const pairs = (sum: number, after: number, a: number, b: number, c: number): boolean => {
    for (let at = primi[casella(sum)] ?? -1; at >= 0; at = seguenti[at] ?? -1) {
      const code = coppie[at] ?? 0;
      const i = code >> 6;
      const j = code & 63;
      if (i <= after || (amounts[i] ?? 0) + (amounts[j] ?? 0) !== sum) continue;
      found.push([a, b, c, i, j].filter((place) => place >= 0));
      if (found.length >= MAX_MODI) return false;
    }
    return true;
  };
  if (!pairs(target, -1, -1, -1, -1)) return found;
  for (let i = 0; i < n; i += 1) if (!pairs(target - (amounts[i] ?? 0), i, i, -1, -1)) return found;
  if (found.length > 0 || n > MEDI) return found;
  for (let i = 0; i < n; i += 1)
    for (let j = i + 1; j < n; j += 1)
      if (!pairs(target - (amounts[i] ?? 0) - (amounts[j] ?? 0), j, i, j, -1)) return found;
  if (found.length > 0 || n > POCHI) return found;
  for (let i = 0; i < n; i += 1)
    for (let j = i + 1; j < n; j += 1)
      for (let k = j + 1; k < n; k += 1)
        if (!pairs(target - (amounts[i] ?? 0) - (amounts[j] ?? 0) - (amounts[k] ?? 0), k, i, j, k))
          return found;
  return found;
}
