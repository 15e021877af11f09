/** The words and numbers that tell one text from others: what a movimento taken back has in common with the first. */
import type { Fonti } from './context.ts';
import { PAROLA } from './movimenti.ts';
import { CODICE, DOCUMENTO, GIRO, INDIZIO, INSOLUTO, LEGALE, STORNO, VUOTA } from './words.ts';

/** The least number of five digits. */
const LUNGO = 10_000;
const BANALI = LEGALE | VUOTA | DOCUMENTO | INDIZIO | CODICE | STORNO | INSOLUTO | GIRO;

/** Those of one text at a time: words of names, or rare ones; and its numbers of five digits or more. */
export class Parlanti {
  readonly #fonti: Fonti;
  /** A word in more texts than these tells nothing. */
  readonly #comune: number;
  readonly #parole = new Set<number>();
  readonly #numeri = new Set<number>();

  constructor(fonti: Fonti) {
    this.#fonti = fonti;
    this.#comune = Math.max(12, fonti.movimenti.quanti / 50);
  }

  /** Reads those of a movimento. */
  read(at: number): void {
    const { movimenti: testi, vocabolario } = this.#fonti;
    this.#parole.clear();
    this.#numeri.clear();
    const to = testi.inizio[at + 1] ?? 0;
    for (let token = testi.inizio[at] ?? 0; token < to; token += 1) {
      const value = testi.tokens[token]?.value ?? 0;
      if (testi.tokens[token]?.kind !== PAROLA) {
        if (value >= LUNGO) this.#numeri.add(value);
      } else if (
        ((vocabolario.classi[value] ?? 0) & BANALI) === 0 &&
        (vocabolario.inTesti[value] ?? 0) <= this.#comune &&
        (vocabolario.testi[value] ?? '').length >= 3
      )
        this.#parole.add(value);
    }
  }

  /** How many of them another movimento has too. */
  countComuni(other: number): number {
    const { movimenti: testi } = this.#fonti;
    const parole = new Set<number>();
    const numeri = new Set<number>();
    const to = testi.inizio[other + 1] ?? 0;
    for (let token = testi.inizio[other] ?? 0; token < to; token += 1) {
      const value = testi.tokens[token]?.value ?? 0;
      if (testi.tokens[token]?.kind === PAROLA) {
        if (this.#parole.has(value)) parole.add(value);
      } else if (this.#numeri.has(value)) numeri.add(value);
    }
    return parole.size + numeri.size;
  }
}
