/** Puts a saved view on a grid. */
import type { ColumnState, GridApi } from 'ag-grid-community';
import { isTelefono } from '#ui/use-media.ts';
import { NONE_EMPTY, setVuote } from '../ag/empty-columns.ts';
import { getLeftOut } from '../ag/use-phone.ts';
import type { Colonna } from '../types.ts';
import type { FromGrid } from './content.ts';

const SIDES = { sinistra: 'left', destra: 'right' } as const;

/**
 * Puts a view on the grid. Columns born after the view keep their place at its end. A phone keeps its own columns, in the
 * order of the rows that the view has: those of the view are left for when the window is wide.
 */
export function applyContenuto<Riga>(
  api: GridApi<Riga>,
  columns: readonly Colonna<Riga>[],
  { colonne: wanted, ordine, filtri }: FromGrid,
): void {
  const ours = new Set(columns.map(({ campo }) => campo));
  const phone = isTelefono();
  // Made on a phone that never was wide: the columns are those that the grid was made with.
  if (wanted.length === 0 && !phone) api.resetColumnState();
  const asItIs = api.getColumnState();
  // The grid's own columns (checkboxes) are in no view and stay in front.
  const own = asItIs.filter(({ colId }) => !ours.has(colId));
  const state: ColumnState[] = wanted.map(({ campo, larghezza, visibile, fissa }) => ({
    colId: campo,
    width: larghezza,
    flex: null,
    hide: !visibile,
    pinned: fissa === null ? null : SIDES[fissa],
  }));
  const stato = (wanted.length === 0 ? asItIs : [...own, ...state]).map((each) => {
    const sortIndex = ordine.findIndex(({ campo }) => campo === each.colId);
    return {
      ...each,
      sort: ordine[sortIndex]?.verso ?? null,
      sortIndex: sortIndex < 0 ? null : sortIndex,
    };
  });
  const empty = { ...NONE_EMPTY, fixed: new Set(wanted.map(({ campo }) => campo)) };
  if (!phone) setVuote(api, empty);
  else if (wanted.length > 0) getLeftOut(api).set(false, { stato, empty });
  else getLeftOut(api).delete(false);
  api.applyColumnState({
    state: phone ? stato.map(({ colId, sort, sortIndex }) => ({ colId, sort, sortIndex })) : stato,
    applyOrder: !phone,
    defaultState: { sort: null },
  });
  const known = Object.entries(filtri).filter(([field]) => ours.has(field));
  api.setFilterModel(Object.fromEntries(known));
}
