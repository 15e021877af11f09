/** Ties the rows of a workspace to its grid: they go in once, and from then on only what changed does. */
import type { GridApi } from 'ag-grid-community';
import { useEffect, useRef } from 'react';
import type { RowStore, Cambio } from './row-store.ts';
import { TANTE } from './pieces.ts';
import { moveHeldRighe } from './row-move.ts';

/** Rows the grid takes at once where it shows something else: some tens of milliseconds. */
const LOTTO = 5_000;
/** Changes come in bursts: those of so many milliseconds go in together. */
const ATTESA = 50;

/** Gives a grid what changes in an archive, first what changed already; returns how to stop. */
function segui<Riga>(
  api: GridApi<Riga>,
  archivio: RowStore<Riga>,
  arretrati: readonly Cambio<Riga>[],
): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = () => {
    timer = null;
    if (!api.isDestroyed()) moveHeldRighe(api, () => api.flushAsyncTransactions());
  };
  const take = ({ tipo, righe }: Cambio<Riga>) => {
    if (api.isDestroyed()) return;
    api.applyTransactionAsync(tipo === 'aggiunte' ? { add: [...righe] } : { update: [...righe] });
    timer ??= setTimeout(flush, ATTESA);
  };
  for (const cambio of arretrati) take(cambio);
  const stop = archivio.ascolta(take);
  return () => {
    stop();
    if (timer === null) return;
    clearTimeout(timer);
    // What waits must not go in among the rows that come next.
    if (!api.isDestroyed()) api.flushAsyncTransactions();
  };
}

/** What a grid shows: all the rows of an archive, something else in their place, or some of them as they go in. */
interface Mostra<Riga> {
  api: GridApi<Riga> | null;
  cosa: RowStore<Riga> | 'altro' | 'parte';
}

/** True when so many rows would keep the page waiting, were they given at once. */
function inLotti<Riga>({ cosa }: Mostra<Riga>, archivio: RowStore<Riga>): boolean {
  if (cosa === 'altro') return archivio.size > LOTTO;
  return cosa !== 'parte' && archivio.size > TANTE && cosa.size > TANTE;
}

async function versa<Riga>(
  mostra: Mostra<Riga>,
  api: GridApi<Riga>,
  archivio: RowStore<Riga>,
  signal: AbortSignal,
): Promise<void> {
  const { findChanges, applyChanges, setAllRighe } = await import('./set-righe.ts');
  signal.throwIfAborted();
  const { cosa } = mostra;
  if (cosa === 'altro' || cosa === 'parte') {
    mostra.cosa = 'parte';
    await setAllRighe(api, archivio.tutte(), LOTTO, signal);
  } else {
    const cambi = await findChanges(cosa, archivio, signal);
    mostra.cosa = 'parte';
    await applyChanges(api, cambi, LOTTO, signal);
  }
  mostra.cosa = archivio;
}

/** Grouped rows (`altrove`) are the groups' to give: see `useGruppi`; those in blocks the blocks'. */
export function useRighe<Riga>(api: GridApi<Riga> | null, archivio: RowStore<Riga>, altrove: boolean): void {
  const mostrate = useRef<Mostra<Riga>>({ api: null, cosa: 'parte' });
  useEffect(() => {
    if (mostrate.current.api !== api) mostrate.current = { api, cosa: 'parte' };
    const mostra = mostrate.current;
    if (!api || altrove) {
      mostra.cosa = 'altro';
      return undefined;
    }
    if (!inLotti(mostra, archivio)) {
      moveHeldRighe(api, () => api.setGridOption('rowData', archivio.tutte()));
      mostra.cosa = archivio;
      return segui(api, archivio, []);
    }
    const pouring = new AbortController();
    const { signal } = pouring;
    const arretrati: Cambio<Riga>[] = [];
    let listen = archivio.ascolta((cambio) => arretrati.push(cambio));
    const poured = () => {
      if (signal.aborted || api.isDestroyed()) return;
      listen();
      listen = segui(api, archivio, arretrati);
    };
    versa(mostra, api, archivio, signal).then(poured, (error: unknown) => {
      if (signal.aborted || api.isDestroyed()) return;
      console.warn('the rows are given at once', error);
      api.setGridOption('rowData', archivio.tutte());
      mostra.cosa = archivio;
      arretrati.length = 0;
      poured();
    });
    return () => {
      pouring.abort(new DOMException('other rows', 'AbortError'));
      listen();
    };
  }, [api, archivio, altrove]);
}
