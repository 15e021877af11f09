/** Ties the rows of a workspace to its grid: they go in once, and from then on only what changed does. */
import type { GridApi } from 'ag-grid-community';
import { useLayoutEffect, useRef } from 'react';
import type { RowStore, Cambio } from './row-store.ts';
import { MANY } from './pieces.ts';
import { moveHeldRighe } from './row-move.ts';

/** Rows that the grid takes at once when it shows other rows: some tens of milliseconds. */
const LOTTO = 5_000;
/** Changes come in bursts: those within so many milliseconds are given together. */
const ATTESA = 50;

/** Gives a grid what changes in an archive, first what changed already; returns how to stop. */
function follow<Riga>(
  api: GridApi<Riga>,
  archive: RowStore<Riga>,
  arrears: readonly Cambio<Riga>[],
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
  for (const change of arrears) take(change);
  const stop = archive.listen(take);
  return () => {
    stop();
    if (timer === null) return;
    clearTimeout(timer);
    // Changes that wait must not be given with the rows of the next answer.
    if (!api.isDestroyed()) api.flushAsyncTransactions();
  };
}

/** What a grid shows: all the rows of an archive, something else in their place, or some of them as they go in. */
interface Mostra<Riga> {
  api: GridApi<Riga> | null;
  what: RowStore<Riga> | 'altro' | 'parte';
}

/** True when giving so many rows at once would keep the page waiting. */
function inLotti<Riga>({ what }: Mostra<Riga>, archive: RowStore<Riga>): boolean {
  if (what === 'altro') return archive.size > LOTTO;
  return what !== 'parte' && archive.size > MANY && what.size > MANY;
}

async function pour<Riga>(
  show: Mostra<Riga>,
  api: GridApi<Riga>,
  archive: RowStore<Riga>,
  signal: AbortSignal,
): Promise<void> {
  const { findChanges, applyChanges, setAllRighe } = await import('./set-righe.ts');
  signal.throwIfAborted();
  const { what } = show;
  if (what === 'altro' || what === 'parte') {
    show.what = 'parte';
    await setAllRighe(api, archive.listAll(), LOTTO, signal);
  } else {
    const changes = await findChanges(what, archive, signal);
    show.what = 'parte';
    await applyChanges(api, changes, LOTTO, signal);
  }
  show.what = archive;
}

/**
 * Where rows are grouped (`elsewhere`) the groups give them to the grid, see `useGruppi`; in blocks, the blocks do.
 */
export function useRighe<Riga>(api: GridApi<Riga> | null, archive: RowStore<Riga>, elsewhere: boolean): void {
  const shown = useRef<Mostra<Riga>>({ api: null, what: 'parte' });
  // In the frame of what says that they are here: the page is drawn once.
  useLayoutEffect(() => {
    if (shown.current.api !== api) shown.current = { api, what: 'parte' };
    const show = shown.current;
    if (!api || elsewhere) {
      show.what = 'altro';
      return undefined;
    }
    if (!inLotti(show, archive)) {
      moveHeldRighe(api, () => api.setGridOption('rowData', archive.listAll()));
      show.what = archive;
      return follow(api, archive, []);
    }
    const pouring = new AbortController();
    const { signal } = pouring;
    const arrears: Cambio<Riga>[] = [];
    let listen = archive.listen((change) => arrears.push(change));
    const poured = () => {
      if (signal.aborted || api.isDestroyed()) return;
      listen();
      listen = follow(api, archive, arrears);
    };
    pour(show, api, archive, signal).then(poured, (error: unknown) => {
      if (signal.aborted || api.isDestroyed()) return;
      console.warn('the rows are given at once', error);
      api.setGridOption('rowData', archive.listAll());
      show.what = archive;
      arrears.length = 0;
      poured();
    });
    return () => {
      pouring.abort(new DOMException('other rows', 'AbortError'));
      listen();
    };
  }, [api, archive, elsewhere]);
}
