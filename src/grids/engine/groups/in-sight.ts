/**
 * The rows that pass the filters, in order, whatever is folded. The grid holds only the rows of open groups, so
 * counts, sums and exports ask here and not the grid.
 */
import type { GridApi } from 'ag-grid-community';
import type { Summary } from '../sums.ts';
import type { RowGroup } from './tree.ts';

export interface InVista<Riga> {
  gruppi: readonly RowGroup<Riga>[];
  /** Rows of data in all groups. */
  quante: number;
  /** Their sums. */
  riepilogo: Summary;
  /** Every row of data, group by group, in order. */
  righe: () => Riga[];
  /** The same, group by group, without holding the page. */
  walk: (signal: AbortSignal) => AsyncIterable<readonly Riga[]>;
  /** The same rows in no order, without the cost of one: the same array until they are other rows. */
  together: () => readonly Riga[];
}

const registro = new WeakMap<WeakKey, InVista<unknown>>();

export function setInVista<Riga>(api: GridApi<Riga>, vista: InVista<Riga> | null): void {
  if (vista) registro.set(api, vista);
  else registro.delete(api);
}

/** The groups of a grid; null while it is not grouped. */
export const inVista = <Riga>(api: GridApi<Riga>): InVista<Riga> | null =>
  (registro.get(api) as InVista<Riga> | undefined) ?? null;

/** Rows of data in sight, without making a list of them. */
export const countInSight = <Riga>(api: GridApi<Riga>): number =>
  inVista(api)?.quante ?? api.getDisplayedRowCount();

/** The sums of the groups, which are already made; null while the grid is not grouped. */
export const sumInSight = <Riga>(api: GridApi<Riga>): Summary | null => inVista(api)?.riepilogo ?? null;
