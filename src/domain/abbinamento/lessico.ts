/** Words and codes as small whole numbers: a table by hash, so that no text is cut out of a longer one. */

/**
 * A set of keys of 64 bits (two hashes of 32) numbered from 0 as they come. With a million keys two of them
 * share a number once in 37 million runs: the texts themselves need not be compared.
 */
export class Lessico {
  #first = new Int32Array(1 << 12);
  #second = new Int32Array(1 << 12);
  #number = new Int32Array(1 << 12).fill(-1);
  #mask = (1 << 12) - 1;
  size = 0;

  /** The number of a key, or -1. */
  find(h1: number, h2: number): number {
    for (let at = (h1 ^ (h2 >>> 7)) & this.#mask; ; at = (at + 1) & this.#mask) {
      const number = this.#number[at] ?? -1;
      if (number < 0 || (this.#first[at] === h1 && this.#second[at] === h2)) return number;
    }
  }

  /** The number of a key, a new one when it is not there yet. */
  intern(h1: number, h2: number): number {
    let at = (h1 ^ (h2 >>> 7)) & this.#mask;
    for (; ; at = (at + 1) & this.#mask) {
      const number = this.#number[at] ?? -1;
      if (number < 0) break;
      if (this.#first[at] === h1 && this.#second[at] === h2) return number;
    }
    this.#first[at] = h1;
    this.#second[at] = h2;
    this.#number[at] = this.size;
    this.size += 1;
    if (this.size * 2 > this.#mask) this.#grow();
    return this.size - 1;
  }

  #grow(): void {
    const [first, second, number] = [this.#first, this.#second, this.#number];
    const length = first.length * 4;
    this.#first = new Int32Array(length);
    this.#second = new Int32Array(length);
    this.#number = new Int32Array(length).fill(-1);
    this.#mask = length - 1;
    for (let old = 0; old < number.length; old += 1) {
      if ((number[old] ?? -1) < 0) continue;
      const [h1, h2] = [first[old] ?? 0, second[old] ?? 0];
      let at = (h1 ^ (h2 >>> 7)) & this.#mask;
      while ((this.#number[at] ?? -1) >= 0) at = (at + 1) & this.#mask;
      this.#first[at] = h1;
      this.#second[at] = h2;
      this.#number[at] = number[old] ?? -1;
    }
  }
}

/** Two independent hashes, a character at a time (FNV-1a; the second with another prime and a turn of the bits). */
export const H1 = 0x811c9dc5 | 0;
export const H2 = 0x2f0b4a27;
export const step1 = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
export const step2 = (hash: number, code: number): number => {
  const mixed = Math.imul(hash ^ code, 0x5bd1e995);
  return mixed ^ (mixed >>> 15);
};
