/** Gives the grid a list of rows in lots, so that a long one never stops the page. */
import type { GridApi } from 'ag-grid-community';
import { visitInPieces, waitForPaint } from '#api/pieces.ts';
import { moveHeldRighe } from '../row-move.ts';

/** Rows the grid takes at once: some tens of milliseconds. */
const LOTTO = 4_000;

/** True when both lists name the same rows in the same order. */
async function sameRows<Riga>(
  before: readonly Riga[],
  after: readonly Riga[],
  getId: (riga: Riga) => string,
  signal: AbortSignal,
): Promise<Riga[] | null> {
  if (before.length !== after.length) return null;
  const changed: Riga[] = [];
  let index = 0;
  let same = true;
  await visitInPieces(
    after,
    (riga) => {
      const old = before[index];
      index += 1;
      if (old === riga || !same) return;
      if (old === undefined || getId(old) !== getId(riga)) same = false;
      else changed.push(riga);
    },
    signal,
  );
  return same ? changed : null;
}

interface SyncOptions<Riga> {
  getId: (riga: Riga) => string;
  /** True when the rows were read again, and whoever holds a place among them keeps it; false in another order. */
  segue: boolean;
  signal: AbortSignal;
}

/**
 * Puts `after` where `before` was. What is on screen comes first, so that nothing jumps; the rest follows in lots.
 * Rejects with the signal's reason when a newer list takes over.
 */
export async function syncRighe<Riga>(
  api: GridApi<Riga>,
  before: readonly Riga[],
  after: readonly Riga[],
  { getId, segue, signal }: SyncOptions<Riga>,
): Promise<void> {
  const changed = await sameRows(before, after, getId, signal);
  signal.throwIfAborted();
  if (changed) {
    if (changed.length > 0) api.applyTransaction({ update: changed });
    return;
  }
  const used = api.getFocusedCell()?.rowIndex ?? 0;
  const shown = Math.max(used, api.getLastDisplayedRowIndex()) + LOTTO;
  const first = () => api.setGridOption('rowData', after.slice(0, shown));
  if (segue) moveHeldRighe(api, first);
  else first();
  for (let from = shown; from < after.length; from += LOTTO) {
    await waitForPaint();
    signal.throwIfAborted();
    api.applyTransaction({ add: after.slice(from, from + LOTTO) });
  }
}
