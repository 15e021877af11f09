/** Documents and days named in a text, as Italian payers and banks write them. */
import { BARRA, NUMERO, PAROLA, PUNTO, SPAZIO, TRATTINO, UNITO, VIRGOLA } from './text.ts';
import { CODICE, CONTINUA, DEL, DOCUMENTO, INDIZIO, MESE } from './words.ts';
import {
  CAMPO_CAUSALE,
  CAMPO_DOCUMENTO,
  CAMPO_NOME,
  CAMPO_RIFERIMENTO,
  type TestiMovimenti,
} from './movimenti.ts';
import { toDayNumber } from './days.ts';

/** How plainly a number is named as a document's: it merely stands there, after a hint, after `FT`. */
export const NUDA = 0;
export const DEBOLE = 1;
export const FORTE = 2;

/** A number that is named. */
export interface Citato {
  value: number;
  forza: number;
  /** Year written with it, 0 when there is none. */
  anno: number;
}

export interface Citazioni {
  numeri: Citato[];
  /** The last number ends the text: it may have been cut there. */
  ultima: boolean;
  /** Days named, as whole days (`toDayNumber`); the year may be missing from a date, then it is not here. */
  date: number[];
  /** How many numbers were named after `FT` or the like. */
  forti: number;
}

/** The year named by 2 or 4 digits when it is near `anno`, else 0. */
export function resolveAnno(value: number, length: number, anno: number): number {
  const year = length === 4 ? value : length === 2 ? 2000 + value : 0;
  return year !== 0 && year <= anno + 1 && year >= anno - 6 ? year : 0;
}

/** The year that is named is not that of the document; 0 where it is not known. */
export const isOther = (year: number, own: number): boolean => year > 0 && own > 0 && year !== own;

const isData = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;

const isMese = (classi: readonly number[], word: number): boolean => ((classi[word] ?? 0) & MESE) !== 0;

function cite(into: Citazioni, value: number, forza: number, anno: number): void {
  into.numeri.push({ value, forza, anno });
  if (forza === FORTE) into.forti += 1;
}

/** Reads one movimento. `anno`: its year. */
export function readCitazioni(
  testi: TestiMovimenti,
  at: number,
  classi: readonly number[],
  anno: number,
): Citazioni {
  const into: Citazioni = { numeri: [], ultima: false, date: [], forti: 0 };
  const { tokens } = testi;
  const to = testi.inizio[at + 1] ?? 0;
  let forza = NUDA;
  let dopoDel = false;
  let codice = false;
  let campo = -1;
  for (let token = testi.inizio[at] ?? 0; token < to; token += 1) {
    const here = tokens[token];
    if (!here) continue;
    const { kind: sort, value, campo: place } = here;
    const { length } = here.text;
    if (place !== campo) {
      campo = place;
      forza = place === CAMPO_DOCUMENTO ? FORTE : NUDA;
      dopoDel = false;
      codice = false;
    }
    if (sort !== NUMERO) {
      const kind = classi[value] ?? 0;
      if ((kind & DOCUMENTO) !== 0) forza = FORTE;
      else if ((kind & INDIZIO) !== 0) forza = Math.max(forza, DEBOLE);
      else if ((kind & CONTINUA) === 0 && length > 1) forza = NUDA;
      dopoDel = (kind & DEL) !== 0;
      codice = (kind & CODICE) !== 0 || (codice && length <= 2);
      continue;
    }
    if (place === CAMPO_NOME || place === CAMPO_CAUSALE) continue;
    // 15 MARZO: a day, which `months.ts` reads.
    const second = token + 1 < to ? tokens[token + 1] : undefined;
    if (length <= 2 && second?.kind === PAROLA && isMese(classi, second.value)) continue;
    const third = token + 2 < to ? tokens[token + 2] : undefined;
    const sep = second?.before;
    const hasSecond = second?.kind === NUMERO && second.campo === place && sep !== UNITO;
    const v2 = second?.value ?? 0;
    const l2 = second?.text.length ?? 0;
    const hasThird = hasSecond && third?.kind === NUMERO && third.campo === place;
    const v3 = third?.value ?? 0;
    const l3 = third?.text.length ?? 0;
    // 15/03/2026, 15.03.26, 15-03-26; a list of numbers (12-13-14) names no year near by, or no month.
    if (
      hasThird &&
      sep === third.before &&
      (sep === BARRA || sep === PUNTO || sep === TRATTINO || (sep === SPAZIO && dopoDel))
    ) {
      const year = resolveAnno(v3, l3, anno);
      if (year > 0 && length <= 2 && l2 <= 2 && isData(value, v2)) {
        into.date.push(toDayNumber(year, v2, value));
        if (sep === TRATTINO && forza === FORTE && !dopoDel)
          for (const one of [value, v2, v3]) cite(into, one, DEBOLE, 0);
        token += 2;
        dopoDel = false;
        continue;
      }
      const first = resolveAnno(value, length, anno);
      if (length === 4 && first > 0 && l3 <= 2 && isData(v3, v2)) {
        into.date.push(toDayNumber(first, v2, v3));
        token += 2;
        dopoDel = false;
        continue;
      }
    }
    if (length === 8 || (length === 6 && dopoDel)) {
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
      dopoDel &&
      hasSecond &&
      (sep === BARRA || sep === PUNTO || sep === TRATTINO) &&
      length <= 2 &&
      isData(value, v2)
    ) {
      into.date.push(toDayNumber(anno, v2, value));
      token += 1;
      dopoDel = false;
      continue;
    }
    dopoDel = false;
    // An amount (1.234,56): thousands by threes, two decimals.
    if (hasThird && sep === PUNTO && third.before === VIRGOLA && l2 === 3 && l3 === 2) {
      token += 2;
      continue;
    }
    if (hasSecond && sep === VIRGOLA && l2 === 2 && forza === NUDA) {
      token += 1;
      continue;
    }
    if (length > 12 || (codice && forza === NUDA) || value === 0) {
      codice = false;
      continue;
    }
    const strength = place === CAMPO_RIFERIMENTO ? NUDA : forza;
    if (hasSecond && (sep === BARRA || sep === TRATTINO)) {
      const after = resolveAnno(v2, l2, anno);
      if (after > 0 && !(length === 4 && resolveAnno(value, 4, anno) > 0 && l2 === 2)) {
        cite(into, value, strength, after);
        if (sep === TRATTINO || l2 === 2) cite(into, v2, NUDA, 0);
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
    if (strength === FORTE && hasSecond && sep === SPAZIO && length + l2 <= 6)
      cite(into, value * 10 ** l2 + v2, DEBOLE, 0);
    if (strength !== FORTE || length !== 4 || resolveAnno(value, 4, anno) === 0)
      cite(into, value, strength, 0);
    else cite(into, value, DEBOLE, 0);
    if (token === to - 1) into.ultima = true;
  }
  return into;
}
