/** The texts of the movimenti, split once: words and numbers one after the other, and the codes in them. */
import { getResiduo } from './open-rows.ts';
import type { Keys } from './keys.ts';
import { parseDayNumber } from './days.ts';
import { splitText } from './text.ts';
import {
  FIELD_CAUSALE,
  FIELD_DOCUMENT,
  FIELD_NAME,
  FIELD_REFERENCE,
  FIELD_TEXT,
  NUMBER,
  Tokens,
} from './tokens.ts';
import type { MovimentoToMatch } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * What the matching needs of the movimenti, read once from each: columns in the order of their ids, and their texts.
 */
export interface Movimenti extends MovimentoTexts {
  count: number;
  ids: Float64Array;
  /** What is left of each, in cents; NaN if it is settled. */
  residui: Float64Array;
  /** Days since 1970. */
  days: Float64Array;
  years: Float64Array;
  /** `id_conto` and `id_soggetto`; NaN for none. */
  conti: Float64Array;
  soggetti: Float64Array;
}

export interface MovimentoTexts {
  tokens: Tokens;
  /** Where the tokens of each movimento start; one more at the end. */
  start: Int32Array;
  /** Codes found (places in `Chiavi.chiavi`), and where those of each movimento start. */
  codes: number[];
  codesStart: Int32Array;
  /** Codes that are whole fields (places in `Chiavi.chiavi`), -1 for none. */
  iban: Int32Array;
  references: Int32Array;
  /** All classes of the words of each movimento, combined. */
  classes: Int32Array;
}

/** The year of a movimento, by its last two digits. */
const yearOf = (data: string): number => (data.charCodeAt(2) - 48) * 10 + data.charCodeAt(3) - 48 + 2000;

/** Reads each row once: the rows of a large search do not fit in the cache of the processor. */
export function readMovimenti(
  vocabulary: Vocabulary,
  keys: Keys,
  righe: readonly MovimentoToMatch[],
): Movimenti {
  const count = righe.length;
  const ids = new Float64Array(count);
  const residui = new Float64Array(count);
  const days = new Float64Array(count);
  const years = new Float64Array(count);
  const conti = new Float64Array(count);
  const soggetti = new Float64Array(count);
  const tokens = new Tokens();
  const codes: number[] = [];
  const start = new Int32Array(count + 1);
  const codesStart = new Int32Array(count + 1);
  const classes = new Int32Array(count);
  const iban = new Int32Array(count).fill(-1);
  const references = new Int32Array(count).fill(-1);
  const { classes: wordClasses, extended, inTexts } = vocabulary;
  let rigaClasses = 0;
  const addCode = (code: string): void => {
    const found = keys.find(code);
    if (found >= 0) codes.push(found);
  };
  let field = FIELD_TEXT;
  const addToken = (kind: number, before: number, letters: string): void => {
    const { length } = letters;
    if (kind === NUMBER) {
      tokens.add(kind, before, Number(letters), length, field);
      // A partita IVA that is glued to its country (IT01234567890) has to be split from it.
      if (length === 11) addCode(letters);
      return;
    }
    const number = vocabulary.wordOf(letters);
    const word = extended[number] ?? number;
    tokens.add(kind, before, word, length, field);
    inTexts[word] = (inTexts[word] ?? 0) + 1;
    rigaClasses |= wordClasses[number] ?? 0;
  };
  const read = (text: string | null | undefined, from: number): void => {
    field = from;
    if (text) splitText(text, addToken, addCode);
  };
  for (let at = 0; at < count; at += 1) {
    const movimento = righe[at];
    if (!movimento) continue;
    const { data } = movimento;
    ids[at] = movimento.id;
    residui[at] = getResiduo(movimento);
    days[at] = parseDayNumber(data);
    years[at] = yearOf(data);
    conti[at] = movimento.id_conto ?? Number.NaN;
    soggetti[at] = movimento.id_soggetto ?? Number.NaN;
    start[at] = tokens.count;
    codesStart[at] = codes.length;
    rigaClasses = 0;
    read(movimento.ragione_sociale, FIELD_NAME);
    read(movimento.descrizione, FIELD_TEXT);
    read(movimento.riferimento, FIELD_REFERENCE);
    read(movimento.numero_documento, FIELD_DOCUMENT);
    read(movimento.causale, FIELD_CAUSALE);
    classes[at] = rigaClasses;
    if (movimento.iban_controparte) iban[at] = keys.place(movimento.iban_controparte);
    if (movimento.riferimento) references[at] = keys.place(movimento.riferimento);
  }
  start[count] = tokens.count;
  codesStart[count] = codes.length;
  const texts = { tokens, start, codes, codesStart, iban, references, classes };
  return { count, ids, residui, days, years, conti, soggetti, ...texts };
}
