/** The texts of the movimenti, cut once: words and numbers one after the other, and the codes found in them. */
import type { Chiavi } from './chiavi.ts';
import { NUMERO, PAROLA, type Lettore } from './testo.ts';
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

export interface TestiMovimenti {
  info: number[];
  /** The number of a word, or the value of a number. */
  valore: number[];
  /** Where the tokens of each movimento start; one more at the end. */
  inizio: Int32Array;
  /** Codes found (places in `Chiavi.chiavi`), and where those of each movimento start. */
  codici: number[];
  inizioCodici: Int32Array;
  /** All classes of the words of each movimento, together. */
  classi: Int32Array;
}

export function readMovimenti(
  vocabolario: Vocabolario,
  chiavi: Chiavi,
  movimenti: readonly MovimentoDaAbbinare[],
): TestiMovimenti {
  const info: number[] = [];
  const valore: number[] = [];
  const codici: number[] = [];
  const inizio = new Int32Array(movimenti.length + 1);
  const inizioCodici = new Int32Array(movimenti.length + 1);
  const classi = new Int32Array(movimenti.length);
  const { scanner, classi: classiParola, estesa, inTesti } = vocabolario;
  let campo = 0;
  let classiRiga = 0;
  const into: Lettore = {
    token(tipo, h1, h2, value, start, end, before) {
      const length = Math.min(31, end - start);
      info.push(tipo | (before << 2) | (campo << 5) | (length << 8));
      if (tipo === NUMERO) {
        valore.push(value);
        // A partita IVA glued to its country (IT01234567890) is not a run of its own.
        if (length === 11) addCodice(h1, h2);
        return;
      }
      const number = vocabolario.word(h1, h2, start, end);
      const word = estesa[number] ?? number;
      valore.push(word);
      inTesti[word] = (inTesti[word] ?? 0) + 1;
      classiRiga |= classiParola[number] ?? 0;
    },
    run(h1, h2, length) {
      if (length >= 5) addCodice(h1, h2);
    },
  };
  const addCodice = (h1: number, h2: number): void => {
    const found = chiavi.find(h1, h2);
    if (found >= 0) codici.push(found);
  };
  for (const [at, movimento] of movimenti.entries()) {
    inizio[at] = info.length;
    inizioCodici[at] = codici.length;
    classiRiga = 0;
    const read = (text: string | null | undefined, field: number): void => {
      if (text === null || text === undefined || text === '') return;
      campo = field;
      scanner.scan(text, into);
    };
    read(movimento.ragione_sociale, CAMPO_NOME);
    read(movimento.descrizione, CAMPO_TESTO);
    read(movimento.riferimento, CAMPO_RIFERIMENTO);
    read(movimento.numero_documento, CAMPO_DOCUMENTO);
    read(movimento.causale, CAMPO_CAUSALE);
    classi[at] = classiRiga;
  }
  inizio[movimenti.length] = info.length;
  inizioCodici[movimenti.length] = codici.length;
  return { info, valore, inizio, codici, inizioCodici, classi };
}

export { NUMERO, PAROLA };
