/** Finds the hypotheses of one movimento: partite by amount, number, code and name, alone and together. */
import { joinNomi, readCodici } from './chi.ts';
import { NUDA } from './citazioni.ts';
import { Contesto, type Candidato, type Fonti } from './contesto.ts';
import { MASSIMO_AGGIUNTO, MASSIMO_TRATTENUTO, explainDifferenza, type Spiegazione } from './differenze.ts';
import { Insiemi } from './insiemi.ts';
import * as P from './ipotesi.ts';
import { confronta, type Ipotesi } from './ipotesi.ts';
import { Nomi } from './nomi.ts';
import { ACCONTO, DISTINTA } from './parole.ts';
import { firstFrom } from './partite.ts';
import { logSomma } from './probabilita.ts';

/** More partite of one amount than this are looked at only through their party or number. */
const MAX_UGUALI = 24;
/** A party with more partite than this is looked at only for the amount itself. */
const MAX_PER_PARTITO = 120;
const MAX_PER_NUMERO = 80;
/** The names and amounts of this many parties are looked into. */
const MAX_CERCATI = 3;
/** How often a movimento settles nothing that is here. */
const NULLA = Math.log(0.3);
const MAX_IPOTESI = 10;
/** Hypotheses this far below nothing at all are dropped. */
const MINIMO = -6;
/** Odds (logarithm) at which one partita leaves no reason to look for more. */
const CHIARA = 2.5;
const NESSUNO: Candidato = { partito: -1, peso: 0, coperto: 0, prove: 0 };
/** Evidence that leaves room for more partite. */
const DUBBIE = P.PARZIALE | P.ALTRO_NUMERO;

/** A difference so large that the rest may still be owed. */
const isGrande = ({ differenze }: Spiegazione, dovuto: number): boolean =>
  Math.abs(differenze[0]?.importo ?? 0) > Math.abs(dovuto) * 0.05;

export class Generatore {
  readonly #f: Fonti;
  readonly #c: Contesto;
  readonly #nomi: Nomi;
  readonly #insiemi: Insiemi;
  readonly #parti: number;
  /** Partite already tried for the current movimento. */
  readonly #provate: Int32Array;
  #timbro = 0;
  /** Of each party, its place among the candidates plus one, with the stamp of the movimento. */
  readonly #posto: Int32Array;
  readonly #postoTimbro: Int32Array;
  readonly #ordinate: (readonly number[] | undefined)[] = [];
  #candidati: Candidato[] = [];
  #out: Ipotesi[] = [];
  #ignoto = 0;
  #nulla = 0;

  constructor(fonti: Fonti) {
    this.#f = fonti;
    this.#c = new Contesto(fonti);
    this.#nomi = new Nomi(fonti.vocabolario, fonti.anagrafe, fonti.testi, fonti.movimenti.length);
    this.#parti = Math.log(Math.max(1, fonti.partite.attivi));
    this.#provate = new Int32Array(fonti.partite.quante);
    this.#posto = new Int32Array(fonti.anagrafe.soggetti.length + 1);
    this.#postoTimbro = new Int32Array(fonti.anagrafe.soggetti.length + 1);
    this.#insiemi = new Insiemi(this.#c, this.#parti, (ipotesi) => this.#accogli(ipotesi));
  }

  /** The parties that the movimento last looked at names, best first. */
  get candidati(): readonly Candidato[] {
    return this.#candidati;
  }

  /** Hypotheses of one movimento, best first. Their weights are against "none of them". */
  find(at: number): Ipotesi[] {
    const movimento = this.#f.movimenti[at];
    if (!movimento) return [];
    const c = this.#c;
    c.start(at, movimento);
    this.#nomi.start(at);
    const codici = readCodici(c, movimento);
    if (this.#evidente(codici)) return this.#finish();
    const known = movimento.id_soggetto !== null && movimento.id_soggetto !== undefined;
    this.#reset(joinNomi(this.#nomi, codici, known));
    this.#singole();
    if (!this.#chiaro()) this.#insieme();
    return this.#finish();
  }

  /** Starts over with these candidates. */
  #reset(candidati: Candidato[]): void {
    this.#candidati = candidati;
    this.#timbro += 1;
    this.#out = [];
    // Nothing at all: an unknown payer, or a known one paying something that is not here.
    let nulla = NULLA;
    for (let at = 0; at < candidati.length; at += 1) {
      const { partito, peso } = candidati[at] ?? NESSUNO;
      this.#posto[partito] = at;
      this.#postoTimbro[partito] = this.#timbro;
      nulla = logSomma(nulla, peso - this.#parti + NULLA);
    }
    this.#nulla = nulla;
    // Of a party that nothing names: worse when the text names another, or a field of its own names somebody.
    this.#ignoto = (candidati[0]?.peso ?? 0) > 6 ? -3.2 : this.#nomi.haNome ? -2.4 : -0.7;
  }

  /** Most movimenti: the very amount, of somebody whose name, number or code is there. Spares looking further. */
  #evidente(codici: Candidato[]): boolean {
    const { partite } = this.#f;
    const equal = partite.perImporto.get(this.#c.importo);
    if (!equal || equal.length > MAX_UGUALI || this.#c.citazioni.forti > 1) return false;
    const found = codici.slice();
    let plain = codici.length > 0;
    for (const partita of equal) {
      const partito = partite.partiti[partita] ?? 0;
      let known = false;
      for (const one of found) if (one.partito === partito) known = true;
      if (known) continue;
      const esito = this.#nomi.fit(partito);
      if (esito.peso > 0.5) found.push({ partito, peso: esito.peso, coperto: esito.coperto, prove: 0 });
      if (esito.coperto > 0.75 && esito.peso > 3.5) plain = true;
      else if (!plain) {
        this.#c.documento(partita);
        plain = this.#c.docCitata && this.#c.docPeso > 4;
      }
    }
    if (!plain) return false;
    if (found.length > 1) found.sort((a, b) => b.peso - a.peso || a.partito - b.partito);
    this.#reset(found);
    for (const partita of equal) this.#singola(partita);
    return this.#chiaro();
  }

  #pesoPartito(partito: number): Candidato {
    const known =
      this.#postoTimbro[partito] === this.#timbro ? this.#candidati[this.#posto[partito] ?? 0] : undefined;
    return known ?? { partito, peso: this.#ignoto, coperto: 0, prove: 0 };
  }

  /** Every partita that may be settled by itself: by amount, by number, by code, by party. */
  #singole(): void {
    const { partite } = this.#f;
    const c = this.#c;
    const equal = partite.perImporto.get(c.importo);
    if (equal && equal.length <= MAX_UGUALI) for (const partita of equal) this.#singola(partita);
    const { quante, valori, forze } = c.citazioni;
    const someone = (this.#candidati[0]?.peso ?? 0) > 0.5;
    for (let at = 0; at < quante; at += 1) {
      const value = valori[at] ?? 0;
      // A bare number leads somewhere only when somebody is named too.
      if (forze[at] === NUDA && (value < 100 || !someone)) continue;
      const list = partite.perNumero.get(value);
      if (list && list.length <= MAX_PER_NUMERO) for (const partita of list) this.#singola(partita);
    }
    for (const partita of c.riferite) this.#singola(partita);
    for (const [place, { partito, peso }] of this.#candidati.entries()) {
      const list = partite.perPartito[partito];
      if (!list || peso <= 0 || place >= MAX_CERCATI || peso < (this.#candidati[0]?.peso ?? 0) - 6) continue;
      if (c.has(ACCONTO) && list.length <= MAX_PER_PARTITO)
        for (const partita of list) this.#singola(partita);
      else this.#vicine(this.#perImporto(partito, list));
    }
  }

  /** A party's partite by amount, ordered when they are first asked for. */
  #perImporto(partito: number, list: readonly number[]): readonly number[] {
    const known = this.#ordinate[partito];
    if (known) return known;
    const { residui } = this.#f.partite;
    const ordered = list.toSorted((a, b) => (residui[a] ?? 0) - (residui[b] ?? 0) || a - b);
    this.#ordinate[partito] = ordered;
    return ordered;
  }

  /** Of a party's partite, those whose amount a difference may explain. */
  #vicine(list: readonly number[]): void {
    const { partite } = this.#f;
    const { importo } = this.#c;
    const large = importo / (1 - MASSIMO_TRATTENUTO);
    const small = importo - Math.sign(importo) * MASSIMO_AGGIUNTO;
    const [from, to] = importo > 0 ? [small, large] : [large, small];
    for (let at = firstFrom(partite, list, from); at < list.length; at += 1) {
      const partita = list[at] ?? 0;
      if ((partite.residui[partita] ?? 0) > to) break;
      this.#singola(partita);
    }
  }

  #singola(partita: number): void {
    if (this.#provate[partita] === this.#timbro) return;
    this.#provate[partita] = this.#timbro;
    const { partite } = this.#f;
    const c = this.#c;
    const dovuto = partite.residui[partita] ?? 0;
    const { importo } = c;
    if (dovuto > 0 !== importo > 0) return;
    const partito = partite.partiti[partita] ?? 0;
    const chi =
      this.#postoTimbro[partito] === this.#timbro
        ? (this.#candidati[this.#posto[partito] ?? 0] ?? NESSUNO)
        : NESSUNO;
    const peso0 = chi === NESSUNO ? this.#ignoto : chi.peso;
    const spiegazione = explainDifferenza(importo, dovuto);
    // A part of what nobody in the text owes is not worth a thought.
    if (spiegazione === null && (peso0 <= 0.5 || Math.abs(importo) > Math.abs(dovuto))) return;
    c.documento(partita);
    if (spiegazione === null && !c.docCitata && !c.has(ACCONTO)) return;
    // Neither the amount nor who nor which.
    if (spiegazione?.differenze.length !== 0 && peso0 <= 0.5 && c.docPeso < 3) return;
    const all = partite.perPartito[partito]?.length ?? 1;
    const peso =
      peso0 - this.#parti - Math.log(all) + c.docPeso + c.pesoTempo(partita) + c.pesoGenere(c.docCitata);
    if (spiegazione)
      this.#propone(partita, chi, spiegazione, peso + c.pesoSpiegazione(spiegazione) - c.pesoCasoDi(partita));
    // What might be a withholding may as well be a part, where the document is named.
    const part =
      spiegazione === null ||
      (c.docCitata && isGrande(spiegazione, dovuto) && Math.abs(importo) < Math.abs(dovuto));
    if (part) this.#propone(partita, chi, null, peso + c.pesoParziale(dovuto) - c.pesoCaso);
  }

  /** `spiegazione` null: a part of the partita. After `documento`. */
  #propone(partita: number, chi: Candidato, spiegazione: Spiegazione | null, peso: number): void {
    if (peso - this.#nulla < MINIMO) return;
    const c = this.#c;
    this.#accogli({
      partite: [partita],
      importi: [spiegazione ? (this.#f.partite.residui[partita] ?? 0) : c.importo],
      differenze: spiegazione?.differenze ?? [],
      peso,
      prove: chi.prove | c.docProve | (spiegazione ? 0 : P.PARZIALE),
      coperto: chi.coperto,
      citate: c.docCitata ? [partita] : [],
    });
  }

  /** One partita already explains the movimento in every respect. */
  #chiaro(): boolean {
    if (this.#c.citazioni.forti > 1) return false;
    for (const { peso, differenze, prove, citate } of this.#out)
      if (
        peso - this.#nulla > CHIARA &&
        (differenze.length === 0 || citate.length > 0) &&
        (prove & DUBBIE) === 0
      )
        return true;
    return false;
  }

  /** Several partite together: of the parties named, or those whose numbers are named. */
  #insieme(): void {
    const c = this.#c;
    const cited = this.#citate();
    const best = this.#candidati[0]?.peso ?? 0;
    for (const [place, chi] of this.#candidati.entries())
      if (chi.peso > 1.5 && chi.peso > best - 4 && place < MAX_CERCATI)
        this.#insiemi.findDi(chi, cited.get(chi.partito) ?? []);
    for (const [partito, list] of cited)
      if (list.length > 1 && !this.#candidati.some((one) => one.partito === partito && one.peso > 1.5))
        this.#insiemi.findCitate(this.#pesoPartito(partito), list);
    if (c.has(DISTINTA)) this.#insiemi.findDistinta();
  }

  /** Partite whose number the text names, by party: of those it names too, of others when it names several numbers. */
  #citate(): Map<number, number[]> {
    const { partite } = this.#f;
    const { quante, valori, forze, anni, forti } = this.#c.citazioni;
    const found = new Map<number, number[]>();
    // Where some numbers are named as documents, a bare one is something else: a year, a day.
    const bare = forti > 0 ? Number.POSITIVE_INFINITY : 10;
    for (let at = 0; at < quante; at += 1) {
      if (forze[at] === NUDA && (valori[at] ?? 0) < bare) continue;
      const value = valori[at] ?? 0;
      const year = anni[at] ?? 0;
      const add = (partita: number): void => {
        const own = partite.anni[partita] ?? 0;
        if (year > 0 && own > 0 && year !== own) return;
        const partito = partite.partiti[partita] ?? 0;
        const cited = found.get(partito);
        if (!cited) found.set(partito, [partita]);
        else if (!cited.includes(partita)) cited.push(partita);
      };
      const list = partite.perNumero.get(value);
      if (!list) continue;
      if (list.length <= MAX_PER_NUMERO) {
        for (const partita of list)
          if (forti > 1 || this.#postoTimbro[partite.partiti[partita] ?? 0] === this.#timbro) add(partita);
        continue;
      }
      // A number that many documents bear: only those of the parties that may be meant.
      for (let place = 0; place < Math.min(MAX_CERCATI, this.#candidati.length); place += 1)
        for (const partita of partite.perPartito[this.#candidati[place]?.partito ?? -1] ?? [])
          if (partite.numeri[partita] === value || partite.varianti[partita] === value) add(partita);
    }
    return found;
  }

  #accogli(ipotesi: Omit<Ipotesi, 'movimenti'>): void {
    const { rifiutate, partite } = this.#f;
    const { at } = this.#c;
    if (rifiutate.size > 0 && ipotesi.partite.some((partita) => rifiutate.has(at * partite.quante + partita)))
      return;
    if (ipotesi.partite.length > 1)
      for (const other of this.#out)
        if (
          other.partite.length === ipotesi.partite.length &&
          other.partite.every((one, place) => one === ipotesi.partite[place])
        ) {
          other.peso = Math.max(other.peso, ipotesi.peso);
          // Named by its numbers it is not one of many.
          const many = other.prove & ipotesi.prove & P.MOLTI_MODI;
          other.prove = ((other.prove | ipotesi.prove) & ~P.MOLTI_MODI) | many;
          return;
        }
    this.#out.push({ movimenti: [at], ...ipotesi });
  }

  /** Weights against nothing at all. */
  #finish(): Ipotesi[] {
    const found = this.#out;
    let best = Number.NEGATIVE_INFINITY;
    for (const ipotesi of found) {
      ipotesi.peso -= this.#nulla;
      best = Math.max(best, ipotesi.peso);
    }
    if (found.length < 2) return best > MINIMO ? found : [];
    const kept = found.filter(({ peso }) => peso > MINIMO && peso > best - 12).sort(confronta);
    // Equals are kept or dropped together: a tie cut in two would look like a choice.
    const last = kept[MAX_IPOTESI - 1]?.peso ?? Number.NEGATIVE_INFINITY;
    return kept.filter(({ peso }) => peso >= last);
  }
}
