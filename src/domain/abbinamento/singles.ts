/** Every partita that a movimento may settle alone: by amount, by number, by code, by party. */
import { NOBODY, PLAIN_NAME, WHOLE_NAME, NAMED, type Candidates, type CandidateParty } from './candidates.ts';
import { STRONG, BARE, isOther } from './citations.ts';
import type { Context } from './context.ts';
import { MAX_ADDED, MAX_WITHHELD, explainDifferenza, type ExplainedDifferenza } from './differences.ts';
import * as P from './hypothesis.ts';
import { NO_ROWS } from './group-rows.ts';
import { ACCONTO } from './words.ts';
import { MarkSet } from './signs.ts';
import { MIN_SCORE, type Collection } from './collection.ts';

/** If more partite than this have one amount, they are examined only through their party or number. */
export const MAX_EQUALS = 24;
export const MAX_PER_NUMBER = 80;
/** If more partite than this have one number, none of them is examined. */
export const MAX_BEARERS = 400;
/** A party with more partite than this is examined only for the exact amount. */
const MAX_PER_PARTY = 120;
/** The amounts of at most this many parties are examined, if they are not this much less likely than the first. */
export const MAX_SEARCHED = 3;
const FAR = 6;
/**
 * A number weighs this much less for a party that the text does not name, if the text names another party with a
 * document of that number.
 */
const OF_OTHERS = 6;
const OTHER: CandidateParty = { ...NOBODY, evidence: P.NUMBER_OF_OTHERS };

/** True if a code, most of a name, or rare words name the party. */
const isClear = ({ weight, covered, evidence }: CandidateParty): boolean =>
  weight > PLAIN_NAME || (weight > NAMED && (covered > WHOLE_NAME || evidence !== 0));

/** True if the difference is so large that it may still be owed. */
const isLarge = ({ differenze }: ExplainedDifferenza, owed: number): boolean =>
  Math.abs(differenze[0]?.importo ?? 0) > Math.abs(owed) * 0.05;

export class Singles {
  readonly #context: Context;
  readonly #candidates: Candidates;
  readonly #collection: Collection;
  readonly #parts: number;
  /** True if a number in the text belongs to a document of a named party. */
  #own = false;
  /** Partite already tried for the current movimento. */
  readonly #tried: MarkSet;
  /** The range of amounts that the current movimento may settle completely. */
  #least = 0;
  #most = 0;

  /** `parts`: logarithm of how many parties have partite. */
  constructor(context: Context, candidates: Candidates, collection: Collection, parts: number) {
    this.#context = context;
    this.#candidates = candidates;
    this.#collection = collection;
    this.#parts = parts;
    this.#tried = new MarkSet(context.sources.partite.count);
  }

  /** Called after the candidates have been set. */
  start(): void {
    this.#tried.start();
    this.#own = false;
    const { importo } = this.#context;
    const large = importo / (1 - MAX_WITHHELD);
    const small = importo > 0 ? Math.max(1, importo - MAX_ADDED) : Math.min(-1, importo + MAX_ADDED);
    this.#least = importo > 0 ? small : large;
    this.#most = importo > 0 ? large : small;
  }

  /** Tries the partite of exactly the amount; `known`: only those of named parties. */
  tryEqual(known = false): void {
    const { parties } = this.#context.sources.partite;
    for (const partita of this.#context.equals)
      if (!known || this.#candidates.has(parties[partita] ?? 0)) this.#try(partita);
  }

  /** Those of `named`, by place. */
  tryAll(list: readonly number[]): void {
    for (let at = 0; at < list.length; at += 1) this.#try(list[at] ?? 0);
  }

  find(): void {
    const context = this.#context;
    const { byNumber, byParty } = context.sources.partite;
    const { list: named } = this.#candidates;
    this.#own = named.length > 0 && this.#hasOwnNumber();
    if (context.equals.length <= MAX_EQUALS) this.tryEqual();
    const { numbers } = context.citations;
    const best = named[0]?.weight ?? 0;
    for (const { value, strength } of numbers) {
      // A bare number is followed only if a party is named too.
      if (strength === BARE && (value < 100 || best <= NAMED)) continue;
      this.#tryNumber(byNumber.get(value) ?? NO_ROWS);
    }
    this.tryAll(context.referred);
    for (let place = 0; place < named.length && place < MAX_SEARCHED; place += 1) {
      const { party, weight } = named[place] ?? NOBODY;
      const list = byParty[party];
      if (!list || weight <= 0 || weight < best - FAR) continue;
      if (context.has(ACCONTO) && list.length <= MAX_PER_PARTY) this.tryAll(list);
      else this.#tryNear(party);
    }
  }

  /** True if one of the named documents is of a party that is clearly named. */
  #hasOwnNumber(): boolean {
    const { byNumber, parties, years } = this.#context.sources.partite;
    for (const { value, strength, year } of this.#context.citations.numbers) {
      const bearers = strength === STRONG ? (byNumber.get(value) ?? NO_ROWS) : NO_ROWS;
      if (bearers.length > MAX_BEARERS) continue;
      for (const partita of bearers)
        if (isClear(this.#candidates.of(parties[partita] ?? 0)) && !isOther(year, years[partita] ?? 0))
          return true;
    }
    return false;
  }

  /** Of the partite with a number: tries those whose amount may be settled, or whose party is named. */
  #tryNumber(bearers: readonly number[]): void {
    if (bearers.length > MAX_PER_NUMBER) return;
    const { residui, parties } = this.#context.sources.partite;
    for (const partita of bearers) {
      const owed = residui[partita] ?? 0;
      const near =
        owed >= this.#least && owed <= this.#most && explainDifferenza(this.#context.importo, owed) !== null;
      if (near || this.#candidates.has(parties[partita] ?? 0)) this.#try(partita);
    }
  }

  /** Of the partite of a party: tries those whose amount a difference may explain. */
  #tryNear(party: number): void {
    this.tryAll(this.#context.sources.partite.byPartyAndImporto.between(party, this.#least, this.#most));
  }

  #try(partita: number): void {
    if (!this.#tried.add(partita)) return;
    const context = this.#context;
    const { partite } = context.sources;
    const { importo } = context;
    const owed = partite.residui[partita] ?? 0;
    if (owed > 0 !== importo > 0) return;
    const party = partite.parties[partita] ?? 0;
    const known = this.#candidates.of(party);
    const weight0 = known === NOBODY ? this.#candidates.unknown : known.weight;
    const explanation = explainDifferenza(importo, owed);
    // A part payment counts only for a named party.
    if (explanation === null && (weight0 <= NAMED || Math.abs(importo) > Math.abs(owed))) return;
    if (explanation === null && !context.isCiting && !context.has(ACCONTO)) return;
    context.readDocumento(partita);
    if (explanation === null && !context.docCited && !context.has(ACCONTO)) return;
    // Nothing fits: not the amount, not the party, not the document.
    if (explanation?.differenze.length !== 0 && weight0 <= NAMED && context.docWeight < 3) return;
    const all = partite.logarithms[partita] ?? 0;
    const ofOthers = this.#own && known === NOBODY && context.docCited;
    const who = ofOthers ? OTHER : known;
    const number = ofOthers ? context.docWeight - OF_OTHERS : context.docWeight;
    const weight =
      weight0 -
      this.#parts -
      all +
      number +
      context.timeWeight(partita) +
      context.kindWeight(context.docCited);
    if (explanation)
      this.#add(
        partita,
        owed,
        who,
        explanation,
        weight + context.explanationWeight(explanation) - context.caseWeightOf(partita),
      );
    // What may be a withholding may also be a part payment, if the document is named.
    const part =
      explanation === null ||
      (context.docCited && isLarge(explanation, owed) && Math.abs(importo) < Math.abs(owed));
    if (part)
      this.#add(partita, owed, who, null, weight + context.partialWeight(owed) - context.chanceWeight);
  }

  /** `explanation` null: a part of the partita. Call `readDocumento` first. */
  #add(
    partita: number,
    owed: number,
    who: CandidateParty,
    explanation: ExplainedDifferenza | null,
    weight: number,
  ): void {
    if (weight - this.#candidates.none < MIN_SCORE) return;
    const context = this.#context;
    const partite = [partita];
    this.#collection.add({
      movimenti: this.#collection.movimenti,
      partite,
      importi: [explanation ? owed : context.importo],
      differenze: explanation?.differenze ?? NONE,
      weight,
      evidence: who.evidence | context.docEvidence | (explanation ? 0 : P.PARTIAL),
      covered: who.covered,
      cited: context.docCited ? partite : NONE,
    });
  }
}

const NONE: readonly never[] = [];
