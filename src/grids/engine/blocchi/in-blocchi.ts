/**
 * Rows that the page does not hold: the grid shows blocks of them, and whoever counts, sums or exports asks here.
 */
import type { GridApi } from 'ag-grid-community';
import type { Riepilogo } from '../somme.ts';

export interface InBlocchi<Riga> {
  /** Of the rows that pass filters and search, as the server summed them. */
  riepilogo: Riepilogo;
  /** Rows there are without the grid's own filters and search. */
  tutte: number;
  /** Every row, page by page, in order; with the filters and the search in force, or without. */
  scorri: (quali: 'mostrate' | 'tutte', signal: AbortSignal) => AsyncIterable<readonly Riga[]>;
}

const registro = new WeakMap<WeakKey, InBlocchi<unknown>>();

export function setInBlocchi<Riga>(api: GridApi<Riga>, blocchi: InBlocchi<Riga>): void {
  registro.set(api, blocchi);
}

/** Null for a grid that holds its rows. */
export function inBlocchi<Riga>(api: GridApi<Riga>): InBlocchi<Riga> | null {
  return (registro.get(api) as InBlocchi<Riga> | undefined) ?? null;
}
