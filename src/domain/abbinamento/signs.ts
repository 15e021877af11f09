/** A set of small whole numbers that is emptied in one step for each movimento. */
export class MarkSet {
  readonly #timbri: Int32Array;
  #timbro = 0;

  /** For numbers below `count`. */
  constructor(count: number) {
    this.#timbri = new Int32Array(count);
  }

  /** Empties it. */
  start(): void {
    this.#timbro += 1;
  }

  has(number: number): boolean {
    return this.#timbri[number] === this.#timbro;
  }

  /** Adds a number; answers whether it was missing. */
  add(number: number): boolean {
    if (this.#timbri[number] === this.#timbro) return false;
    this.#timbri[number] = this.#timbro;
    return true;
  }
}
