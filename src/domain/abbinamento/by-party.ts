/** The partite of each party, ordered by amount, so that only those near a given amount are examined. */
import { findFirst, sortBy } from './sort-indexes.ts';

interface Party {
  /** The partite in the order of their amounts; `residui` has the amounts in the same order. */
  partite: number[];
  residui: number[];
  /** The sums of its credits and of its debts. */
  crediti: number;
  debiti: number;
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, each) => total + Math.max(0, each), 0);

export class ByParty {
  readonly #parties = new Map<number, Party>();
  /** Partite whose party has another partita of the same amount. */
  readonly recurring = new Set<number>();

  /** The partite of each party, and the amount of each. */
  constructor(byParty: readonly (readonly number[] | undefined)[], residui: ArrayLike<number>) {
    for (const [party, own] of byParty.entries()) {
      if (!own) continue;
      const partite = sortBy([...own], residui);
      const amounts = partite.map((partita) => residui[partita] ?? 0);
      const debiti = sum(amounts.map((amount) => -amount));
      this.#parties.set(party, { partite, residui: amounts, crediti: sum(amounts), debiti });
      for (const [at, partita] of partite.entries())
        if (amounts[at] === amounts[at - 1] || amounts[at] === amounts[at + 1]) this.recurring.add(partita);
    }
  }

  /** The sum of a party's credits, or of its debts (`sign` -1). */
  total(party: number, sign: number): number {
    const found = this.#parties.get(party);
    return (sign > 0 ? found?.crediti : found?.debiti) ?? 0;
  }

  /** The partite of a party whose amounts are between two, in ascending order. */
  between(party: number, least: number, most: number): readonly number[] {
    const found = this.#parties.get(party);
    if (!found) return [];
    const { partite, residui } = found;
    const from = findFirst(residui, least, 0, residui.length);
    let to = from;
    while ((residui[to] ?? Number.POSITIVE_INFINITY) <= most) to += 1;
    return partite.slice(from, to);
  }
}
