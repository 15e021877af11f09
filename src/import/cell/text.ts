/** Text cells as they go into a row: one line, single spaces, within the contract's lengths. */
import { LUNGHEZZE } from '#api/contract/riga.ts';
import { cleanCell } from './cell.ts';

const TAB = 9;
const A_CAPO = 10;
const SPACE = 32;
const EQUALS_SIGN = 61;
/** Up to here only those below the space, and the one that does not break, are white: past it are others. */
const ULTIMO_NOTO = 0x1680;

/** True for what no text is trimmed of, and no formula starts with. */
const isFilled = (code: number): boolean =>
  code > SPACE && code < ULTIMO_NOTO && code !== 0xa0 && code !== EQUALS_SIGN;

/** True when a text is one line as it is: nearly every one, and nothing then need be searched or replaced. */
export function isUnaRiga(text: string): boolean {
  if (!isFilled(text.charCodeAt(0)) || !isFilled(text.charCodeAt(text.length - 1))) return false;
  let before = 0;
  for (let at = 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === TAB || code === A_CAPO || (code === SPACE && before === SPACE)) return false;
    before = code;
  }
  return true;
}

/** Banks pad descriptions to fixed widths and break them over lines: both become single spaces. */
export function toOneLine(text: string): string {
  if (isUnaRiga(text)) return text;
  const cell = cleanCell(text);
  return cell.includes('  ') || cell.includes('\n') || cell.includes('\t')
    ? cell.replaceAll(/\s+/g, ' ')
    : cell;
}

/** The cell, or null when it is empty or missing. */
export function toTextOrNull(text: string | undefined, max: number): string | null {
  if (text === undefined || text === '') return null;
  const cell = toOneLine(text);
  return cell === '' ? null : cell.length > max ? cell.slice(0, max) : cell;
}

/** Joins the description's columns, leaving out one that repeats another. */
export function joinDescription(riga: readonly string[], indices: readonly number[]): string {
  const first = indices[0];
  if (first === undefined) return '';
  let text = toOneLine(riga[first] ?? '');
  for (let at = 1; at < indices.length; at++) {
    const other = toOneLine(riga[indices[at] ?? -1] ?? '');
    if (other === '' || other === text) continue;
    text = text === '' || other.startsWith(text) ? other : `${text} ${other}`;
  }
  return text.length > LUNGHEZZE.descrizione ? text.slice(0, LUNGHEZZE.descrizione) : text;
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/;

export function toIbanOrNull(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const iban = cleanCell(text).replaceAll(' ', '').toUpperCase();
  return IBAN.test(iban) ? iban : null;
}

/** The text of a column the file has; asking an array for its index -1 would be slow, and this runs on every row. */
export const getColumnText = (riga: readonly string[], index: number, max: number): string | null =>
  index === -1 ? null : toTextOrNull(riga[index], max);
