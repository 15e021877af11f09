/** Finds the number inside the number of a document, as a payer would write it. */
import { MAX_CHARACTERS, isAccent } from './text.ts';

/** Longer numbers are not read exactly. */
const MAX_SIZE = 15;

export class NumberReader {
  /** The groups of digits of the last text: their values and lengths. */
  readonly #values: number[] = [];
  readonly #lengths: number[] = [];
  /** The last result, and another way to write it; -1 if there is none. */
  number = -1;
  variant = -1;

  /**
   * `123` from `123/2026`, from `26/A/123`, from `FT-00123`. A group that is the year is left out; of the others the
   * longest counts, or the last of equal ones. `20260000123` is also known as `123`.
   */
  read(text: string, year: number): void {
    const lengths = this.#lengths;
    let to = this.#cut(text);
    let from = 0;
    if (to > 1 && this.#isYear(to - 1, year)) to -= 1;
    else if (to > 1 && this.#isYear(0, year)) from = 1;
    let best = -1;
    for (let at = from; at < to; at += 1) {
      const length = lengths[at] ?? 0;
      if (length <= MAX_SIZE && (best < 0 || length >= (lengths[best] ?? 0))) best = at;
    }
    const value = best < 0 ? 0 : (this.#values[best] ?? 0);
    this.number = value === 0 ? -1 : value;
    this.variant = value === 0 ? -1 : this.#findVariant(best, from, to, year);
  }

  /** The number without the year at its beginning, or together with another group. */
  #findVariant(best: number, from: number, to: number, year: number): number {
    const value = this.#values[best] ?? 0;
    const length = this.#lengths[best] ?? 0;
    if (length >= 6 && year > 0) {
      const scale = 10 ** (length - 4);
      if (Math.floor(value / scale) === year && value % scale > 0) return value % scale;
    }
    for (let at = from; at < to; at += 1) {
      const other = this.#values[at] ?? 0;
      if (at !== best && other > 0) return Number(`${other}${value}`);
    }
    return -1;
  }

  /** Finds the groups of digits as `splitText` would; answers how many there are. */
  #cut(text: string): number {
    let count = 0;
    let value = 0;
    let length = 0;
    const end = Math.min(text.length, MAX_CHARACTERS);
    for (let at = 0; at <= end; at += 1) {
      const code = at < end ? text.charCodeAt(at) : 0;
      if (code >= 48 && code <= 57) {
        value = value * 10 + code - 48;
        length += 1;
      } else if (length > 0 && !isAccent(code)) {
        this.#values[count] = value;
        this.#lengths[count] = length;
        count += 1;
        value = 0;
        length = 0;
      }
    }
    return count;
  }

  #isYear(group: number, year: number): boolean {
    if (year <= 0) return false;
    const value = this.#values[group] ?? 0;
    const length = this.#lengths[group] ?? 0;
    return (length === 4 && value === year) || (length === 2 && value === year % 100);
  }
}
