/**
 * Finds which of some amounts add up to another: how many ways there are, and the first few of them, in bounded time.
 */

/** At most this many amounts are combined; the caller chooses which. */
export const MAX_ADDENDS = 40;
/** Limits of the number of amounts: for combinations of four, and of five. */
const MEDIUM = 26;
const FEW = 12;
/** The number of ways that are told apart; more of them are "many". */
export const MAX_WAYS = 6;

const SLOTS = 1 << 10;
/**
 * Hash table of the sums of two amounts: the first pair of each box, the next in the box, the pair (`i * 64 + j`). It
 * is reused by every call.
 */
const firstPair = new Int16Array(SLOTS);
const following = new Int16Array((MAX_ADDENDS * MAX_ADDENDS) / 2);
const pairCodes = new Int16Array((MAX_ADDENDS * MAX_ADDENDS) / 2);

const input = (sum: number): number => (Math.imul(sum | 0, 0x9e3779b1) >>> 22) & (SLOTS - 1);

function fillPairs(amounts: ArrayLike<number>, n: number): void {
  firstPair.fill(-1);
  let count = 0;
  // From the last to the first: each box is then in ascending order.
  for (let i = n - 2; i >= 0; i -= 1)
    for (let j = n - 1; j > i; j -= 1) {
      const box = input((amounts[i] ?? 0) + (amounts[j] ?? 0));
      pairCodes[count] = i * 64 + j;
      following[count] = firstPair[box] ?? -1;
      firstPair[box] = count;
      count += 1;
    }
}

/**
 * Sets of 2 to 5 places of the first `count` of `amounts` (at most `MAX_ADDENDS`) that add up to a target: at most
 * `MAX_WAYS`, smallest first. Larger sets are tried only if no smaller one exists, those of four and five only among
 * few amounts.
 */
export const findCombinations = (
  amounts: ArrayLike<number>,
  target: number,
  count = amounts.length,
): number[][] => makeCombinations(amounts, count)(target);

/**
 * The same for several targets. It shares its tables with the next one that is made, and must not be used after that.
 */
export function makeCombinations(
  amounts: ArrayLike<number>,
  count = amounts.length,
): (target: number) => number[][] {
  const n = Math.min(count, MAX_ADDENDS);
  if (n < 2) return () => [];
  fillPairs(amounts, n);
  return (target) => combine(amounts, n, target);
}

function combine(amounts: ArrayLike<number>, n: number, target: number): number[][] {
  const found: number[][] = [];
  /** Answers false once enough are found. */
  const pairs = (sum: number, after: number, a: number, b: number, c: number): boolean => {
    for (let at = firstPair[input(sum)] ?? -1; at >= 0; at = following[at] ?? -1) {
      const code = pairCodes[at] ?? 0;
      const i = code >> 6;
      const j = code & 63;
      if (i <= after || (amounts[i] ?? 0) + (amounts[j] ?? 0) !== sum) continue;
      found.push([a, b, c, i, j].filter((place) => place >= 0));
      if (found.length >= MAX_WAYS) return false;
    }
    return true;
  };
  if (!pairs(target, -1, -1, -1, -1)) return found;
  for (let i = 0; i < n; i += 1) if (!pairs(target - (amounts[i] ?? 0), i, i, -1, -1)) return found;
  if (found.length > 0 || n > MEDIUM) return found;
  for (let i = 0; i < n; i += 1)
    for (let j = i + 1; j < n; j += 1)
      if (!pairs(target - (amounts[i] ?? 0) - (amounts[j] ?? 0), j, i, j, -1)) return found;
  if (found.length > 0 || n > FEW) return found;
  for (let i = 0; i < n; i += 1)
    for (let j = i + 1; j < n; j += 1)
      for (let k = j + 1; k < n; k += 1)
        if (!pairs(target - (amounts[i] ?? 0) - (amounts[j] ?? 0) - (amounts[k] ?? 0), k, i, j, k))
          return found;
  return found;
}

/** At most this many sets of half the size are examined. If there are more, no set of that size is searched for. */
const MAX_HALVES = 10_000;

/** In how many ways `k` can be chosen from `n`. */
function choices(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** Sets of `k` places each, one after the other, with their sums. */
interface Halves {
  count: number;
  chosenPlaces: Uint8Array;
  sums: Float64Array;
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
function makeHalves(amounts: readonly number[], k: number): Halves {
  const n = amounts.length;
  const count = choices(n, k);
  const chosenPlaces = new Uint8Array(count * k);
  const sums = new Float64Array(count);
  const places = Array.from({ length: k }, (_, at) => at);
  for (let set = 0; set < count; set += 1) {
    let sum = 0;
    for (let at = 0; at < k; at += 1) {
      const place = places[at] ?? 0;
      chosenPlaces[set * k + at] = place;
      sum += amounts[place] ?? 0;
    }
    sums[set] = sum;
    nextChoice(places, n);
  }
  return { count, chosenPlaces, sums };
}

/** The largest number of bits for a box, so that there are about as many boxes as there can be sets. */
const HALF_BITS = 14;
/** The box of a sum, among as many as `32 - walk` bits can tell apart. */
const halfSlot = (sum: number, walk: number): number => Math.imul(sum | 0, 0x9e3779b1) >>> walk;
/** Reused by every call: the first set of each box, and the next in its box. */
const firstSet = new Int16Array(1 << HALF_BITS);
const nextSet = new Int16Array(MAX_HALVES);

/** Puts sets into boxes by the hash of their sum, each box in order. Answers `walk`. */
function fillSlots({ count, sums }: Halves): number {
  const bits = Math.min(HALF_BITS, Math.ceil(Math.log2(count)) + 1);
  firstSet.fill(-1, 0, 1 << bits);
  for (let set = count - 1; set >= 0; set -= 1) {
    const box = halfSlot(sums[set] ?? 0, 32 - bits);
    nextSet[set] = firstSet[box] ?? -1;
    firstSet[box] = set;
  }
  return 32 - bits;
}

/**
 * Sets of exactly `k` places of `amounts` (at most `MAX_ADDENDS`) that add up to `target`, at most `MAX_WAYS`. It
 * combines first halves with second halves (E. Horowitz, S. Sahni, J. ACM 21, 1974). None if there are too many halves.
 */
export function findOfSize(amounts: readonly number[], target: number, k: number): number[][] {
  const n = amounts.length;
  const found: number[][] = [];
  if (n > MAX_ADDENDS || k < 1 || k > n) return found;
  if (k * 2 > n) {
    // It is quicker to choose the amounts that are left out if they are fewer.
    const total = amounts.reduce((a, b) => a + b, 0);
    const out = k === n ? (total === target ? [[]] : []) : findOfSize(amounts, total - target, n - k);
    return out.map((left) => amounts.flatMap((_, at) => (left.includes(at) ? [] : [at])));
  }
  const half = k >> 1;
  const rest = k - half;
  if (choices(n, rest) > MAX_HALVES) return found;
  const firsts = makeHalves(amounts, half);
  const walk = fillSlots(firsts);
  const { chosenPlaces, sums } = firsts;
  // The second half starts where the first has room before it. Second halves are made one at a time and not kept.
  const seconds = Array.from({ length: rest }, (_, at) => half + at);
  /** What is missing before each place of the second half. */
  const missing = new Float64Array(rest);
  missing[0] = target;
  for (let turned = 0; turned >= 0 && found.length < MAX_WAYS; turned = nextChoice(seconds, n)) {
    for (let at = turned; at < rest - 1; at += 1)
      missing[at + 1] = (missing[at] ?? 0) - (amounts[seconds[at] ?? 0] ?? 0);
    const last = missing[rest - 1] ?? 0;
    for (let place = seconds[rest - 1] ?? 0; place < n && found.length < MAX_WAYS; place += 1) {
      seconds[rest - 1] = place;
      const sum = last - (amounts[place] ?? 0);
      for (let first = firstSet[halfSlot(sum, walk)] ?? -1; first >= 0; first = nextSet[first] ?? -1) {
        if (sums[first] !== sum) continue;
        if (half > 0 && (chosenPlaces[first * half + half - 1] ?? 0) >= (seconds[0] ?? 0)) continue;
        found.push([...chosenPlaces.subarray(first * half, (first + 1) * half), ...seconds]);
      }
    }
  }
  return found.slice(0, MAX_WAYS);
}
