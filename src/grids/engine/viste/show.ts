/** Columns that show and hide: by themselves when no row fills them, or because the person says so. */
import type { GridApi } from 'ag-grid-community';
import { setVuote, getEmptyColumns } from './empty-columns.ts';

/** The person shows or hides columns: what they ask for stays, empty or not. */
export function showColonne<Riga>(api: GridApi<Riga>, campi: readonly string[], visibili: boolean): void {
  const { nascoste, chieste, fissate } = getEmptyColumns(api);
  const asked = new Set(chieste);
  for (const campo of campi) if (visibili) asked.add(campo);
  setVuote(api, {
    nascoste: new Set([...nascoste].filter((campo) => !campi.includes(campo))),
    chieste: asked,
    fissate,
  });
  api.setColumnsVisible([...campi], visibili);
}

/** Hides the columns that are empty now, and brings back those that hid themselves and are not any more. */
export function applyVuote<Riga>(api: GridApi<Riga>, vuote: readonly string[]): void {
  const { nascoste, chieste, fissate } = getEmptyColumns(api);
  const back = [...nascoste].filter((campo) => !vuote.includes(campo));
  const gone = vuote.filter(
    (campo) => !chieste.has(campo) && !nascoste.has(campo) && api.getColumn(campo)?.isVisible() === true,
  );
  if (back.length === 0 && gone.length === 0) return;
  // A grid without columns would say nothing at all.
  const left = api
    .getAllGridColumns()
    .filter((column) => column.isVisible() && !gone.includes(column.getColId()));
  if (left.length === 0) return;
  setVuote(api, {
    nascoste: new Set([...nascoste, ...gone].filter((campo) => !back.includes(campo))),
    chieste,
    fissate,
  });
  if (back.length > 0) api.setColumnsVisible(back, true);
  if (gone.length > 0) api.setColumnsVisible(gone, false);
}

/** The person has given these columns their width. */
export function keepWidths<Riga>(api: GridApi<Riga>, campi: readonly string[]): void {
  const now = getEmptyColumns(api);
  setVuote(api, { ...now, fissate: new Set([...now.fissate, ...campi]) });
}
