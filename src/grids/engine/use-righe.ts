/** Ties the rows of a workspace to its grid: they go in once, and from then on only what changed does. */
import type { GridApi } from 'ag-grid-community';
import { useEffect, useRef } from 'react';
import type { Archivio } from './archivio.ts';
import { respira } from './pezzi.ts';

/** Rows the grid takes at once, where it already shows others: some tens of milliseconds. */
const LOTTO = 5_000;

/** Gives a grid that shows something else all its rows, in lots, so that the page answers meanwhile. */
async function versaTutte<Riga>(
  api: GridApi<Riga>,
  archivio: Archivio<Riga>,
  signal: AbortSignal,
): Promise<void> {
  const righe = archivio.tutte();
  api.setGridOption('rowData', righe.slice(0, LOTTO));
  for (let from = LOTTO; from < righe.length; from += LOTTO) {
    await respira();
    if (signal.aborted || api.isDestroyed()) return;
    api.applyTransaction({ add: righe.slice(from, from + LOTTO) });
  }
}

/** Grouped rows (`altrove`) are the groups' to give: see `useGruppi`; those in blocks the blocks'. */
export function useRighe<Riga>(api: GridApi<Riga> | null, archivio: Archivio<Riga>, altrove: boolean): void {
  const prima = useRef<GridApi<Riga> | null>(null);
  useEffect(() => {
    // The same grid, with its groups gone: it is full of rows, and many are to take their place.
    const again = prima.current === api;
    prima.current = altrove ? api : null;
    if (!api || altrove) return undefined;
    const pouring = new AbortController();
    let poured = true;
    let listen = (): void => undefined;
    const follow = () => {
      listen = archivio.ascolta(({ tipo, righe }) => {
        if (api.isDestroyed()) return;
        api.applyTransactionAsync(tipo === 'aggiunte' ? { add: [...righe] } : { update: [...righe] });
      });
    };
    if (again && archivio.size > LOTTO) {
      poured = false;
      // What changes while the lots go in is not lost: the whole is then given again, at once.
      let changed = false;
      const stop = archivio.ascolta(() => {
        changed = true;
      });
      listen = stop;
      void versaTutte(api, archivio, pouring.signal).then(() => {
        stop();
        if (pouring.signal.aborted || api.isDestroyed()) return;
        if (changed) api.setGridOption('rowData', archivio.tutte());
        poured = true;
        follow();
        return;
      });
    }
    if (poured) {
      api.setGridOption('rowData', archivio.tutte());
      follow();
    }
    return () => {
      pouring.abort(new DOMException('other rows', 'AbortError'));
      listen();
    };
  }, [api, archivio, altrove]);
}
