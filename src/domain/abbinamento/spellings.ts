/** Words in another spelling: cut in two by the end of a line, contracted, mistyped. */
import { makePlaces } from './places.ts';
import { computeWordSimilarity } from './similarity.ts';
import type { Vocabulary } from './vocabulary.ts';
import { addUnder } from '../groups.ts';

/** The length of the beginning (or end) by which a mistyped or cut word finds the one that is meant. */
const ROOT = 4;
/** A word that is part of names itself is rarely an error for another word. */
const NAME_ITSELF = 0.5;
const BROKEN = 0.9;
/** The share of a word that is cut in two and also cut at its end, if at least this many letters (`HALF`) are left. */
const BROKEN_AND_CUT = 0.7;
const HALF = 6;

/** The first and last letter of a word, with a length. */
const silhouette = (text: string, length: number): string => `${text[0] ?? ''}${text.at(-1) ?? ''}${length}`;

/** Shorter words stand for no other. */
const SHORT = 3;

/** The words of one text in their order, and those that may be a name in another spelling. */
export class Spellings {
  readonly #vocabulary: Vocabulary;
  /** Words of names by their first letters and by their last. */
  readonly #beginnings = new Map<string, number[]>();
  readonly #ends = new Map<string, number[]>();
  /** Words of names by their ends and their length. */
  readonly #silhouettes = new Map<string, number[]>();
  readonly #similar: (readonly number[] | undefined)[];
  /** For each word, whether a longer word of names begins with it. */
  readonly #begins: readonly boolean[];
  /** A word in more texts than this has a meaning of its own. */
  readonly #common: number;
  words: number[] = [];
  /** Built when first needed. */
  #loose: number[] | undefined;
  /** The shares already found for words of names in the current text. */
  readonly #shares = new Map<number, number>();

  constructor(vocabulary: Vocabulary, movimenti: number) {
    this.#vocabulary = vocabulary;
    const { texts, inNames } = vocabulary;
    this.#similar = makePlaces(texts.length);
    this.#common = Math.max(8, movimenti / 40);
    const beginnings = new Set<string>();
    for (let word = 0; word < texts.length; word += 1) {
      const text = texts[word] ?? '';
      if ((inNames[word] ?? 0) > 0)
        for (let length = 1; length < text.length; length += 1) beginnings.add(text.slice(0, length));
      if ((inNames[word] ?? 0) === 0 || text.length < ROOT) continue;
      addUnder(this.#beginnings, text.slice(0, ROOT), word);
      addUnder(this.#ends, text.slice(-ROOT), word);
      addUnder(this.#silhouettes, silhouette(text, text.length), word);
    }
    this.#begins = texts.map((text) => beginnings.has(text));
  }

  start(): void {
    this.words = [];
    this.restart();
  }

  add(word: number): void {
    this.words.push(word);
  }

  /** Called after words have been added. */
  restart(): void {
    this.#loose = undefined;
    // Emptying an empty map costs as much as emptying a full one.
    if (this.#shares.size > 0) this.#shares.clear();
  }

  /** Finds words that may be a name in another spelling: those without another meaning that are not in every text. */
  findLoose(): readonly number[] {
    const { classes, inTexts } = this.#vocabulary;
    this.#loose ??= this.words.filter(
      (word) => (classes[word] ?? 0) === 0 && (inTexts[word] ?? 0) <= this.#common,
    );
    return this.#loose;
  }

  /** Lines of a fixed width cut words in two (`COSTRU ZIONI`): the words of names that they make when joined. */
  joinCut(take: (word: number) => void): void {
    const { inNames } = this.#vocabulary;
    // `take` may add words after these: they are not joined.
    const count = this.words.length;
    for (let at = 1; at < count; at += 1) {
      const first = this.words[at - 1] ?? 0;
      if (!this.#begins[first]) continue;
      const word = this.#vocabulary.findJoined(first, this.words[at] ?? 0);
      if (word >= 0 && (inNames[word] ?? 0) > 0) take(word);
    }
  }

  /** The share of a word of a name that another word of the text stands for. */
  findAlike(word: number): number {
    const text = this.#vocabulary.texts[word] ?? '';
    if (text.length < SHORT) return 0;
    const known = this.#shares.get(word);
    if (known !== undefined) return known;
    const share = this.#searchAlike(text);
    this.#shares.set(word, share);
    return share;
  }

  #searchAlike(text: string): number {
    const { texts, inNames } = this.#vocabulary;
    let best = this.#findBroken(text);
    if (best === BROKEN) return best;
    for (const other of this.findLoose()) {
      const written = texts[other] ?? '';
      if (written.length < SHORT || (written[0] !== text[0] && written.at(-1) !== text.at(-1))) continue;
      const share = computeWordSimilarity(text, written);
      if (share > best) best = (inNames[other] ?? 0) > 0 ? share * NAME_ITSELF : share;
    }
    return best;
  }

  /** Two words of the text that are one word cut in two, perhaps also at its end; 0 if there are none. */
  #findBroken(text: string): number {
    const { texts } = this.#vocabulary;
    let best = 0;
    for (let at = 1; at < this.words.length; at += 1) {
      const written = texts[this.words[at - 1] ?? 0] ?? '';
      if (!text.startsWith(written)) continue;
      const next = texts[this.words[at] ?? 0] ?? '';
      const length = written.length + next.length;
      if (length > text.length || !text.startsWith(next, written.length)) continue;
      if (length === text.length) return BROKEN;
      if (length >= HALF && next.length > 1) best = BROKEN_AND_CUT;
    }
    return best;
  }

  /** Words of names that a word of a text may stand for. */
  similarTo(word: number): readonly number[] {
    const known = this.#similar[word];
    if (known) return known;
    const { texts, inNames, classes } = this.#vocabulary;
    const text = texts[word] ?? '';
    const found: number[] = [];
    const isLoose = text.length >= ROOT && (inNames[word] ?? 0) === 0 && (classes[word] ?? 0) === 0;
    if (isLoose) {
      this.#addAlike(this.#beginnings.get(text.slice(0, ROOT)), word, found);
      this.#addAlike(this.#ends.get(text.slice(-ROOT)), word, found);
    }
    // In a short word one error spoils both halves, but rarely the first and last letter.
    if (isLoose)
      for (let length = text.length - 1; length <= text.length + 1; length += 1)
        this.#addAlike(this.#silhouettes.get(silhouette(text, length)), word, found);
    this.#similar[word] = found;
    return found;
  }

  /** Of `words`, adds those that a word may stand for. */
  #addAlike(words: readonly number[] | undefined, word: number, found: number[]): void {
    if (!words) return;
    const { texts } = this.#vocabulary;
    const text = texts[word] ?? '';
    for (let at = 0; at < words.length; at += 1) {
      const other = words[at] ?? 0;
      if (computeWordSimilarity(texts[other] ?? '', text) > 0 && !found.includes(other)) found.push(other);
    }
  }
}
