/** Partite whose number the text names, gathered by party. */
import { NESSUNO, type Candidati } from './candidates.ts';
import { NUDA, isOther } from './citations.ts';
import type { Contesto } from './context.ts';
import { canExplain } from './differences.ts';
import { ANNO, NUMERO_SUO, RESIDUO, SCHEDA, VARIANTE } from './partite.ts';
import { MAX_CERCATI, MAX_PER_NUMERO, MAX_PORTATRICI } from './singles.ts';

export interface CitateDi {
  partito: number;
  /** How many of its partite are named, and what they come to. */
  quante: number;
  somma: number;
  /** Which, when they are several. */
  partite: number[];
}

/** A number that is named, its year (0 when it is not said), and where the partite that bear it start and end. */
interface Numero {
  value: number;
  year: number;
  from: number;
  to: number;
}

const NESSUNA: readonly CitateDi[] = [];
const NESSUNA_PARTITA: readonly number[] = [];
const NESSUN_NUMERO: Readonly<Numero> = { value: 0, year: 0, from: 0, to: 0 };
/** More parties than one text can lead to. */
const MAX_PARTITI = 1 << 16;
const MASSIMO_INTERO = 2 ** 31 - 1;
/** What is noted of a party, above the base of the movimento: one of its partite bears a number; or its place among those looked at. */
const UNA_VOLTA = 1;
const GUARDATO = 2;

/** To look at a partita wherever it is costs as much as at so many that stand side by side. */
const VICINE = 3;

export class Citate {
  readonly #c: Contesto;
  readonly #candidati: Candidati;
  readonly #numeri: Numero[] = [];
  #quantiNumeri = 0;
  /** The parties looked at: those of the current movimento come first. What leads to them stays in few lines of memory. */
  readonly #guardati: (CitateDi & { prima: number })[] = [];
  #quantiGuardati = 0;
  readonly #note: Int32Array;
  /** Notes of before are below it: it goes up every time. */
  #base = 0;

  constructor(contesto: Contesto, candidati: Candidati, soggetti: number) {
    this.#c = contesto;
    this.#candidati = candidati;
    this.#note = new Int32Array(soggetti + 1);
  }

  /**
   * Of the parties that the text names too, all; of others, when several numbers of theirs are named and they come to
   * what is paid. Several partite of each: a single one is left to `Singole`. They serve until the next are sought.
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
    const { perPartito } = this.#c.f.partite;
    const { quante, forti } = this.#c.citazioni;
    const { lista } = this.#candidati;
    // A single document is looked for only among those of somebody that is named.
    if (quante === 0 || (forti <= 1 && lista.length === 0)) return NESSUNA;
    this.#start();
    let loro = 0;
    for (let at = 0; at < lista.length; at += 1) {
      const { partito } = lista[at] ?? NESSUNO;
      this.#guarda(partito);
      loro += perPartito[partito]?.length ?? 0;
    }
    this.#readNumeri();
    if (altri && forti > 1) this.#guardaRipetuti();
    if (this.#quantiGuardati === 0) return NESSUNA;
    for (let at = 0; at < this.#quantiNumeri; at += 1) {
      const numero = this.#numeri[at] ?? NESSUN_NUMERO;
      const bearers = numero.to - numero.from;
      // A number that many documents bear: only those of the parties that may be meant.
      if (bearers > MAX_PER_NUMERO) this.#addLoro(numero, MAX_CERCATI);
      else if (this.#quantiGuardati === lista.length && loro * VICINE < bearers)
        this.#addLoro(numero, lista.length);
      else this.#addPortatrici(numero);
    }
    return this.#scegli();
  }

  /** Partite of the very amount that bear one of the numbers named, or that a reference names. */
  uguali(): readonly number[] {
    const { citazioni, importo, riferite } = this.#c;
    const { perNumero, residui } = this.#c.f.partite;
    const found: number[] = [];
    for (let at = 0; at < citazioni.quante; at += 1) {
      const place = perNumero.place(citazioni.valori[at] ?? 0);
      if (place < 0) continue;
      const from = perNumero.inizio[place] ?? 0;
      const to = perNumero.inizio[place + 1] ?? 0;
      if (to - from > MAX_PORTATRICI) continue;
      for (let bearer = from; bearer < to; bearer += 1)
        if (perNumero.residui[bearer] === importo) found.push(perNumero.partite[bearer] ?? 0);
    }
    for (const partita of riferite) if (residui[partita] === importo) found.push(partita);
    return found;
  }

  /** Of the parties looked at, those of whom several partite are named. */
  #scegli(): readonly CitateDi[] {
    let found: CitateDi[] | undefined;
    for (let at = 0; at < this.#quantiGuardati; at += 1) {
      const uno = this.#guardati[at];
      if (!uno || uno.quante < 2) continue;
      if (this.#candidati.has(uno.partito) || canExplain(this.#c.importo, uno.somma))
        (found ??= []).push(uno);
    }
    return found ?? NESSUNA;
  }

  #start(): void {
    this.#quantiGuardati = 0;
    this.#base += MAX_PARTITI;
    if (this.#base < MASSIMO_INTERO - MAX_PARTITI) return;
    this.#note.fill(0);
    this.#base = MAX_PARTITI;
  }

  /** A party is looked at. */
  #guarda(partito: number): void {
    const place = this.#quantiGuardati;
    const uno = (this.#guardati[place] ??= { partito, quante: 0, somma: 0, prima: -1, partite: [] });
    uno.partito = partito;
    uno.somma = 0;
    uno.quante = 0;
    this.#note[partito] = this.#base + GUARDATO + place;
    this.#quantiGuardati = place + 1;
  }

  #readNumeri(): void {
    const { perNumero } = this.#c.f.partite;
    const { quante, valori, forze, anni, forti } = this.#c.citazioni;
    // Where some numbers are named as documents, a bare one is something else: a year, a day.
    const bare = forti > 0 ? Number.POSITIVE_INFINITY : 10;
    this.#quantiNumeri = 0;
    for (let at = 0; at < quante; at += 1) {
      const value = valori[at] ?? 0;
      if (forze[at] === NUDA && value < bare) continue;
      const place = perNumero.place(value);
      if (place < 0) continue;
      const numero = (this.#numeri[this.#quantiNumeri] ??= { ...NESSUN_NUMERO });
      numero.value = value;
      numero.year = anni[at] ?? 0;
      numero.from = perNumero.inizio[place] ?? 0;
      numero.to = perNumero.inizio[place + 1] ?? 0;
      this.#quantiNumeri += 1;
    }
  }

  /** The parties that bear several of the numbers are looked at too. */
  #guardaRipetuti(): void {
    const { partiti, anni } = this.#c.f.partite.perNumero;
    const note = this.#note;
    const base = this.#base;
    for (let at = 0; at < this.#quantiNumeri; at += 1) {
      const { year, from, to } = this.#numeri[at] ?? NESSUN_NUMERO;
      if (to - from > MAX_PER_NUMERO) continue;
      for (let bearer = from; bearer < to; bearer += 1) {
        if (isOther(year, anni[bearer] ?? 0)) continue;
        const partito = partiti[bearer] ?? 0;
        const nota = note[partito] ?? 0;
        if (nota < base) note[partito] = base + UNA_VOLTA;
        else if (nota === base + UNA_VOLTA) this.#guarda(partito);
      }
    }
  }

  /** Of the partite that bear a number, those of the parties looked at. */
  #addPortatrici({ year, from, to }: Numero): void {
    const { partite, partiti, anni, residui } = this.#c.f.partite.perNumero;
    const first = this.#base + GUARDATO;
    for (let bearer = from; bearer < to; bearer += 1) {
      const place = (this.#note[partiti[bearer] ?? 0] ?? 0) - first;
      if (place < 0 || isOther(year, anni[bearer] ?? 0)) continue;
      this.#add(place, partite[bearer] ?? 0, residui[bearer] ?? 0);
    }
  }

  /** The same by the lists of the first parties named. */
  #addLoro({ value, year }: Numero, parti: number): void {
    const { perPartito, schede } = this.#c.f.partite;
    const { lista } = this.#candidati;
    for (let at = 0; at < lista.length && at < parti; at += 1)
      for (const partita of perPartito[lista[at]?.partito ?? -1] ?? NESSUNA_PARTITA) {
        const scheda = partita * SCHEDA;
        if (schede[scheda + NUMERO_SUO] !== value && schede[scheda + VARIANTE] !== value) continue;
        if (!isOther(year, schede[scheda + ANNO] ?? 0)) this.#add(at, partita, schede[scheda + RESIDUO] ?? 0);
      }
  }

  /** A partita of the party at a place among those looked at, once. */
  #add(place: number, partita: number, residuo: number): void {
    const uno = this.#guardati[place];
    if (!uno) return;
    // Of most parties one is named by chance: nothing is made for it.
    if (uno.quante === 0) uno.prima = partita;
    else if (uno.quante === 1) {
      if (uno.prima === partita) return;
      uno.partite = [uno.prima, partita];
    } else {
      if (uno.partite.includes(partita)) return;
      uno.partite.push(partita);
    }
    uno.quante += 1;
    uno.somma += residuo;
  }
}
