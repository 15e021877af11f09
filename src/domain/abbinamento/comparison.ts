/**
 * Measures how well a name is written in the text of the movimento under examination, and finds the best name of a
 * party.
 */
import type { Registry, SoggettoName } from './registry.ts';
import type { MovimentoTexts } from './movimenti.ts';
import { FIELD_CAUSALE, FIELD_NAME } from './tokens.ts';
import { LEGAL, EMPTY } from './words.ts';
import { makeWeights } from './weights.ts';
import { Spellings } from './spellings.ts';
import { MarkSet } from './signs.ts';
import { computeWordSimilarity } from './similarity.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Weights of a house number: it is in the text, which rarely happens by chance; or it is not, perhaps because the text
 * was cut.
 */
const WRITTEN_NUMBER = 2;
const UNSAID_NUMBER = 1;
/** Above this share a name is found whole. */
export const WHOLE = 0.99;

const WITHOUT_NAME: SoggettoName = { party: -1, words: [], legalForm: [], numbers: [] };

export class NameComparison {
  readonly #vocabulary: Vocabulary;
  readonly #texts: MovimentoTexts;
  readonly #registry: Registry;
  readonly spellings: Spellings;
  /** The weight of each word. */
  readonly weights: Float64Array;
  /** Words of the current movimento. */
  readonly #seen: MarkSet;
  /** The words of the name field that distinguish names. */
  #field: number[] = [];
  /** Numbers of the text. */
  #numbers: number[] = [];
  /** True when the current movimento has a name in a field of its own. */
  hasNameField = false;
  /** The last result. `weight`: logarithm of how much more likely the text is if this name is meant. */
  weight = 0;
  /** Share of the name found, 0..1. */
  covered = 0;

  constructor(vocabulary: Vocabulary, registry: Registry, texts: MovimentoTexts, movimenti: number) {
    this.#vocabulary = vocabulary;
    this.#texts = texts;
    this.#registry = registry;
    this.#seen = new MarkSet(vocabulary.texts.length);
    this.spellings = new Spellings(vocabulary, movimenti);
    this.weights = makeWeights(vocabulary, registry.names.length, movimenti);
  }

  /** Makes a movimento the current one. */
  start(at: number): void {
    const { spellings } = this;
    this.#seen.start();
    spellings.start();
    this.#field = [];
    this.#numbers = [];
    this.hasNameField = false;
    const { classes } = this.#vocabulary;
    const { tokens, start } = this.#texts;
    const to = start[at + 1] ?? 0;
    for (let token = start[at] ?? 0; token < to; token += 1) {
      const field = tokens.getField(token);
      if (field === FIELD_CAUSALE) continue;
      const word = tokens.getValue(token);
      if (!tokens.isWord(token)) {
        this.#numbers.push(word);
        continue;
      }
      this.#seen.add(word);
      spellings.add(word);
      if (field !== FIELD_NAME) continue;
      this.hasNameField = true;
      if (((classes[word] ?? 0) & EMPTY) !== 0 || tokens.getLength(token) <= 2) continue;
      this.#field.push(word);
    }
  }

  /** Counts words that were cut in two as if they were whole. */
  addJoined(): void {
    const { spellings } = this;
    const words = spellings.words.length;
    spellings.joinCut((word) => {
      if (!this.#seen.add(word)) return;
      spellings.add(word);
    });
    if (spellings.words.length > words) spellings.restart();
  }

  /**
   * Sets `weight` and `covered` for the best name of a party. `toTheEnd`: also examines names of which no word is written
   * exactly.
   */
  fit(party: number, toTheEnd: boolean): void {
    let weight = 0;
    let covered = 0;
    if (this.#hasWords(party, toTheEnd)) {
      for (const name of this.#registry.namesOfParty[party] ?? []) {
        this.compare(name, false);
        if ((toTheEnd || this.covered > 0) && this.covered < WHOLE) this.compare(name, true);
        if (this.weight > weight) ({ weight, covered } = this);
      }
    }
    this.weight = weight;
    this.covered = covered;
  }

  /**
   * True if the text has a word of the names of the party, or (`toTheEnd`) a similar word. For most parties it is
   * false.
   */
  #hasWords(party: number, toTheEnd: boolean): boolean {
    for (const name of this.#registry.namesOfParty[party] ?? [])
      for (const word of this.#name(name).words)
        if (this.#seen.has(word) || (toTheEnd && this.spellings.findAlike(word) > 0)) return true;
    return false;
  }

  #name(name: number): SoggettoName {
    return this.#registry.names[name] ?? WITHOUT_NAME;
  }

  /** Sets `weight` and `covered` for one name in the current movimento. `similar`: similar words count too. */
  compare(name: number, similar: boolean): void {
    let hit = 0;
    let total = 0;
    let missing = 0;
    for (const word of this.#name(name).words) {
      const weight = this.weights[word] ?? 0;
      total += weight;
      if (this.#seen.has(word)) hit += weight;
      else {
        const share = similar ? this.spellings.findAlike(word) : 0;
        hit += weight * share;
        missing += Math.min(4, weight) * (1 - share);
      }
    }
    this.weight = 0;
    this.covered = 0;
    if (hit === 0) return;
    this.weight = Math.min(12, hit * 0.95) - missing * 0.7;
    this.#weighNumbers(name);
    if (this.hasNameField) this.weight -= this.#extra(name, similar);
    this.covered = total === 0 ? 0 : hit / total;
  }

  #weighNumbers(name: number): void {
    for (const number of this.#name(name).numbers)
      this.weight += this.#numbers.includes(number) ? WRITTEN_NUMBER : -UNSAID_NUMBER;
  }

  /** True if the word is part of the name. */
  hasWord(name: number, word: number): boolean {
    return this.#name(name).words.includes(word);
  }

  /** True if one of the words of the name may be this word in another spelling. */
  #isSimilar(name: number, word: number): boolean {
    const { texts } = this.#vocabulary;
    const written = texts[word] ?? '';
    return this.#name(name).words.some((own) => computeWordSimilarity(texts[own] ?? '', written) > 0);
  }

  /**
   * The weight of what speaks for another name: words of the name field that this name lacks, and another legal form.
   */
  #extra(name: number, similar: boolean): number {
    const own = this.#name(name);
    let extra = 0;
    let shape = 0;
    const { classes, inNames } = this.#vocabulary;
    for (const word of this.#field) {
      if (own.words.includes(word)) continue;
      if (((classes[word] ?? 0) & LEGAL) !== 0) shape = own.legalForm.includes(word) ? 2 : Math.max(shape, 1);
      else if (!(similar && this.#isSimilar(name, word))) extra += (inNames[word] ?? 0) > 0 ? 1.6 : 0.7;
    }
    if (own.legalForm.length > 0 && shape === 1) extra += 1.5;
    return Math.min(6, extra) - (shape === 2 ? 0.4 : 0);
  }
}
