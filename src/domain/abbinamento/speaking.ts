/** The words and numbers that tell one text from others: what a movimento taken back has in common with the first. */
import type { Fonti } from './context.ts';
import { PAROLA, getKind } from './movimenti.ts';
import { CODICE, DOCUMENTO, GIRO, INDIZIO, INSOLUTO, LEGALE, STORNO, VUOTA } from './words.ts';
import { Segni } from './signs.ts';

/** The least number of five digits. */
const LUNGO = 10_000;
const BANALI = LEGALE | VUOTA | DOCUMENTO | INDIZIO | CODICE | STORNO | INSOLUTO | GIRO;

/** Those of one text at a time: words of names, or rare ones; and its numbers of five digits or more. */
export class Parlanti {
  readonly #fonti: Fonti;
  /** A word in more texts than these tells nothing. */
  readonly #comune: number;
  readonly #parole: Segni;
  readonly #contate: Segni;
  #numeri: number[] = [];

  constructor(fonti: Fonti) {
    const words = fonti.vocabolario.testi.length;
    this.#fonti = fonti;
    this.#comune = Math.max(12, fonti.movimenti.quanti / 50);
    this.#parole = new Segni(words);
    this.#contate = new Segni(words);
  }

  /** Reads those of a movimento. */
  read(at: number): void {
    const { movimenti: testi, vocabolario } = this.#fonti;
    this.#parole.start();
    this.#numeri = [];
    const to = testi.inizio[at + 1] ?? 0;
    for (let token = testi.inizio[at] ?? 0; token < to; token += 1) {
      const value = testi.valore[token] ?? 0;
      if (getKind(testi.info[token] ?? 0) !== PAROLA) {
        if (value >= LUNGO && !this.#numeri.includes(value)) this.#numeri.push(value);
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
    const numeri: number[] = [];
    let parole = 0;
    this.#contate.start();
    const to = testi.inizio[other + 1] ?? 0;
    for (let token = testi.inizio[other] ?? 0; token < to; token += 1) {
      const value = testi.valore[token] ?? 0;
      if (getKind(testi.info[token] ?? 0) === PAROLA) {
        if (this.#parole.has(value) && this.#contate.add(value)) parole += 1;
      } else if (value >= LUNGO && this.#numeri.includes(value) && !numeri.includes(value))
        numeri.push(value);
    }
    return parole + numeri.length;
  }
}
