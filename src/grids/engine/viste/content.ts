/** What a saved view keeps of a grid. */
import type { GridApi } from 'ag-grid-community';
import type { ContenutoVista } from '#api/contract/viste.ts';
import { readFiltri } from '../filters/words.ts';
import { readOrdini } from '../sort/orders.ts';
import { getEmptyColumns } from '../ag/empty-columns.ts';
import type { Colonna } from '../types.ts';

export type DallaGriglia = Pick<ContenutoVista, 'colonne' | 'ordine' | 'filtri'>;

const LATI = { left: 'sinistra', right: 'destra' } as const;

/** The columns of the grid that are ours, as they stand. */
export function readContenuto<Riga>(api: GridApi<Riga>, columns: readonly Colonna<Riga>[]): DallaGriglia {
  const ours = new Set(columns.map(({ campo }) => campo));
  const { hidden } = getEmptyColumns(api);
  const shown = api.getAllGridColumns().filter((column) => ours.has(column.getColId()));
  return {
    colonne: shown.map((column) => {
      const pinned = column.getPinned();
      return {
        campo: column.getColId(),
        larghezza: Math.max(20, Math.round(column.getActualWidth())),
        // One that hid itself shows again when there is something in it.
        visibile: column.isVisible() || hidden.has(column.getColId()),
        fissa: pinned === 'left' || pinned === 'right' ? LATI[pinned] : null,
      };
    }),
    ordine: readOrdini(api).filter(({ campo }) => ours.has(campo)),
    filtri: readFiltri(api.getFilterModel()),
  };
}
