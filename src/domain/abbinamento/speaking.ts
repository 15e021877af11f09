/**
 * The words and numbers that distinguish one text from others: what a movimento that was taken back shares with the
 * first.
 */
import type { Sources } from './context.ts';
import { CODE, DOCUMENT, GIRO, HINT, INSOLUTO, LEGAL, STORNO, EMPTY } from './words.ts';

/** The least number of five digits. */
const LONG = 10_000;
const COMMON_CLASSES = LEGAL | EMPTY | DOCUMENT | HINT | CODE | STORNO | INSOLUTO | GIRO;

/**
 * The distinctive words and numbers of one text at a time: words of names, rare words, and numbers of five digits or
 * more.
 */
export class Speaking {
  readonly #sources: Sources;
  /** A word in more texts than this is not distinctive. */
  readonly #common: number;
  readonly #words = new Set<number>();
  readonly #numbers = new Set<number>();

  constructor(sources: Sources) {
    this.#sources = sources;
    this.#common = Math.max(12, sources.movimenti.count / 50);
  }

  /** Reads those of a movimento. */
  read(at: number): void {
    const { movimenti, vocabulary } = this.#sources;
    const { tokens, start } = movimenti;
    this.#words.clear();
    this.#numbers.clear();
    const to = start[at + 1] ?? 0;
    for (let token = start[at] ?? 0; token < to; token += 1) {
      const value = tokens.getValue(token);
      if (!tokens.isWord(token)) {
        if (value >= LONG) this.#numbers.add(value);
      } else if (
        ((vocabulary.classes[value] ?? 0) & COMMON_CLASSES) === 0 &&
        (vocabulary.inTexts[value] ?? 0) <= this.#common &&
        (vocabulary.texts[value] ?? '').length >= 3
      )
        this.#words.add(value);
    }
  }

  /** The number of them that another movimento has too. */
  countCommon(other: number): number {
    const { tokens, start } = this.#sources.movimenti;
    const words = new Set<number>();
    const numbers = new Set<number>();
    const to = start[other + 1] ?? 0;
    for (let token = start[other] ?? 0; token < to; token += 1) {
      const value = tokens.getValue(token);
      if (tokens.isWord(token)) {
        if (this.#words.has(value)) words.add(value);
      } else if (this.#numbers.has(value)) numbers.add(value);
    }
    return words.size + numbers.size;
  }
}
