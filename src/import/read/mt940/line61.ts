/**
 * `:61:` statement line: value date, entry date, mark, funds code, amount, type, references
 * (`6!n[4!n]2a[1!a]15d1!a3!c16x[//16x][34x]`). Types and references are read leniently: banks cut them short.
 */
import type { Giorno } from '#api/contract/valori.ts';
import { parseCentesimi } from '../../cell/amount.ts';
import { parseMtGiorno, parseEntryGiorno } from './values.ts';

export interface Riga61 {
  data: Giorno;
  data_valuta: Giorno | null;
  importo: number;
  /** Three characters after the letter N, F or S. */
  tipo: string;
  riferimento: string;
  /** What follows the references, on the same line and the next. */
  supplemento: string;
  storno: boolean;
  /** Expected and not booked (marks EC and ED of MT942). */
  attesa: boolean;
}

/** What stands where there is no reference. */
const NONE = new Set(['NONREF', 'EREF', 'MARF', 'PREF']);
const genuine = (reference: string): string => (NONE.has(reference) ? '' : reference);

const COMMA = 44;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetter = (code: number): boolean => code >= 65 && code <= 90;

/** Where the digits that start at `from` end, `max` of them at most. */
function digitsEnd(text: string, from: number, max: number): number {
  let at = from;
  while (at < from + max && isDigit(text.charCodeAt(at))) at++;
  return at;
}

/** `C`, `D`, or either after an `R` (reversal) or an `E` (expected); empty when none stands there. */
function signAt(text: string, from: number): string {
  const first = text.charAt(from);
  const sign = first === 'R' || first === 'E' ? text.slice(from, from + 2) : first;
  return sign.endsWith('C') || sign.endsWith('D') ? sign : '';
}

/** Where the parts of a statement line stand. */
interface Parti {
  segno: string;
  importo: string;
  /** Of the letter before the type; -1 when the line ends with the amount. */
  tipo: number;
}

/** Takes the line apart, character by character: this runs on every movement. Null when it has not the form of the field. */
function split(riga: string): Parti | null {
  if (digitsEnd(riga, 0, 6) !== 6) return null;
  const withoutRegistrazione = digitsEnd(riga, 6, 4) !== 10 && riga.slice(6, 10).trim() !== '';
  let at = withoutRegistrazione ? 6 : 10;
  const segno = signAt(riga, at);
  if (segno === '') return null;
  at += segno.length;
  // The third letter of the currency, which some banks give.
  if (isLetter(riga.charCodeAt(at))) at++;
  if (!isDigit(riga.charCodeAt(at)) && riga.charAt(at).trim() === '') at++;
  const wholes = digitsEnd(riga, at, 20);
  if (wholes === at) return null;
  const end = riga.charCodeAt(wholes) === COMMA ? digitsEnd(riga, wholes + 1, 5) : wholes;
  const importo = riga.slice(at, end);
  if (end === riga.length) return { segno, importo, tipo: -1 };
  return 'NFS'.includes(riga.charAt(end)) ? { segno, importo, tipo: end } : null;
}

/** Answers the Italian reason when the line is not a movement that can be read. */
export function parseLine61(lines: readonly string[]): Riga61 | string {
  const riga = (lines[0] ?? '').trim();
  const parts = split(riga);
  if (!parts) return 'La riga del movimento non ha la forma del campo :61:';
  const { segno, tipo } = parts;
  const importo = parseCentesimi(parts.importo, ',');
  if (Number.isNaN(importo)) return 'L’importo non si legge o ha frazioni di centesimo';
  const data_valuta = parseMtGiorno(riga);
  const data = parseEntryGiorno(riga) ?? data_valuta;
  if (data === null) return 'La data non esiste';
  // RD takes back a debit and is therefore a credit; RC the other way round.
  const inflow = segno === 'C' || segno === 'EC' || segno === 'RD';
  return {
    data,
    data_valuta,
    importo: inflow ? importo : 0 - importo,
    tipo: tipo === -1 ? '' : riga.slice(tipo + 1, tipo + 4).trim(),
    riferimento: tipo === -1 ? '' : readReference(riga.slice(tipo + 4)),
    supplemento: lines.length === 1 ? '' : lines.slice(1).join(' ').trim(),
    storno: segno.startsWith('R'),
    attesa: segno.startsWith('E'),
  };
}

/** The customer's, or the bank's own after `//`. */
function readReference(rest: string): string {
  const at = rest.indexOf('//');
  if (at === -1) return genuine(rest.trim());
  return genuine(rest.slice(0, at).trim()) || genuine(rest.slice(at + 2).trim());
}
