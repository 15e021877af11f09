/** The texts of the movimenti, split once: words and numbers one after the other, and the codes in them. */
import { getResiduo } from './open-rows.ts';
import type { Chiavi } from './keys.ts';
import { parseDayNumber } from './days.ts';
import { splitTesto } from './text.ts';
import {
  CAMPO_CAUSALE,
  CAMPO_DOCUMENTO,
  CAMPO_NOME,
  CAMPO_RIFERIMENTO,
  CAMPO_TESTO,
  NUMERO,
  Tokens,
} from './tokens.ts';
import type { MovimentoDaAbbinare } from './types.ts';
import type { Vocabolario } from './vocabulary.ts';

/**
 * What the matching needs of the movimenti, read once from each: columns in the order of their ids, and their texts.
 */
export interface Movimenti extends TestiMovimenti {
  quanti: number;
  ids: Float64Array;
  /** What is left of each, in cents; NaN if it is settled. */
  residui: Float64Array;
  /** Days since 1970. */
  giorni: Float64Array;
  anni: Float64Array;
  /** `id_conto` and `id_soggetto`; NaN for none. */
  conti: Float64Array;
  soggetti: Float64Array;
}

export interface TestiMovimenti {
  tokens: Tokens;
  /** Where the tokens of each movimento start; one more at the end. */
  start: Int32Array;
  /** Codes found (places in `Chiavi.chiavi`), and where those of each movimento start. */
  codici: number[];
  inizioCodici: Int32Array;
  /** Codes that are whole fields (places in `Chiavi.chiavi`), -1 for none. */
  iban: Int32Array;
  references: Int32Array;
  /** All classes of the words of each movimento, combined. */
  classi: Int32Array;
}

/** The year of a movimento, by its last two digits. */
const yearOf = (data: string): number => (data.charCodeAt(2) - 48) * 10 + data.charCodeAt(3) - 48 + 2000;

/** Reads each row once: the rows of a large search do not fit in the cache of the processor. */
export function readMovimenti(
  vocabulary: Vocabolario,
  keys: Chiavi,
  righe: readonly MovimentoDaAbbinare[],
): Movimenti {
  const quanti = righe.length;
  const ids = new Float64Array(quanti);
  const residui = new Float64Array(quanti);
  const giorni = new Float64Array(quanti);
  const anni = new Float64Array(quanti);
  const conti = new Float64Array(quanti);
  const soggetti = new Float64Array(quanti);
  const tokens = new Tokens();
  const codici: number[] = [];
  const start = new Int32Array(quanti + 1);
  const inizioCodici = new Int32Array(quanti + 1);
  const classi = new Int32Array(quanti);
  const iban = new Int32Array(quanti).fill(-1);
  const references = new Int32Array(quanti).fill(-1);
  const { classi: classiParola, estesa, inTesti } = vocabulary;
  let rigaClasses = 0;
  const addCode = (code: string): void => {
    const found = keys.find(code);
    if (found >= 0) codici.push(found);
  };
  let field = CAMPO_TESTO;
  const addToken = (kind: number, before: number, letters: string): void => {
    const { length } = letters;
    if (kind === NUMERO) {
      tokens.add(kind, before, Number(letters), length, field);
      // A partita IVA that is glued to its country (IT01234567890) has to be split from it.
      if (length === 11) addCode(letters);
      return;
    }
    const number = vocabulary.wordOf(letters);
    const word = estesa[number] ?? number;
    tokens.add(kind, before, word, length, field);
    inTesti[word] = (inTesti[word] ?? 0) + 1;
    rigaClasses |= classiParola[number] ?? 0;
  };
  const read = (text: string | null | undefined, from: number): void => {
    field = from;
    if (text) splitTesto(text, addToken, addCode);
  };
  for (let at = 0; at < quanti; at += 1) {
    const movimento = righe[at];
    if (!movimento) continue;
    const { data } = movimento;
    ids[at] = movimento.id;
    residui[at] = getResiduo(movimento);
    giorni[at] = parseDayNumber(data);
    anni[at] = yearOf(data);
    conti[at] = movimento.id_conto ?? Number.NaN;
    soggetti[at] = movimento.id_soggetto ?? Number.NaN;
    start[at] = tokens.count;
    inizioCodici[at] = codici.length;
    rigaClasses = 0;
    read(movimento.ragione_sociale, CAMPO_NOME);
    read(movimento.descrizione, CAMPO_TESTO);
    read(movimento.riferimento, CAMPO_RIFERIMENTO);
    read(movimento.numero_documento, CAMPO_DOCUMENTO);
    read(movimento.causale, CAMPO_CAUSALE);
    classi[at] = rigaClasses;
    if (movimento.iban_controparte) iban[at] = keys.place(movimento.iban_controparte);
    if (movimento.riferimento) references[at] = keys.place(movimento.riferimento);
  }
  start[quanti] = tokens.count;
  inizioCodici[quanti] = codici.length;
  const texts = { tokens, start, codici, inizioCodici, iban, references, classi };
  return { quanti, ids, residui, giorni, anni, conti, soggetti, ...texts };
}
