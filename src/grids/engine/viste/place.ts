/** Where a person stood in a grid: by row, since places change while the page is away. Read as it goes, taken up again. */
import type { GridApi } from 'ag-grid-community';

export interface RowPlace {
  id: string;
  /** Where it stood in the list: a list in blocks is searched around there. */
  riga: number;
}

export interface KeptPlace {
  /** What was on screen, from the top, with how far below the top; empty at the top of the list. */
  righe: readonly (RowPlace & { height: number })[];
  /** The first column that scrolled; null where none was scrolled away. */
  colonna: string | null;
  /** The cell that had the keys. */
  cella: (RowPlace & { campo: string }) | null;
}

/** Rows in sight of which one is enough to find the place again. */
const HEIRS = 30;
export const findViewport = (element: HTMLElement): HTMLElement | null =>
  element.querySelector('.ag-grid-viewport');

function readRighe<Riga>(api: GridApi<Riga>): KeptPlace['righe'] {
  const { top, bottom } = api.getVerticalPixelRange();
  if (top === 0) return [];
  const righe: { id: string; riga: number; height: number }[] = [];
  const last = Math.min(api.getLastDisplayedRowIndex(), api.getFirstDisplayedRowIndex() + HEIRS);
  for (let riga = Math.max(0, api.getFirstDisplayedRowIndex()); riga <= last; riga += 1) {
    const node = api.getDisplayedRowAtIndex(riga);
    const { id, rowTop } = node ?? {};
    if (node?.data === undefined || id === undefined || typeof rowTop !== 'number') continue;
    if (rowTop >= top && rowTop < bottom) righe.push({ id, riga, height: rowTop - top });
  }
  return righe;
}

function readColonna<Riga>(api: GridApi<Riga>): string | null {
  const { left } = api.getHorizontalPixelRange();
  if (left === 0) return null;
  return (
    api
      .getDisplayedCenterColumns()
      .find((column) => (column.getLeft() ?? 0) >= left)
      ?.getColId() ?? null
  );
}

function readCella<Riga>(api: GridApi<Riga>, element: HTMLElement): KeptPlace['cella'] {
  const active = document.activeElement;
  const focused = api.getFocusedCell();
  if (!focused || focused.rowPinned || !active?.closest('.ag-row') || !element.contains(active)) return null;
  const id = api.getDisplayedRowAtIndex(focused.rowIndex)?.id;
  return id === undefined ? null : { id, riga: focused.rowIndex, campo: focused.column.getColId() };
}

export const readPlace = <Riga>(api: GridApi<Riga>, element: HTMLElement): KeptPlace => ({
  righe: readRighe(api),
  colonna: readColonna(api),
  cella: readCella(api, element),
});
