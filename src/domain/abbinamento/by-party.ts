/** The partite of each party by amount: only those near one of them are looked at. */
import { findFirst, sortBy } from './sort-indexes.ts';

interface Partito {
  /** By amount, with their amounts beside them. */
  partite: number[];
  residui: number[];
  /** What its credits come to, and its debts. */
  crediti: number;
  debiti: number;
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, each) => total + Math.max(0, each), 0);

export class PerPartito {
  readonly #partiti = new Map<number, Partito>();
  /** Partite whose party has another of the same amount. */
  readonly ricorrenti = new Set<number>();

  /** Of each partita its party, and its amount. */
  constructor(partiti: ArrayLike<number>, residui: ArrayLike<number>) {
    for (const [partito, partite] of Map.groupBy(
      Array(partiti.length).keys(),
      (partita) => partiti[partita] ?? 0,
    )) {
      sortBy(partite, residui);
      const amounts = partite.map((partita) => residui[partita] ?? 0);
      const debiti = sum(amounts.map((amount) => -amount));
      this.#partiti.set(partito, { partite, residui: amounts, crediti: sum(amounts), debiti });
      for (const [at, partita] of partite.entries())
        if (amounts[at] === amounts[at - 1] || amounts[at] === amounts[at + 1]) this.ricorrenti.add(partita);
    }
  }

  /** What a party's credits, or debts (`segno` -1), come to. */
  totale(partito: number, segno: number): number {
    const found = this.#partiti.get(partito);
    return (segno > 0 ? found?.crediti : found?.debiti) ?? 0;
  }

  /** The partite of a party whose amounts are between two, the least first. */
  between(partito: number, da: number, a: number): readonly number[] {
    const found = this.#partiti.get(partito);
    if (!found) return [];
    const { partite, residui } = found;
    const from = findFirst(residui, da, 0, residui.length);
    let to = from;
    while ((residui[to] ?? Number.POSITIVE_INFINITY) <= a) to += 1;
    return partite.slice(from, to);
  }
}
