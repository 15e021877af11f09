/** Finds rows by amount, also by a range of amounts. */
import { groupRows, NO_ROWS } from './group-rows.ts';
import { findFirst } from './sort-indexes.ts';

export class NearAmounts {
  readonly #byImporto: ReadonlyMap<number, readonly number[]>;
  /** The amounts that there are, in order. */
  readonly #importi: Float64Array;

  /** `residui`: the amount of each row, NaN for none. */
  constructor(residui: ArrayLike<number>) {
    this.#byImporto = groupRows(residui.length, (row) => residui[row]);
    this.#importi = Float64Array.from(this.#byImporto.keys()).sort();
  }

  /** The rows of an amount, in their order. */
  get(importo: number): readonly number[] {
    return this.#byImporto.get(importo) ?? NO_ROWS;
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
