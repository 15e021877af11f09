/**
 * Branch and bound over the hypotheses of movimenti that want the same partite: the best combination in bounded time.
 */
import { MOLTI_MODI, type Ipotesi } from './hypothesis.ts';

/**
 * A hypothesis that is somewhat less likely than "settles nothing" is still proposed: together with its equals it may
 * be right.
 */
export const CREDITO = 8;
/** After this many steps the best combination so far is taken. */
export const MAX_STEPS = 4_000;

const NESSUNA: readonly Ipotesi[] = [];

interface Trovata {
  /** The hypothesis of each movimento, `undefined` for none. */
  scelte: readonly (Ipotesi | undefined)[];
  /** The sum of their weights, each with its credit. */
  peso: number;
  steps: number;
}

export class Ricerca {
  readonly #liste: readonly (readonly Ipotesi[])[];
  readonly #residui: Float64Array;
  /** Cents of each partita that are used; all 0 between two searches. */
  readonly #usati: Float64Array;
  /** The movimenti, the most likely first. */
  readonly #ordine: readonly number[];
  /** The most that the movimenti from a place on can still add. */
  readonly #speranza: Float64Array;
  /** The sum of the weights chosen before a place. */
  readonly #totali: Float64Array;
  readonly #ora: (Ipotesi | undefined)[];
  readonly #scelte: (Ipotesi | undefined)[];
  #forbidden: Ipotesi | undefined;
  #peso = 0;
  #steps = 0;

  constructor(lists: readonly (readonly Ipotesi[])[], residui: Float64Array, used: Float64Array) {
    this.#liste = lists;
    this.#residui = residui;
    this.#usati = used;
    this.#ordine = lists
      .map((list, row) => ({ row, best: list[0]?.peso ?? 0 }))
      .sort((a, b) => b.best - a.best || a.row - b.row)
      .map(({ row }) => row);
    this.#speranza = new Float64Array(lists.length + 1);
    this.#totali = new Float64Array(lists.length + 1);
    this.#ora = lists.map(() => undefined);
    this.#scelte = [...this.#ora];
  }

  explore(): Trovata {
    this.#run(undefined, Number.NEGATIVE_INFINITY);
    return { scelte: this.#scelte, peso: this.#peso, steps: this.#steps };
  }

  /**
   * The weight of the best combination without one choice; `without`: the weight of the others without that movimento.
   */
  exploreWithout(row: number, forbidden: Ipotesi, without: number): number {
    // The movimento has no other hypothesis and nobody waits for its partite: only its own weight is lost.
    if ((this.#liste[row]?.length ?? 0) < 2 && !this.#isContested(row, forbidden)) return without;
    this.#run(forbidden, without);
    return this.#peso;
  }

  #isContested(row: number, { partite }: Ipotesi): boolean {
    for (let at = 0; at < this.#liste.length; at += 1)
      if (at !== row)
        for (const other of this.#liste[at] ?? [])
          for (const partita of other.partite) if (partite.includes(partita)) return true;
    return false;
  }

  /** `atLeast`: a weight that is known to be reachable. */
  #run(forbidden: Ipotesi | undefined, atLeast: number): void {
    this.#forbidden = forbidden;
    this.#peso = atLeast;
    this.#steps = 0;
    const hope = this.#speranza;
    for (let at = this.#ordine.length - 1; at >= 0; at -= 1) {
      const list = this.#liste[this.#ordine[at] ?? 0] ?? [];
      const best = list[0] === forbidden ? list[1] : list[0];
      hope[at] = (hope[at + 1] ?? 0) + Math.max(0, (best?.peso ?? -CREDITO) + CREDITO);
    }
    this.#totali[0] = 0;
    if (this.#step(0, 0)) this.#visit(0);
  }

  /** True if from a place on, with this total, it can still become the best. */
  #isHopeful(depth: number, total: number): boolean {
    return total + (this.#speranza[depth] ?? 0) > this.#peso;
  }

  /** The same, counted as one step. */
  #step(depth: number, total: number): boolean {
    this.#steps += 1;
    return this.#isHopeful(depth, total);
  }

  /** Visits the hypotheses from a place on; `#totali` has the weights of those before it. */
  #visit(depth: number): void {
    const total = this.#totali[depth] ?? 0;
    if (depth === this.#ordine.length) {
      this.#peso = total;
      if (!this.#forbidden) for (let at = 0; at < this.#ora.length; at += 1) this.#scelte[at] = this.#ora[at];
      return;
    }
    const row = this.#ordine[depth] ?? 0;
    const list = this.#liste[row] ?? NESSUNA;
    for (let at = 0; at < list.length; at += 1) {
      const hypothesis = list[at];
      if (!hypothesis || hypothesis === this.#forbidden) continue;
      const next = total + hypothesis.peso + CREDITO;
      // Those that follow weigh less.
      if (hypothesis.peso <= -CREDITO || !this.#isHopeful(depth + 1, next)) break;
      if (!this.#fits(hypothesis)) continue;
      if (this.#isTooMuch()) return;
      this.#steps += 1;
      this.#use(hypothesis, 1);
      this.#ora[row] = hypothesis;
      this.#totali[depth + 1] = next;
      this.#visit(depth + 1);
      this.#ora[row] = undefined;
      this.#use(hypothesis, -1);
    }
    if (this.#isTooMuch() || !this.#step(depth + 1, total)) return;
    this.#totali[depth + 1] = total;
    this.#visit(depth + 1);
  }

  #isTooMuch(): boolean {
    return this.#steps > MAX_STEPS && this.#peso > Number.NEGATIVE_INFINITY;
  }

  #fits({ partite, importi, prove }: Ipotesi): boolean {
    if ((prove & MOLTI_MODI) !== 0) return true;
    for (let at = 0; at < partite.length; at += 1) {
      const partita = partite[at] ?? 0;
      const left = (this.#residui[partita] ?? 0) - (this.#usati[partita] ?? 0);
      const importo = importi[at] ?? 0;
      if (left === 0 || left > 0 !== importo > 0 || Math.abs(importo) > Math.abs(left)) return false;
    }
    return true;
  }

  #use({ partite, importi, prove }: Ipotesi, sign: 1 | -1): void {
    if ((prove & MOLTI_MODI) !== 0) return;
    for (let at = 0; at < partite.length; at += 1) {
      const partita = partite[at] ?? 0;
      this.#usati[partita] = (this.#usati[partita] ?? 0) + sign * (importi[at] ?? 0);
    }
  }
}
