/** Months and instalments that a text names: `CANONE MARZO 2026`, `MENSILITA 03/2026`, `RATA 3/12`. */
import { resolveYear, type Citations } from './citations.ts';
import { toDayNumber } from './days.ts';
import { COMPETENZA, HINT, MONTH, MONTHS, RATA, EMPTY } from './words.ts';
import { SLASH, FIELD_TEXT, DOT, DASH, JOINED, type Tokens } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Competenze {
  /** Months as whole numbers: year times 12 plus month, January 0. */
  months: number[];
  /** The instalment and the number of instalments; 0 if it is not given. */
  rata: number;
  rate: number;
}

/** Classes of words without which a text names no month and no instalment. */
export const COMPETENZE = MONTH | COMPETENZA | RATA;
/** How many months before, and after, the day of writing a month without its year may be. */
const BACK = 8;
const AHEAD = 3;
const MAX_RATE = 120;
/** Shorter forms of the names of months are abbreviations, which may mean something else. */
const WHOLE = 5;
/** A word that announces a period counts for this many tokens after it. */
const REACH = 3;

/** `2026-03-15` as a number of months; -1 for none. */
export const toMonth = (day: string | null | undefined): number =>
  day === null || day === undefined || day.length < 7
    ? -1
    : readDigits(day, 0, 4) * 12 + readDigits(day, 5, 7) - 1;

/** The number that the digits between two places of a text make. */
function readDigits(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 10 + text.charCodeAt(at) - 48;
  return value;
}

/** The month nearest to `surroundings` that is the `fullMonth`-th (from 1) of its year; -1 if it is not near. */
function near(month: number, surroundings: number): number {
  for (let far = 0; far <= BACK; far += 1) {
    if ((surroundings - far) % 12 === month - 1) return surroundings - far;
    if (far <= AHEAD && (surroundings + far) % 12 === month - 1) return surroundings + far;
  }
  return -1;
}

/** Tokens as `MovimentoTexts` has them, between two places. */
interface Passage {
  tokens: Tokens;
  from: number;
  to: number;
}

/**
 * What a text written in the month `surroundings` names. Whole days with the name of the month (`15 MARZO 2026`) are
 * added to `citations`, if it is given.
 */
export function readCompetenze(
  { tokens, from, to }: Passage,
  vocabulary: Vocabulary,
  surroundings: number,
  citations?: Citations,
): Competenze {
  const found: Competenze = { months: [], rata: 0, rate: 0 };
  const ownYear = Math.floor(surroundings / 12);
  const { classes, texts } = vocabulary;
  const isNumber = (token: number): boolean =>
    token >= from && token < to && tokens.isNumber(token) && tokens.getField(token) === FIELD_TEXT;
  const classOf = (token: number): number =>
    token >= from && token < to && tokens.isWord(token) ? (classes[tokens.getValue(token)] ?? 0) : 0;
  const yearAt = (token: number): number =>
    isNumber(token) ? resolveYear(tokens.getValue(token), tokens.getLength(token), ownYear) : 0;
  const add = (month: number, year: number): void => {
    const fullMonth = year > 0 ? year * 12 + month - 1 : near(month, surroundings);
    if (fullMonth >= 0 && !found.months.includes(fullMonth)) found.months.push(fullMonth);
  };
  /** The last word that announces a period. */
  let period = from - REACH - 1;
  for (let token = from; token < to; token += 1) {
    if (tokens.getField(token) !== FIELD_TEXT) continue;
    const kind = classOf(token);
    if ((kind & (COMPETENZA | RATA)) !== 0) period = token;
    if ((kind & RATA) !== 0) readInstalment(token);
    if ((kind & MONTH) !== 0) {
      const text = texts[tokens.getValue(token)] ?? '';
      const month = MONTHS.get(text) ?? 0;
      const year = yearAt(token + 1);
      const day = isNumber(token - 1) ? tokens.getValue(token - 1) : 0;
      const counted = (classOf(token - 2) & (HINT | RATA)) !== 0;
      if (day >= 1 && day <= 31 && !counted && tokens.getLength(token - 1) <= 2) {
        if (!citations) continue;
        citations.dates.push(toDayNumber(year > 0 ? year : ownYear, month, day));
      } else if (text.length >= WHOLE || year > 0 || token - period <= REACH) add(month, year);
    } else if (isNumber(token) && token - period <= REACH && (classOf(period) & RATA) === 0) {
      const month = tokens.getValue(token);
      const separator = tokens.getBefore(token + 1);
      const year = yearAt(token + 1);
      if (month >= 1 && month <= 12 && tokens.getLength(token) <= 2 && year > 0)
        if (separator === SLASH || separator === DOT || separator === DASH) add(month, year);
    }
  }
  return found;

  /** `RATA 3/12`, `RATA N. 3 DI 12`, `3A RATA`. */
  function readInstalment(token: number): void {
    let at = token + 1;
    while ((classOf(at) & (HINT | EMPTY)) !== 0) at += 1;
    const which = tokens.getValue(at);
    if (isNumber(at) && tokens.getLength(at) <= 3 && which >= 1 && which <= MAX_RATE) {
      const of = (classOf(at + 1) & EMPTY) !== 0 ? at + 2 : at + 1;
      const total = tokens.getValue(of);
      const joined = of > at + 1 || tokens.getBefore(of) === SLASH;
      const said = isNumber(of) && joined && total >= which && total <= MAX_RATE && yearAt(of) === 0;
      found.rata = which;
      found.rate = said ? total : 0;
      return;
    }
    // The ordinal's letter is a token of its own: 3A, 3^.
    const before = isNumber(token - 1)
      ? token - 1
      : isNumber(token - 2) && tokens.getBefore(token - 1) === JOINED
        ? token - 2
        : -1;
    const ordinal = tokens.getValue(before);
    if (before < 0 || found.rata > 0 || ordinal < 1 || ordinal > MAX_RATE) return;
    found.rata = ordinal;
  }
}
