/** Partite whose number the text names, gathered by party. */
import type { Candidati } from './candidati.ts';
import { NUDA } from './citazioni.ts';
import type { Contesto } from './contesto.ts';
import { MAX_CERCATI, MAX_PER_NUMERO } from './singole.ts';

export interface CitateDi {
  partito: number;
  partite: number[];
}

export class Citate {
  readonly #c: Contesto;
  readonly #candidati: Candidati;
  /** How many partite of each party are named, under the stamp of the movimento. */
  readonly #quante: Int32Array;
  readonly #timbri: Int32Array;
  #timbro = 0;
  /** The partite named, and which of them have been seen. */
  readonly #viste: Int32Array;
  readonly #tutte: number[] = [];

  constructor(contesto: Contesto, candidati: Candidati, soggetti: number) {
    this.#c = contesto;
    this.#candidati = candidati;
    this.#quante = new Int32Array(soggetti + 1);
    this.#timbri = new Int32Array(soggetti + 1);
    this.#viste = new Int32Array(contesto.f.partite.quante);
  }

  /** Of the parties that the text names too, all; of others, when several numbers of theirs are named. */
  find(): CitateDi[] {
    const { partite } = this.#c.f;
    const { quante, valori, forze, anni, forti } = this.#c.citazioni;
    this.#timbro += 1;
    this.#tutte.length = 0;
    // Where some numbers are named as documents, a bare one is something else: a year, a day.
    const bare = forti > 0 ? Number.POSITIVE_INFINITY : 10;
    for (let at = 0; at < quante; at += 1) {
      const value = valori[at] ?? 0;
      const year = anni[at] ?? 0;
      if (forze[at] === NUDA && value < bare) continue;
      const list = partite.perNumero.get(value);
      if (!list) continue;
      if (list.length <= MAX_PER_NUMERO) {
        for (let place = 0; place < list.length; place += 1) {
          const partita = list[place] ?? 0;
          if (forti > 1 || this.#candidati.has(partite.partiti[partita] ?? 0)) this.#add(partita, year);
        }
        continue;
      }
      // A number that many documents bear: only those of the parties that may be meant.
      for (const { partito } of this.#candidati.lista.slice(0, MAX_CERCATI))
        for (const partita of partite.perPartito[partito] ?? [])
          if (partite.numeri[partita] === value || partite.varianti[partita] === value)
            this.#add(partita, year);
    }
    return this.#perPartito();
  }

  #add(partita: number, year: number): void {
    if (this.#viste[partita] === this.#timbro) return;
    const { anni, partiti } = this.#c.f.partite;
    const own = anni[partita] ?? 0;
    if (year > 0 && own > 0 && year !== own) return;
    this.#viste[partita] = this.#timbro;
    this.#tutte.push(partita);
    const partito = partiti[partita] ?? 0;
    this.#quante[partito] = this.#timbri[partito] === this.#timbro ? (this.#quante[partito] ?? 0) + 1 : 1;
    this.#timbri[partito] = this.#timbro;
  }

  /** A single document of somebody that nothing names is left to `Singole`. */
  #perPartito(): CitateDi[] {
    const { partiti } = this.#c.f.partite;
    const found: CitateDi[] = [];
    for (const partita of this.#tutte) {
      const partito = partiti[partita] ?? 0;
      if ((this.#quante[partito] ?? 0) < 2) continue;
      const same = found.find((one) => one.partito === partito);
      if (same) same.partite.push(partita);
      else found.push({ partito, partite: [partita] });
    }
    return found;
  }
}
