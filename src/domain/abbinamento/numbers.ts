/** The partite that bear a number, side by side with what is asked of each: they are many, and mostly passed over. */
import { Indice } from './index-of-words.ts';

export class PerNumero {
  readonly #indice: Indice;
  /** Where those of each number start; one more at the end. */
  readonly inizio: Int32Array;
  readonly partite: Int32Array;
  readonly residui: Float64Array;
  readonly partiti: Int32Array;
  readonly anni: Int16Array;

  /** Of each partita its number and another way to write it, below 1 for none. */
  constructor(
    numeri: Float64Array,
    varianti: Float64Array,
    residui: Float64Array,
    partiti: Int32Array,
    anni: Float64Array,
  ) {
    const tutti = new Float64Array(2 * numeri.length);
    for (let at = 0; at < tutti.length; at += 1) {
      const numero = ((at & 1) === 0 ? numeri : varianti)[at >> 1] ?? -1;
      tutti[at] = numero > 0 ? numero : Number.NaN;
    }
    this.#indice = new Indice(tutti);
    const { inizio, righe } = this.#indice;
    this.inizio = inizio;
    this.partite = new Int32Array(righe.length);
    this.residui = new Float64Array(righe.length);
    this.partiti = new Int32Array(righe.length);
    this.anni = new Int16Array(righe.length);
    for (let to = 0; to < righe.length; to += 1) {
      const partita = (righe[to] ?? 0) >> 1;
      this.partite[to] = partita;
      this.residui[to] = residui[partita] ?? 0;
      this.partiti[to] = partiti[partita] ?? 0;
      this.anni[to] = anni[partita] ?? 0;
    }
  }

  /** The place of a number in `inizio`, -1 when no partita bears it. */
  place(numero: number): number {
    return this.#indice.place(numero);
  }
}
