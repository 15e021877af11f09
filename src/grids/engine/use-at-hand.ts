/** Gives the keys to the first row of a page that is about its rows, as soon as they are here. */
import type { GridApi } from 'ag-grid-community';
import { useEffect, useRef } from 'react';

/** True while no part of the page was chosen: a page that opens has the keys itself. */
const isFree = (): boolean => document.activeElement?.matches('body, main') ?? true;

/** Once: whoever leaves the rows afterwards goes where they want. `ready` once the rows are here. */
export function useAtHand<Riga>(atHand: boolean, api: GridApi<Riga> | null, ready: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (!atHand || !ready || !api || done.current) return undefined;
    const give = (): void => {
      const column = api.getAllDisplayedColumns().find((each) => !each.getColId().startsWith('ag-Grid-'));
      if (done.current || !column || !api.getDisplayedRowAtIndex(0)?.data) return;
      done.current = true;
      if (isFree()) api.setFocusedCell(0, column);
    };
    give();
    api.addEventListener('modelUpdated', give);
    return () => {
      if (!api.isDestroyed()) api.removeEventListener('modelUpdated', give);
    };
  }, [atHand, ready, api]);
}
