/** What a saved view keeps of a grid. */
import type { GridApi } from 'ag-grid-community';
import type { ContenutoVista } from '#api/contract/viste.ts';
import { readFiltri } from '../filters/words.ts';
import { readOrdini } from '../sort/orders.ts';
import { isTelefono } from '#ui/use-media.ts';
import type { LeftOut } from '../ag/arrange.ts';
import { getEmptyColumns, NONE_EMPTY } from '../ag/empty-columns.ts';
import { getLeftOut } from '../ag/use-phone.ts';
import type { Colonna } from '../types.ts';

export type FromGrid = Pick<ContenutoVista, 'colonne' | 'ordine' | 'filtri'>;

const LATI = { left: 'sinistra', right: 'destra' } as const;

/**
 * The columns of a wide window: as they stand, or as it was left when it became a phone's; none where it never was wide,
 * so that it keeps those it has.
 */
function readColonne<Riga>(api: GridApi<Riga>): ContenutoVista['colonne'] {
  const { stato, empty }: LeftOut = isTelefono()
    ? (getLeftOut(api).get(false) ?? { stato: [], empty: NONE_EMPTY })
    : { stato: api.getColumnState(), empty: getEmptyColumns(api) };
  return stato.map(({ colId, width, hide, pinned }) => ({
    campo: colId,
    larghezza: Math.max(20, Math.round(width ?? 0)),
    // One that hid itself shows again when there is something in it.
    visibile: hide !== true || empty.hidden.has(colId),
    fissa: pinned === 'left' || pinned === 'right' ? LATI[pinned] : null,
  }));
}

/** The columns of the grid that are ours, in the order of its rows; on a phone those of the wide window. */
export function readContenuto<Riga>(api: GridApi<Riga>, columns: readonly Colonna<Riga>[]): FromGrid {
  const ours = new Set(columns.map(({ campo }) => campo));
  return {
    colonne: readColonne(api).filter(({ campo }) => ours.has(campo)),
    ordine: readOrdini(api).filter(({ campo }) => ours.has(campo)),
    filtri: readFiltri(api.getFilterModel()),
  };
}
