/** What stands beside the figures of an amount: signs, brackets, a currency, a word that says which way the money went. */
import { parseIndicator } from './direction-words.ts';
import { cleanEdges } from './trim.ts';

interface WrittenAmount {
  /** From the first digit to the last, with what stands between them. */
  figures: string;
  /** As the marks around the figures say; 0 where there are none. */
  sign: 1 | -1 | 0;
  signs: number;
  /** The word before them; empty where there is none. */
  lead: string;
  /** The words before and behind that are no currency. */
  words: readonly string[];
  /** What each of them says; null of one that says nothing. */
  sides: readonly (1 | -1 | null)[];
}

/** Every plus and minus that a font or a program writes. */
const MINUSES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const PIU = /[\uFE62\uFF0B]/g;
/** Strokes in place of cents that are none: `12,-`, `12.--`. They are no minus. */
const SENZA_CENTESIMI = /(?<=\d)[.,] ?-{1,2}(?=[^\d-]*$)/;
/** A currency's sign with what may stand before it, a plus or a minus, a bracket, a word. */
const PARTI = /(?:\b(?:US|AU|CA|HK|NZ|[ACRS]))?[€$£¥]\.?|[-+]|[()]|[^\s()€$£¥+\-\d]+/g;
const NOMI_VALUTA = /^(?:eur|euro|s?fr|zł|kč|kr|usd|chf|gbp)\.?$/i;
const CODICI: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** Of letters with or without accents; what is no letter of a word has none. */
const isLetter = (char: string | undefined): boolean => char !== undefined && /\p{L}/u.test(char);

const isCurrency = (word: string): boolean => CODICI.has(word) || NOMI_VALUTA.test(word);

/** A thousand is no side. */
const THOUSANDS = /^k$/i;
/** What stands beside the amounts of one file is nearly always the same: so many are kept. */
const REMEMBERED = 300;

interface Marks {
  plus: number;
  minus: number;
  /** Brackets that are opened and not closed, or closed and not opened, on this side of the figures. */
  open: number;
  /** What is no currency. */
  words: readonly string[];
  sides: readonly (1 | -1 | null)[];
}

const NOTHING: Marks = { plus: 0, minus: 0, open: 0, words: [], sides: [] };
const known = new Map<string, Marks>();

function readMarks(text: string): Marks {
  if (text === '') return NOTHING;
  const before = known.get(text);
  if (before) return before;
  const marks = splitMarks(text);
  if (known.size < REMEMBERED) known.set(text, marks);
  return marks;
}

function splitMarks(text: string): Marks {
  let [plus, minus, open] = [0, 0, 0];
  const words: string[] = [];
  for (const [part] of text.matchAll(PARTI)) {
    if (part === '+') plus++;
    else if (part === '-') minus++;
    else if (part === '(') open++;
    else if (part === ')') open--;
    else if (!/[€$£¥]/.test(part) && !isCurrency(part)) words.push(part);
  }
  if (words.length === 0) return { ...NOTHING, plus, minus, open };
  const word = words.join(' ');
  return { plus, minus, open, words: [word], sides: [THOUSANDS.test(word) ? null : parseIndicator(word)] };
}

/** Figures with a sign before them and a word, a currency or a bracket behind: nothing is to be taken off. */
const PLAIN = /^[-+(]?\d[\d.,]*(?: ?[A-Za-z€()]+)?$/;

/** The cell without what a spreadsheet or a printer leaves around it, and with the plain minus. */
function clean(text: string): string {
  if (PLAIN.test(text)) return text;
  let rest = cleanEdges(text).replaceAll(MINUSES, '-').replaceAll(PIU, '+').replace(SENZA_CENTESIMI, '');
  const formula = /^="?([^"]*)"?$/.exec(rest);
  if (formula) rest = (formula[1] ?? '').trim();
  // A spreadsheet's mark of a text stands before the number: it is no thousands sign.
  return rest.replaceAll(/^(?:\|+|'(?=[-+\d]))|\|+$/g, '').trim();
}

/** What came in has no minus: beside one it is short for euro. */
const EURO = /^e\.?$/i;

/** The parts of a cell that has digits; null of any other, and of one whose brackets enclose nothing. */
export function takeApart(text: string): WrittenAmount | null {
  const cell = clean(text);
  let from = 0;
  while (from < cell.length && !isDigit(cell.charCodeAt(from))) from++;
  if (from === cell.length) return null;
  let until = cell.length;
  while (!isDigit(cell.charCodeAt(until - 1))) until--;
  // `.50`, but not `Fr.50`; `12.`, but not `12.D`.
  if (/[.,]/.test(cell[from - 1] ?? '') && !isLetter(cell[from - 2])) from--;
  if (/[.,]/.test(cell[until] ?? '') && !isLetter(cell[until + 1])) until++;
  const [head, tail] = [readMarks(cell.slice(0, from)), readMarks(cell.slice(until))];
  const enclosed = head.open === 1 && tail.open === -1;
  if (!enclosed && (head.open !== 0 || tail.open !== 0)) return null;
  const plus = head.plus + tail.plus;
  const minus = head.minus + tail.minus + (enclosed ? 1 : 0);
  const isEuro =
    minus > 0 &&
    head.words.length + tail.words.length === 1 &&
    EURO.test([...head.words, ...tail.words][0] ?? '');
  const [before, behind] = isEuro ? [NOTHING, NOTHING] : [head, tail];
  return {
    figures: cell.slice(from, until),
    sign: minus === 1 ? -1 : plus > 0 ? 1 : 0,
    signs: plus + minus,
    lead: before.words[0] ?? '',
    words: before.words.length === 0 ? behind.words : [...before.words, ...behind.words],
    sides: before.sides.length === 0 ? behind.sides : [...before.sides, ...behind.sides],
  };
}

/** The one side that the words beside the figures say; null where they say none, or both. */
export function findSide({ sides }: WrittenAmount): 1 | -1 | null {
  const [first = null, ...others] = sides;
  return others.every((side) => side === first) ? first : null;
}
