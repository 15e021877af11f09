/** Finds the number inside the number of a document, as a payer would write it. */
import { MAX_CARATTERI, isAccento } from './text.ts';

/** Longer numbers are not read exactly. */
const MASSIMO = 15;

export class NumberReader {
  /** The groups of digits of the last text: their values and lengths. */
  readonly #valori: number[] = [];
  readonly #lunghezze: number[] = [];
  /** The last result, and another way to write it; -1 if there is none. */
  numero = -1;
  variante = -1;

  /**
   * `123` from `123/2026`, from `26/A/123`, from `FT-00123`. A group that is the year is left out; of the others the
   * longest counts, or the last of equal ones. `20260000123` is also known as `123`.
   */
  read(text: string, year: number): void {
    const lengths = this.#lunghezze;
    let to = this.#cut(text);
    let from = 0;
    if (to > 1 && this.#isAnno(to - 1, year)) to -= 1;
    else if (to > 1 && this.#isAnno(0, year)) from = 1;
    let best = -1;
    for (let at = from; at < to; at += 1) {
      const length = lengths[at] ?? 0;
      if (length <= MASSIMO && (best < 0 || length >= (lengths[best] ?? 0))) best = at;
    }
    const value = best < 0 ? 0 : (this.#valori[best] ?? 0);
    this.numero = value === 0 ? -1 : value;
    this.variante = value === 0 ? -1 : this.#findVariante(best, from, to, year);
  }

  /** The number without the year at its beginning, or together with another group. */
  #findVariante(best: number, from: number, to: number, year: number): number {
    const value = this.#valori[best] ?? 0;
    const length = this.#lunghezze[best] ?? 0;
    if (length >= 6 && year > 0) {
      const scale = 10 ** (length - 4);
      if (Math.floor(value / scale) === year && value % scale > 0) return value % scale;
    }
    for (let at = from; at < to; at += 1) {
      const other = this.#valori[at] ?? 0;
      if (at !== best && other > 0) return Number(`${other}${value}`);
    }
    return -1;
  }

  /** Finds the groups of digits as `splitTesto` would; answers how many there are. */
  #cut(text: string): number {
    let count = 0;
    let value = 0;
    let length = 0;
    const end = Math.min(text.length, MAX_CARATTERI);
    for (let at = 0; at <= end; at += 1) {
      const code = at < end ? text.charCodeAt(at) : 0;
      if (code >= 48 && code <= 57) {
        value = value * 10 + code - 48;
        length += 1;
      } else if (length > 0 && !isAccento(code)) {
        this.#valori[count] = value;
        this.#lunghezze[count] = length;
        count += 1;
        value = 0;
        length = 0;
      }
    }
    return count;
  }

  #isAnno(group: number, year: number): boolean {
    if (year <= 0) return false;
    const value = this.#valori[group] ?? 0;
    const length = this.#lunghezze[group] ?? 0;
    return (length === 4 && value === year) || (length === 2 && value === year % 100);
  }
}
