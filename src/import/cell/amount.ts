/** Amount cells to whole cents, for a decimal sign known beforehand. */
import { cleanEdges } from './trim.ts';

/** As in `#domain/importi.ts`: ten thousand billion euro. */
const MAX = 1_000_000_000_000_000;

const COMMA = 44;
const DOT = 46;

/** Thousands signs seen in statements: apostrophes of Switzerland in all their shapes, and U+FFFD where a conversion broke one. */
function isThousands(code: number): boolean {
  return (
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
    code === 0xa0 ||
    code === 0x202f ||
    code === 0x2009 ||
    code === 0x20
  );
}

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
        return code === 0x20 || code === 0xa0 ? readUnusual(text, decimal) : Number.NaN;
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

const MENO = 45;
/** Past so many characters the cents may not be a number exactly. */
const MAX_PIANI = 18;

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
  const minus = bytes[from] === MENO;
  const wholes = until - 3;
  if (until - from > MAX_PIANI || bytes[wholes] !== dec) return Number.NaN;
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

const NOMI_VALUTA = String.raw`(?:[€$£¥]\.?|[A-Z]{3}|Eur\.?|S?Fr\.|Euro|euro|zł|Kč|kr\.?)`;
const VALUTA = new RegExp(String.raw`^${NOMI_VALUTA}\s*|\s*${NOMI_VALUTA}$`, 'g');
/** Sides after the digits of bank listings: DR/CR (English), D/A (dare, avere), S/H (Soll, Haben), glued or not. */
const LATO =
  /(?<=[\d\s€$£]|[A-Z]{3})\s*(?:(DARE|AVERE|DR|DB|CR|[DASHC])|(DR|DB|CR)\.|\((DARE|AVERE|DR|DB|CR|[DASHC])\))$/i;
/** Strokes in place of cents that are none: `12,-`, `12.--`. They are no minus. */
const SENZA_CENTESIMI = /(?<=\d)[.,] ?[-−–—]{1,2}(?=\D*$)/;
/** Every minus that a font or a program writes. */
const MENI = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
/** Spaces that a printer leaves beside the signs inside a number. */
const SPAZI_INTERNI = /(?<=\d)\s?([.,'’])\s?(?=\d)/g;

/** The side written after an amount: -1 for what went out; null where there is none. */
export function findWrittenSide(text: string): 1 | -1 | null {
  if (!/\d/.test(text)) return null;
  const found = LATO.exec(text.trim());
  const side = found?.[1] ?? found?.[2] ?? found?.[3];
  if (side === undefined) return null;
  return /^(DARE|DR|DB|D|S)$/i.test(side) ? -1 : 1;
}

/** True for an amount that says by itself, with a sign or a side, that it went out. */
export const isNegativa = (cell: string): boolean =>
  /[-−–(]/.test(cell.replace(SENZA_CENTESIMI, '').replace(LATO, '')) || findWrittenSide(cell) === -1;

/** The rare spellings: currency signs, trailing signs, parentheses, stray pipes, Excel's `="…"`. */
function readUnusual(text: string, decimal: ',' | '.'): number {
  let rest = cleanEdges(text).replaceAll(MENI, '-').replace(SENZA_CENTESIMI, '');
  const formula = /^="?([^"]*)"?$/.exec(rest);
  if (formula) rest = (formula[1] ?? '').trim();
  // A spreadsheet's mark of a text stands before the number: it is no thousands sign.
  rest = rest.replaceAll(/^(?:\|+|'(?=[-+\d]))|\|+$/g, '').trim();
  let sign = 1;
  const side = findWrittenSide(rest);
  if (side !== null) rest = rest.replace(LATO, '');
  rest = rest.replaceAll(VALUTA, '').trim();
  const parentheses = /^\((.*)\)$/.exec(rest);
  if (parentheses) {
    rest = (parentheses[1] ?? '').replaceAll(VALUTA, '').trim();
    sign = -sign;
  }
  const lead = /^([+-])\s*/.exec(rest);
  if (lead) {
    if (lead[1] === '-') sign = -sign;
    rest = rest.slice(lead[0].length).replaceAll(VALUTA, '').trim();
  } else {
    const trail = /\s*([+-])$/.exec(rest);
    if (trail) {
      if (trail[1] === '-') sign = -sign;
      rest = rest.slice(0, trail.index).replaceAll(VALUTA, '').trim();
    }
  }
  // Only of a number with both of its cents: `1, 2` may be two numbers.
  if (/[.,] ?\d{2}$/.test(rest)) rest = rest.replaceAll(SPAZI_INTERNI, '$1');
  if (rest === text || !/^[\d.,'’‘ʼ′`´\uFFFD\u00A0\u202F\u2009 ]+$/.test(rest) || !/^[\d.,]/.test(rest)) {
    return Number.NaN;
  }
  const cents = parseCentesimi(rest, decimal);
  if (cents === 0) return 0;
  // A side that agrees with the sign says it once more; one that contradicts it leaves no amount.
  if (side === 1 && sign === -1) return Number.NaN;
  return (side ?? sign) * cents;
}
