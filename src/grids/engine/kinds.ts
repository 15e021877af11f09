/**
 * Column kinds: how one sort of value looks, sorts, filters, is typed and lands in Excel.
 * Pure: no React, no grid, so that the export worker and the tests use the very same rules.
 */
import type { Centesimi, Giorno } from '#api/contract/valori.ts';
import { formatData, parseData } from '#domain/date.ts';
import { formatImporto, parseImporto } from '#domain/importi.ts';
import type { CellaExcel } from '#sheets/workbook.ts';
import type { Suggestions } from './suggestions.ts';
import { compareTesto, formatNumero, parseNumero } from '#domain/text.ts';

type FilterKind = 'testo' | 'numero' | 'data' | 'nessuno';

/** An edit read back from what was typed. */
export type ParsedEdit<V> = { ok: true; valore: V | null } | { ok: false; motivo: string };

export interface TipoColonna<V> {
  nome: 'importo' | 'data' | 'testo' | 'numero' | 'stato' | 'nota' | 'siNo' | 'istante' | 'soggetto';
  align: 'sinistra' | 'destra' | 'centro';
  /** Pixels at compact density, wide enough for the usual value. */
  larghezza: number;
  filtro: FilterKind;
  excel: CellaExcel;
  /** Never called with null: an empty cell is empty. */
  format(value: V): string;
  /** Never called with null: empty cells come last whatever the direction. */
  compare(a: V, b: V): number;
  /** Reads what was typed; empty text is null. */
  parse(text: string): ParsedEdit<V>;
  /** Proposes values while one is typed: see `soggetto`. */
  suggestions?: Suggestions;
  /** What Excel gets: ISO day for `data`, cents for `importo`, number or text. */
  toExcel(value: V): string | number;
}

/** Numbers, smallest first. */
const compareNumeri = (a: number, b: number): number => a - b;
const ordinal = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Wraps a parser that answers null for nonsense. */
const read =
  <V>(parse: (text: string) => V | null, motivo: string): ((text: string) => ParsedEdit<V>) =>
  (text) => {
    if (text.trim() === '') return { ok: true, valore: null };
    const valore = parse(text);
    return valore === null ? { ok: false, motivo } : { ok: true, valore };
  };

const readText = read<string>((text) => text.trim(), '');

/** Money in cents, `1.234,56`. */
export const IMPORTO: TipoColonna<Centesimi> = {
  nome: 'importo',
  align: 'destra',
  // A column whose amounts are wider becomes wider: see `useLarghezze`.
  larghezza: 108,
  filtro: 'numero',
  excel: 'importo',
  format: formatImporto,
  compare: compareNumeri,
  parse: read(parseImporto, 'Importo non valido: scrivi ad esempio 1.234,56'),
  toExcel: (value) => value,
};

/** A calendar day, `15/03/2026`. ISO text sorts as time does. */
export const DATA: TipoColonna<Giorno> = {
  nome: 'data',
  align: 'sinistra',
  larghezza: 102,
  filtro: 'data',
  excel: 'data',
  format: formatData,
  compare: ordinal,
  parse: read(parseData, 'Data non valida: scrivi ad esempio 15/03/2026'),
  toExcel: (value) => value,
};

/** Plain text on one line. */
export const TESTO: TipoColonna<string> = {
  nome: 'testo',
  align: 'sinistra',
  larghezza: 180,
  filtro: 'testo',
  excel: 'testo',
  format: (value) => value,
  compare: compareTesto,
  parse: readText,
  toExcel: (value) => value,
};

/** A count or a code that is a number, `1.240`. */
export const NUMERO: TipoColonna<number> = {
  nome: 'numero',
  align: 'destra',
  larghezza: 84,
  filtro: 'numero',
  excel: 'numero',
  format: formatNumero,
  compare: compareNumeri,
  parse: read(parseNumero, 'Numero non valido: scrivi ad esempio 1.240,5'),
  toExcel: (value) => value,
};

/** A free note, edited in the cell. */
export const NOTA: TipoColonna<string> = { ...TESTO, nome: 'nota', larghezza: 220 };

const YES = new Set(['si', 'sì', 's', 'vero', '1', 'x']);
const NO = new Set(['no', 'n', 'falso', '0']);

/** Yes or no, in words. */
export const SI_NO: TipoColonna<boolean> = {
  nome: 'siNo',
  align: 'centro',
  larghezza: 72,
  filtro: 'testo',
  excel: 'testo',
  format: (value) => (value ? 'Sì' : 'No'),
  compare: (a, b) => Number(a) - Number(b),
  parse: read((text) => {
    const word = text.trim().toLowerCase();
    if (YES.has(word)) return true;
    return NO.has(word) ? false : null;
  }, 'Scrivi Sì o No'),
  toExcel: (value) => (value ? 'Sì' : 'No'),
};

const instants = new Intl.DateTimeFormat('it-IT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** An ISO instant shown on the wall clock of whoever looks, `15/03/2026, 14:05`. */
export const INSTANT: TipoColonna<string> = {
  nome: 'istante',
  align: 'sinistra',
  larghezza: 164,
  filtro: 'testo',
  excel: 'testo',
  format: (value) => instants.format(new Date(value)),
  compare: ordinal,
  parse: readText,
  toExcel: (value) => instants.format(new Date(value)),
};

/** One of a few states. The wire has the code; the person sees `words`, which sort in the order given. */
export function defineStato<S extends string>(words: Readonly<Record<S, string>>): TipoColonna<S> {
  const order = Object.keys(words);
  return {
    nome: 'stato',
    align: 'sinistra',
    larghezza: 112,
    filtro: 'testo',
    excel: 'testo',
    format: (value) => words[value],
    compare: (a, b) => order.indexOf(a) - order.indexOf(b),
    parse: read(
      (text) => {
        const word = text.trim().toLowerCase();
        const found = (Object.entries(words) as [S, string][]).find(
          ([, shown]) => shown.toLowerCase() === word,
        );
        return found ? found[0] : null;
      },
      `Scegli fra: ${Object.values<string>(words).join(', ')}`,
    ),
    toExcel: (value) => words[value],
  };
}
