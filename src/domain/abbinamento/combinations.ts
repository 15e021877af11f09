/**
 * Finds which of some amounts add up to another: how many ways there are, and the first few of them, in bounded time.
 */

/** At most this many amounts are combined; the caller chooses which. */
export const MAX_ADDENDI = 40;
/** Limits of the number of amounts: for combinations of four, and of five. */
const MEDI = 26;
const POCHI = 12;
/** The number of ways that are told apart; more of them are "many". */
export const MAX_MODI = 6;

const CASELLE = 1 << 10;
/**
 * Hash table of the sums of two amounts: the first pair of each box, the next in the box, the pair (`i * 64 + j`). It
 * is reused by every call.
 */
const primi = new Int16Array(CASELLE);
const following = new Int16Array((MAX_ADDENDI * MAX_ADDENDI) / 2);
const coppie = new Int16Array((MAX_ADDENDI * MAX_ADDENDI) / 2);

const input = (sum: number): number => (Math.imul(sum | 0, 0x9e3779b1) >>> 22) & (CASELLE - 1);

function fillPairs(amounts: ArrayLike<number>, n: number): void {
  primi.fill(-1);
  let count = 0;
  // From the last to the first: each box is then in ascending order.
  for (let i = n - 2; i >= 0; i -= 1)
    for (let j = n - 1; j > i; j -= 1) {
      const box = input((amounts[i] ?? 0) + (amounts[j] ?? 0));
      coppie[count] = i * 64 + j;
      following[count] = primi[box] ?? -1;
      primi[box] = count;
      count += 1;
    }
}

/**
 * Sets of 2 to 5 places of the first `count` of `amounts` (at most `MAX_ADDENDI`) that add up to a target: at most
 * `MAX_MODI`, smallest first. Larger sets are tried only if no smaller one exists, those of four and five only among
 * few amounts.
 */
export const findCombinazioni = (
  amounts: ArrayLike<number>,
  target: number,
  count = amounts.length,
): number[][] => makeCombinazioni(amounts, count)(target);

/**
 * The same for several targets. It shares its tables with the next one that is made, and must not be used after that.
 */
export function makeCombinazioni(
  amounts: ArrayLike<number>,
  count = amounts.length,
): (target: number) => number[][] {
  const n = Math.min(count, MAX_ADDENDI);
  if (n < 2) return () => [];
  fillPairs(amounts, n);
  return (target) => combine(amounts, n, target);
}

function combine(amounts: ArrayLike<number>, n: number, target: number): number[][] {
  const found: number[][] = [];
  /** Answers false once enough are found. */
  const pairs = (sum: number, after: number, a: number, b: number, c: number): boolean => {
    for (let at = primi[input(sum)] ?? -1; at >= 0; at = following[at] ?? -1) {
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

/** At most this many sets of half the size are examined. If there are more, no set of that size is searched for. */
const MAX_META = 10_000;

/** In how many ways `k` can be chosen from `n`. */
function choices(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** Sets of `k` places each, one after the other, with their sums. */
interface Mezze {
  quante: number;
  posti: Uint8Array;
  somme: Float64Array;
}

/** Moves to the next set of places, in order; answers the first place that changed, below 0 after the last set. */
function nextChoice(places: number[], n: number): number {
  const k = places.length;
  let at = k - 1;
  while (at >= 0 && places[at] === n - k + at) at -= 1;
  let next = (places[at] ?? 0) + 1;
  for (let to = at; to >= 0 && to < k; to += 1, next += 1) places[to] = next;
  return at;
}

/** Every set of `k` of the places of `amounts`, in order. */
function makeMezze(amounts: readonly number[], k: number): Mezze {
  const n = amounts.length;
  const quante = choices(n, k);
  const posti = new Uint8Array(quante * k);
  const somme = new Float64Array(quante);
  const places = Array.from({ length: k }, (_, at) => at);
  for (let set = 0; set < quante; set += 1) {
    let sum = 0;
    for (let at = 0; at < k; at += 1) {
      const place = places[at] ?? 0;
      posti[set * k + at] = place;
      sum += amounts[place] ?? 0;
    }
    somme[set] = sum;
    nextChoice(places, n);
  }
  return { quante, posti, somme };
}

/** The largest number of bits for a box, so that there are about as many boxes as there can be sets. */
const BIT_META = 14;
/** The box of a sum, among as many as `32 - walk` bits can tell apart. */
const halfSlot = (sum: number, walk: number): number => Math.imul(sum | 0, 0x9e3779b1) >>> walk;
/** Reused by every call: the first set of each box, and the next in its box. */
const prime = new Int16Array(1 << BIT_META);
const dopo = new Int16Array(MAX_META);

/** Puts sets into boxes by the hash of their sum, each box in order. Answers `walk`. */
function fillSlots({ quante, somme }: Mezze): number {
  const bits = Math.min(BIT_META, Math.ceil(Math.log2(quante)) + 1);
  prime.fill(-1, 0, 1 << bits);
  for (let set = quante - 1; set >= 0; set -= 1) {
    const box = halfSlot(somme[set] ?? 0, 32 - bits);
    dopo[set] = prime[box] ?? -1;
    prime[box] = set;
  }
  return 32 - bits;
}

/**
 * Sets of exactly `k` places of `amounts` (at most `MAX_ADDENDI`) that add up to `target`, at most `MAX_MODI`. It
 * combines first halves with second halves (E. Horowitz, S. Sahni, J. ACM 21, 1974). None if there are too many halves.
 */
export function findDiTaglia(amounts: readonly number[], target: number, k: number): number[][] {
  const n = amounts.length;
  const found: number[][] = [];
  if (n > MAX_ADDENDI || k < 1 || k > n) return found;
  if (k * 2 > n) {
    // It is quicker to choose the amounts that are left out if they are fewer.
    const total = amounts.reduce((a, b) => a + b, 0);
    const out = k === n ? (total === target ? [[]] : []) : findDiTaglia(amounts, total - target, n - k);
    return out.map((left) => amounts.flatMap((_, at) => (left.includes(at) ? [] : [at])));
  }
  const half = k >> 1;
  const rest = k - half;
  if (choices(n, rest) > MAX_META) return found;
  const firsts = makeMezze(amounts, half);
  const walk = fillSlots(firsts);
  const { posti, somme } = firsts;
  // The second half starts where the first has room before it. Second halves are made one at a time and not kept.
  const seconds = Array.from({ length: rest }, (_, at) => half + at);
  /** What is missing before each place of the second half. */
  const missing = new Float64Array(rest);
  missing[0] = target;
  for (let turned = 0; turned >= 0 && found.length < MAX_MODI; turned = nextChoice(seconds, n)) {
    for (let at = turned; at < rest - 1; at += 1)
      missing[at + 1] = (missing[at] ?? 0) - (amounts[seconds[at] ?? 0] ?? 0);
    const last = missing[rest - 1] ?? 0;
    for (let place = seconds[rest - 1] ?? 0; place < n && found.length < MAX_MODI; place += 1) {
      seconds[rest - 1] = place;
      const sum = last - (amounts[place] ?? 0);
      for (let first = prime[halfSlot(sum, walk)] ?? -1; first >= 0; first = dopo[first] ?? -1) {
        if (somme[first] !== sum) continue;
        if (half > 0 && (posti[first * half + half - 1] ?? 0) >= (seconds[0] ?? 0)) continue;
        found.push([...posti.subarray(first * half, (first + 1) * half), ...seconds]);
      }
    }
  }
  return found.slice(0, MAX_MODI);
}
