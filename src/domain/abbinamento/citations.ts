/** Documents and days named in a text, as Italian payers and banks write them. */
import {
  SLASH,
  FIELD_CAUSALE,
  FIELD_DOCUMENT,
  FIELD_NAME,
  FIELD_REFERENCE,
  DOT,
  BLANK,
  DASH,
  JOINED,
  COMMA,
} from './tokens.ts';
import { CODE, CONTINUES, DEL, DOCUMENT, HINT, MONTH } from './words.ts';
import type { MovimentoTexts } from './movimenti.ts';
import { toDayNumber } from './days.ts';

/**
 * How clearly a text names the number of a document: the bare number, the number after a hint, the number after `FT`.
 */
export const BARE = 0;
export const WEAK = 1;
export const STRONG = 2;

/** A number that is named. */
interface Citation {
  value: number;
  strength: number;
  /** Year written with it, 0 when there is none. */
  year: number;
}

export interface Citations {
  numbers: Citation[];
  /** True if the last number ends the text, where it may have been cut. */
  endsText: boolean;
  /** The days that are named, as whole days (`toDayNumber`). A date without its year is not among them. */
  dates: number[];
  /** How many numbers follow `FT` or a similar word. */
  strong: number;
}

/** The year that 2 or 4 digits name if it is near `year`, otherwise 0. */
export function resolveYear(value: number, length: number, year: number): number {
  const namedYear = length === 4 ? value : length === 2 ? 2000 + value : 0;
  return namedYear !== 0 && namedYear <= year + 1 && namedYear >= year - 6 ? namedYear : 0;
}

/** True if the year that is named is not that of the document; 0 stands for an unknown year. */
export const isOther = (namedYear: number, own: number): boolean =>
  namedYear > 0 && own > 0 && namedYear !== own;

const isDate = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;

const isMonth = (classes: readonly number[], word: number): boolean => ((classes[word] ?? 0) & MONTH) !== 0;

function cite(into: Citations, value: number, strength: number, year: number): void {
  into.numbers.push({ value, strength, year });
  if (strength === STRONG) into.strong += 1;
}

/** Reads one movimento. `year`: its year. */
export function readCitations(
  texts: MovimentoTexts,
  at: number,
  classes: readonly number[],
  year: number,
): Citations {
  const into: Citations = { numbers: [], endsText: false, dates: [], strong: 0 };
  const { tokens } = texts;
  const to = texts.start[at + 1] ?? 0;
  let strength = BARE;
  let afterThe = false;
  let code = false;
  let field = -1;
  for (let token = texts.start[at] ?? 0; token < to; token += 1) {
    const value = tokens.getValue(token);
    const length = tokens.getLength(token);
    const place = tokens.getField(token);
    if (place !== field) {
      field = place;
      strength = place === FIELD_DOCUMENT ? STRONG : BARE;
      afterThe = false;
      code = false;
    }
    if (!tokens.isNumber(token)) {
      const kind = classes[value] ?? 0;
      if ((kind & DOCUMENT) !== 0) strength = STRONG;
      else if ((kind & HINT) !== 0) strength = Math.max(strength, WEAK);
      else if ((kind & CONTINUES) === 0 && length > 1) strength = BARE;
      afterThe = (kind & DEL) !== 0;
      code = (kind & CODE) !== 0 || (code && length <= 2);
      continue;
    }
    if (place === FIELD_NAME || place === FIELD_CAUSALE) continue;
    // 15 MARZO: a day, which `months.ts` reads.
    const second = token + 1;
    const v2 = tokens.getValue(second);
    if (length <= 2 && second < to && tokens.isWord(second) && isMonth(classes, v2)) continue;
    const third = token + 2;
    const separator = tokens.getBefore(second);
    const isNumberHere = (other: number): boolean =>
      other < to && tokens.isNumber(other) && tokens.getField(other) === place;
    const hasSecond = isNumberHere(second) && separator !== JOINED;
    const l2 = tokens.getLength(second);
    const hasThird = hasSecond && isNumberHere(third);
    const v3 = tokens.getValue(third);
    const l3 = tokens.getLength(third);
    // 15/03/2026, 15.03.26, 15-03-26. In a list of numbers (12-13-14) the last is no year near by, or the second is no
    // month.
    if (
      hasThird &&
      separator === tokens.getBefore(third) &&
      (separator === SLASH || separator === DOT || separator === DASH || (separator === BLANK && afterThe))
    ) {
      const namedYear = resolveYear(v3, l3, year);
      if (namedYear > 0 && length <= 2 && l2 <= 2 && isDate(value, v2)) {
        into.dates.push(toDayNumber(namedYear, v2, value));
        if (separator === DASH && strength === STRONG && !afterThe)
          for (const one of [value, v2, v3]) cite(into, one, WEAK, 0);
        token += 2;
        afterThe = false;
        continue;
      }
      const first = resolveYear(value, length, year);
      if (length === 4 && first > 0 && l3 <= 2 && isDate(v3, v2)) {
        into.dates.push(toDayNumber(first, v2, v3));
        token += 2;
        afterThe = false;
        continue;
      }
    }
    if (length === 8 || (length === 6 && afterThe)) {
      const tail = length === 8 ? 10_000 : 100;
      const namedYear = resolveYear(value % tail, length - 4, year);
      const month = Math.floor(value / tail) % 100;
      if (namedYear > 0 && isDate(Math.floor(value / tail / 100), month)) {
        into.dates.push(toDayNumber(namedYear, month, Math.floor(value / tail / 100)));
        continue;
      }
      const first = resolveYear(Math.floor(value / 10_000), 4, year);
      if (length === 8 && first > 0 && isDate(value % 100, Math.floor(value / 100) % 100)) {
        into.dates.push(toDayNumber(first, Math.floor(value / 100) % 100, value % 100));
        continue;
      }
    }
    // 15/03 after DEL: a day without its year.
    if (
      afterThe &&
      hasSecond &&
      (separator === SLASH || separator === DOT || separator === DASH) &&
      length <= 2 &&
      isDate(value, v2)
    ) {
      into.dates.push(toDayNumber(year, v2, value));
      token += 1;
      afterThe = false;
      continue;
    }
    afterThe = false;
    // An amount (1.234,56): thousands by threes, two decimals.
    if (hasThird && separator === DOT && tokens.getBefore(third) === COMMA && l2 === 3 && l3 === 2) {
      token += 2;
      continue;
    }
    if (hasSecond && separator === COMMA && l2 === 2 && strength === BARE) {
      token += 1;
      continue;
    }
    if (length > 12 || (code && strength === BARE) || value === 0) {
      code = false;
      continue;
    }
    const ownStrength = place === FIELD_REFERENCE ? BARE : strength;
    if (hasSecond && (separator === SLASH || separator === DASH)) {
      const after = resolveYear(v2, l2, year);
      if (after > 0 && !(length === 4 && resolveYear(value, 4, year) > 0 && l2 === 2)) {
        cite(into, value, ownStrength, after);
        if (separator === DASH || l2 === 2) cite(into, v2, BARE, 0);
        token += 1;
        continue;
      }
      const before = length === 4 ? resolveYear(value, 4, year) : 0;
      if (before > 0) {
        cite(into, v2, ownStrength, before);
        token += 1;
        continue;
      }
    }
    // A list broken by the end of a line: `FT 1 83` may be 183.
    if (ownStrength === STRONG && hasSecond && separator === BLANK && length + l2 <= 6)
      cite(into, value * 10 ** l2 + v2, WEAK, 0);
    if (ownStrength !== STRONG || length !== 4 || resolveYear(value, 4, year) === 0)
      cite(into, value, ownStrength, 0);
    else cite(into, value, WEAK, 0);
    if (token === to - 1) into.endsText = true;
  }
  return into;
}
