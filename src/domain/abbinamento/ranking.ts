/**
 * The names that the words of a text lead to, ordered by the weight of those words; only the few best are compared in
 * full.
 */
import type { Confronto } from './comparison.ts';

export class Graduatoria {
  /** The weight of the words that led to each name, and the names themselves. */
  readonly #pesi: Float64Array;
  readonly #toccati: Int32Array;
  #quanti = 0;
  #massimo = 0;
  /** Places of the best names, best first, after `rank`. */
  readonly migliori: Int32Array;

  /** `names`: the number of names; `places`: how many are kept. */
  constructor(names: number, places: number) {
    this.#pesi = new Float64Array(names);
    this.#toccati = new Int32Array(names);
    this.migliori = new Int32Array(places);
  }

  /** A word of this weight leads to these names. */
  add(names: readonly number[], weight: number): void {
    const weights = this.#pesi;
    for (const name of names) {
      const before = weights[name] ?? 0;
      if (before === 0) {
        this.#toccati[this.#quanti] = name;
        this.#quanti += 1;
      }
      weights[name] = before + weight;
      if (before + weight > this.#massimo) this.#massimo = before + weight;
    }
  }

  /** The number of names that the words have led to. */
  get quanti(): number {
    return this.#quanti;
  }

  /** A word that is too common to be followed adds its weight to the names already found that contain it. */
  raise(names: Pick<Confronto, 'hasParola'>, word: number, weight: number): void {
    for (let at = 0; at < this.#quanti; at += 1) {
      const name = this.#toccati[at] ?? 0;
      if (!names.hasParola(name, word)) continue;
      const after = (this.#pesi[name] ?? 0) + weight;
      this.#pesi[name] = after;
      if (after > this.#massimo) this.#massimo = after;
    }
  }

  /** Starts over. */
  start(): void {
    for (let at = 0; at < this.#quanti; at += 1) this.#pesi[this.#toccati[at] ?? 0] = 0;
    this.#quanti = 0;
    this.#massimo = 0;
  }

  /** Ranks the names that weigh at least half as much as the heaviest; answers how many are in `migliori`. */
  rank(): number {
    const weights = this.#pesi;
    const { migliori } = this;
    const least = this.#massimo * 0.5;
    let count = 0;
    for (let at = 0; at < this.#quanti; at += 1) {
      const name = this.#toccati[at] ?? 0;
      const weight = weights[name] ?? 0;
      if (weight < least) continue;
      if (count === migliori.length && !this.#isBefore(name, weight, migliori[count - 1] ?? 0)) continue;
      let place = count < migliori.length ? count : count - 1;
      for (; place > 0 && this.#isBefore(name, weight, migliori[place - 1] ?? 0); place -= 1)
        migliori[place] = migliori[place - 1] ?? 0;
      migliori[place] = name;
      if (count < migliori.length) count += 1;
    }
    return count;
  }

  #isBefore(name: number, weight: number, other: number): boolean {
    const less = this.#pesi[other] ?? 0;
    return weight > less || (weight === less && name < other);
  }
}
