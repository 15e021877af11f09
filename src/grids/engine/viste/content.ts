/** Between a grid and a saved view: reads one from the other. */
import type { ColumnState, GridApi } from 'ag-grid-community';
import type { ContenutoVista } from '#api/contract/viste.ts';
import { readFiltri } from '../filters/words.ts';
import { readOrdini } from '../sort/orders.ts';
import { getEmptyColumns } from './empty-columns.ts';
import type { Colonna } from '../types.ts';

type DallaGriglia = Pick<ContenutoVista, 'colonne' | 'ordine' | 'filtri'>;

const LATI = { left: 'sinistra', right: 'destra' } as const;
const SIDES = { sinistra: 'left', destra: 'right' } as const;

/** The columns of the grid that are ours, as they stand. */
export function readContenuto<Riga>(api: GridApi<Riga>, colonne: readonly Colonna<Riga>[]): DallaGriglia {
  const ours = new Set(colonne.map(({ campo }) => campo));
  const { nascoste } = getEmptyColumns(api);
  const shown = api.getAllGridColumns().filter((column) => ours.has(column.getColId()));
  return {
    colonne: shown.map((column) => {
      const pinned = column.getPinned();
      return {
        campo: column.getColId(),
        larghezza: Math.max(20, Math.round(column.getActualWidth())),
        // One that hid itself shows again when there is something in it.
        visibile: column.isVisible() || nascoste.has(column.getColId()),
        fissa: pinned === 'left' || pinned === 'right' ? LATI[pinned] : null,
      };
    }),
    ordine: readOrdini(api).filter(({ campo }) => ours.has(campo)),
    filtri: readFiltri(api.getFilterModel()),
  };
}

/** Puts a view on the grid. Columns born after the view keep their place at its end. */
export function applyContenuto<Riga>(
  api: GridApi<Riga>,
  colonne: readonly Colonna<Riga>[],
  { colonne: wanted, ordine, filtri }: DallaGriglia,
): void {
  const ours = new Set(colonne.map(({ campo }) => campo));
  // The grid's own columns (checkboxes) are in no view and stay in front.
  const own = api.getColumnState().filter(({ colId }) => !ours.has(colId));
  const state: ColumnState[] = wanted.map(({ campo, larghezza, visibile, fissa }) => {
    const sortIndex = ordine.findIndex((each) => each.campo === campo);
    return {
      colId: campo,
      width: larghezza,
      flex: null,
      hide: !visibile,
      pinned: fissa === null ? null : SIDES[fissa],
      sort: ordine[sortIndex]?.verso ?? null,
      sortIndex: sortIndex < 0 ? null : sortIndex,
    };
  });
  api.applyColumnState({ state: [...own, ...state], applyOrder: true, defaultState: { sort: null } });
  const known = Object.entries(filtri).filter(([campo]) => ours.has(campo));
  api.setFilterModel(Object.fromEntries(known));
}
