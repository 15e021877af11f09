/** The texts of the movimenti, cut once: words and numbers one after the other, and the codes found in them. */
import type { Chiavi } from './chiavi.ts';
import { NUMERO, PAROLA, type Scanner } from './testo.ts';
import type { MovimentoDaAbbinare } from './tipi.ts';
import type { Vocabolario } from './vocabolario.ts';

/** Fields of a movimento, as its tokens name them. */
export const CAMPO_NOME = 1;
export const CAMPO_TESTO = 0;
export const CAMPO_RIFERIMENTO = 2;
export const CAMPO_DOCUMENTO = 3;
export const CAMPO_CAUSALE = 4;

/** Kind 2 bits, what stands before 3, field 3, length 5. */
export const tipoDi = (info: number): number => info & 3;
export const primaDi = (info: number): number => (info >> 2) & 7;
export const campoDi = (info: number): number => (info >> 5) & 7;
export const lunghezzaDi = (info: number): number => info >> 8;

/** A token of the last scanned text, in a field. */
export function infoDi({ tipi, inizi, fini, separatori }: Scanner, token: number, campo: number): number {
  const length = Math.min(31, (fini[token] ?? 0) - (inizi[token] ?? 0));
  return (tipi[token] ?? 0) | ((separatori[token] ?? 0) << 2) | (campo << 5) | (length << 8);
}

export interface TestiMovimenti {
  info: Int32Array;
  /** The number of a word, or the value of a number. */
  valore: Float64Array;
  /** Where the tokens of each movimento start; one more at the end. */
  inizio: Int32Array;
  /** Codes found (places in `Chiavi.chiavi`), and where those of each movimento start. */
  codici: number[];
  inizioCodici: Int32Array;
  /** All classes of the words of each movimento, together. */
  classi: Int32Array;
}

/** Tokens one after the other, in arrays that grow as they fill. */
export class Nastro {
  info = new Int32Array(1 << 12);
  valore = new Float64Array(1 << 12);
  lungo = 0;

  add(info: number, valore: number): void {
    if (this.lungo === this.info.length) {
      const [old, values] = [this.info, this.valore];
      this.info = new Int32Array(2 * old.length);
      this.valore = new Float64Array(2 * old.length);
      this.info.set(old);
      this.valore.set(values);
    }
    this.info[this.lungo] = info;
    this.valore[this.lungo] = valore;
    this.lungo += 1;
  }
}

export function readMovimenti(
  vocabolario: Vocabolario,
  chiavi: Chiavi,
  movimenti: readonly MovimentoDaAbbinare[],
): TestiMovimenti {
  const nastro = new Nastro();
  const codici: number[] = [];
  const inizio = new Int32Array(movimenti.length + 1);
  const inizioCodici = new Int32Array(movimenti.length + 1);
  const classi = new Int32Array(movimenti.length);
  const { scanner, classi: classiParola, estesa, inTesti } = vocabolario;
  const { primi, secondi, valori, primeCorse, secondeCorse } = scanner;
  let classiRiga = 0;
  const addCodice = (h1: number, h2: number): void => {
    const found = chiavi.find(h1, h2);
    if (found >= 0) codici.push(found);
  };
  const read = (text: string | null | undefined, campo: number): void => {
    if (text === null || text === undefined || text === '') return;
    scanner.scan(text);
    for (let token = 0; token < scanner.quanti; token += 1) {
      const info = infoDi(scanner, token, campo);
      if (tipoDi(info) === NUMERO) {
        nastro.add(info, valori[token] ?? 0);
        // A partita IVA glued to its country (IT01234567890) is not a run of its own.
        if (lunghezzaDi(info) === 11) addCodice(primi[token] ?? 0, secondi[token] ?? 0);
        continue;
      }
      const number = vocabolario.word(token);
      const word = estesa[number] ?? number;
      nastro.add(info, word);
      inTesti[word] = (inTesti[word] ?? 0) + 1;
      classiRiga |= classiParola[number] ?? 0;
    }
    for (let corsa = 0; corsa < scanner.quanteCorse; corsa += 1)
      addCodice(primeCorse[corsa] ?? 0, secondeCorse[corsa] ?? 0);
  };
  for (const [at, movimento] of movimenti.entries()) {
    inizio[at] = nastro.lungo;
    inizioCodici[at] = codici.length;
    classiRiga = 0;
    read(movimento.ragione_sociale, CAMPO_NOME);
    read(movimento.descrizione, CAMPO_TESTO);
    read(movimento.riferimento, CAMPO_RIFERIMENTO);
    read(movimento.numero_documento, CAMPO_DOCUMENTO);
    read(movimento.causale, CAMPO_CAUSALE);
    classi[at] = classiRiga;
  }
  inizio[movimenti.length] = nastro.lungo;
  inizioCodici[movimenti.length] = codici.length;
  const { info, valore } = nastro;
  return { info, valore, inizio, codici, inizioCodici, classi };
}

export { NUMERO, PAROLA };
