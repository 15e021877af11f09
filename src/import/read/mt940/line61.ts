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
}

/** The reason of what is expected but not booked (marks EC and ED of MT942). */
export const ATTESA = 'Operazione attesa, non ancora contabilizzata';

/** What stands where there is no reference. */
const NESSUNO = new Set(['NONREF', 'EREF', 'MARF', 'PREF']);
const vero = (riferimento: string): string => (NESSUNO.has(riferimento) ? '' : riferimento);

const VIRGOLA = 44;

const isCifra = (code: number): boolean => code >= 48 && code <= 57;
const isLettera = (code: number): boolean => code >= 65 && code <= 90;

/** Where the digits that start at `da` end, `massimo` of them at most. */
function fineCifre(testo: string, da: number, massimo: number): number {
  let at = da;
  while (at < da + massimo && isCifra(testo.charCodeAt(at))) at++;
  return at;
}

/** `C`, `D`, or either after an `R` (reversal) or an `E` (expected); empty when none stands there. */
function segnoA(testo: string, da: number): string {
  const primo = testo.charAt(da);
  const segno = primo === 'R' || primo === 'E' ? testo.slice(da, da + 2) : primo;
  return segno.endsWith('C') || segno.endsWith('D') ? segno : '';
}

/** Where the parts of a statement line stand. */
interface Parti {
  segno: string;
  importo: string;
  /** Of the letter before the type; -1 when the line ends with the amount. */
  tipo: number;
}

/** Takes the line apart, character by character: this runs on every movement. Null when it has not the form of the field. */
function dividi(riga: string): Parti | null {
  if (fineCifre(riga, 0, 6) !== 6) return null;
  const senzaRegistrazione = fineCifre(riga, 6, 4) !== 10 && riga.slice(6, 10).trim() !== '';
  let at = senzaRegistrazione ? 6 : 10;
  const segno = segnoA(riga, at);
  if (segno === '') return null;
  at += segno.length;
  // The third letter of the currency, which some banks give.
  if (isLettera(riga.charCodeAt(at))) at++;
  if (!isCifra(riga.charCodeAt(at)) && riga.charAt(at).trim() === '') at++;
  const interi = fineCifre(riga, at, 20);
  if (interi === at) return null;
  const fine = riga.charCodeAt(interi) === VIRGOLA ? fineCifre(riga, interi + 1, 5) : interi;
  const importo = riga.slice(at, fine);
  if (fine === riga.length) return { segno, importo, tipo: -1 };
  return 'NFS'.includes(riga.charAt(fine)) ? { segno, importo, tipo: fine } : null;
}

/** Answers the Italian reason when the line is not a movement that can be read. */
export function parseLine61(linee: readonly string[]): Riga61 | string {
  const riga = (linee[0] ?? '').trim();
  const parti = dividi(riga);
  if (!parti) return 'La riga del movimento non ha la forma del campo :61:';
  const { segno, tipo } = parti;
  if (segno.startsWith('E')) return ATTESA;
  const importo = parseCentesimi(parti.importo, ',');
  if (Number.isNaN(importo)) return 'L’importo non si legge o ha frazioni di centesimo';
  const data_valuta = parseMtGiorno(riga);
  const data = parseEntryGiorno(riga) ?? data_valuta;
  if (data === null) return 'La data non esiste';
  // RD takes back a debit and is therefore a credit; RC the other way round.
  const entrata = segno === 'C' || segno === 'RD';
  return {
    data,
    data_valuta,
    importo: entrata ? importo : 0 - importo,
    tipo: tipo === -1 ? '' : riga.slice(tipo + 1, tipo + 4).trim(),
    riferimento: tipo === -1 ? '' : leggiRiferimento(riga.slice(tipo + 4)),
    supplemento: linee.length === 1 ? '' : linee.slice(1).join(' ').trim(),
    storno: segno.startsWith('R'),
  };
}

/** The customer's, or the bank's own after `//`. */
function leggiRiferimento(resto: string): string {
  const at = resto.indexOf('//');
  if (at === -1) return vero(resto.trim());
  return vero(resto.slice(0, at).trim()) || vero(resto.slice(at + 2).trim());
}
