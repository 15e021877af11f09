/** The movimento under examination, and what its text and its day say for or against a partita. */
import type { Anagrafe } from './registry.ts';
import { COMPETENZE, toMese, readCompetenze, type Competenze } from './months.ts';
import { DEBOLE, FORTE, NUDA, isOther, readCitazioni, type Citazioni } from './citations.ts';
import type { SpiegazioneDifferenza } from './differences.ts';
import * as P from './hypothesis.ts';
import { NESSUNA_RIGA } from './group-rows.ts';
import type { Movimenti } from './movimenti.ts';
import {
  ACCONTO,
  A_SCADENZA,
  GIRO,
  INSOLUTO,
  NOTA_CREDITO,
  RITENUTA,
  SENZA_DOCUMENTO,
  STORNO,
} from './words.ts';
import type { Partite } from './partite.ts';
import { computeLogSum, computePesoImporto, computePesoRitardo } from './probability.ts';
import { Periodi } from './periods.ts';
import type { MovimentoDaAbbinare, PartitaDaAbbinare } from './types.ts';
import type { Vocabolario } from './vocabulary.ts';

/** Everything that has been read, in the order of ids. */
export interface Fonti {
  vocabulary: Vocabolario;
  anagrafe: Anagrafe;
  movimenti: Movimenti;
  /** What is open of the partite. It is replaced when some of them are settled. */
  partite: Partite;
  /** The rows themselves, for what is asked of few of them. */
  righeMovimenti: readonly MovimentoDaAbbinare[];
  righePartite: readonly PartitaDaAbbinare[];
  /** Pairs once refused: place of the movimento times the number of partite, plus place of the partita. */
  rifiutate: ReadonlySet<number>;
}

/** The weight of a bare number by its length, from one digit on: a longer number says more. */
const NUDE = [0.4, 1.2, 2.6, 4, 6] as const;
const RICORRENTE = Math.log(0.004);
const RICORRENTE_ALTRO = Math.log(0.03);
const ISOLATO = Math.log(0.0005);
const FRAZIONI = [0.5, 1 / 3, 0.25, 0.3, 0.2, 0.4, 0.6, 0.7, 0.1] as const;

const NESSUNA_CITAZIONE: Citazioni = { numeri: [], ultima: false, date: [], forti: 0 };

export class Context {
  readonly f: Fonti;
  citazioni: Citazioni = NESSUNA_CITAZIONE;
  at = 0;
  importo = 0;
  giorno = 0;
  classi = 0;
  pesoCaso = 0;
  /** The partite of exactly the same amount. */
  uguali: readonly number[] = NESSUNA_RIGA;
  /** The partite that a reference in the text names. */
  riferite: number[] = [];
  /** The last result of `readDocumento`: its weight, its evidence, and whether the partita is named. */
  docPeso = 0;
  docProve = 0;
  docCitata = false;
  /** The months and instalments that the text names. */
  #competenze: Competenze | undefined;
  readonly #periodi: Periodi;
  /**
   * The chance that another document has the amount, for a partita whose amount recurs and for the others. NaN until it
   * is computed.
   */
  #casoIsolato = Number.NaN;
  #casoRicorrente = Number.NaN;

  constructor(sources: Fonti) {
    this.f = sources;
    this.#periodi = new Periodi(sources.vocabulary, sources.righePartite, sources.partite);
  }

  /** Makes a movimento the current one. */
  start(at: number): void {
    const { movimenti, vocabulary } = this.f;
    this.at = at;
    this.importo = movimenti.residui[at] ?? 0;
    this.giorno = movimenti.giorni[at] ?? 0;
    this.uguali = this.f.partite.perImporto.get(this.importo) ?? NESSUNA_RIGA;
    this.classi = movimenti.classi[at] ?? 0;
    this.pesoCaso = computePesoImporto(this.importo);
    this.#casoIsolato = Number.NaN;
    this.#casoRicorrente = Number.NaN;
    if (this.riferite.length > 0) this.riferite = [];
    this.citazioni = readCitazioni(movimenti, at, vocabulary.classi, movimenti.anni[at] ?? 0);
    this.#competenze = undefined;
    if (!this.has(COMPETENZE)) return;
    const { tokens, start } = movimenti;
    const passage = { tokens, da: start[at] ?? 0, a: start[at + 1] ?? 0 };
    const found = readCompetenze(
      passage,
      vocabulary,
      toMese(this.f.righeMovimenti[at]?.data),
      this.citazioni,
    );
    if (found.mesi.length > 0 || found.rata > 0) this.#competenze = found;
  }

  has(oneClass: number): boolean {
    return (this.classi & oneClass) !== 0;
  }

  /** True if the text names any document. */
  get isCiting(): boolean {
    return this.citazioni.numeri.length > 0 || this.riferite.length > 0;
  }

  /** Reads what the text says of one partita into the fields `doc…`. */
  readDocumento(partita: number): void {
    const { partite } = this.f;
    const { citazioni } = this;
    const number = partite.numeri[partita] ?? -1;
    this.docPeso = 0;
    this.docProve = 0;
    this.docCitata = false;
    if (number > 0 && citazioni.numeri.length > 0) {
      const variant = partite.varianti[partita] ?? -1;
      let weak = 0;
      for (const { value, forza, anno: year } of citazioni.numeri) {
        if (value !== number && value !== variant) {
          if (forza === DEBOLE && value >= 10) weak += 1;
          continue;
        }
        // A bare number that is part of the name of the payer, such as a house number, is no document.
        if (forza === NUDA && this.#isDelNome(value, partita)) continue;
        const own = partite.anni[partita] ?? 0;
        if (isOther(year, own)) continue;
        const digits = value < 10 ? 1 : value < 100 ? 2 : value < 1_000 ? 3 : value < 10_000 ? 4 : 5;
        const bare = NUDE[digits - 1] ?? 6;
        const one =
          forza === FORTE
            ? 5 + Math.min(1.5, digits * 0.4)
            : forza === DEBOLE
              ? Math.min(5.5, bare + 2)
              : bare;
        this.docPeso = Math.max(this.docPeso, one + (year > 0 ? 0.7 : 0));
        this.docCitata = true;
      }
      if (!this.docCitata) this.#nonCitata(number, weak);
    }
    if (this.riferite.length > 0 && this.riferite.includes(partita)) {
      this.docPeso += 7 - Math.log(this.riferite.length);
      this.docProve |= P.RIFERIMENTO_CITATO;
      this.docCitata = true;
    }
    for (const day of citazioni.date) {
      if (day === partite.emissioni[partita]) {
        this.docPeso += 3.4;
        this.docProve |= P.DATA_CITATA;
        break;
      }
      if (day === partite.scadenze[partita]) {
        this.docPeso += 2.2;
        this.docProve |= P.SCADENZA_CITATA;
        break;
      }
    }
    if (this.#competenze) {
      this.#periodi.weigh(this.#competenze, partita);
      this.docPeso += this.#periodi.peso;
      this.docProve |= this.#periodi.prove;
    }
  }

  #isDelNome(value: number, partita: number): boolean {
    const { nomi, nomiDelPartito } = this.f.anagrafe;
    const own = nomiDelPartito[this.f.partite.partiti[partita] ?? 0];
    return own?.some((place) => nomi[place]?.numeri.includes(value)) ?? false;
  }

  /**
   * The text names other numbers. That speaks against the partita, unless the last number is that of the partita, cut
   * at the end of the text.
   */
  #nonCitata(number: number, weak: number): void {
    const { forti, ultima, numeri } = this.citazioni;
    if (forti > 0) {
      if (ultima && String(number).startsWith(String(numeri.at(-1)?.value ?? 0))) return;
      this.docPeso -= 5;
      this.docProve |= P.ALTRO_NUMERO;
    } else if (weak > 0) this.docPeso -= 1;
  }

  /** The weight of the day compared with the due date. Call `readDocumento` first. */
  timeWeight(partita: number): number {
    const { partite } = this.f;
    const after = this.giorno - (partite.scadenze[partita] ?? Number.NaN);
    let weight = computePesoRitardo(after);
    if (this.has(A_SCADENZA) && Math.abs(after) <= 4 && (this.docProve & P.SCADENZA_CITATA) === 0)
      weight += 1.2;
    // It was paid before the document was issued, so it can only be an advance.
    if (this.giorno - (partite.emissioni[partita] ?? Number.NaN) < -3) weight -= 4;
    return weight;
  }

  /** The weight of words which say that the movimento settles no document, or takes one back. */
  kindWeight(cited: boolean): number {
    let weight = 0;
    if (this.has(STORNO | INSOLUTO)) weight -= cited ? 5 : 7;
    if (this.has(GIRO)) weight -= 6;
    if (this.has(SENZA_DOCUMENTO) && !cited) weight -= 2.5;
    return weight;
  }

  /** The weight of the difference, given what the text says: `ACCONTO` speaks for a part payment. */
  explanationWeight({ differenze, peso }: SpiegazioneDifferenza): number {
    const kind = differenze[0]?.tipo;
    if (kind === undefined) return peso;
    if (this.has(RITENUTA)) return kind === 'ritenuta' ? peso + 1.5 : peso;
    return this.has(ACCONTO) ? peso - 4 : peso;
  }

  /**
   * The weight of a part payment: any share is possible; a half, a third or a round amount is more likely; nearly the
   * whole is very unlikely.
   */
  partialWeight(owed: number): number {
    const whole = Math.abs(owed);
    const share = this.importo / owed;
    let chance = 1 / whole;
    if (this.importo % 10_000 === 0) chance += 3_000 / whole;
    for (let at = 0; at < FRAZIONI.length; at += 1)
      if (Math.abs(share - (FRAZIONI[at] ?? 0)) * whole <= 1) chance = 0.1;
    let weight = Math.log(0.04) + Math.log(Math.min(0.1, chance));
    if (this.has(ACCONTO)) weight += 2;
    if (this.has(NOTA_CREDITO)) weight -= 4;
    return share > 0.88 ? weight - 3.5 : weight;
  }

  /**
   * The weight against chance: another document of the same party may have the same amount, above all if the amount
   * recurs.
   */
  caseWeightOf(partita: number): number {
    if (!this.f.partite.perPartitoEImporto.ricorrenti.has(partita)) {
      if (Number.isNaN(this.#casoIsolato)) this.#casoIsolato = computeLogSum(this.pesoCaso, ISOLATO);
      return this.#casoIsolato;
    }
    if ((this.docProve & P.ALTRO_NUMERO) !== 0) return computeLogSum(this.pesoCaso, RICORRENTE_ALTRO);
    if (Number.isNaN(this.#casoRicorrente)) this.#casoRicorrente = computeLogSum(this.pesoCaso, RICORRENTE);
    return this.#casoRicorrente;
  }
}
