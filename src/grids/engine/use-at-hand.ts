/** Gives the keys to the rows of a page that is about them, whenever nobody has them: as it opens, and after a decision. */
import type { GridApi } from 'ag-grid-community';
import { useEffect } from 'react';
import { listenTo } from './listen-to.ts';

/** True where no part of the page has the keys, nothing is open over it, and no text is selected, to be copied. */
const isFree = (): boolean =>
  (document.activeElement?.matches('body, main') ?? true) &&
  document.querySelector('[aria-modal="true"]') === null &&
  (document.getSelection()?.isCollapsed ?? true);

/** The library's own columns are not for the keys. */
const OWN = 'ag-Grid-';

/** The cell that was in use, or the first. */
function takeKeys<Riga>(api: GridApi<Riga>): void {
  const focused = api.getFocusedCell();
  const at = focused && !focused.rowPinned && api.getDisplayedRowAtIndex(focused.rowIndex) ? focused : null;
  const column = at?.column ?? api.getAllDisplayedColumns().find((each) => !each.getColId().startsWith(OWN));
  const row = at?.rowIndex ?? 0;
  if (column && api.getDisplayedRowAtIndex(row)?.data) api.setFocusedCell(row, column);
}

/** `ready` once the rows are here. */
export function useAtHand<Riga>(atHand: boolean, api: GridApi<Riga> | null, ready: boolean): void {
  useEffect(() => {
    if (!atHand || !ready || !api) return undefined;
    const give = (): void => {
      if (isFree()) takeKeys(api);
    };
    give();
    return listenTo(api, { modelUpdated: give });
  }, [atHand, ready, api]);
}
