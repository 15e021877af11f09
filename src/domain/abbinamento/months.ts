/** Months and instalments that a text names: `CANONE MARZO 2026`, `MENSILITA 03/2026`, `RATA 3/12`. */
import { resolveAnno, type Citazioni } from './citations.ts';
import { toDayNumber } from './days.ts';
import { CAMPO_TESTO } from './movimenti.ts';
import { COMPETENZA, INDIZIO, MESE, MESI, RATA, VUOTA } from './words.ts';
import { BARRA, NUMERO, PAROLA, PUNTO, TRATTINO, UNITO, type Token } from './text.ts';
import type { Vocabolario } from './vocabulary.ts';

export interface Competenze {
  /** Months as whole numbers: year times 12 plus month, January 0. */
  mesi: number[];
  /** Which instalment, and of how many; 0 when it is not said. */
  rata: number;
  rate: number;
}

/** Classes of words without which a text names neither. */
export const COMPETENZE = MESE | COMPETENZA | RATA;
/** How far a month written without its year may be from the day it is written on: behind, and ahead. */
const INDIETRO = 8;
const AVANTI = 3;
const MAX_RATE = 120;
/** Shorter names of months are abbreviations, and may be something else. */
const INTERO = 5;
/** A word that speaks of a period does so for this many tokens. */
const PORTATA = 3;

/** `2026-03-15` as a month, -1 for none. */
export const toMese = (day: string | null | undefined): number =>
  day === null || day === undefined || day.length < 7
    ? -1
    : readCifre(day, 0, 4) * 12 + readCifre(day, 5, 7) - 1;

/** The number that the digits between two places of a text make. */
function readCifre(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 10 + text.charCodeAt(at) - 48;
  return value;
}

/** The month nearest to `intorno` that is the `mese`-th (from 1) of its year, -1 when it is not near. */
function vicino(mese: number, intorno: number): number {
  for (let far = 0; far <= INDIETRO; far += 1) {
    if ((intorno - far) % 12 === mese - 1) return intorno - far;
    if (far <= AVANTI && (intorno + far) % 12 === mese - 1) return intorno + far;
  }
  return -1;
}

/** Tokens as `TestiMovimenti` has them, between two places. */
export interface Brano {
  tokens: readonly Token[];
  da: number;
  a: number;
}

/**
 * What a text written in the month `intorno` names. Whole days written with the name of the month (`15 MARZO 2026`)
 * go into `citazioni`, when given.
 */
export function readCompetenze(
  { tokens, da, a }: Brano,
  vocabolario: Vocabolario,
  intorno: number,
  citazioni?: Citazioni,
): Competenze {
  const found: Competenze = { mesi: [], rata: 0, rate: 0 };
  const anno = Math.floor(intorno / 12);
  const { classi, testi } = vocabolario;
  const isNumero = (token: number): boolean =>
    token >= da && token < a && tokens[token]?.kind === NUMERO && tokens[token]?.campo === CAMPO_TESTO;
  const classOf = (token: number): number =>
    token >= da && token < a && tokens[token]?.kind === PAROLA ? (classi[tokens[token]?.value ?? 0] ?? 0) : 0;
  const yearAt = (token: number): number =>
    isNumero(token) ? resolveAnno(tokens[token]?.value ?? 0, tokens[token]?.text.length ?? 0, anno) : 0;
  const add = (month: number, year: number): void => {
    const mese = year > 0 ? year * 12 + month - 1 : vicino(month, intorno);
    if (mese >= 0 && !found.mesi.includes(mese)) found.mesi.push(mese);
  };
  /** The last word that speaks of a period. */
  let periodo = da - PORTATA - 1;
  for (let token = da; token < a; token += 1) {
    if (tokens[token]?.campo !== CAMPO_TESTO) continue;
    const kind = classOf(token);
    if ((kind & (COMPETENZA | RATA)) !== 0) periodo = token;
    if ((kind & RATA) !== 0) readRata(token);
    if ((kind & MESE) !== 0) {
      const text = testi[tokens[token]?.value ?? 0] ?? '';
      const month = MESI.get(text) ?? 0;
      const year = yearAt(token + 1);
      const day = isNumero(token - 1) ? (tokens[token - 1]?.value ?? 0) : 0;
      const counted = (classOf(token - 2) & (INDIZIO | RATA)) !== 0;
      if (day >= 1 && day <= 31 && !counted && (tokens[token - 1]?.text.length ?? 0) <= 2) {
        if (!citazioni) continue;
        citazioni.date.push(toDayNumber(year > 0 ? year : anno, month, day));
      } else if (text.length >= INTERO || year > 0 || token - periodo <= PORTATA) add(month, year);
    } else if (isNumero(token) && token - periodo <= PORTATA && (classOf(periodo) & RATA) === 0) {
      const month = tokens[token]?.value ?? 0;
      const sep = tokens[token + 1]?.before;
      const year = yearAt(token + 1);
      if (month >= 1 && month <= 12 && (tokens[token]?.text.length ?? 0) <= 2 && year > 0)
        if (sep === BARRA || sep === PUNTO || sep === TRATTINO) add(month, year);
    }
  }
  return found;

  /** `RATA 3/12`, `RATA N. 3 DI 12`, `3A RATA`. */
  function readRata(token: number): void {
    let at = token + 1;
    while ((classOf(at) & (INDIZIO | VUOTA)) !== 0) at += 1;
    const which = tokens[at]?.value ?? 0;
    if (isNumero(at) && (tokens[at]?.text.length ?? 0) <= 3 && which >= 1 && which <= MAX_RATE) {
      const of = (classOf(at + 1) & VUOTA) !== 0 ? at + 2 : at + 1;
      const total = tokens[of]?.value ?? 0;
      const joined = of > at + 1 || tokens[of]?.before === BARRA;
      const said = isNumero(of) && joined && total >= which && total <= MAX_RATE && yearAt(of) === 0;
      found.rata = which;
      found.rate = said ? total : 0;
      return;
    }
    // The ordinal's letter is a token of its own: 3A, 3^.
    const before = isNumero(token - 1)
      ? token - 1
      : isNumero(token - 2) && tokens[token - 1]?.before === UNITO
        ? token - 2
        : -1;
    const ordinal = tokens[before]?.value ?? 0;
    if (before < 0 || found.rata > 0 || ordinal < 1 || ordinal > MAX_RATE) return;
    found.rata = ordinal;
  }
}
