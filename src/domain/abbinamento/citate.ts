/** Partite whose number the text names, gathered by party. */
import type { Candidati } from './candidati.ts';
import { NUDA } from './citazioni.ts';
import type { Contesto } from './contesto.ts';
import { canExplain } from './differenze.ts';
import { MAX_CERCATI, MAX_PER_NUMERO } from './singole.ts';

export interface CitateDi {
  partito: number;
  partite: number[];
}

const NESSUNA: readonly CitateDi[] = [];
/** More than a text can name. */
const MAX_PORTATI = 1_000_000;
const NESSUNA_PARTITA: readonly number[] = [];

export class Citate {
  readonly #c: Contesto;
  readonly #candidati: Candidati;
  /** How many partite of each party are named, under the stamp of the movimento. */
  readonly #quante: Int32Array;
  readonly #timbri: Int32Array;
  #timbro = 0;
  /** Where each party stands among those found, one more than its place; and what its partite named come to. */
  readonly #posti: Int32Array;
  readonly #somme: Float64Array;
  /** The partite named, and which of them have been seen. */
  readonly #viste: Int32Array;
  readonly #tutte: number[] = [];
  /** Of each party how many of the numbers its partite bear, above `#base`, which goes up every time; and their sum. */
  readonly #portati: Float64Array;
  #base = 0;

  constructor(contesto: Contesto, candidati: Candidati, soggetti: number) {
    this.#c = contesto;
    this.#candidati = candidati;
    this.#quante = new Int32Array(soggetti + 1);
    this.#timbri = new Int32Array(soggetti + 1);
    this.#posti = new Int32Array(soggetti + 1);
    this.#somme = new Float64Array(soggetti + 1);
    this.#viste = new Int32Array(contesto.f.partite.quante);
    this.#portati = new Float64Array(2 * soggetti + 2);
  }

  /** Of the parties that the text names too, all; of others, when several numbers of theirs are named. */
  find(): readonly CitateDi[] {
    const { partite } = this.#c.f;
    const { perNumero } = partite;
    const { quante, valori, forze, anni, forti } = this.#c.citazioni;
    const { lista } = this.#candidati;
    // A single document is looked for only among those of somebody that is named.
    if (quante === 0 || (forti <= 1 && lista.length === 0)) return NESSUNA;
    this.#timbro += 1;
    this.#tutte.length = 0;
    let loro = 0;
    for (let at = 0; at < lista.length; at += 1)
      loro += partite.perPartito[lista[at]?.partito ?? 0]?.length ?? 0;
    // Where some numbers are named as documents, a bare one is something else: a year, a day.
    const bare = forti > 0 ? Number.POSITIVE_INFINITY : 10;
    if (forti > 1) this.#countPortati(bare);
    for (let at = 0; at < quante; at += 1) {
      const value = valori[at] ?? 0;
      const year = anni[at] ?? 0;
      if (forze[at] === NUDA && value < bare) continue;
      const numero = perNumero.place(value);
      if (numero < 0) continue;
      const from = perNumero.inizio[numero] ?? 0;
      const to = perNumero.inizio[numero + 1] ?? 0;
      if (forti <= 1 && loro < to - from && to - from <= MAX_PER_NUMERO) {
        this.#addLoro(value, year);
        continue;
      }
      if (to - from <= MAX_PER_NUMERO) {
        for (let bearer = from; bearer < to; bearer += 1) {
          const own = perNumero.anni[bearer] ?? 0;
          if (year > 0 && own > 0 && year !== own) continue;
          const partito = perNumero.partiti[bearer] ?? 0;
          if (forti > 1 ? this.#isPossibile(partito) : this.#candidati.has(partito))
            this.#add(perNumero.partite[bearer] ?? 0, year);
        }
        continue;
      }
      // A number that many documents bear: only those of the parties that may be meant.
      for (let place = 0; place < lista.length && place < MAX_CERCATI; place += 1)
        for (const partita of partite.perPartito[lista[place]?.partito ?? -1] ?? [])
          if (partite.numeri[partita] === value || partite.varianti[partita] === value)
            this.#add(partita, year);
    }
    return this.#perPartito();
  }

  /** Counts and adds up by party the partite that bear the numbers. */
  #countPortati(bare: number): void {
    const { perNumero } = this.#c.f.partite;
    const { quante, valori, forze, anni } = this.#c.citazioni;
    const portati = this.#portati;
    const base = this.#base + MAX_PORTATI;
    this.#base = base;
    for (let at = 0; at < quante; at += 1) {
      const value = valori[at] ?? 0;
      const year = anni[at] ?? 0;
      if (forze[at] === NUDA && value < bare) continue;
      const numero = perNumero.place(value);
      if (numero < 0) continue;
      const from = perNumero.inizio[numero] ?? 0;
      const to = perNumero.inizio[numero + 1] ?? 0;
      if (to - from > MAX_PER_NUMERO) continue;
      const twice = valori.indexOf(value) < at;
      for (let bearer = from; bearer < to; bearer += 1) {
        const own = perNumero.anni[bearer] ?? 0;
        if (year > 0 && own > 0 && year !== own) continue;
        const place = 2 * (perNumero.partiti[bearer] ?? 0);
        const before = portati[place] ?? 0;
        // What may be counted twice makes no sum.
        const residuo =
          twice || perNumero.doppie[bearer] === 1 ? Number.NaN : (perNumero.residui[bearer] ?? 0);
        portati[place] = before < base ? base + 1 : before + 1;
        portati[place + 1] = before < base ? residuo : (portati[place + 1] ?? 0) + residuo;
      }
    }
  }

  /** After `#countPortati`: it is named itself, or has several of the numbers, and all of them may be what is paid. */
  #isPossibile(partito: number): boolean {
    if (this.#candidati.has(partito)) return true;
    if ((this.#portati[2 * partito] ?? 0) < this.#base + 2) return false;
    const sum = this.#portati[2 * partito + 1] ?? 0;
    return Number.isNaN(sum) || canExplain(this.#c.importo, sum);
  }

  /** Those of the parties named that bear a number, where they are fewer than all that bear it; in their order. */
  #addLoro(value: number, year: number): void {
    const { perPartito, numeri, varianti } = this.#c.f.partite;
    const found: number[] = [];
    for (const { partito } of this.#candidati.lista)
      for (const partita of perPartito[partito] ?? NESSUNA_PARTITA)
        if (numeri[partita] === value || varianti[partita] === value) found.push(partita);
    if (found.length > 1) found.sort((a, b) => a - b);
    for (const partita of found) this.#add(partita, year);
  }

  #add(partita: number, year: number): void {
    if (this.#viste[partita] === this.#timbro) return;
    const { anni, partiti, residui } = this.#c.f.partite;
    const own = anni[partita] ?? 0;
    if (year > 0 && own > 0 && year !== own) return;
    this.#viste[partita] = this.#timbro;
    this.#tutte.push(partita);
    const partito = partiti[partita] ?? 0;
    const first = this.#timbri[partito] !== this.#timbro;
    this.#quante[partito] = first ? 1 : (this.#quante[partito] ?? 0) + 1;
    this.#somme[partito] = (first ? 0 : (this.#somme[partito] ?? 0)) + (residui[partita] ?? 0);
    this.#timbri[partito] = this.#timbro;
    if (first) this.#posti[partito] = 0;
  }

  /** A single document of somebody that nothing names is left to `Singole`. */
  #perPartito(): readonly CitateDi[] {
    if (this.#tutte.length < 2) return NESSUNA;
    const { partiti } = this.#c.f.partite;
    const found: CitateDi[] = [];
    for (let at = 0; at < this.#tutte.length; at += 1) {
      const partita = this.#tutte[at] ?? 0;
      const partito = partiti[partita] ?? 0;
      const quante = this.#quante[partito] ?? 0;
      if (quante < 2) continue;
      const posto = this.#posti[partito] ?? 0;
      const same = posto > 0 ? found[posto - 1] : undefined;
      if (same) same.partite.push(partita);
      else if (this.#candidati.has(partito) || canExplain(this.#c.importo, this.#somme[partito] ?? 0)) {
        found.push({ partito, partite: [partita] });
        this.#posti[partito] = found.length;
      }
    }
    return found;
  }
}
