/** Words and codes as small whole numbers: a table by hash, so that no text is cut out of a longer one. */

/** Numbers of a box, of which the last is idle: four lie in one line of the processor's memory. */
const BOX = 4;
const NUMERO = 2;

/**
 * A set of keys of 64 bits (two hashes of 32) numbered from 0 as they come. With a million keys two of them
 * share a number once in 37 million runs: the texts themselves need not be compared.
 */
export class Lessico {
  /** Open hash table: of each box its two hashes and one more than its number, 0 when it is free; side by side. */
  #boxes = new Int32Array(BOX << 12);
  #mask = (1 << 12) - 1;
  size = 0;

  /** The number of a key, or -1. */
  find(h1: number, h2: number): number {
    return (this.#boxes[this.#box(h1, h2) + NUMERO] ?? 0) - 1;
  }

  /** The number of a key, a new one when it is not there yet. */
  intern(h1: number, h2: number): number {
    const box = this.#box(h1, h2);
    const number = this.#boxes[box + NUMERO] ?? 0;
    if (number > 0) return number - 1;
    this.size += 1;
    this.#put(box, h1, h2, this.size);
    if (this.size * 2 > this.#mask) this.#grow();
    return this.size - 1;
  }

  /** Where the box of a key starts, or the free one where it would go. */
  #box(h1: number, h2: number): number {
    const boxes = this.#boxes;
    for (let at = (h1 ^ (h2 >>> 7)) & this.#mask; ; at = (at + 1) & this.#mask) {
      const box = at * BOX;
      if (boxes[box + NUMERO] === 0 || (boxes[box] === h1 && boxes[box + 1] === h2)) return box;
    }
  }

  #put(box: number, h1: number, h2: number, number: number): void {
    this.#boxes[box] = h1;
    this.#boxes[box + 1] = h2;
    this.#boxes[box + NUMERO] = number;
  }

  #grow(): void {
    const old = this.#boxes;
    this.#boxes = new Int32Array(old.length * 2);
    this.#mask = this.#mask * 2 + 1;
    for (let at = 0; at < old.length; at += BOX) {
      const number = old[at + NUMERO] ?? 0;
      if (number === 0) continue;
      const [h1, h2] = [old[at] ?? 0, old[at + 1] ?? 0];
      this.#put(this.#box(h1, h2), h1, h2, number);
    }
  }
}

/** Two independent hashes, a character at a time (FNV-1a; the second with another prime and a turn of the bits). */
export const H1 = 0x811c9dc5 | 0;
export const H2 = 0x2f0b4a27;
export const hashStep1 = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
export const hashStep2 = (hash: number, code: number): number => {
  const mixed = Math.imul(hash ^ code, 0x5bd1e995);
  return mixed ^ (mixed >>> 15);
};
