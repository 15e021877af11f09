/** Every word that occurs, with its number, its letters and its meaning. */
import { CLASSES, EXTENDED, LEGAL, EMPTY } from './words.ts';
import { splitText } from './text.ts';
import { WORD } from './tokens.ts';

export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  /** Letters of a word, by its number. */
  readonly texts: string[] = [];
  /** Classes of a word (`words.ts`). */
  readonly classes: number[] = [];
  /** The number of names that contain it. */
  readonly inNames: number[] = [];
  /** The number of texts of movimenti that contain it. */
  readonly inTexts: number[] = [];
  /** The number of the word it abbreviates, or its own. */
  readonly extended: number[] = [];

  /** The number of two words (by their numbers) run together, or -1. */
  findJoined(first: number, second: number): number {
    return this.#numbers.get(`${this.texts[first] ?? ''}${this.texts[second] ?? ''}`) ?? -1;
  }

  /** The number of a word given as upper-case letters. */
  wordOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.length;
    this.#numbers.set(text, number);
    this.texts.push(text);
    this.classes.push(CLASSES.get(text) ?? 0);
    this.inNames.push(0);
    this.inTexts.push(0);
    this.extended.push(number);
    const long = EXTENDED.get(text);
    if (long !== undefined) this.extended[number] = this.wordOf(long);
    return number;
  }
}

/** A name split into its distinctive words and its legal form. */
export interface ParsedName {
  /** Numbers of the words, each once, in order. */
  words: number[];
  /** Numbers of the words of the legal form. */
  legalForm: number[];
  /** The numbers in it, such as the house number in the name of a condominio. */
  numbers: number[];
}

/** Reads a name without its particles. Numbers count as its words only if it has no others. */
export function parseName(vocabulary: Vocabulary, text: string): ParsedName {
  const words: number[] = [];
  const legalForm: number[] = [];
  const all: number[] = [];
  const numbers: number[] = [];
  splitText(text, (kind, _before, letters) => {
    const word = vocabulary.wordOf(letters);
    if (kind !== WORD) {
      all.push(word);
      numbers.push(Number(letters));
      return;
    }
    const number = vocabulary.extended[word] ?? word;
    const classes = vocabulary.classes[number] ?? 0;
    if ((classes & LEGAL) !== 0) legalForm.push(number);
    else if ((classes & EMPTY) === 0 && !words.includes(number)) words.push(number);
    all.push(number);
  });
  // A name that consists only of such words ("S.C. DI") keeps all of them.
  return words.length > 0
    ? { words, legalForm, numbers }
    : { words: [...new Set(all)], legalForm: [], numbers: [] };
}
