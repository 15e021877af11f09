/** Repeatable randomness: the same seed and labels give the same draws on every machine. */

export interface Chance {
  /** A whole number, both ends included. */
  drawInteger(min: number, max: number): number;
  /** From 0 (included) to 1 (excluded). */
  drawFraction(): number;
  /** True with this probability. */
  happens(probability: number): boolean;
  choose<T>(list: readonly T[]): T;
  /** `count` digits. */
  drawDigits(count: number): string;
}

/** Four numbers of 32 bits from a text (FNV-1a with a final scramble), which start the generator. */
function seed(text: string): [number, number, number, number] {
  const words = [0, 1, 2, 3].map((word) => {
    let hash = 0x811c9dc5 ^ (word * 0x9e3779b9);
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    return (hash ^ (hash >>> 13)) >>> 0;
  });
  const [a = 1, b = 2, c = 3, d = 4] = words;
  return [a, b, c, d];
}

/**
 * Makes a source of draws. It is our own code because the office must stay the same, byte for byte, whatever version a
 * library has. Generator: sfc32 (C. Doty-Humphrey, PractRand), integers only.
 */
export function makeChance(seme: number, ...labels: (string | number)[]): Chance {
  let [a, b, c, d] = seed([seme, ...labels].join('|'));
  const next = (): number => {
    const mixed = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + mixed;
    return mixed >>> 0;
  };
  for (let turn = 0; turn < 12; turn++) next();
  const drawFraction = (): number => next() / 4_294_967_296;
  const drawInteger = (min: number, max: number): number =>
    min + Math.floor(drawFraction() * (max - min + 1));
  return {
    drawInteger,
    drawFraction,
    happens: (probability) => drawFraction() < probability,
    choose(list) {
      if (list.length === 0) throw new RangeError('nothing to choose from');
      return list[drawInteger(0, list.length - 1)] as (typeof list)[number];
    },
    drawDigits: (count) => Array.from({ length: count }, () => drawInteger(0, 9)).join(''),
  };
}

/**
 * Splits a whole number in proportion to the weights, without a remainder (largest remainder method); the first wins a
 * tie.
 */
export function splitByWeight(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((left, right) => left + right, 0);
  if (sum <= 0) throw new RangeError('no weight to split by');
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((one, other) => one + other, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at);
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
