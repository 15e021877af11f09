/**
 * Rows that the page does not hold: the grid shows blocks of them, and whoever counts, sums or exports asks here.
 */
import type { GridApi } from 'ag-grid-community';
import type { Summary } from '../sums.ts';

interface InBlocks<Riga> {
  /** True where the grid shows blocks of the list; false where it shows groups of it. */
  flat: boolean;
  /** Of the rows that pass filters and search, as the server summed them. */
  riepilogo: Summary;
  /** Rows there are without the grid's own filters and search. */
  all: number;
  /** Every row, page by page, in order; with the filters and the search in force, or without. */
  walk: (which: 'mostrate' | 'tutte', signal: AbortSignal) => AsyncIterable<readonly Riga[]>;
  /** The rows from place `from` (included) to place `a` (excluded), with the filters, the search and the order in force. */
  read: (from: number, a: number, signal: AbortSignal) => Promise<readonly Riga[]>;
  /** How many rows, with the filters and the search in force, are empty in a column. */
  countEmpty: (campo: string, signal: AbortSignal) => Promise<number>;
  /** Names the list that places are counted in: another name, other places. */
  chiave: () => string;
  /** The row as it stands after the changes since it was read. */
  attuale: (riga: Riga) => Riga;
}

const registro = new WeakMap<WeakKey, InBlocks<unknown>>();

export function setInBlocks<Riga>(api: GridApi<Riga>, blocks: InBlocks<Riga>): void {
  registro.set(api, blocks as unknown as InBlocks<unknown>);
}

/** Null for a grid that holds its rows. */
export const inBlocks = <Riga>(api: GridApi<Riga>): InBlocks<Riga> | null =>
  (registro.get(api) as InBlocks<Riga> | undefined) ?? null;
