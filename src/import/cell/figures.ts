/** Figures, signs and spaces of other alphabets and keyboards, as the plain ones that days and amounts are read from. */

/** What a cell of figures may hold that is not plain: digits of any alphabet, wide signs, strokes, marks without a width. */
const STRANGE =
  /[\u00AD\u066B\u066C\u200B-\u200F\u2010-\u2015\u202A-\u202E\u2044\u205F\u2060\u2066-\u2069\u207B\u2212\u2215\u2796\u3000\uFE58\uFE63\uFEFF\uFF01-\uFF5E]|(?!\d)\p{Nd}/u;
const TUTTI = new RegExp(STRANGE.source, 'gu');
/** A letter more than the name of a currency, or of a month, has: the cell is words. */
const PAROLE = /\p{L}{10}|\p{L}{2}[^\p{L}]+\p{L}{2}/u;
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/;
const DASHES = /[\u2010-\u2015\u207B\u2212\u2796\uFE58\uFE63]/;
const WIDE = 0xfee0;

/** True of a cell of figures that holds some that are not plain. */
export const isStrange = (cell: string): boolean =>
  STRANGE.test(cell) && /\p{Nd}/u.test(cell) && !PAROLE.test(cell);

function toPlain(char: string): string {
  if (INVISIBLE.test(char)) return '';
  if (DASHES.test(char)) return '-';
  if (char === '\u2044' || char === '\u2215') return '/';
  if (char === '\u066B') return ',';
  if (char === '\u066C') return '.';
  if (char === '\u205F' || char === '\u3000') return ' ';
  const code = char.codePointAt(0) ?? 0;
  return code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - WIDE) : toDigit(code);
}

/** Digits stand ten by ten, from their zero on, one alphabet after the other. */
function toDigit(code: number): string {
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/** The cell in plain figures; any other cell as it is. */
export const toPlainFigures = (cell: string): string =>
  isStrange(cell) ? cell.replaceAll(TUTTI, toPlain) : cell;
