/**
 * The words and numbers that distinguish one text from others: what a movimento that was taken back shares with the
 * first.
 */
import type { Fonti } from './context.ts';
import { CODICE, DOCUMENTO, GIRO, INDIZIO, INSOLUTO, LEGALE, STORNO, EMPTY } from './words.ts';

/** The least number of five digits. */
const LUNGO = 10_000;
const BANALI = LEGALE | EMPTY | DOCUMENTO | INDIZIO | CODICE | STORNO | INSOLUTO | GIRO;

/**
 * The distinctive words and numbers of one text at a time: words of names, rare words, and numbers of five digits or
 * more.
 */
export class Parlanti {
  readonly #fonti: Fonti;
  /** A word in more texts than this is not distinctive. */
  readonly #comune: number;
  readonly #parole = new Set<number>();
  readonly #numeri = new Set<number>();

  constructor(sources: Fonti) {
    this.#fonti = sources;
    this.#comune = Math.max(12, sources.movimenti.quanti / 50);
  }

  /** Reads those of a movimento. */
  read(at: number): void {
    const { movimenti, vocabulary } = this.#fonti;
    const { tokens, start } = movimenti;
    this.#parole.clear();
    this.#numeri.clear();
    const to = start[at + 1] ?? 0;
    for (let token = start[at] ?? 0; token < to; token += 1) {
      const value = tokens.getValue(token);
      if (!tokens.isParola(token)) {
        if (value >= LUNGO) this.#numeri.add(value);
      } else if (
        ((vocabulary.classi[value] ?? 0) & BANALI) === 0 &&
        (vocabulary.inTesti[value] ?? 0) <= this.#comune &&
        (vocabulary.testi[value] ?? '').length >= 3
      )
        this.#parole.add(value);
    }
  }

  /** The number of them that another movimento has too. */
  countCommon(other: number): number {
    const { tokens, start } = this.#fonti.movimenti;
    const words = new Set<number>();
    const numbers = new Set<number>();
    const to = start[other + 1] ?? 0;
    for (let token = start[other] ?? 0; token < to; token += 1) {
      const value = tokens.getValue(token);
      if (tokens.isParola(token)) {
        if (this.#parole.has(value)) words.add(value);
      } else if (this.#numeri.has(value)) numbers.add(value);
    }
    return words.size + numbers.size;
  }
}
