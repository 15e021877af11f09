/** Documents and days named in a text, as Italian payers and banks write them. */
import {
  SLASH,
  CAMPO_CAUSALE,
  CAMPO_DOCUMENTO,
  CAMPO_NOME,
  CAMPO_RIFERIMENTO,
  PUNTO,
  BLANK,
  TRATTINO,
  UNITO,
  VIRGOLA,
} from './tokens.ts';
import { CODICE, CONTINUA, DEL, DOCUMENTO, INDIZIO, MESE } from './words.ts';
import type { TestiMovimenti } from './movimenti.ts';
import { toDayNumber } from './days.ts';

/**
 * How clearly a text names the number of a document: the bare number, the number after a hint, the number after `FT`.
 */
export const NUDA = 0;
export const DEBOLE = 1;
export const FORTE = 2;

/** A number that is named. */
interface Citato {
  value: number;
  forza: number;
  /** Year written with it, 0 when there is none. */
  anno: number;
}

export interface Citazioni {
  numeri: Citato[];
  /** True if the last number ends the text, where it may have been cut. */
  ultima: boolean;
  /** The days that are named, as whole days (`toDayNumber`). A date without its year is not among them. */
  date: number[];
  /** How many numbers follow `FT` or a similar word. */
  forti: number;
}

/** The year that 2 or 4 digits name if it is near `anno`, otherwise 0. */
export function resolveAnno(value: number, length: number, anno: number): number {
  const year = length === 4 ? value : length === 2 ? 2000 + value : 0;
  return year !== 0 && year <= anno + 1 && year >= anno - 6 ? year : 0;
}

/** True if the year that is named is not that of the document; 0 stands for an unknown year. */
export const isOther = (year: number, own: number): boolean => year > 0 && own > 0 && year !== own;

const isData = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;

const isMonth = (classes: readonly number[], word: number): boolean => ((classes[word] ?? 0) & MESE) !== 0;

function cite(into: Citazioni, value: number, forza: number, anno: number): void {
  into.numeri.push({ value, forza, anno });
  if (forza === FORTE) into.forti += 1;
}

/** Reads one movimento. `anno`: its year. */
export function readCitazioni(
  texts: TestiMovimenti,
  at: number,
  classes: readonly number[],
  anno: number,
): Citazioni {
  const into: Citazioni = { numeri: [], ultima: false, date: [], forti: 0 };
  const { tokens } = texts;
  const to = texts.start[at + 1] ?? 0;
  let forza = NUDA;
  let afterThe = false;
  let code = false;
  let field = -1;
  for (let token = texts.start[at] ?? 0; token < to; token += 1) {
    const value = tokens.getValue(token);
    const length = tokens.getLength(token);
    const place = tokens.getCampo(token);
    if (place !== field) {
      field = place;
      forza = place === CAMPO_DOCUMENTO ? FORTE : NUDA;
      afterThe = false;
      code = false;
    }
    if (!tokens.isNumero(token)) {
      const kind = classes[value] ?? 0;
      if ((kind & DOCUMENTO) !== 0) forza = FORTE;
      else if ((kind & INDIZIO) !== 0) forza = Math.max(forza, DEBOLE);
      else if ((kind & CONTINUA) === 0 && length > 1) forza = NUDA;
      afterThe = (kind & DEL) !== 0;
      code = (kind & CODICE) !== 0 || (code && length <= 2);
      continue;
    }
    if (place === CAMPO_NOME || place === CAMPO_CAUSALE) continue;
    // 15 MARZO: a day, which `months.ts` reads.
    const second = token + 1;
    const v2 = tokens.getValue(second);
    if (length <= 2 && second < to && tokens.isParola(second) && isMonth(classes, v2)) continue;
    const third = token + 2;
    const separator = tokens.getBefore(second);
    const isNumberHere = (other: number): boolean =>
      other < to && tokens.isNumero(other) && tokens.getCampo(other) === place;
    const hasSecond = isNumberHere(second) && separator !== UNITO;
    const l2 = tokens.getLength(second);
    const hasThird = hasSecond && isNumberHere(third);
    const v3 = tokens.getValue(third);
    const l3 = tokens.getLength(third);
    // 15/03/2026, 15.03.26, 15-03-26. In a list of numbers (12-13-14) the last is no year near by, or the second is no
    // month.
    if (
      hasThird &&
      separator === tokens.getBefore(third) &&
      (separator === SLASH ||
        separator === PUNTO ||
        separator === TRATTINO ||
        (separator === BLANK && afterThe))
    ) {
      const year = resolveAnno(v3, l3, anno);
      if (year > 0 && length <= 2 && l2 <= 2 && isData(value, v2)) {
        into.date.push(toDayNumber(year, v2, value));
        if (separator === TRATTINO && forza === FORTE && !afterThe)
          for (const one of [value, v2, v3]) cite(into, one, DEBOLE, 0);
        token += 2;
        afterThe = false;
        continue;
      }
      const first = resolveAnno(value, length, anno);
      if (length === 4 && first > 0 && l3 <= 2 && isData(v3, v2)) {
        into.date.push(toDayNumber(first, v2, v3));
        token += 2;
        afterThe = false;
        continue;
      }
    }
    if (length === 8 || (length === 6 && afterThe)) {
      const tail = length === 8 ? 10_000 : 100;
      const year = resolveAnno(value % tail, length - 4, anno);
      const month = Math.floor(value / tail) % 100;
      if (year > 0 && isData(Math.floor(value / tail / 100), month)) {
        into.date.push(toDayNumber(year, month, Math.floor(value / tail / 100)));
        continue;
      }
      const first = resolveAnno(Math.floor(value / 10_000), 4, anno);
      if (length === 8 && first > 0 && isData(value % 100, Math.floor(value / 100) % 100)) {
        into.date.push(toDayNumber(first, Math.floor(value / 100) % 100, value % 100));
        continue;
      }
    }
    // 15/03 after DEL: a day without its year.
    if (
      afterThe &&
      hasSecond &&
      (separator === SLASH || separator === PUNTO || separator === TRATTINO) &&
      length <= 2 &&
      isData(value, v2)
    ) {
      into.date.push(toDayNumber(anno, v2, value));
      token += 1;
      afterThe = false;
      continue;
    }
    afterThe = false;
    // An amount (1.234,56): thousands by threes, two decimals.
    if (hasThird && separator === PUNTO && tokens.getBefore(third) === VIRGOLA && l2 === 3 && l3 === 2) {
      token += 2;
      continue;
    }
    if (hasSecond && separator === VIRGOLA && l2 === 2 && forza === NUDA) {
      token += 1;
      continue;
    }
    if (length > 12 || (code && forza === NUDA) || value === 0) {
      code = false;
      continue;
    }
    const strength = place === CAMPO_RIFERIMENTO ? NUDA : forza;
    if (hasSecond && (separator === SLASH || separator === TRATTINO)) {
      const after = resolveAnno(v2, l2, anno);
      if (after > 0 && !(length === 4 && resolveAnno(value, 4, anno) > 0 && l2 === 2)) {
        cite(into, value, strength, after);
        if (separator === TRATTINO || l2 === 2) cite(into, v2, NUDA, 0);
        token += 1;
        continue;
      }
      const before = length === 4 ? resolveAnno(value, 4, anno) : 0;
      if (before > 0) {
        cite(into, v2, strength, before);
        token += 1;
        continue;
      }
    }
    // A list broken by the end of a line: `FT 1 83` may be 183.
    if (strength === FORTE && hasSecond && separator === BLANK && length + l2 <= 6)
      cite(into, value * 10 ** l2 + v2, DEBOLE, 0);
    if (strength !== FORTE || length !== 4 || resolveAnno(value, 4, anno) === 0)
      cite(into, value, strength, 0);
    else cite(into, value, DEBOLE, 0);
    if (token === to - 1) into.ultima = true;
  }
  return into;
}
