/** The texts of the movimenti, cut once: words and numbers one after the other, and the codes found in them. */
import { getResiduo } from './open-rows.ts';
import type { Chiavi } from './keys.ts';
import { parseDayNumber } from './days.ts';
import { NUMERO, PAROLA, type Token } from './text.ts';
import type { MovimentoDaAbbinare } from './types.ts';
import type { Vocabolario } from './vocabulary.ts';

/** Fields of a movimento, as its tokens name them. */
export const CAMPO_NOME = 1;
export const CAMPO_TESTO = 0;
export const CAMPO_RIFERIMENTO = 2;
export const CAMPO_DOCUMENTO = 3;
export const CAMPO_CAUSALE = 4;

/** What is asked of the movimenti, read once from each: columns in the order of their ids, and their texts. */
export interface Movimenti extends TestiMovimenti {
  quanti: number;
  ids: Float64Array;
  /** What is left of each, in cents. */
  residui: Float64Array;
  /** Days since 1970. */
  giorni: Float64Array;
  anni: Float64Array;
  /** `id_conto` and `id_soggetto`; NaN for none. */
  conti: Float64Array;
  soggetti: Float64Array;
}

export interface TestiMovimenti {
  tokens: readonly Token[];
  /** Where the tokens of each movimento start; one more at the end. */
  inizio: Int32Array;
  /** How many tokens the longest has. */
  massimo: number;
  /** Codes found (places in `Chiavi.chiavi`), and where those of each movimento start. */
  codici: number[];
  inizioCodici: Int32Array;
  /** Codes that are whole fields (places in `Chiavi.chiavi`), -1 for none. */
  iban: Int32Array;
  riferimenti: Int32Array;
  /** All classes of the words of each movimento, together. */
  classi: Int32Array;
}

/** The year of a movimento, by its last two digits. */
const annoDi = (data: string): number => (data.charCodeAt(2) - 48) * 10 + data.charCodeAt(3) - 48 + 2000;

/** Each row is looked at once: where they are many, they are far from the processor. */
export function readMovimenti(
  vocabolario: Vocabolario,
  chiavi: Chiavi,
  righe: readonly MovimentoDaAbbinare[],
): Movimenti {
  const quanti = righe.length;
  const ids = new Float64Array(quanti);
  const residui = new Float64Array(quanti);
  const giorni = new Float64Array(quanti);
  const anni = new Float64Array(quanti);
  const conti = new Float64Array(quanti);
  const soggetti = new Float64Array(quanti);
  const tokens: Token[] = [];
  const codici: number[] = [];
  const inizio = new Int32Array(quanti + 1);
  const inizioCodici = new Int32Array(quanti + 1);
  const classi = new Int32Array(quanti);
  const iban = new Int32Array(quanti).fill(-1);
  const riferimenti = new Int32Array(quanti).fill(-1);
  const { scanner, classi: classiParola, estesa, inTesti } = vocabolario;
  let classiRiga = 0;
  let massimo = 0;
  const addCodice = (code: string): void => {
    const found = chiavi.find(code);
    if (found >= 0) codici.push(found);
  };
  const read = (text: string | null | undefined, campo: number): void => {
    if (text === null || text === undefined || text === '') return;
    scanner.scan(text);
    const { tokens: found, corse } = scanner;
    for (const one of found) {
      one.campo = campo;
      tokens.push(one);
      if (one.kind === NUMERO) {
        // A partita IVA glued to its country (IT01234567890) is not a run of its own.
        if (one.text.length === 11) addCodice(one.text);
        continue;
      }
      const number = vocabolario.wordOf(one.text);
      const word = estesa[number] ?? number;
      one.value = word;
      inTesti[word] = (inTesti[word] ?? 0) + 1;
      classiRiga |= classiParola[number] ?? 0;
    }
    for (const corsa of corse) addCodice(corsa);
  };
  for (let at = 0; at < quanti; at += 1) {
    const movimento = righe[at];
    if (!movimento) continue;
    const { data } = movimento;
    ids[at] = movimento.id;
    residui[at] = getResiduo(movimento);
    giorni[at] = parseDayNumber(data);
    anni[at] = annoDi(data);
    conti[at] = movimento.id_conto ?? Number.NaN;
    soggetti[at] = movimento.id_soggetto ?? Number.NaN;
    inizio[at] = tokens.length;
    inizioCodici[at] = codici.length;
    classiRiga = 0;
    read(movimento.ragione_sociale, CAMPO_NOME);
    read(movimento.descrizione, CAMPO_TESTO);
    read(movimento.riferimento, CAMPO_RIFERIMENTO);
    read(movimento.numero_documento, CAMPO_DOCUMENTO);
    read(movimento.causale, CAMPO_CAUSALE);
    classi[at] = classiRiga;
    if (movimento.iban_controparte) iban[at] = chiavi.place(movimento.iban_controparte);
    if (movimento.riferimento) riferimenti[at] = chiavi.place(movimento.riferimento);
    massimo = Math.max(massimo, tokens.length - (inizio[at] ?? 0));
  }
  inizio[quanti] = tokens.length;
  inizioCodici[quanti] = codici.length;
  const testi = { tokens, inizio, massimo, codici, inizioCodici, iban, riferimenti, classi };
  return { quanti, ids, residui, giorni, anni, conti, soggetti, ...testi };
}

export { NUMERO, PAROLA, type Token };
