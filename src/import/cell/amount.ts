/** Amount cells to whole cents, for a decimal sign known beforehand. */
import { findSide, takeApart } from './beside.ts';

/** As in `#domain/importi.ts`: ten thousand billion euro. */
const MAX = 1_000_000_000_000_000;

const COMMA = 44;
const DOT = 46;

/** Thousands signs seen in statements: apostrophes of Switzerland in all their shapes, and U+FFFD where a conversion broke one. */
const isThousands = (code: number): boolean =>
  code === COMMA ||
  code === DOT ||
  code === 0x27 ||
  code === 0x2019 ||
  code === 0x2018 ||
  code === 0x2bc ||
  code === 0x2032 ||
  code === 0x60 ||
  code === 0xb4 ||
  code === 0xfffd ||
  isSpace(code);

const isSpace = (code: number): boolean =>
  code === 0x20 || code === 0xa0 || code === 0x202f || (code >= 0x2000 && code <= 0x200a);

/**
 * Cents of an amount written with `decimal` (`,` or `.`) as its decimal sign; NaN when it is not one.
 * Digits beyond the second decimal must be zeros: a cell holding fractions of a cent is refused, never rounded.
 * Written over character codes: it runs on every amount of the file.
 */
export function parseCentesimi(text: string, decimal: ',' | '.'): number {
  const dec = decimal === ',' ? COMMA : DOT;
  const first = text.charCodeAt(0);
  const signed = first === 45 || first === 43;
  let value = 0;
  let digits = 0;
  let group = -1;
  let decimals = -1;
  for (let at = signed ? 1 : 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const digit = code - 48;
    if (digit >= 0 && digit <= 9) {
      digits++;
      if (decimals >= 2) {
        if (digit !== 0) return Number.NaN;
        continue;
      }
      if (decimals >= 0) decimals++;
      else if (group >= 0) group++;
      value = value * 10 + digit;
    } else if (code === dec) {
      if (decimals >= 0 || (group >= 0 && group !== 3)) return Number.NaN;
      decimals = 0;
    } else if (isThousands(code) && digits > 0 && at < text.length - 1) {
      if (decimals >= 0 || (group < 0 ? digits > 3 : group !== 3)) {
        return isSpace(code) ? readUnusual(text, decimal) : Number.NaN;
      }
      const next = text.charCodeAt(at + 1);
      if (next < 48 || next > 57) return readUnusual(text, decimal);
      group = 0;
    } else {
      return readUnusual(text, decimal);
    }
  }
  if (digits === 0 || (decimals < 0 && group >= 0 && group !== 3)) return Number.NaN;
  const cents = decimals <= 0 ? value * 100 : decimals === 1 ? value * 10 : value;
  if (cents > MAX) return Number.NaN;
  return cents === 0 ? 0 : first === 45 ? -cents : cents;
}

const MINUS = 45;
/** Past so many characters the cents may not be a number exactly. */
const MAX_PLAIN = 18;

/**
 * Cents of an amount as nearly all are printed, read from the bytes it stands on: two decimals after `decimal`, thousands
 * signs before three digits. NaN for any other, which may still be one.
 */
export function parseCentesimiBytes(
  bytes: Uint8Array,
  from: number,
  until: number,
  decimal: ',' | '.',
): number {
  const [dec, thousands] = decimal === ',' ? [COMMA, DOT] : [DOT, COMMA];
  const minus = bytes[from] === MINUS;
  const wholes = until - 3;
  if (until - from > MAX_PLAIN || bytes[wholes] !== dec) return Number.NaN;
  let value = 0;
  let digits = 0;
  let grouped = false;
  for (let at = minus ? from + 1 : from; at < until; at++) {
    const code = bytes[at] ?? 0;
    const digit = code - 48;
    if (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      digits++;
    } else {
      // Before a sign three digits since the last one, or as many as are left at the start.
      if (digits === 0 || (grouped ? digits !== 3 : at !== wholes && digits > 3)) return Number.NaN;
      if (at === wholes) grouped = false;
      else if (code === thousands && at < wholes) grouped = true;
      else return Number.NaN;
      digits = 0;
    }
  }
  if (digits !== 2 || value > MAX) return Number.NaN;
  return value === 0 ? 0 : minus ? -value : value;
}

/** Spaces that a printer leaves beside the signs inside a number. */
const INNER_SPACES = /(?<=\d)\s?([.,'’])\s?(?=\d)/g;
const DIGITS = /^[\d.,'’‘ʼ′`´\uFFFD\u00A0\u202F\u2000-\u200A ]+$/;

const isBareDigit = (code: number): boolean => code >= 48 && code <= 57;

/** The side written beside an amount: -1 for what went out; null where there is none. */
export function findWrittenSide(text: string): 1 | -1 | null {
  // Nearly every amount ends with a digit and begins with one, or with a sign.
  const first = text.charCodeAt(0);
  if (isBareDigit(text.charCodeAt(text.length - 1)) && (isBareDigit(first) || first === 45)) return null;
  const written = takeApart(text);
  return written && findSide(written);
}

/** True for an amount that says by itself, with a sign or a side, that it went out. */
export function isNegativa(cell: string): boolean {
  const written = takeApart(cell);
  return written !== null && (written.sign === -1 || findSide(written) === -1);
}

/** True where an E is the only letter beside the amounts: it may be short for euro as well as for what came in. */
export function isOnlyE(cells: readonly string[]): boolean {
  const words = cells.flatMap((cell) =>
    findWrittenSide(cell) === null ? [] : (takeApart(cell)?.words ?? []),
  );
  return words.length > 0 && words.every((word) => /^e\.?$/i.test(word));
}

/** True where dare or avere stands beside the amount, in whatever language: what a ledger calls the two sides. */
export const isLedgerLetter = (cell: string): boolean =>
  findWrittenSide(cell) !== null &&
  (takeApart(cell)?.words ?? []).every((word) =>
    /^(?:dare|avere|da|av|[dash]|soll|haben|debe|haber)\.?$/i.test(word),
  );

/** True for an amount with a plus, a minus, or brackets. */
export const hasSign = (cell: string): boolean => (takeApart(cell)?.signs ?? 0) > 0;

const hasCents = (figures: string): boolean => DIGITS.test(figures) && /[.,] ?\d{2}$/.test(figures);

/** True for figures with both of their cents, beside which nothing stands that is not known. */
export function isWrittenAmount(cell: string): boolean {
  const written = takeApart(cell);
  return (
    written !== null &&
    !written.sides.includes(null) &&
    hasCents(written.figures) &&
    (written.lead === '' || CODE.test(written.lead))
  );
}
/** Before the figures a short name of a side: a longer word begins a text, `Prelievo 100,00`. */
const CODE = /^(?:\p{L}{1,4}\.?|avere|haben)$/iu;

/** The word beside figures with both of their cents that is neither a side nor a currency; null where there is none. */
export function findUnknownWord(cell: string): string | null {
  const written = takeApart(cell);
  if (!written || !hasCents(written.figures)) return null;
  return written.words[written.sides.indexOf(null)] ?? null;
}

/** The one word, known or not, beside figures with both of their cents and no sign; null where there is none, or two. */
export function findWord(cell: string): string | null {
  const written = takeApart(cell);
  if (!written || written.signs > 0 || !hasCents(written.figures)) return null;
  const [word = null, ...others] = written.words;
  return others.length === 0 ? word : null;
}

/** The rare spellings: currency signs, trailing signs, parentheses, words, stray pipes, Excel's `="…"`. */
function readUnusual(text: string, decimal: ',' | '.'): number {
  const written = takeApart(text);
  if (!written || written.sides.includes(null) || written.signs > 1) return Number.NaN;
  const figures = closeUp(written.figures);
  if (figures === text || !DIGITS.test(figures)) return Number.NaN;
  const cents = parseCentesimi(figures, decimal);
  if (cents === 0) return 0;
  const { sign, words } = written;
  const side = findSide(written);
  if (words.length > 0 && side === null) return Number.NaN;
  // A side that agrees with the sign says it once more; one that contradicts it leaves no amount.
  if (side === 1 && sign === -1) return Number.NaN;
  return (side ?? (sign === 0 ? 1 : sign)) * cents;
}

/** Without inner spaces, if it has both of its cents: `1, 2` may be two numbers. */
const closeUp = (figures: string): string =>
  /[.,] ?\d{2}$/.test(figures) ? figures.replaceAll(INNER_SPACES, '$1') : figures;

/** Why a cell is no amount, of one that `parseCentesimi` does not read. */
export function explainImporto(text: string, decimal: ',' | '.'): string {
  const written = takeApart(text);
  if (!written) return 'L’importo non si legge';
  const { words, sides, sign, signs } = written;
  const unknown = words[sides.indexOf(null)];
  if (unknown !== undefined) return `Accanto all’importo c’è «${unknown}», che non dice se entra o esce`;
  if (signs > 1) return 'L’importo ha più di un segno';
  const side = findSide(written);
  if (words.length > 1 && side === null)
    return `Accanto all’importo «${words[0]}» e «${words[1]}» dicono il contrario`;
  if (side === 1 && sign === -1) return `Il segno dell’importo contraddice «${words[0]}», scritto accanto`;
  return explainFigures(closeUp(written.figures), decimal);
}

function explainFigures(figures: string, decimal: ',' | '.'): string {
  const digits = figures.replaceAll(/\D/g, '').length;
  if (digits > 15) return 'L’importo è troppo grande';
  if (/[.,]\d{2}\s+\d/.test(figures)) return 'Nella cella ci sono più importi';
  if (new RegExp(`^[^.,]*\\${decimal}\\d{3,}$`).test(figures)) return 'L’importo ha frazioni di centesimo';
  const other = decimal === ',' ? '.' : ',';
  if (Number.isNaN(parseCentesimi(figures, other))) return 'L’importo non si legge';
  return decimal === ','
    ? 'L’importo ha il punto dove il file ha la virgola dei decimali'
    : 'L’importo ha la virgola dove il file ha il punto dei decimali';
}
