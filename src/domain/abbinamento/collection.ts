/** The hypotheses of the movimento being looked at: gathered, weighed against nothing at all, the best kept. */
import * as P from './hypothesis.ts';
import { compareIpotesi, isNominata, type Ipotesi } from './hypothesis.ts';

const MAX_IPOTESI = 10;
/** Hypotheses this far below nothing at all are dropped, and those so far below the best: they are no rivals to anybody. */
export const MINIMO = -8;
const LONTANE = 9;
/** Odds (logarithm) at which one partita leaves no reason to look for more. */
export const CHIARA = 2.5;
/** Evidence that leaves room for more partite. */
const DUBBIE = P.PARZIALE | P.ALTRO_NUMERO | P.NUMERO_ALTRUI;

/** Of the same party for the same amount, and only the days tell them apart. */
const isUguale = (a: Ipotesi, b: Ipotesi): boolean =>
  a.partite.length === 1 &&
  b.partite.length === 1 &&
  a.importi[0] === b.importi[0] &&
  a.coperto === b.coperto &&
  !isNominata(a) &&
  !isNominata(b);

const NESSUNA: readonly Ipotesi[] = [];

/** The same partite, in the same order. */
function isStesse(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false;
  return true;
}

export class Raccolta {
  readonly #rifiutate: ReadonlySet<number>;
  readonly #quantePartite: number;
  /** Those of the current movimento come first; what follows is of others. */
  readonly #out: Ipotesi[] = [];
  #quante = 0;
  #at = 0;
  #nulla = 0;
  /** The movimento, as its hypotheses have it. */
  movimenti: readonly number[] = [];

  constructor(rifiutate: ReadonlySet<number>, quantePartite: number) {
    this.#rifiutate = rifiutate;
    this.#quantePartite = quantePartite;
  }

  /** `nulla`: the weight of no partita at all. */
  start(at: number, nulla: number): void {
    this.#quante = 0;
    if (this.#at !== at || this.movimenti.length === 0) this.movimenti = [at];
    this.#at = at;
    this.#nulla = nulla;
  }

  /** Answers whether it stands among them: one that was refused does not. */
  add(ipotesi: Ipotesi): boolean {
    const { partite } = ipotesi;
    if (this.#rifiutate.size > 0 && this.#isRifiutata(partite)) return false;
    if (partite.length > 1)
      for (let at = 0; at < this.#quante; at += 1) {
        const other = this.#out[at];
        if (!other || !isStesse(other.partite, partite)) continue;
        other.peso = Math.max(other.peso, ipotesi.peso);
        // Named by its numbers it is not one of many.
        const many = other.prove & ipotesi.prove & P.MOLTI_MODI;
        other.prove = ((other.prove | ipotesi.prove) & ~P.MOLTI_MODI) | many;
        return true;
      }
    this.#out[this.#quante] = ipotesi;
    this.#quante += 1;
    return true;
  }

  #isRifiutata(partite: readonly number[]): boolean {
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
    const quante = this.#quante;
    const [first] = this.#out;
    if (quante === 0 || !first) return NESSUNA;
    let best = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < quante; at += 1) {
      const ipotesi = this.#out[at];
      if (!ipotesi) continue;
      ipotesi.peso -= this.#nulla;
      if (ipotesi.peso > best) best = ipotesi.peso;
    }
    if (quante === 1) return best > MINIMO ? [first] : NESSUNA;
    return this.#best(Math.max(MINIMO, best - LONTANE));
  }

  /** Those that weigh more than `least`, best first. */
  #best(least: number): Ipotesi[] {
    // Cut out of the others and closed up: a list that grows keeps room for more.
    const kept = this.#out.slice(0, this.#quante);
    let quante = 0;
    for (let at = 0; at < kept.length; at += 1) {
      const one = kept[at];
      if (!one || one.peso <= least) continue;
      kept[quante] = one;
      quante += 1;
    }
    kept.length = quante;
    kept.sort(compareIpotesi);
    if (kept.length <= MAX_IPOTESI) return kept;
    // Equals are kept or dropped together: a tie cut in two would look like a choice.
    const [first] = kept;
    const last = kept[MAX_IPOTESI - 1]?.peso ?? Number.NEGATIVE_INFINITY;
    return kept.filter((one) => one.peso >= last || (first && isUguale(first, one)));
  }
}
