/**
 * The hypotheses of the movimento under examination: collects them, weighs them against "settles nothing", and keeps
 * the best.
 */
import * as P from './hypothesis.ts';
import { compareHypotheses, isDocumentNamed, type Hypothesis } from './hypothesis.ts';

const MAX_HYPOTHESES = 10;
/** A hypothesis that weighs this much less than "settles nothing" is dropped. */
export const MIN_SCORE = -8;
/** A hypothesis that weighs this much less than the best is dropped too. */
const FAR = 9;
/** Above these odds (a logarithm) one partita explains the movimento, and the search ends. */
export const PLAIN = 2.5;
/** Evidence with which other partite may explain the movimento better. */
const DOUBTFUL = P.PARTIAL | P.OTHER_NUMBER | P.NUMBER_OF_OTHERS;

/** True if both are one partita of the same party and amount, which only days distinguish. */
const isEqual = (a: Hypothesis, b: Hypothesis): boolean =>
  a.partite.length === 1 &&
  b.partite.length === 1 &&
  a.importi[0] === b.importi[0] &&
  a.covered === b.covered &&
  !isDocumentNamed(a) &&
  !isDocumentNamed(b);

const NONE: readonly Hypothesis[] = [];

/** True if both are the same partite in the same order. */
function isSame(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false;
  return true;
}

/** True if `common` has a more likely hypothesis, or all of `found`. */
export const isBetter = (common: readonly Hypothesis[], found: readonly Hypothesis[]): boolean =>
  (common[0]?.weight ?? Number.NEGATIVE_INFINITY) > (found[0]?.weight ?? Number.NEGATIVE_INFINITY) ||
  found.every(
    ({ partite: [partita], partite: { length } }) =>
      length === 1 && common.some(({ partite }) => partite[0] === partita),
  );

export class Collection {
  readonly #refused: ReadonlySet<number>;
  readonly #partiteCount: number;
  /** The first `#count` belong to the current movimento, the rest to earlier ones. */
  readonly #out: Hypothesis[] = [];
  #count = 0;
  #at = 0;
  #none = 0;
  /** The movimento, as its hypotheses have it. */
  movimenti: readonly number[] = [];

  constructor(refused: ReadonlySet<number>, countPartite: number) {
    this.#refused = refused;
    this.#partiteCount = countPartite;
  }

  /** `nothing`: the weight of "settles nothing". */
  start(at: number, nothing: number): void {
    this.#count = 0;
    if (this.#at !== at || this.movimenti.length === 0) this.movimenti = [at];
    this.#at = at;
    this.#none = nothing;
  }

  /** Adds a hypothesis; false if a person refused it before. */
  add(hypothesis: Hypothesis): boolean {
    const { partite } = hypothesis;
    if (this.#refused.size > 0 && this.#isRefused(partite)) return false;
    if (partite.length > 1)
      for (let at = 0; at < this.#count; at += 1) {
        const other = this.#out[at];
        if (!other || !isSame(other.partite, partite)) continue;
        other.weight = Math.max(other.weight, hypothesis.weight);
        // If the text names the numbers of a set, it is no longer one of many possible sets.
        const many = other.evidence & hypothesis.evidence & P.MANY_WAYS;
        other.evidence = ((other.evidence | hypothesis.evidence) & ~P.MANY_WAYS) | many;
        return true;
      }
    this.#out[this.#count] = hypothesis;
    this.#count += 1;
    return true;
  }

  #isRefused(partite: readonly number[]): boolean {
    return partite.some((partita) => this.#refused.has(this.#at * this.#partiteCount + partita));
  }

  /** True if one partita explains the movimento in every respect. */
  isPlain(): boolean {
    for (let at = 0; at < this.#count; at += 1) {
      const one = this.#out[at];
      if (!one || one.weight - this.#none <= PLAIN || (one.evidence & DOUBTFUL) !== 0) continue;
      if (one.differenze.length === 0 || one.cited.length > 0) return true;
    }
    return false;
  }

  /** The best first, weighed against "settles nothing". */
  finish(): readonly Hypothesis[] {
    const count = this.#count;
    const [first] = this.#out;
    if (count === 0 || !first) return NONE;
    let best = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < count; at += 1) {
      const hypothesis = this.#out[at];
      if (!hypothesis) continue;
      hypothesis.weight -= this.#none;
      if (hypothesis.weight > best) best = hypothesis.weight;
    }
    if (count === 1) return best > MIN_SCORE ? [first] : NONE;
    return this.#best(Math.max(MIN_SCORE, best - FAR));
  }

  /** The hypotheses that weigh more than `least`, best first. */
  #best(least: number): Hypothesis[] {
    // A copy: the list itself is used again.
    const kept = this.#out.slice(0, this.#count);
    let count = 0;
    for (let at = 0; at < kept.length; at += 1) {
      const one = kept[at];
      if (!one || one.weight <= least) continue;
      kept[count] = one;
      count += 1;
    }
    kept.length = count;
    kept.sort(compareHypotheses);
    if (kept.length <= MAX_HYPOTHESES) return kept;
    // Equal ones are kept or dropped together: half of a tie would look like a choice.
    const [first] = kept;
    const last = kept[MAX_HYPOTHESES - 1]?.weight ?? Number.NEGATIVE_INFINITY;
    return kept.filter((one) => one.weight >= last || (first && isEqual(first, one)));
  }
}
