/** The hypotheses of the movimento being looked at: gathered, weighed against nothing at all, the best kept. */
import * as P from './ipotesi.ts';
import { confronta, type Ipotesi } from './ipotesi.ts';

const MAX_IPOTESI = 10;
/** Hypotheses this far below nothing at all are dropped, and those this far below the best. */
export const MINIMO = -6;
const LONTANE = 12;
/** Odds (logarithm) at which one partita leaves no reason to look for more. */
const CHIARA = 2.5;
/** Evidence that leaves room for more partite. */
const DUBBIE = P.PARZIALE | P.ALTRO_NUMERO;

export class Raccolta {
  readonly #rifiutate: ReadonlySet<number>;
  readonly #quantePartite: number;
  #out: Ipotesi[] = [];
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
    if (this.#out.length > 0) this.#out = [];
    if (this.#at !== at || this.movimenti.length === 0) this.movimenti = [at];
    this.#at = at;
    this.#nulla = nulla;
  }

  add(ipotesi: Ipotesi): void {
    const { partite } = ipotesi;
    if (this.#rifiutate.size > 0 && this.#isRifiutata(partite)) return;
    if (partite.length > 1)
      for (const other of this.#out)
        if (
          other.partite.length === partite.length &&
          other.partite.every((one, place) => one === partite[place])
        ) {
          other.peso = Math.max(other.peso, ipotesi.peso);
          // Named by its numbers it is not one of many.
          const many = other.prove & ipotesi.prove & P.MOLTI_MODI;
          other.prove = ((other.prove | ipotesi.prove) & ~P.MOLTI_MODI) | many;
          return;
        }
    this.#out.push(ipotesi);
  }

  #isRifiutata(partite: readonly number[]): boolean {
    return partite.some((partita) => this.#rifiutate.has(this.#at * this.#quantePartite + partita));
  }

  /** One partita already explains the movimento in every respect. */
  isChiara(): boolean {
    for (const { peso, differenze, prove, citate } of this.#out)
      if (
        peso - this.#nulla > CHIARA &&
        (differenze.length === 0 || citate.length > 0) &&
        (prove & DUBBIE) === 0
      )
        return true;
    return false;
  }

  /** Best first, with their weights against nothing at all. */
  finish(): Ipotesi[] {
    const found = this.#out;
    let best = Number.NEGATIVE_INFINITY;
    for (const ipotesi of found) {
      ipotesi.peso -= this.#nulla;
      best = Math.max(best, ipotesi.peso);
    }
    if (found.length < 2) return best > MINIMO ? found : [];
    const kept = found.filter(({ peso }) => peso > MINIMO && peso > best - LONTANE);
    if (kept.length > 1) kept.sort(confronta);
    if (kept.length <= MAX_IPOTESI) return kept;
    // Equals are kept or dropped together: a tie cut in two would look like a choice.
    const last = kept[MAX_IPOTESI - 1]?.peso ?? Number.NEGATIVE_INFINITY;
    return kept.filter(({ peso }) => peso >= last);
  }
}
