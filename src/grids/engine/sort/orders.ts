/** Which columns order the rows of a grid. */
import type { GridApi } from 'ag-grid-community';
import type { SortOrder } from './sort.ts';

/** The columns the grid is ordered by, first the first. */
export const readOrdini = <Riga>(api: GridApi<Riga>): SortOrder[] =>
  api
    .getColumnState()
    .filter(({ sort }) => sort === 'asc' || sort === 'desc')
    .sort((a, b) => (a.sortIndex ?? 0) - (b.sortIndex ?? 0))
    .map(({ colId, sort }) => ({ campo: colId, verso: sort === 'desc' ? 'desc' : 'asc' }));
