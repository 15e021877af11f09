/** Partite whose number the text names, gathered by party. */
import type { Candidati } from './candidates.ts';
import { NUDA, isOther } from './citations.ts';
import type { Contesto } from './context.ts';
import { canExplain } from './differences.ts';
import { NESSUNA_RIGA } from './group-rows.ts';
import { MAX_CERCATI, MAX_PER_NUMERO, MAX_PORTATRICI } from './singles.ts';

export interface CitateDi {
  partito: number;
  /** What they come to. */
  somma: number;
  partite: number[];
}

/** A number that is named, its year (0 when it is not said), and the partite that bear it. */
interface Numero {
  value: number;
  year: number;
  bearers: readonly number[];
}

const NESSUNA: readonly CitateDi[] = [];

export class Citate {
  readonly #c: Contesto;
  readonly #candidati: Candidati;
  /** The parties looked at: those that the text names come first. */
  readonly #guardati = new Map<number, CitateDi>();

  constructor(contesto: Contesto, candidati: Candidati) {
    this.#c = contesto;
    this.#candidati = candidati;
  }

  /**
   * Of the parties that the text names too, all; of others, when several numbers of theirs are named and they come to
   * what is paid. Several partite of each: a single one is left to `Singole`.
   */
  find(): readonly CitateDi[] {
    return this.#find(true);
  }

  /** Of the parties that the text names only. */
  findLoro(): readonly CitateDi[] {
    return this.#find(false);
  }

  /** `altri`: of others too. */
  #find(altri: boolean): readonly CitateDi[] {
    const { numeri, forti } = this.#c.citazioni;
    const { lista } = this.#candidati;
    // A single document is looked for only among those of somebody that is named.
    if (numeri.length === 0 || (forti <= 1 && lista.length === 0)) return NESSUNA;
    this.#guardati.clear();
    for (const { partito } of lista) this.#guarda(partito);
    const cercati = this.#listNumeri();
    if (altri && forti > 1) this.#guardaRipetuti(cercati);
    if (this.#guardati.size === 0) return NESSUNA;
    for (const numero of cercati)
      // A number that many documents bear: only those of the parties that may be meant.
      if (numero.bearers.length > MAX_PER_NUMERO) this.#addLoro(numero);
      else for (const partita of numero.bearers) this.#add(partita, numero.year);
    return [...this.#guardati.values()].filter(
      ({ partito, partite, somma }) =>
        partite.length >= 2 && (this.#candidati.has(partito) || canExplain(this.#c.importo, somma)),
    );
  }

  /** Partite of the very amount that bear one of the numbers named, or that a reference names. */
  uguali(): readonly number[] {
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

  /** A party is looked at. */
  #guarda(partito: number): void {
    this.#guardati.set(partito, { partito, somma: 0, partite: [] });
  }

  #listNumeri(): Numero[] {
    const { perNumero } = this.#c.f.partite;
    const { numeri, forti } = this.#c.citazioni;
    // Where some numbers are named as documents, a bare one is something else: a year, a day.
    const bare = forti > 0 ? Number.POSITIVE_INFINITY : 10;
    return numeri.flatMap(({ value, forza, anno: year }) => {
      const bearers = forza === NUDA && value < bare ? undefined : perNumero.get(value);
      return bearers ? [{ value, year, bearers }] : [];
    });
  }

  /** The parties that bear several of the numbers are looked at too. */
  #guardaRipetuti(numeri: readonly Numero[]): void {
    const { partiti, anni } = this.#c.f.partite;
    const once = new Set<number>();
    for (const { year, bearers } of numeri) {
      if (bearers.length > MAX_PER_NUMERO) continue;
      for (const partita of bearers) {
        if (isOther(year, anni[partita] ?? 0)) continue;
        const partito = partiti[partita] ?? 0;
        if (!once.has(partito)) once.add(partito);
        else if (!this.#guardati.has(partito)) this.#guarda(partito);
      }
    }
  }

  /** Those of the first parties named. */
  #addLoro({ value, year }: Numero): void {
    const { perPartito, numeri, varianti } = this.#c.f.partite;
    for (const { partito } of this.#candidati.lista.slice(0, MAX_CERCATI))
      for (const partita of perPartito[partito] ?? [])
        if (numeri[partita] === value || varianti[partita] === value) this.#add(partita, year);
  }

  /** A partita, if its party is looked at and its year is not another: once. */
  #add(partita: number, year: number): void {
    const { partiti, anni, residui } = this.#c.f.partite;
    const uno = this.#guardati.get(partiti[partita] ?? 0);
    if (!uno || isOther(year, anni[partita] ?? 0) || uno.partite.includes(partita)) return;
    uno.partite.push(partita);
    uno.somma += residui[partita] ?? 0;
  }
}
