/**
 * Branch and bound over the hypotheses of movimenti that want the same partite: the best combination in bounded time.
 */
import { MANY_WAYS, type Hypothesis } from './hypothesis.ts';

/**
 * A hypothesis that is somewhat less likely than "settles nothing" is still proposed: together with its equals it may
 * be right.
 */
export const CREDIT = 8;
/** After this many steps the best combination so far is taken. */
export const MAX_STEPS = 4_000;

const NONE: readonly Hypothesis[] = [];

interface Combination {
  /** The hypothesis of each movimento, `undefined` for none. */
  choices: readonly (Hypothesis | undefined)[];
  /** The sum of their weights, each with its credit. */
  weight: number;
  steps: number;
}

export class BranchAndBound {
  readonly #lists: readonly (readonly Hypothesis[])[];
  readonly #residui: Float64Array;
  /** Cents of each partita that are used; all 0 between two searches. */
  readonly #used: Float64Array;
  /** The movimenti, the most likely first. */
  readonly #order: readonly number[];
  /** The most that the movimenti from a place on can still add. */
  readonly #hope: Float64Array;
  /** The sum of the weights chosen before a place. */
  readonly #totals: Float64Array;
  readonly #current: (Hypothesis | undefined)[];
  readonly #choices: (Hypothesis | undefined)[];
  #forbidden: Hypothesis | undefined;
  #weight = 0;
  #steps = 0;

  constructor(lists: readonly (readonly Hypothesis[])[], residui: Float64Array, used: Float64Array) {
    this.#lists = lists;
    this.#residui = residui;
    this.#used = used;
    this.#order = lists
      .map((list, row) => ({ row, best: list[0]?.weight ?? 0 }))
      .sort((a, b) => b.best - a.best || a.row - b.row)
      .map(({ row }) => row);
    this.#hope = new Float64Array(lists.length + 1);
    this.#totals = new Float64Array(lists.length + 1);
    this.#current = lists.map(() => undefined);
    this.#choices = [...this.#current];
  }

  explore(): Combination {
    this.#run(undefined, Number.NEGATIVE_INFINITY);
    return { choices: this.#choices, weight: this.#weight, steps: this.#steps };
  }

  /**
   * The weight of the best combination without one choice; `without`: the weight of the others without that movimento.
   */
  exploreWithout(row: number, forbidden: Hypothesis, without: number): number {
    // The movimento has no other hypothesis and nobody waits for its partite: only its own weight is lost.
    if ((this.#lists[row]?.length ?? 0) < 2 && !this.#isContested(row, forbidden)) return without;
    this.#run(forbidden, without);
    return this.#weight;
  }

  #isContested(row: number, { partite }: Hypothesis): boolean {
    for (let at = 0; at < this.#lists.length; at += 1)
      if (at !== row)
        for (const other of this.#lists[at] ?? [])
          for (const partita of other.partite) if (partite.includes(partita)) return true;
    return false;
  }

  /** `atLeast`: a weight that is known to be reachable. */
  #run(forbidden: Hypothesis | undefined, atLeast: number): void {
    this.#forbidden = forbidden;
    this.#weight = atLeast;
    this.#steps = 0;
    const hope = this.#hope;
    for (let at = this.#order.length - 1; at >= 0; at -= 1) {
      const list = this.#lists[this.#order[at] ?? 0] ?? [];
      const best = list[0] === forbidden ? list[1] : list[0];
      hope[at] = (hope[at + 1] ?? 0) + Math.max(0, (best?.weight ?? -CREDIT) + CREDIT);
    }
    this.#totals[0] = 0;
    if (this.#step(0, 0)) this.#visit(0);
  }

  /** True if from a place on, with this total, it can still become the best. */
  #isHopeful(depth: number, total: number): boolean {
    return total + (this.#hope[depth] ?? 0) > this.#weight;
  }

  /** The same, counted as one step. */
  #step(depth: number, total: number): boolean {
    this.#steps += 1;
    return this.#isHopeful(depth, total);
  }

  /** Visits the hypotheses from a place on; `#totals` has the weights of those before it. */
  #visit(depth: number): void {
    const total = this.#totals[depth] ?? 0;
    if (depth === this.#order.length) {
      this.#weight = total;
      if (!this.#forbidden)
        for (let at = 0; at < this.#current.length; at += 1) this.#choices[at] = this.#current[at];
      return;
    }
    const row = this.#order[depth] ?? 0;
    const list = this.#lists[row] ?? NONE;
    for (let at = 0; at < list.length; at += 1) {
      const hypothesis = list[at];
      if (!hypothesis || hypothesis === this.#forbidden) continue;
      const next = total + hypothesis.weight + CREDIT;
      // Those that follow weigh less.
      if (hypothesis.weight <= -CREDIT || !this.#isHopeful(depth + 1, next)) break;
      if (!this.#fits(hypothesis)) continue;
      if (this.#isTooMuch()) return;
      this.#steps += 1;
      this.#use(hypothesis, 1);
      this.#current[row] = hypothesis;
      this.#totals[depth + 1] = next;
      this.#visit(depth + 1);
      this.#current[row] = undefined;
      this.#use(hypothesis, -1);
    }
    if (this.#isTooMuch() || !this.#step(depth + 1, total)) return;
    this.#totals[depth + 1] = total;
    this.#visit(depth + 1);
  }

  #isTooMuch(): boolean {
    return this.#steps > MAX_STEPS && this.#weight > Number.NEGATIVE_INFINITY;
  }

  #fits({ partite, importi, evidence }: Hypothesis): boolean {
    if ((evidence & MANY_WAYS) !== 0) return true;
    for (let at = 0; at < partite.length; at += 1) {
      const partita = partite[at] ?? 0;
      const left = (this.#residui[partita] ?? 0) - (this.#used[partita] ?? 0);
      const importo = importi[at] ?? 0;
      if (left === 0 || left > 0 !== importo > 0 || Math.abs(importo) > Math.abs(left)) return false;
    }
    return true;
  }

  #use({ partite, importi, evidence }: Hypothesis, sign: 1 | -1): void {
    if ((evidence & MANY_WAYS) !== 0) return;
    for (let at = 0; at < partite.length; at += 1) {
      const partita = partite[at] ?? 0;
      this.#used[partita] = (this.#used[partita] ?? 0) + sign * (importi[at] ?? 0);
    }
  }
}
