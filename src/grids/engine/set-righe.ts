/** Gives a grid many rows in lots, so that the page can answer meanwhile. */
import type { GridApi } from 'ag-grid-community';
import type { RowStore } from './row-store.ts';
import { startWork } from './sort/in-progress.ts';
import { visitInPieces, waitForPaint } from '#api/pieces.ts';
import { moveHeldRighe } from './row-move.ts';

/** Gives a grid that shows something else all its rows. */
export async function setAllRighe<Riga>(
  api: GridApi<Riga>,
  righe: readonly Riga[],
  lotto: number,
  signal: AbortSignal,
): Promise<void> {
  const finish = startWork(api);
  try {
    api.setGridOption('rowData', righe.slice(0, lotto));
    for (let from = lotto; from < righe.length; from += lotto) {
      await waitForPaint();
      signal.throwIfAborted();
      if (api.isDestroyed()) return;
      api.applyTransaction({ add: righe.slice(from, from + lotto) });
    }
  } finally {
    finish();
  }
}

/** Brings a grid from some rows to others. */
export interface Cambi<Riga> {
  add: readonly Riga[];
  update: readonly Riga[];
  remove: readonly Riga[];
}

/** What changed between two readings of the same rows. Rows that did not change are the same objects. */
export async function findChanges<Riga>(
  before: RowStore<Riga>,
  after: RowStore<Riga>,
  signal?: AbortSignal,
): Promise<Cambi<Riga>> {
  const add: Riga[] = [];
  const update: Riga[] = [];
  const remove: Riga[] = [];
  await visitInPieces(
    after.listAll(),
    (riga) => {
      const known = before.get(after.idOf(riga));
      if (known === undefined) add.push(riga);
      else if (known !== riga) update.push(riga);
    },
    signal,
  );
  await visitInPieces(
    before.listAll(),
    (riga) => {
      if (after.get(before.idOf(riga)) === undefined) remove.push(riga);
    },
    signal,
  );
  return { add, update, remove };
}

/** Brings a grid from some rows to others; holders of places keep their rows. */
export async function applyChanges<Riga>(
  api: GridApi<Riga>,
  { add, update, remove }: Cambi<Riga>,
  lotto: number,
  signal: AbortSignal,
): Promise<void> {
  const lotti: Partial<Record<'add' | 'update' | 'remove', Riga[]>>[] = [];
  if (add.length + update.length + remove.length <= lotto)
    lotti.push({ add: [...add], update: [...update], remove: [...remove] });
  else
    for (const [kind, righe] of Object.entries({ remove, update, add }))
      for (let from = 0; from < righe.length; from += lotto)
        lotti.push({ [kind]: righe.slice(from, from + lotto) });
  for (const [at, each] of lotti.entries()) {
    if (at > 0) await waitForPaint();
    signal.throwIfAborted();
    if (api.isDestroyed()) return;
    moveHeldRighe(api, () => api.applyTransaction(each));
  }
}
