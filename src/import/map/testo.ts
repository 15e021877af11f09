/** Text cells as they go into a row: one line, single spaces, within the contract's lengths. */
import { pulisciCella } from '../read/cella.ts';

/** Banks pad descriptions to fixed widths and break them over lines: both become single spaces. */
export function unaRiga(text: string): string {
  const cell = pulisciCella(text);
  return cell.includes('  ') || cell.includes('\n') || cell.includes('\t')
    ? cell.replaceAll(/\s+/g, ' ')
    : cell;
}

/** The cell, or null when it is empty or missing. */
export function testoONull(text: string | undefined, massimo: number): string | null {
  if (text === undefined || text === '') return null;
  const cell = unaRiga(text);
  return cell === '' ? null : cell.length > massimo ? cell.slice(0, massimo) : cell;
}

/** Joins the description's columns, leaving out one that repeats another. */
export function descrivi(riga: readonly string[], indici: readonly number[]): string {
  const first = indici[0];
  if (first === undefined) return '';
  let text = unaRiga(riga[first] ?? '');
  for (let at = 1; at < indici.length; at++) {
    const other = unaRiga(riga[indici[at] ?? -1] ?? '');
    if (other === '' || other === text) continue;
    text = text === '' || other.startsWith(text) ? other : `${text} ${other}`;
  }
  return text.length > 4_000 ? text.slice(0, 4_000) : text;
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/;

export function ibanONull(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const iban = pulisciCella(text).replaceAll(' ', '').toUpperCase();
  return IBAN.test(iban) ? iban : null;
}
