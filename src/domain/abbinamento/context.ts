/** The movimento under examination, and what its text and its day say for or against a partita. */
import type { Registry } from './registry.ts';
import { COMPETENZE, toMonth, readCompetenze, type Competenze } from './months.ts';
import { WEAK, STRONG, BARE, isOther, readCitations, type Citations } from './citations.ts';
import type { ExplainedDifferenza } from './differences.ts';
import * as P from './hypothesis.ts';
import { NO_ROWS } from './group-rows.ts';
import type { Movimenti } from './movimenti.ts';
import {
  ACCONTO,
  AT_SCADENZA,
  GIRO,
  INSOLUTO,
  NOTA_CREDITO,
  RITENUTA,
  WITHOUT_DOCUMENT,
  STORNO,
} from './words.ts';
import type { Partite } from './partite.ts';
import { computeLogSum, computeImportoWeight, computeDelayWeight } from './probability.ts';
import { Periods } from './periods.ts';
import type { MovimentoToMatch, PartitaToMatch } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Everything that has been read, in the order of ids. */
export interface Sources {
  vocabulary: Vocabulary;
  registry: Registry;
  movimenti: Movimenti;
  /** What is open of the partite. It is replaced when some of them are settled. */
  partite: Partite;
  /** The rows themselves, for what is asked of few of them. */
  righeMovimenti: readonly MovimentoToMatch[];
  righePartite: readonly PartitaToMatch[];
  /** Pairs once refused: place of the movimento times the number of partite, plus place of the partita. */
  refused: ReadonlySet<number>;
}

/** The weight of a bare number by its length, from one digit on: a longer number says more. */
const BARE_WEIGHTS = [0.4, 1.2, 2.6, 4, 6] as const;
const RECURRING = Math.log(0.004);
const RECURRING_OTHER = Math.log(0.03);
const SINGLE = Math.log(0.0005);
const FRACTIONS = [0.5, 1 / 3, 0.25, 0.3, 0.2, 0.4, 0.6, 0.7, 0.1] as const;

const NO_CITATIONS: Citations = { numbers: [], endsText: false, dates: [], strong: 0 };

export class Context {
  readonly sources: Sources;
  citations: Citations = NO_CITATIONS;
  at = 0;
  importo = 0;
  day = 0;
  classes = 0;
  chanceWeight = 0;
  /** The partite of exactly the same amount. */
  equals: readonly number[] = NO_ROWS;
  /** The partite that a reference in the text names. */
  referred: number[] = [];
  /** The last result of `readDocumento`: its weight, its evidence, and whether the partita is named. */
  docWeight = 0;
  docEvidence = 0;
  docCited = false;
  /** The months and instalments that the text names. */
  #competenze: Competenze | undefined;
  readonly #periods: Periods;
  /**
   * The chance that another document has the amount, for a partita whose amount recurs and for the others. NaN until it
   * is computed.
   */
  #singleChance = Number.NaN;
  #recurringChance = Number.NaN;

  constructor(sources: Sources) {
    this.sources = sources;
    this.#periods = new Periods(sources.vocabulary, sources.righePartite, sources.partite);
  }

  /** Makes a movimento the current one. */
  start(at: number): void {
    const { movimenti, vocabulary } = this.sources;
    this.at = at;
    this.importo = movimenti.residui[at] ?? 0;
    this.day = movimenti.days[at] ?? 0;
    this.equals = this.sources.partite.byImporto.get(this.importo) ?? NO_ROWS;
    this.classes = movimenti.classes[at] ?? 0;
    this.chanceWeight = computeImportoWeight(this.importo);
    this.#singleChance = Number.NaN;
    this.#recurringChance = Number.NaN;
    if (this.referred.length > 0) this.referred = [];
    this.citations = readCitations(movimenti, at, vocabulary.classes, movimenti.years[at] ?? 0);
    this.#competenze = undefined;
    if (!this.has(COMPETENZE)) return;
    const { tokens, start } = movimenti;
    const passage = { tokens, from: start[at] ?? 0, to: start[at + 1] ?? 0 };
    const found = readCompetenze(
      passage,
      vocabulary,
      toMonth(this.sources.righeMovimenti[at]?.data),
      this.citations,
    );
    if (found.months.length > 0 || found.rata > 0) this.#competenze = found;
  }

  has(oneClass: number): boolean {
    return (this.classes & oneClass) !== 0;
  }

  /** True if the text names any document. */
  get isCiting(): boolean {
    return this.citations.numbers.length > 0 || this.referred.length > 0;
  }

  /** Reads what the text says of one partita into the fields `doc…`. */
  readDocumento(partita: number): void {
    const { partite } = this.sources;
    const { citations } = this;
    const number = partite.numbers[partita] ?? -1;
    this.docWeight = 0;
    this.docEvidence = 0;
    this.docCited = false;
    if (number > 0 && citations.numbers.length > 0) {
      const variant = partite.variants[partita] ?? -1;
      let weak = 0;
      for (const { value, strength, year } of citations.numbers) {
        if (value !== number && value !== variant) {
          if (strength === WEAK && value >= 10) weak += 1;
          continue;
        }
        // A bare number that is part of the name of the payer, such as a house number, is no document.
        if (strength === BARE && this.#isOfName(value, partita)) continue;
        const own = partite.years[partita] ?? 0;
        if (isOther(year, own)) continue;
        const digits = value < 10 ? 1 : value < 100 ? 2 : value < 1_000 ? 3 : value < 10_000 ? 4 : 5;
        const bare = BARE_WEIGHTS[digits - 1] ?? 6;
        const one =
          strength === STRONG
            ? 5 + Math.min(1.5, digits * 0.4)
            : strength === WEAK
              ? Math.min(5.5, bare + 2)
              : bare;
        this.docWeight = Math.max(this.docWeight, one + (year > 0 ? 0.7 : 0));
        this.docCited = true;
      }
      if (!this.docCited) this.#weighUncited(number, weak);
    }
    if (this.referred.length > 0 && this.referred.includes(partita)) {
      this.docWeight += 7 - Math.log(this.referred.length);
      this.docEvidence |= P.CITED_REFERENCE;
      this.docCited = true;
    }
    for (const day of citations.dates) {
      if (day === partite.issueDays[partita]) {
        this.docWeight += 3.4;
        this.docEvidence |= P.CITED_DATE;
        break;
      }
      if (day === partite.scadenze[partita]) {
        this.docWeight += 2.2;
        this.docEvidence |= P.CITED_SCADENZA;
        break;
      }
    }
    if (this.#competenze) {
      this.#periods.weigh(this.#competenze, partita);
      this.docWeight += this.#periods.weight;
      this.docEvidence |= this.#periods.evidence;
    }
  }

  #isOfName(value: number, partita: number): boolean {
    const { names, namesOfParty } = this.sources.registry;
    const own = namesOfParty[this.sources.partite.parties[partita] ?? 0];
    return own?.some((place) => names[place]?.numbers.includes(value)) ?? false;
  }

  /**
   * The text names other numbers. That speaks against the partita, unless the last number is that of the partita, cut
   * at the end of the text.
   */
  #weighUncited(number: number, weak: number): void {
    const { strong, endsText, numbers } = this.citations;
    if (strong > 0) {
      if (endsText && String(number).startsWith(String(numbers.at(-1)?.value ?? 0))) return;
      this.docWeight -= 5;
      this.docEvidence |= P.OTHER_NUMBER;
    } else if (weak > 0) this.docWeight -= 1;
  }

  /** The weight of the day compared with the due date. Call `readDocumento` first. */
  timeWeight(partita: number): number {
    const { partite } = this.sources;
    const after = this.day - (partite.scadenze[partita] ?? Number.NaN);
    let weight = computeDelayWeight(after);
    if (this.has(AT_SCADENZA) && Math.abs(after) <= 4 && (this.docEvidence & P.CITED_SCADENZA) === 0)
      weight += 1.2;
    // It was paid before the document was issued, so it can only be an advance.
    if (this.day - (partite.issueDays[partita] ?? Number.NaN) < -3) weight -= 4;
    return weight;
  }

  /** The weight of words which say that the movimento settles no document, or takes one back. */
  kindWeight(cited: boolean): number {
    let weight = 0;
    if (this.has(STORNO | INSOLUTO)) weight -= cited ? 5 : 7;
    if (this.has(GIRO)) weight -= 6;
    if (this.has(WITHOUT_DOCUMENT) && !cited) weight -= 2.5;
    return weight;
  }

  /** The weight of the difference, given what the text says: `ACCONTO` speaks for a part payment. */
  explanationWeight({ differenze, weight }: ExplainedDifferenza): number {
    const kind = differenze[0]?.tipo;
    if (kind === undefined) return weight;
    if (this.has(RITENUTA)) return kind === 'ritenuta' ? weight + 1.5 : weight;
    return this.has(ACCONTO) ? weight - 4 : weight;
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
    for (let at = 0; at < FRACTIONS.length; at += 1)
      if (Math.abs(share - (FRACTIONS[at] ?? 0)) * whole <= 1) chance = 0.1;
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
    if (!this.sources.partite.byPartyAndImporto.recurring.has(partita)) {
      if (Number.isNaN(this.#singleChance)) this.#singleChance = computeLogSum(this.chanceWeight, SINGLE);
      return this.#singleChance;
    }
    if ((this.docEvidence & P.OTHER_NUMBER) !== 0) return computeLogSum(this.chanceWeight, RECURRING_OTHER);
    if (Number.isNaN(this.#recurringChance))
      this.#recurringChance = computeLogSum(this.chanceWeight, RECURRING);
    return this.#recurringChance;
  }
}
