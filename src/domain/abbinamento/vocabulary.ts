/** Every word met, with its number, its letters and what it means. */
import { H1, H2, Lessico, hashStep1, hashStep2 } from './lexicon.ts';
import { CLASSI, ESTESE, LEGALE, VUOTA } from './words.ts';
import { PAROLA, Scanner, getKind } from './text.ts';

export class Vocabolario {
  readonly scanner = new Scanner();
  readonly #lessico = new Lessico();
  /** Letters of a word, by its number. */
  readonly testi: string[] = [];
  /** Classes of a word (`words.ts`). */
  readonly classi: number[] = [];
  /** In how many names it stands. */
  readonly inNomi: number[] = [];
  /** In how many texts of movimenti it stands. */
  readonly inTesti: number[] = [];
  /** The number of the word it abbreviates, or its own. */
  readonly estesa: number[] = [];
  /** Hashes of a word: a longer one that begins with it goes on from there. */
  readonly #primi: number[] = [];
  readonly #secondi: number[] = [];

  /** The number of a token of the last scanned text. */
  word(token: number): number {
    const { primi, secondi, folded, inizi, fini } = this.scanner;
    const h1 = primi[token] ?? 0;
    const h2 = secondi[token] ?? 0;
    const number = this.#lessico.intern(h1, h2);
    if (number < this.testi.length) return number;
    const text = Reflect.apply(
      String.fromCharCode,
      null,
      folded.subarray(inizi[token] ?? 0, fini[token] ?? 0),
    );
    this.#add(text, number, h1, h2);
    const long = ESTESE.get(text);
    if (long !== undefined) this.estesa[number] = this.wordOf(long);
    return number;
  }

  /** The number of two words (by their numbers) run together, or -1. */
  findUnite(first: number, second: number): number {
    let h1 = this.#primi[first] ?? 0;
    let h2 = this.#secondi[first] ?? 0;
    const text = this.testi[second] ?? '';
    for (let at = 0; at < text.length; at += 1) {
      h1 = hashStep1(h1, text.charCodeAt(at));
      h2 = hashStep2(h2, text.charCodeAt(at));
    }
    return this.#lessico.find(h1, h2);
  }

  /** The number of a word given as upper-case letters. */
  wordOf(text: string): number {
    let [h1, h2] = [H1, H2];
    for (let at = 0; at < text.length; at += 1) {
      h1 = hashStep1(h1, text.charCodeAt(at));
      h2 = hashStep2(h2, text.charCodeAt(at));
    }
    const number = this.#lessico.intern(h1, h2);
    if (number === this.testi.length) this.#add(text, number, h1, h2);
    return number;
  }

  #add(text: string, number: number, h1: number, h2: number): void {
    this.testi.push(text);
    this.#primi.push(h1);
    this.#secondi.push(h2);
    this.classi.push(CLASSI.get(text) ?? 0);
    this.inNomi.push(0);
    this.inTesti.push(0);
    this.estesa.push(number);
  }
}

/** A name cut into what tells it apart and its legal form. */
export interface NomeLetto {
  /** Numbers of the words, each once, in order. */
  parole: number[];
  /** Numbers of the words of the legal form. */
  forma: number[];
  /** Values of the numbers in it: that of a house in the name of a condominio. */
  numeri: number[];
}

/** Reads a name, without particles; numbers are words of it only when it has no others. */
export function parseNome(vocabolario: Vocabolario, text: string): NomeLetto {
  const parole: number[] = [];
  const forma: number[] = [];
  const tutte: number[] = [];
  const numeri: number[] = [];
  const { scanner } = vocabolario;
  scanner.scan(text);
  for (let token = 0; token < scanner.quanti; token += 1) {
    const word = vocabolario.word(token);
    if (getKind(scanner.info[token] ?? 0) !== PAROLA) {
      tutte.push(word);
      numeri.push(scanner.valori[token] ?? 0);
      continue;
    }
    const number = vocabolario.estesa[word] ?? word;
    const kind = vocabolario.classi[number] ?? 0;
    if ((kind & LEGALE) !== 0) forma.push(number);
    else if ((kind & VUOTA) === 0 && !parole.includes(number)) parole.push(number);
    tutte.push(number);
  }
  // A name made of nothing else ("S.C. DI") is told by all its words.
  return parole.length > 0
    ? { parole, forma, numeri }
    : { parole: [...new Set(tutte)], forma: [], numeri: [] };
}
