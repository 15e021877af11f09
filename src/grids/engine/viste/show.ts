/** Columns that show and hide: by themselves when no row fills them, or because the person says so. */
import type { GridApi } from 'ag-grid-community';
import { setVuote, getEmptyColumns } from '../ag/empty-columns.ts';

/** The person shows or hides columns: what they ask for stays, empty or not. */
export function showColonne<Riga>(api: GridApi<Riga>, fields: readonly string[], visible: boolean): void {
  const { hidden, chieste, fixed } = getEmptyColumns(api);
  const asked = new Set(chieste);
  for (const field of fields) if (visible) asked.add(field);
  setVuote(api, {
    hidden: new Set([...hidden].filter((field) => !fields.includes(field))),
    chieste: asked,
    fixed,
  });
  api.setColumnsVisible([...fields], visible);
}

/** Hides the columns that are empty now, and brings back those that hid themselves and are not any more. */
export function applyVuote<Riga>(api: GridApi<Riga>, empty: readonly string[]): void {
  const { hidden, chieste, fixed } = getEmptyColumns(api);
  const back = [...hidden].filter((field) => !empty.includes(field));
  const gone = empty.filter(
    (field) => !chieste.has(field) && !hidden.has(field) && api.getColumn(field)?.isVisible() === true,
  );
  if (back.length === 0 && gone.length === 0) return;
  // A grid without columns would say nothing at all.
  const left = api
    .getAllGridColumns()
    .filter((column) => column.isVisible() && !gone.includes(column.getColId()));
  if (left.length === 0) return;
  setVuote(api, {
    hidden: new Set([...hidden, ...gone].filter((field) => !back.includes(field))),
    chieste,
    fixed,
  });
  if (back.length > 0) api.setColumnsVisible(back, true);
  if (gone.length > 0) api.setColumnsVisible(gone, false);
}

/** The person has given these columns their width. */
export function keepWidths<Riga>(api: GridApi<Riga>, fields: readonly string[]): void {
  const now = getEmptyColumns(api);
  setVuote(api, { ...now, fixed: new Set([...now.fixed, ...fields]) });
}
