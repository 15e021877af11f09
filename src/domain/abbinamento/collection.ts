/** The hypotheses of the movimento being looked at: gathered, weighed against nothing at all, the best kept. */
import * as P from './hypothesis.ts';
import { compareIpotesi, isNominata, type Ipotesi } from './hypothesis.ts';

const MAX_IPOTESI = 10;
/** A hypothesis that weighs so much less than settling nothing is dropped. */
export const MINIMO = -8;
/** And one that weighs so much less than the best. */
const LONTANE = 9;
/** Above these odds (a logarithm) one partita explains the movimento, and no more are looked for. */
export const CHIARA = 2.5;
/** With this evidence other partite may explain the movimento better. */
const DUBBIE = P.PARZIALE | P.ALTRO_NUMERO | P.NUMERO_ALTRUI;

/** Both are one partita of the same party and amount, and only days tell them apart. */
const isEqual = (a: Ipotesi, b: Ipotesi): boolean =>
  a.partite.length === 1 &&
  b.partite.length === 1 &&
  a.importi[0] === b.importi[0] &&
  a.coperto === b.coperto &&
  !isNominata(a) &&
  !isNominata(b);

const NESSUNA: readonly Ipotesi[] = [];

/** The same partite, in the same order. */
function isSame(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false;
  return true;
}

/** True when `common` has a likelier hypothesis, or has all of `found`. */
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

  /** `nulla`: the weight of no partita at all. */
  start(at: number, nothing: number): void {
    this.#quante = 0;
    if (this.#at !== at || this.movimenti.length === 0) this.movimenti = [at];
    this.#at = at;
    this.#nulla = nothing;
  }

  /** Adds a hypothesis; false when a person refused it. */
  add(hypothesis: Ipotesi): boolean {
    const { partite } = hypothesis;
    if (this.#rifiutate.size > 0 && this.#isRefused(partite)) return false;
    if (partite.length > 1)
      for (let at = 0; at < this.#quante; at += 1) {
        const other = this.#out[at];
        if (!other || !isSame(other.partite, partite)) continue;
        other.peso = Math.max(other.peso, hypothesis.peso);
        // A set that is named by its numbers is no longer one of many.
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

  /** One partita already explains the movimento in every respect. */
  isChiara(): boolean {
    for (let at = 0; at < this.#quante; at += 1) {
      const one = this.#out[at];
      if (!one || one.peso - this.#nulla <= CHIARA || (one.prove & DUBBIE) !== 0) continue;
      if (one.differenze.length === 0 || one.citate.length > 0) return true;
    }
    return false;
  }

  /** Best first, with their weights against nothing at all. */
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

  /** Those that weigh more than `least`, best first. */
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
    // Equals are kept or dropped together: a tie cut in two would look like a choice.
    const [first] = kept;
    const last = kept[MAX_IPOTESI - 1]?.peso ?? Number.NEGATIVE_INFINITY;
    return kept.filter((one) => one.peso >= last || (first && isEqual(first, one)));
  }
}
