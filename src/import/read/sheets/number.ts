/** Cells that hold numbers, as text that reads back to the same cents or the same day. */
import type { Decimali } from '#api/contract/tracciati.ts';
import type { GenereNumero, NumberFormat } from './number-format.ts';

/** How the numbers of a workbook are written: every cell in the same way, whatever its own format shows. */
export interface NumberStyle {
  decimali: Decimali;
  /** True when day 0 is 1 January 1904, as workbooks born on a Macintosh count. */
  base1904: boolean;
}

/** Euro by which a sum of amounts can miss its cents in binary arithmetic: far less than what a third decimal means. */
const NOISE = 1e-6;
/** Bits of a double's fraction that amounts of thousands of millions leave for their cents. */
const RELATIVE_NOISE = 4e-16;

/**
 * A number as text. Whole cents within floating noise are written with two decimals (`0.1 + 0.2` is `0,30`);
 * anything else keeps its digits, and at least four of them after the sign, so that a thousandth is never
 * taken for a thousand. Whole numbers of money show their `,00`; others, which may be codes, do not.
 */
export function formatNumber(value: number, kind: GenereNumero, { decimali, base1904 }: NumberStyle): string {
  if (kind === 'data') {
    const day = formatSerial(value, base1904);
    if (day !== null) return day;
  }
  if (!Number.isFinite(value)) return '';
  if (Number.isInteger(value) && kind !== 'denaro') return String(value);
  const cents = Math.round(value * 100);
  const gap = Math.abs(value - cents / 100);
  if (gap > NOISE + Math.abs(value) * RELATIVE_NOISE || !Number.isSafeInteger(cents)) {
    return withFourDecimals(value, decimali);
  }
  const absolute = Math.abs(cents);
  const rest = absolute % 100;
  const sign = cents < 0 ? '-' : '';
  return `${sign}${(absolute - rest) / 100}${decimali}${rest < 10 ? '0' : ''}${rest}`;
}

/** The number of a cell with the currency that its format alone shows beside it. */
export function formatCellNumber(
  value: number,
  { genere, divisa }: NumberFormat,
  style: NumberStyle,
): string {
  const text = formatNumber(value, genere, style);
  return divisa === null || text === '' ? text : `${text} ${divisa}`;
}

function withFourDecimals(value: number, decimals: Decimali): string {
  // Fifteen digits are what a spreadsheet itself keeps of a number.
  const text = String(Number(value.toPrecision(15)));
  const dot = text.indexOf('.');
  if (dot === -1 || text.includes('e')) return text;
  return `${text.slice(0, dot)}${decimals}${text.slice(dot + 1).padEnd(4, '0')}`;
}

const GIORNO_MS = 86_400_000;
const SECONDI = 86_400;
/** Seconds that a computed serial may lack of a whole day: less than the thousandth that programs write last. */
const NO_MORE = 0.000_9;
/** Last day a spreadsheet knows: 31 December 9999. */
const ULTIMO = 2_958_465;

/**
 * A date cell's serial as `2026-03-31`, with the time when it has one; a time alone where there is no day.
 * In the 1900 system day 60 is a 29 February that never was (ECMA-376 part 1, 18.17.4.1): it is written so,
 * and refused as no day.
 */
export function formatSerial(serial: number, base1904: boolean): string | null {
  if (!(serial >= 0) || serial > ULTIMO) return null;
  let days = Math.floor(serial);
  let seconds = Math.round((serial - days) * SECONDI);
  if (seconds === SECONDI) {
    // The last instant of a day is of that day; what lacks no more than a number can lack is the next one.
    const next = (1 - (serial - days)) * SECONDI < NO_MORE;
    if (next) days++;
    seconds = next ? 0 : SECONDI - 1;
  }
  const ora = seconds === 0 ? '' : writeTime(seconds);
  if (days === 0 && !base1904) return ora === '' ? null : ora;
  const day = !base1904 && days === 60 ? '1900-02-29' : dayOf(days, base1904);
  return ora === '' ? day : `${day} ${ora}`;
}

/** Days written so far: statements repeat them row after row. */
const written = new Map<number, string>();
const MAX_WRITTEN = 20_000;

function dayOf(days: number, base1904: boolean): string {
  const key = base1904 ? -1 - days : days;
  let day = written.get(key);
  if (day === undefined) {
    if (written.size > MAX_WRITTEN) written.clear();
    day = computeDay(days, base1904);
    written.set(key, day);
  }
  return day;
}

function computeDay(days: number, base1904: boolean): string {
  const zero = base1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  return new Date(zero + days * GIORNO_MS).toISOString().slice(0, 10);
}

function writeTime(seconds: number): string {
  const two = (value: number): string => `${value < 10 ? '0' : ''}${value}`;
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
