/** How the rows of a source are taken apart into parts that are read one under the other. */
import { expandAbbreviations } from '../cell/abbreviations.ts';
import { classifyCell } from '../cell/cell.ts';
import { listMeanings, normalizeHeader, type ColumnRole } from '../cell/words.ts';

export type Rows = readonly (readonly string[])[];

/** The cells of each part, by the place of the row; none where a part has none of it. */
export interface Stack {
  /** Where the names of the columns stand; where they come again they are of no part. */
  header: number;
  parts: readonly ((riga: readonly string[], at: number) => string[][])[];
  notice: (from: readonly number[]) => string;
}

/** Lines in which the header is looked for. */
export const HEADERS = 40;

const DAYS: ReadonlySet<ColumnRole> = new Set(['data', 'data_valuta', 'data_documento', 'scadenza']);
const AMOUNTS: ReadonlySet<ColumnRole> = new Set(['importo', 'dare', 'avere']);

const roleOf = (name: string): ColumnRole | null => listMeanings(name)[0]?.ruolo ?? null;
export const isDay = (name: string): boolean => DAYS.has(roleOf(name) ?? 'saldo');
export const isBalance = (name: string): boolean => roleOf(name) === 'saldo';
export const isAmount = (name: string): boolean =>
  AMOUNTS.has(roleOf(name) ?? 'saldo') || /^(?:euro|eur|€)$/i.test(name.trim());

/** Words of a side before or behind the name of a column: `Data entrata`, `Importo uscite`. */
const SIDE =
  /(?<=^| )(?:in )?(entrat[ae]|uscit[ae]|incass[oi]|incassat[oae]|pagament[oi]|pagat[oae]|accredit[oi]|addebit[oi]|ricav[oi]|cost[oi]|spes[ae]|avere|dare)(?= |$)/;

/** The name without its side, and the side. */
export function takeSide(name: string): { bare: string; side: 1 | -1 | null } {
  const text = expandAbbreviations(normalizeHeader(name));
  const word = text.includes(' ') ? SIDE.exec(text)?.[1] : undefined;
  if (word === undefined) return { bare: name.trim(), side: null };
  const isIn = /^(?:entrat|incass|accredit|ricav|avere)/.test(word);
  return { bare: text.replace(SIDE, '').replaceAll(/\s+/g, ' ').trim(), side: isIn ? 1 : -1 };
}

export const isHeader = (riga: readonly string[]): boolean => {
  const filled = riga.filter((cell) => cell.trim() !== '');
  return filled.length >= 4 && filled.every((cell) => classifyCell(cell) === 'testo');
};

export const joinCells = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' ');
