/** Every word that occurs, with its number, its letters and its meaning. */
import { CLASSI, ESTESE, LEGALE, EMPTY } from './words.ts';
import { splitTesto } from './text.ts';
import { PAROLA } from './tokens.ts';

export class Vocabolario {
  readonly #numeri = new Map<string, number>();
  /** Letters of a word, by its number. */
  readonly testi: string[] = [];
  /** Classes of a word (`words.ts`). */
  readonly classi: number[] = [];
  /** The number of names that contain it. */
  readonly inNomi: number[] = [];
  /** The number of texts of movimenti that contain it. */
  readonly inTesti: number[] = [];
  /** The number of the word it abbreviates, or its own. */
  readonly estesa: number[] = [];

  /** The number of two words (by their numbers) run together, or -1. */
  findJoined(first: number, second: number): number {
    return this.#numeri.get(`${this.testi[first] ?? ''}${this.testi[second] ?? ''}`) ?? -1;
  }

  /** The number of a word given as upper-case letters. */
  wordOf(text: string): number {
    const known = this.#numeri.get(text);
    if (known !== undefined) return known;
    const number = this.testi.length;
    this.#numeri.set(text, number);
    this.testi.push(text);
    this.classi.push(CLASSI.get(text) ?? 0);
    this.inNomi.push(0);
    this.inTesti.push(0);
    this.estesa.push(number);
    const long = ESTESE.get(text);
    if (long !== undefined) this.estesa[number] = this.wordOf(long);
    return number;
  }
}

/** A name split into its distinctive words and its legal form. */
export interface NomeLetto {
  /** Numbers of the words, each once, in order. */
  parole: number[];
  /** Numbers of the words of the legal form. */
  forma: number[];
  /** The numbers in it, such as the house number in the name of a condominio. */
  numeri: number[];
}

/** Reads a name without its particles. Numbers count as its words only if it has no others. */
export function parseNome(vocabulary: Vocabolario, text: string): NomeLetto {
  const parole: number[] = [];
  const forma: number[] = [];
  const all: number[] = [];
  const numeri: number[] = [];
  splitTesto(text, (kind, _before, letters) => {
    const word = vocabulary.wordOf(letters);
    if (kind !== PAROLA) {
      all.push(word);
      numeri.push(Number(letters));
      return;
    }
    const number = vocabulary.estesa[word] ?? word;
    const classes = vocabulary.classi[number] ?? 0;
    if ((classes & LEGALE) !== 0) forma.push(number);
    else if ((classes & EMPTY) === 0 && !parole.includes(number)) parole.push(number);
    all.push(number);
  });
  // A name that consists only of such words ("S.C. DI") keeps all of them.
  return parole.length > 0 ? { parole, forma, numeri } : { parole: [...new Set(all)], forma: [], numeri: [] };
}
