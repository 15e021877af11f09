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

/** Sets of half the size looked at, at most: beyond them a set of that size is not sought. */
const MAX_META = 10_000;

/** In how many ways `k` may be taken of `n`. */
function scelte(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** Every set of `k` of the first `n` places, in order, until `take` answers false. */
function eachScelta(n: number, k: number, take: (places: readonly number[]) => boolean): void {
  const places = Array.from({ length: k }, (_, at) => at);
  for (;;) {
    if (!take(places)) return;
    let at = k - 1;
    while (at >= 0 && places[at] === n - k + at) at -= 1;
    if (at < 0) return;
    let next = (places[at] ?? 0) + 1;
    for (; at < k; at += 1, next += 1) places[at] = next;
  }
}

/**
 * Sets of just `k` places of `amounts` (at most `MAX_ADDENDI`) that add up to `target`, at most `MAX_MODI`: by their
 * first half and their second (E. Horowitz, S. Sahni, J. ACM 21, 1974). Nothing when there are too many halves.
 */
export function findDiTaglia(amounts: readonly number[], target: number, k: number): number[][] {
  const n = amounts.length;
  const found: number[][] = [];
  if (n > MAX_ADDENDI || k < 1 || k > n) return found;
  if (k * 2 > n) {
    // Fewer are left out than are taken.
    const total = amounts.reduce((a, b) => a + b, 0);
    const out = k === n ? (total === target ? [[]] : []) : findDiTaglia(amounts, total - target, n - k);
    return out.map((left) => amounts.flatMap((_, at) => (left.includes(at) ? [] : [at])));
  }
  const half = k >> 1;
  if (scelte(n, k - half) > MAX_META) return found;
  const sumOf = (places: readonly number[]): number =>
    places.reduce((sum, place) => sum + (amounts[place] ?? 0), 0);
  const firsts = new Map<number, number[][]>();
  eachScelta(n, half, (places) => {
    const sum = sumOf(places);
    const list = firsts.get(sum);
    if (list) list.push([...places]);
    else firsts.set(sum, [[...places]]);
    return true;
  });
  eachScelta(n, k - half, (places) => {
    for (const first of firsts.get(target - sumOf(places)) ?? [])
      if ((first.at(-1) ?? -1) < (places[0] ?? 0)) found.push([...first, ...places]);
    return found.length < MAX_MODI;
  });
  return found.slice(0, MAX_MODI);
}
