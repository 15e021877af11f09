/**
 * The names that the words of a text lead to, ordered by the weight of those words; only the few best are compared in
 * full.
 */
import type { NameComparison } from './comparison.ts';

export class Ranking {
  /** The weight of the words that led to each name, and the names themselves. */
  readonly #weights: Float64Array;
  readonly #touched: Int32Array;
  #count = 0;
  #most = 0;
  /** Places of the best names, best first, after `rank`. */
  readonly best: Int32Array;

  /** `names`: the number of names; `places`: how many are kept. */
  constructor(names: number, places: number) {
    this.#weights = new Float64Array(names);
    this.#touched = new Int32Array(names);
    this.best = new Int32Array(places);
  }

  /** A word of this weight leads to these names. */
  add(names: readonly number[], weight: number): void {
    const weights = this.#weights;
    for (const name of names) {
      const before = weights[name] ?? 0;
      if (before === 0) {
        this.#touched[this.#count] = name;
        this.#count += 1;
      }
      weights[name] = before + weight;
      if (before + weight > this.#most) this.#most = before + weight;
    }
  }

  /** The number of names that the words have led to. */
  get count(): number {
    return this.#count;
  }

  /** A word that is too common to be followed adds its weight to the names already found that contain it. */
  raise(names: Pick<NameComparison, 'hasWord'>, word: number, weight: number): void {
    for (let at = 0; at < this.#count; at += 1) {
      const name = this.#touched[at] ?? 0;
      if (!names.hasWord(name, word)) continue;
      const after = (this.#weights[name] ?? 0) + weight;
      this.#weights[name] = after;
      if (after > this.#most) this.#most = after;
    }
  }

  /** Starts over. */
  start(): void {
    for (let at = 0; at < this.#count; at += 1) this.#weights[this.#touched[at] ?? 0] = 0;
    this.#count = 0;
    this.#most = 0;
  }

  /** Ranks the names that weigh at least half as much as the heaviest; answers how many are in `best`. */
  rank(): number {
    const weights = this.#weights;
    const { best } = this;
    const least = this.#most * 0.5;
    let count = 0;
    for (let at = 0; at < this.#count; at += 1) {
      const name = this.#touched[at] ?? 0;
      const weight = weights[name] ?? 0;
      if (weight < least) continue;
      if (count === best.length && !this.#isBefore(name, weight, best[count - 1] ?? 0)) continue;
      let place = count < best.length ? count : count - 1;
      for (; place > 0 && this.#isBefore(name, weight, best[place - 1] ?? 0); place -= 1)
        best[place] = best[place - 1] ?? 0;
      best[place] = name;
      if (count < best.length) count += 1;
    }
    return count;
  }

  #isBefore(name: number, weight: number, other: number): boolean {
    const less = this.#weights[other] ?? 0;
    return weight > less || (weight === less && name < other);
  }
}
