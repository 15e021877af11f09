/** A set of small whole numbers that is emptied in one step for each movimento. */
export class MarkSet {
  readonly #stamps: Int32Array;
  #stamp = 0;

  /** For numbers below `count`. */
  constructor(count: number) {
    this.#stamps = new Int32Array(count);
  }

  /** Empties it. */
  start(): void {
    this.#stamp += 1;
  }

  has(number: number): boolean {
    return this.#stamps[number] === this.#stamp;
  }

  /** Adds a number; answers whether it was missing. */
  add(number: number): boolean {
    if (this.#stamps[number] === this.#stamp) return false;
    this.#stamps[number] = this.#stamp;
    return true;
  }
}
