/** Partite whose number the text names, gathered by party. */
import type { Candidates } from './candidates.ts';
import { BARE, isOther } from './citations.ts';
import type { Context } from './context.ts';
import { canExplain } from './differences.ts';
import { NO_ROWS } from './group-rows.ts';
import { MAX_SEARCHED, MAX_PER_NUMBER, MAX_BEARERS } from './singles.ts';

interface CitedOfParty {
  party: number;
  /** The sum of their amounts. */
  sum: number;
  partite: number[];
}

/** A number in the text, its year (0 if it is not given), and the partite with that number. */
interface CitedNumber {
  value: number;
  year: number;
  bearers: readonly number[];
}

const NONE: readonly CitedOfParty[] = [];

export class Cited {
  readonly #context: Context;
  readonly #candidates: Candidates;
  /** The parties that are examined; those that the text names come first. */
  readonly #lookedAt = new Map<number, CitedOfParty>();

  constructor(context: Context, candidates: Candidates) {
    this.#context = context;
    this.#candidates = candidates;
  }

  /**
   * The partite whose numbers the text names, party by party, if a party has several of them (`Singles` examines single
   * ones). All those of a party that the text names; those of another party only if their sum explains what is paid.
   */
  find(): readonly CitedOfParty[] {
    return this.#find(true);
  }

  /** The same, only for parties that the text names. */
  findTheirs(): readonly CitedOfParty[] {
    return this.#find(false);
  }

  /** `others`: also examines parties that the text does not name. */
  #find(others: boolean): readonly CitedOfParty[] {
    const { numbers, strong } = this.#context.citations;
    const { list } = this.#candidates;
    // If the text names one document, only parties that it names are examined.
    if (numbers.length === 0 || (strong <= 1 && list.length === 0)) return NONE;
    this.#lookedAt.clear();
    for (const { party } of list) this.#look(party);
    const sought = this.#listNumbers();
    if (others && strong > 1) this.#lookAtRepeated(sought);
    if (this.#lookedAt.size === 0) return NONE;
    for (const number of sought)
      // Many documents have this number: only those of the first named parties are examined.
      if (number.bearers.length > MAX_PER_NUMBER) this.#addTheirs(number);
      else for (const partita of number.bearers) this.#add(partita, number.year);
    return [...this.#lookedAt.values()].filter(
      ({ party, partite, sum }) =>
        partite.length >= 2 && (this.#candidates.has(party) || canExplain(this.#context.importo, sum)),
    );
  }

  /** Partite of exactly this amount that have one of the numbers in the text, or that a reference names. */
  listEquals(): readonly number[] {
    const { citations, importo, referred } = this.#context;
    const { byNumber, residui } = this.#context.sources.partite;
    const found: number[] = [];
    for (const { value } of citations.numbers) {
      const bearers = byNumber.get(value) ?? NO_ROWS;
      if (bearers.length > MAX_BEARERS) continue;
      for (const partita of bearers) if (residui[partita] === importo) found.push(partita);
    }
    for (const partita of referred) if (residui[partita] === importo) found.push(partita);
    return found;
  }

  /** Adds a party to those that are examined. */
  #look(party: number): void {
    this.#lookedAt.set(party, { party, sum: 0, partite: [] });
  }

  #listNumbers(): CitedNumber[] {
    const { byNumber } = this.#context.sources.partite;
    const { numbers, strong } = this.#context.citations;
    // If the text marks some numbers as documents, a bare number is a year, a day or the like.
    const bare = strong > 0 ? Number.POSITIVE_INFINITY : 10;
    return numbers.flatMap(({ value, strength, year }) => {
      const bearers = strength === BARE && value < bare ? undefined : byNumber.get(value);
      return bearers ? [{ value, year, bearers }] : [];
    });
  }

  /** Adds the parties that have several of the numbers. */
  #lookAtRepeated(numbers: readonly CitedNumber[]): void {
    const { parties, years } = this.#context.sources.partite;
    const once = new Set<number>();
    for (const { year, bearers } of numbers) {
      if (bearers.length > MAX_PER_NUMBER) continue;
      for (const partita of bearers) {
        if (isOther(year, years[partita] ?? 0)) continue;
        const party = parties[partita] ?? 0;
        if (!once.has(party)) once.add(party);
        else if (!this.#lookedAt.has(party)) this.#look(party);
      }
    }
  }

  /** Adds the partite with this number of the first parties that are named. */
  #addTheirs({ value, year }: CitedNumber): void {
    const { byParty, numbers, variants } = this.#context.sources.partite;
    for (const { party } of this.#candidates.list.slice(0, MAX_SEARCHED))
      for (const partita of byParty[party] ?? [])
        if (numbers[partita] === value || variants[partita] === value) this.#add(partita, year);
  }

  /** Adds a partita once, if its party is examined and its year is not another one. */
  #add(partita: number, year: number): void {
    const { parties, years, residui } = this.#context.sources.partite;
    const one = this.#lookedAt.get(parties[partita] ?? 0);
    if (!one || isOther(year, years[partita] ?? 0) || one.partite.includes(partita)) return;
    one.partite.push(partita);
    one.sum += residui[partita] ?? 0;
  }
}
