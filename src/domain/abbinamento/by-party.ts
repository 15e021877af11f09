/** The partite of each party by amount, with their amounts beside them: only those near one of them are looked at. */
import { sortIndexes, findFirst } from './sort-indexes.ts';

export class PerPartito {
  /** Where those of each party start; one more at the end. */
  readonly #inizio: Int32Array;
  readonly partite: Int32Array;
  readonly residui: Float64Array;
  /** Of each partita, 1 where its party has another of the same amount. */
  readonly ricorrenti: Uint8Array;
  /** What the credits of each party come to, and its debts. */
  readonly #crediti: Float64Array;
  readonly #debiti: Float64Array;

  /** Of each partita its party, of `quanti`, and its amount. */
  constructor(partiti: Int32Array, residui: Float64Array, quanti: number) {
    this.#inizio = new Int32Array(quanti + 1);
    for (let partita = 0; partita < partiti.length; partita += 1) {
      const next = (partiti[partita] ?? 0) + 1;
      this.#inizio[next] = (this.#inizio[next] ?? 0) + 1;
    }
    for (let partito = 0; partito < quanti; partito += 1)
      this.#inizio[partito + 1] = (this.#inizio[partito + 1] ?? 0) + (this.#inizio[partito] ?? 0);
    this.partite = new Int32Array(partiti.length);
    this.residui = new Float64Array(partiti.length);
    const next = this.#inizio.slice();
    const ordine = sortIndexes(residui);
    for (let place = 0; place < ordine.length; place += 1) {
      const partita = ordine[place] ?? 0;
      const partito = partiti[partita] ?? 0;
      const to = next[partito] ?? 0;
      next[partito] = to + 1;
      this.partite[to] = partita;
      this.residui[to] = residui[partita] ?? 0;
    }
    this.ricorrenti = new Uint8Array(partiti.length);
    this.#crediti = new Float64Array(quanti);
    this.#debiti = new Float64Array(quanti);
    for (let partito = 0; partito < quanti; partito += 1) this.#sum(partito);
  }

  /** Adds up a party's partite; those of one amount stand one after the other. */
  #sum(partito: number): void {
    let crediti = 0;
    let debiti = 0;
    const from = this.#inizio[partito] ?? 0;
    const to = this.endOf(partito);
    for (let at = from; at < to; at += 1) {
      const residuo = this.residui[at] ?? 0;
      if (residuo > 0) crediti += residuo;
      else debiti -= residuo;
      if (at === from || residuo !== this.residui[at - 1]) continue;
      this.ricorrenti[this.partite[at] ?? 0] = 1;
      this.ricorrenti[this.partite[at - 1] ?? 0] = 1;
    }
    this.#crediti[partito] = crediti;
    this.#debiti[partito] = debiti;
  }

  /** What a party's credits, or debts (`segno` -1), come to. */
  totale(partito: number, segno: number): number {
    return (segno > 0 ? this.#crediti : this.#debiti)[partito] ?? 0;
  }

  /** Where in `partite` the first of a party stands whose amount is not below `importo`. */
  firstFrom(partito: number, importo: number): number {
    return findFirst(this.residui, importo, this.#inizio[partito] ?? 0, this.endOf(partito));
  }

  /** Where in `partite` those of a party end. */
  endOf(partito: number): number {
    return this.#inizio[partito + 1] ?? 0;
  }
}
