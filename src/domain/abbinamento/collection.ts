/**
 * The hypotheses of the movimento under examination: collects them, weighs them against "settles nothing", and keeps
 * the best.
 */
import * as P from './hypothesis.ts';
import { compareIpotesi, isNominata, type Ipotesi } from './hypothesis.ts';

const MAX_IPOTESI = 10;
/** A hypothesis that weighs this much less than "settles nothing" is dropped. */
export const MINIMO = -8;
/** A hypothesis that weighs this much less than the best is dropped too. */
const LONTANE = 9;
/** Above these odds (a logarithm) one partita explains the movimento, and the search ends. */
export const CHIARA = 2.5;
/** Evidence with which other partite may explain the movimento better. */
const DUBBIE = P.PARZIALE | P.ALTRO_NUMERO | P.NUMERO_ALTRUI;

/** True if both are one partita of the same party and amount, which only days distinguish. */
const isEqual = (a: Ipotesi, b: Ipotesi): boolean =>
  a.partite.length === 1 &&
  b.partite.length === 1 &&
  a.importi[0] === b.importi[0] &&
  a.coperto === b.coperto &&
  !isNominata(a) &&
  !isNominata(b);

const NESSUNA: readonly Ipotesi[] = [];

/** True if both are the same partite in the same order. */
function isSame(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false;
  return true;
}

/** True if `common` has a more likely hypothesis, or all of `found`. */
export const isBetter = (common: readonly Ipotesi[], found: readonly Ipotesi[]): boolean =>
  (common[0]?.peso ?? Number.NEGATIVE_INFINITY) > (found[0]?.peso ?? Number.NEGATIVE_INFINITY) ||
  found.every(
    ({ partite: [partita], partite: { length } }) =>
      length === 1 && common.some(({ partite }) => partite[0] === partita),
  );

export class Raccolta {
  readonly #rifiutate: ReadonlySet<number>;
  readonly #quantePartite: number;
  /** The first `#quante` belong to the current movimento, the rest to earlier ones. */
  readonly #out: Ipotesi[] = [];
  #quante = 0;
  #at = 0;
  #nulla = 0;
  /** The movimento, as its hypotheses have it. */
  movimenti: readonly number[] = [];

  constructor(refused: ReadonlySet<number>, countPartite: number) {
    this.#rifiutate = refused;
    this.#quantePartite = countPartite;
  }

  /** `nothing`: the weight of "settles nothing". */
  start(at: number, nothing: number): void {
    this.#quante = 0;
    if (this.#at !== at || this.movimenti.length === 0) this.movimenti = [at];
    this.#at = at;
    this.#nulla = nothing;
  }

  /** Adds a hypothesis; false if a person refused it before. */
  add(hypothesis: Ipotesi): boolean {
    const { partite } = hypothesis;
    if (this.#rifiutate.size > 0 && this.#isRefused(partite)) return false;
    if (partite.length > 1)
      for (let at = 0; at < this.#quante; at += 1) {
        const other = this.#out[at];
        if (!other || !isSame(other.partite, partite)) continue;
        other.peso = Math.max(other.peso, hypothesis.peso);
        // If the text names the numbers of a set, it is no longer one of many possible sets.
        const many = other.prove & hypothesis.prove & P.MOLTI_MODI;
        other.prove = ((other.prove | hypothesis.prove) & ~P.MOLTI_MODI) | many;
        return true;
      }
    this.#out[this.#quante] = hypothesis;
    this.#quante += 1;
    return true;
  }

  #isRefused(partite: readonly number[]): boolean {
    return partite.some((partita) => this.#rifiutate.has(this.#at * this.#quantePartite + partita));
  }

  /** True if one partita explains the movimento in every respect. */
  isChiara(): boolean {
    for (let at = 0; at < this.#quante; at += 1) {
      const one = this.#out[at];
      if (!one || one.peso - this.#nulla <= CHIARA || (one.prove & DUBBIE) !== 0) continue;
      if (one.differenze.length === 0 || one.citate.length > 0) return true;
    }
    return false;
  }

  /** The best first, weighed against "settles nothing". */
  finish(): readonly Ipotesi[] {
    const count = this.#quante;
    const [first] = this.#out;
    if (count === 0 || !first) return NESSUNA;
    let best = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < count; at += 1) {
      const hypothesis = this.#out[at];
      if (!hypothesis) continue;
      hypothesis.peso -= this.#nulla;
      if (hypothesis.peso > best) best = hypothesis.peso;
    }
    if (count === 1) return best > MINIMO ? [first] : NESSUNA;
    return this.#best(Math.max(MINIMO, best - LONTANE));
  }

  /** The hypotheses that weigh more than `least`, best first. */
  #best(least: number): Ipotesi[] {
    // A copy: the list itself is used again.
    const kept = this.#out.slice(0, this.#quante);
    let count = 0;
    for (let at = 0; at < kept.length; at += 1) {
      const one = kept[at];
      if (!one || one.peso <= least) continue;
      kept[count] = one;
      count += 1;
    }
    kept.length = count;
    kept.sort(compareIpotesi);
    if (kept.length <= MAX_IPOTESI) return kept;
    // Equal ones are kept or dropped together: half of a tie would look like a choice.
    const [first] = kept;
    const last = kept[MAX_IPOTESI - 1]?.peso ?? Number.NEGATIVE_INFINITY;
    return kept.filter((one) => one.peso >= last || (first && isEqual(first, one)));
  }
}
