/** Partite whose number the text names, gathered by party. */
import type { Candidati } from './candidates.ts';
import { NUDA, isOther } from './citations.ts';
import type { Context } from './context.ts';
import { canExplain } from './differences.ts';
import { NESSUNA_RIGA } from './group-rows.ts';
import { MAX_CERCATI, MAX_PER_NUMERO, MAX_PORTATRICI } from './singles.ts';

interface CitateDi {
  partito: number;
  /** The sum of their amounts. */
  somma: number;
  partite: number[];
}

/** A number in the text, its year (0 if it is not given), and the partite with that number. */
interface Numero {
  value: number;
  year: number;
  bearers: readonly number[];
}

const NESSUNA: readonly CitateDi[] = [];

export class Citate {
  readonly #c: Context;
  readonly #candidati: Candidati;
  /** The parties that are examined; those that the text names come first. */
  readonly #guardati = new Map<number, CitateDi>();

  constructor(context: Context, candidates: Candidati) {
    this.#c = context;
    this.#candidati = candidates;
  }

  /**
   * The partite whose numbers the text names, party by party, if a party has several of them (`Singole` examines single
   * ones). All those of a party that the text names; those of another party only if their sum explains what is paid.
   */
  find(): readonly CitateDi[] {
    return this.#find(true);
  }

  /** The same, only for parties that the text names. */
  findLoro(): readonly CitateDi[] {
    return this.#find(false);
  }

  /** `others`: also examines parties that the text does not name. */
  #find(others: boolean): readonly CitateDi[] {
    const { numeri, forti } = this.#c.citazioni;
    const { list } = this.#candidati;
    // If the text names one document, only parties that it names are examined.
    if (numeri.length === 0 || (forti <= 1 && list.length === 0)) return NESSUNA;
    this.#guardati.clear();
    for (const { partito } of list) this.#look(partito);
    const sought = this.#listNumeri();
    if (others && forti > 1) this.#lookAtRepeated(sought);
    if (this.#guardati.size === 0) return NESSUNA;
    for (const number of sought)
      // Many documents have this number: only those of the first named parties are examined.
      if (number.bearers.length > MAX_PER_NUMERO) this.#addLoro(number);
      else for (const partita of number.bearers) this.#add(partita, number.year);
    return [...this.#guardati.values()].filter(
      ({ partito, partite, somma }) =>
        partite.length >= 2 && (this.#candidati.has(partito) || canExplain(this.#c.importo, somma)),
    );
  }

  /** Partite of exactly this amount that have one of the numbers in the text, or that a reference names. */
  listUguali(): readonly number[] {
    const { citazioni, importo, riferite } = this.#c;
    const { perNumero, residui } = this.#c.f.partite;
    const found: number[] = [];
    for (const { value } of citazioni.numeri) {
      const bearers = perNumero.get(value) ?? NESSUNA_RIGA;
      if (bearers.length > MAX_PORTATRICI) continue;
      for (const partita of bearers) if (residui[partita] === importo) found.push(partita);
    }
    for (const partita of riferite) if (residui[partita] === importo) found.push(partita);
    return found;
  }

  /** Adds a party to those that are examined. */
  #look(partito: number): void {
    this.#guardati.set(partito, { partito, somma: 0, partite: [] });
  }

  #listNumeri(): Numero[] {
    const { perNumero } = this.#c.f.partite;
    const { numeri, forti } = this.#c.citazioni;
    // If the text marks some numbers as documents, a bare number is a year, a day or the like.
    const bare = forti > 0 ? Number.POSITIVE_INFINITY : 10;
    return numeri.flatMap(({ value, forza, anno: year }) => {
      const bearers = forza === NUDA && value < bare ? undefined : perNumero.get(value);
      return bearers ? [{ value, year, bearers }] : [];
    });
  }

  /** Adds the parties that have several of the numbers. */
  #lookAtRepeated(numbers: readonly Numero[]): void {
    const { partiti, anni } = this.#c.f.partite;
    const once = new Set<number>();
    for (const { year, bearers } of numbers) {
      if (bearers.length > MAX_PER_NUMERO) continue;
      for (const partita of bearers) {
        if (isOther(year, anni[partita] ?? 0)) continue;
        const party = partiti[partita] ?? 0;
        if (!once.has(party)) once.add(party);
        else if (!this.#guardati.has(party)) this.#look(party);
      }
    }
  }

  /** Adds the partite with this number of the first parties that are named. */
  #addLoro({ value, year }: Numero): void {
    const { perPartito, numeri, varianti } = this.#c.f.partite;
    for (const { partito } of this.#candidati.list.slice(0, MAX_CERCATI))
      for (const partita of perPartito[partito] ?? [])
        if (numeri[partita] === value || varianti[partita] === value) this.#add(partita, year);
  }

  /** Adds a partita once, if its party is examined and its year is not another one. */
  #add(partita: number, year: number): void {
    const { partiti, anni, residui } = this.#c.f.partite;
    const one = this.#guardati.get(partiti[partita] ?? 0);
    if (!one || isOther(year, anni[partita] ?? 0) || one.partite.includes(partita)) return;
    one.partite.push(partita);
    one.somma += residui[partita] ?? 0;
  }
}
