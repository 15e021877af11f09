/** The columns of a grid whose window has become another shape. */
import type { ColumnState, GridApi } from 'ag-grid-community';
import { getEmptyColumns, NONE_EMPTY, setVuote, type Vuote } from './empty-columns.ts';

/** How the columns stood when the window left one of its two shapes. */
export interface LeftOut {
  stato: ColumnState[];
  empty: Vuote;
}

/** Puts the columns as they were left, or as they are defined; the order of the rows stays. */
export function restoreColonne<Riga>(api: GridApi<Riga>, left: LeftOut | undefined): void {
  const orders = new Map(
    api.getColumnState().map(({ colId, sort, sortIndex }) => [colId, { sort, sortIndex }]),
  );
  setVuote(api, left?.empty ?? { ...NONE_EMPTY, chieste: getEmptyColumns(api).chieste });
  if (!left) api.resetColumnState();
  const state = (left?.stato ?? api.getColumnState()).map((each) => ({ ...each, ...orders.get(each.colId) }));
  api.applyColumnState({ state, applyOrder: true });
}
