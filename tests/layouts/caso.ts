/** Chance from a seed: the same number makes the same layout on every machine. */
export class Caso {
  private stato: number;

  constructor(seed: number) {
    this.stato = Math.imul(seed + 1, 0x9e37_79b1) >>> 0;
  }

  /** From 0 up to 1, by mulberry32. */
  private next(): number {
    this.stato = (this.stato + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(this.stato ^ (this.stato >>> 15), this.stato | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  intero(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** True once in `volte`. */
  unaSu(volte: number): boolean {
    return this.intero(1, volte) === 1;
  }

  choose<T>(one: T, ...others: readonly T[]): T {
    const at = this.intero(0, others.length);
    return at === 0 ? one : (others[at - 1] ?? one);
  }

  /** One of a list, which must not be empty. */
  da<T>(list: readonly T[]): T {
    const [first, ...others] = list;
    if (first === undefined) throw new Error('nothing to choose from');
    return this.choose(first, ...others);
  }

  shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((valore) => ({ valore, posto: this.next() }))
      .toSorted((x, y) => x.posto - y.posto)
      .map(({ valore }) => valore);
  }
}
