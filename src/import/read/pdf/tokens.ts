/** Dates and amounts among the words of a line. */
import { isLikelyData } from '../../cell/cell.ts';
import { parseYearlessDay } from '../../cell/yearless.ts';
import type { Parola } from './lines.ts';

export interface Token {
  tipo: 'data' | 'denaro';
  /** Place of its first word, and how many it takes. */
  da: number;
  quante: number;
  x0: number;
  x1: number;
}

/** Words that may make a date together: `lunedì`, `3`, `Feb`, `2026`. */
const MASSIMO = 4;

/** The longest date that starts at a word. */
function dateFrom(words: readonly Parola[], at: number): number {
  const first = words[at];
  if (!first || !/^[\dA-Za-z]/.test(first.testo)) return 0;
  let best = 0;
  let text = '';
  for (let count = 1; count <= MASSIMO; count++) {
    const word = words[at + count - 1];
    const previous = words[at + count - 2];
    if (!word || (count > 1 && previous && word.x0 - previous.x1 > 0.9 * word.h)) break;
    text = count === 1 ? word.testo : `${text} ${word.testo}`;
    if (isDay(text)) best = count;
    // What follows a whole day closely, in a typewriter's type, is the next column.
    if (best === count && parseYearlessDay(text) === null) break;
  }
  return best;
}

function isDay(text: string): boolean {
  if (/^\d+$/.test(text)) return false;
  return parseYearlessDay(text) !== null || (/\d/.test(text) && isLikelyData(text) && !/\d:\d/.test(text));
}

/** A plus, or any minus that a font has. */
const SEGNO = String.raw`[+\-\u2010-\u2015\u2212\uFE63\uFF0B\uFF0D]`;
const VALUTA = 'EUR|CHF|USD|GBP';
const SIDE = String.raw`CR|DR|[DCAHS]|\((?:CR|DR|[DCAHS]|${SEGNO})\)`;
/** A mark beside an amount that leads to a note: `*`, `(1)`, `²`. */
const NOTA = String.raw`\*{1,3}|\(\d{1,2}\)|[¹²³]`;
/** What fills the room before an amount, so that no digit can be written there: `***1.250,00`. */
const FILL = String.raw`\*+(?=\d)`;
const DECIMALI = new RegExp(
  String.raw`^(?:${FILL}|CR|DR|[DCAHS])?(?:\(|\(?${SEGNO}\)?)?(?:[€$£]|[A-Z]{1,2}\$|${VALUTA})?${SEGNO}?(?:\d{1,3}(?:[.,'’]\d{3})+|\d+)[.,]\d{2}\)?${SEGNO}?(?:€|${SIDE})?\)?(?:${NOTA})?$`,
);
const SEGNO_PRIMA = new RegExp(
  String.raw`^(?:${SEGNO}|\(${SEGNO}\)|\(?${SEGNO}?(?:€|\$|£|${VALUTA})${SEGNO}?)$`,
);
const SEGNO_DOPO = new RegExp(
  String.raw`^(?:${SEGNO}|€|${VALUTA}|Cr|Dr|${SIDE}|Dare|Avere|DARE|AVERE|${NOTA})$`,
);
const CON_NOTA = new RegExp(String.raw`^${FILL}|(?<=\d.*)\s?(?:${NOTA})$`, 'g');
const FIRST_DIGITS = new RegExp(String.raw`^${SEGNO}?\d{1,3}$`);

export const isMoney = (text: string): boolean => DECIMALI.test(text);

/** True for a sign or a currency alone, as it stands before an amount. */
export const isSignBefore = (text: string): boolean => SEGNO_PRIMA.test(text);

/** An amount without the mark of its note, and without what fills the room before it. */
export const withoutNota = (text: string): string => text.replace(CON_NOTA, '');

/** How wide a space within a number is (heights of the type): of a typewriter's, where the number stands apart from the words before. */
const NARROW_SPACE = 0.35;
const WIDE_SPACE = 0.65;

/** Thousands parted by a space: `1` `234,56`. */
function thousands(words: readonly Parola[], at: number): number {
  const [before, first] = [words[at - 1], words[at]];
  const opens = !before || (first !== undefined && first.x0 - before.x1 > 2 * WIDE_SPACE * first.h);
  let count = 0;
  while (FIRST_DIGITS.test(words[at + count]?.testo ?? '') && count < 4) {
    const here = words[at + count];
    const next = words[at + count + 1];
    const space = opens ? WIDE_SPACE : NARROW_SPACE;
    if (!here || !next || next.x0 - here.x1 > space * here.h || !/^\d{3}(?:$|[.,]\d{2})/.test(next.testo))
      return 0;
    count++;
    if (isMoney(next.testo)) return count;
  }
  return 0;
}

/**
 * Every date and every amount with decimals of a line, from the left. `1.06` may be the first of June or an amount: after
 * a day that has its year, or that is written without dots, it is an amount.
 */
export function findTokens(words: readonly Parola[]): Token[] {
  const tokens: Token[] = [];
  let certain = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) break;
    const data = dateFrom(words, at);
    if (data > 0 && !(certain && data === 1 && isMoney(word.testo))) {
      const text = words
        .slice(at, at + data)
        .map((one) => one.testo)
        .join(' ');
      certain ||= parseYearlessDay(text) === null || !text.includes('.');
      tokens.push(token('data', words, at, data));
      at += data - 1;
      continue;
    }
    const leap = thousands(words, at);
    if (leap > 0 || isMoney(word.testo)) {
      let from = at;
      while (near(words, from, -1) && SEGNO_PRIMA.test(words[from - 1]?.testo ?? '')) from--;
      let until = at + leap;
      while (near(words, until, 1) && SEGNO_DOPO.test(words[until + 1]?.testo ?? '')) until++;
      tokens.push(token('denaro', words, from, until - from + 1));
      at = until;
    }
  }
  return tokens;
}

function near(words: readonly Parola[], at: number, step: 1 | -1): boolean {
  const here = words[at];
  const other = words[at + step];
  if (!here || !other) return false;
  const gap = step === 1 ? other.x0 - here.x1 : here.x0 - other.x1;
  return gap < 1.2 * here.h;
}

function token(tipo: Token['tipo'], words: readonly Parola[], da: number, quante: number): Token {
  const first = words[da];
  const last = words[da + quante - 1];
  return { tipo, da, quante, x0: first?.x0 ?? 0, x1: last?.x1 ?? 0 };
}
