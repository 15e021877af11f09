/** The grades of the columns of some rows, each kept until one of its values changes. */
import type { Colonna } from '../types.ts';
import { gradiDi } from './gradi.ts';
import type { Gradi, Guardia } from './pezzi.ts';

/** Rows read between two looks at the clock. */
const PASSO = 1_024;

export class GradiTenuti<Riga> {
  readonly #colonne: readonly Colonna<Riga>[];
  /** What the grades say something of. */
  #righe: readonly Riga[] = [];
  readonly #gradi = new Map<string, Gradi>();

  constructor(colonne: readonly Colonna<Riga>[]) {
    this.#colonne = colonne;
  }

  has(campo: string): boolean {
    return this.#gradi.has(campo);
  }

  /** The rows there are now, in order of arrival: a column with other values than before is forgotten. */
  aggiorna(righe: readonly Riga[]): void {
    const prima = this.#righe;
    this.#righe = righe;
    if (prima.length !== righe.length) {
      this.#gradi.clear();
      return;
    }
    let known = this.#colonne.filter(({ campo }) => this.#gradi.has(campo));
    for (let at = 0; at < righe.length && known.length > 0; at += 1) {
      const [before, after] = [prima[at], righe[at]];
      if (before === after || before === undefined || after === undefined) continue;
      const same = known.filter(({ valore }) => Object.is(valore(before) ?? null, valore(after) ?? null));
      if (same.length === known.length) continue;
      for (const colonna of known) if (!same.includes(colonna)) this.#gradi.delete(colonna.campo);
      known = same;
    }
  }

  /** How the rows stand by a column; kept when they are still the same at the end. */
  async di(colonna: Colonna<Riga>, orologio: Guardia, signal: AbortSignal): Promise<Gradi> {
    const known = this.#gradi.get(colonna.campo);
    if (known) return known;
    const righe = this.#righe;
    const valori: unknown[] = [];
    for (let from = 0; from < righe.length; from += PASSO) {
      await orologio.guarda(signal);
      for (const riga of righe.slice(from, from + PASSO)) valori.push(colonna.valore(riga) ?? null);
    }
    const gradi = await gradiDi(valori, colonna.tipo, orologio, signal);
    signal.throwIfAborted();
    if (this.#righe === righe) this.#gradi.set(colonna.campo, gradi);
    return gradi;
  }
}
