/** Finds rows by amount, also by a range of amounts. */
import { groupRows, NESSUNA_RIGA } from './group-rows.ts';
import { findFirst } from './sort-indexes.ts';

export class Vicini {
  readonly #perImporto: ReadonlyMap<number, readonly number[]>;
  /** The amounts that there are, in order. */
  readonly #importi: Float64Array;

  /** `residui`: the amount of each row, NaN for none. */
  constructor(residui: ArrayLike<number>) {
    this.#perImporto = groupRows(residui.length, (row) => residui[row]);
    this.#importi = Float64Array.from(this.#perImporto.keys()).sort();
  }

  /** The rows of an amount, in their order. */
  get(importo: number): readonly number[] {
    return this.#perImporto.get(importo) ?? NESSUNA_RIGA;
  }

  /** The existing amounts between two, both included, ascending. */
  *listImporti(least: number, most: number): Iterable<number> {
    const amounts = this.#importi;
    for (let at = findFirst(amounts, least, 0, amounts.length); at < amounts.length; at += 1) {
      const importo = amounts[at] ?? Number.NaN;
      if (importo > most) return;
      yield importo;
    }
  }
}
