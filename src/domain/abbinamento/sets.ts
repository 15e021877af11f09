/** Tries several partite together: those that are named, those due on one day, all of a party, any few that add up. */
import type { CandidateParty } from './candidates.ts';
import { MAX_ADDENDS, MAX_WAYS, findCombinations } from './combinations.ts';
import type { Context } from './context.ts';
import { MAX_ADDED, explainDifferenza } from './differences.ts';
import * as P from './hypothesis.ts';
import type { Collection } from './collection.ts';

/** How often a payment settles this many documents that nothing names or ties together. */
const COUNT = [0, 0, 0.06, 0.04, 0.02, 0.01] as const;

/** Above this weight a set that is named by its numbers is not compared with others. */
const SURE = 8;

const ascending = (a: number, b: number): number => a - b;

/** Logarithm of the number of ways to choose `k` of `n`. */
export function computeLogChoices(n: number, k: number): number {
  let choices = 1;
  for (let i = 0; i < k; i += 1) choices = (choices * (n - i)) / (i + 1);
  return Math.log(Math.max(1, choices));
}

export class Sets {
  readonly #context: Context;
  readonly #parts: number;
  readonly #collection: Collection;
  /** Partite that are combined, and their amounts. */
  readonly #taken = new Int32Array(MAX_ADDENDS);
  readonly #importi = new Float64Array(MAX_ADDENDS);

  /** `parts`: logarithm of how many parties have partite. */
  constructor(context: Context, parts: number, collection: Collection) {
    this.#context = context;
    this.#parts = parts;
    this.#collection = collection;
  }

  /** Tries all sets of partite of one party. `named`: those that the text names. */
  findOf(who: CandidateParty, named: readonly number[]): void {
    const { partite } = this.#context.sources;
    if (named.length > 1 && this.tryTogether(who, named, Math.log(0.3), 0, true)) return;
    const list = partite.byParty[who.party];
    if (!list || list.length < 2 || !this.#isEnough(who.party)) return;
    const reach = this.#reach(list);
    if (reach.length < 2) return;
    let due = 0;
    while (due < reach.length && (partite.scadenze[reach[due] ?? 0] ?? 0) <= this.#context.day + 5) due += 1;
    const some = due > 1 && due < reach.length;
    const each = Math.log(0.06 / (1 + (some ? 1 : 0) + this.#groups(reach)));
    this.tryTogether(who, reach, each, P.ALL_OPEN, false);
    if (some) this.tryTogether(who, reach.slice(0, due), each, P.ALL_OPEN, false);
    for (let from = 0; from < reach.length;) {
      const to = this.#endOf(reach, from);
      if (to - from > 1 && to - from < reach.length)
        this.tryTogether(who, reach.slice(from, to), each, P.SAME_SCADENZA, false);
      from = to;
    }
    this.#combine(who, reach);
  }

  /** True if all partite of the party together reach the amount paid, or nearly. */
  #isEnough(party: number): boolean {
    const sign = this.#context.importo > 0 ? 1 : -1;
    const most = MAX_ADDED + this.#context.sources.partite.byPartyAndImporto.total(party, sign);
    return most >= this.#context.importo * sign;
  }

  /** The place where the next due date starts, in partite by due date. */
  #endOf(reach: readonly number[], from: number): number {
    const { scadenze } = this.#context.sources.partite;
    let to = from + 1;
    while (to < reach.length && scadenze[reach[to] ?? 0] === scadenze[reach[from] ?? 0]) to += 1;
    return to;
  }

  /** The number of due dates with several partite, but not with all of them. */
  #groups(reach: readonly number[]): number {
    let groups = 0;
    for (let from = 0; from < reach.length;) {
      const to = this.#endOf(reach, from);
      if (to - from > 1 && to - from < reach.length) groups += 1;
      from = to;
    }
    return groups;
  }

  /** Tries the partite that are named, whoever pays. Answers whether they leave no doubt. */
  findCited(who: CandidateParty, named: readonly number[]): boolean {
    return this.tryTogether(who, named, Math.log(0.3), 0, true);
  }

  /** The partite issued before the payment, by due date; the nearest in time if there are more than can be combined. */
  #reach(list: readonly number[]): number[] {
    if (list.length <= MAX_ADDENDS) return list.filter((partita) => this.#isWritten(partita));
    let left = this.#firstFrom(list) - 1;
    let right = left + 1;
    let most = 0;
    // By due date they are on either side of the day, the nearest first.
    for (let taken = 0; taken < MAX_ADDENDS; taken += 1) {
      while (left >= 0 && !this.#isWritten(list[left] ?? 0)) left -= 1;
      while (right < list.length && !this.#isWritten(list[right] ?? 0)) right += 1;
      if (left < 0 && right === list.length) break;
      const before = left < 0 ? Number.POSITIVE_INFINITY : this.#far(list[left] ?? 0);
      const after = right === list.length ? Number.POSITIVE_INFINITY : this.#far(list[right] ?? 0);
      most = Math.min(before, after);
      if (right === list.length || (left >= 0 && before <= after)) left -= 1;
      else right += 1;
    }
    while (left >= 0 && this.#far(list[left] ?? 0) <= most) left -= 1;
    while (right < list.length && this.#far(list[right] ?? 0) <= most) right += 1;
    return this.#within(list, left + 1, right, most);
  }

  /** As many of those between two places as can be combined; of the farthest (`most`), the first by their ids. */
  #within(list: readonly number[], from: number, to: number, most: number): number[] {
    const near: number[] = [];
    const last: number[] = [];
    for (let at = from; at < to; at += 1) {
      const partita = list[at] ?? 0;
      if (!this.#isWritten(partita)) continue;
      near.push(partita);
      if (this.#far(partita) === most) last.push(partita);
    }
    if (near.length <= MAX_ADDENDS) return near;
    const left = new Set(last.sort(ascending).slice(MAX_ADDENDS - near.length));
    return near.filter((partita) => !left.has(partita));
  }

  /** The first place that is due on or after the day of the movimento, in partite by due date. */
  #firstFrom(list: readonly number[]): number {
    const { scadenze } = this.#context.sources.partite;
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((scadenze[list[middle] ?? 0] ?? 0) < this.#context.day) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #isWritten(partita: number): boolean {
    return !((this.#context.sources.partite.issueDays[partita] ?? 0) > this.#context.day + 3);
  }

  /** The number of days between its due date and the movimento. */
  #far(partita: number): number {
    const days = Math.abs((this.#context.sources.partite.scadenze[partita] ?? 0) - this.#context.day);
    return Number.isNaN(days) ? Number.POSITIVE_INFINITY : days;
  }

  #combine(who: CandidateParty, reach: readonly number[]): void {
    const { partite } = this.#context.sources;
    const { importo } = this.#context;
    const sign = importo > 0 ? 1 : -1;
    let mixed = false;
    for (let at = 0; at < reach.length; at += 1)
      if ((partite.residui[reach[at] ?? 0] ?? 0) * sign <= 0) mixed = true;
    let most = 0;
    const some = this.#taken;
    const amounts = this.#importi;
    let count = 0;
    for (let at = 0; at < reach.length; at += 1) {
      const partita = reach[at] ?? 0;
      const amount = partite.residui[partita] ?? 0;
      // Without credit notes no single amount of the set can be as large as the whole.
      if (!mixed && amount * sign >= importo * sign) continue;
      most += Math.max(0, amount * sign);
      some[count] = partita;
      amounts[count] = amount;
      count += 1;
    }
    if (most < importo * sign) return;
    const ways = findCombinations(amounts, importo, count);
    for (const places of ways) {
      const chance = Math.log(COUNT[places.length] ?? 0.01) - computeLogChoices(reach.length, places.length);
      const many = ways.length >= MAX_WAYS ? 1 : 0;
      this.tryTogether(
        who,
        places.map((place) => some[place] ?? 0),
        chance - many,
        many > 0 ? P.MANY_WAYS : 0,
        false,
      );
    }
  }

  /** Tries one set of whole partite, if it explains the amount. Answers whether it stands and leaves no doubt. */
  tryTogether(
    who: CandidateParty,
    which: readonly number[],
    choice: number,
    proof: number,
    named: boolean,
  ): boolean {
    const context = this.#context;
    const { partite } = context.sources;
    let owed = 0;
    for (const partita of which) owed += partite.residui[partita] ?? 0;
    if (which.length < 2 || owed === 0 || owed > 0 !== context.importo > 0) return false;
    const explanation = explainDifferenza(context.importo, owed, which.length);
    const bound = named || (proof & (P.ALL_OPEN | P.SAME_SCADENZA)) !== 0;
    if (!explanation || (explanation.differenze.length > 0 && !bound)) return false;
    const cited: number[] = [];
    let evidence = who.evidence | proof;
    let time = 0;
    let documentWeight = 0;
    for (const partita of which) {
      context.readDocumento(partita);
      documentWeight += Math.max(-4, Math.min(3.5, context.docWeight));
      time += context.timeWeight(partita);
      evidence |= context.docEvidence;
      if (context.docCited) cited.push(partita);
    }
    if (cited.length > 0) documentWeight -= 2 * (which.length - cited.length);
    const weight =
      who.weight -
      this.#parts +
      choice +
      context.explanationWeight(explanation) -
      context.chanceWeight +
      Math.max(-8, Math.min(12, documentWeight)) +
      time / which.length +
      context.kindWeight(cited.length > 0);
    const order = which.slice().sort(ascending);
    const importi = order.slice();
    for (let at = 0; at < order.length; at += 1) importi[at] = partite.residui[order[at] ?? 0] ?? 0;
    const stands = this.#collection.add({
      movimenti: this.#collection.movimenti,
      partite: order,
      importi,
      differenze: explanation.differenze,
      weight,
      evidence,
      covered: who.covered,
      cited,
    });
    return stands && weight > SURE;
  }
}
