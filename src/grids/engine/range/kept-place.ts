/** Looks for the rows of a kept place, in a list that the page may hold in part. */
import type { GridApi } from 'ag-grid-community';
import { inBlocks } from '../blocks/in-blocks.ts';
import type { RowPlace } from '../viste/place.ts';

/** Rows of a list in blocks that are read around a place. */
const AROUND = 200;

/** Finds rows again, each by its id: its place now, for those that are still in the list. */
export async function findRighe<Riga>(
  api: GridApi<Riga>,
  righe: readonly RowPlace[],
  getId: (riga: Riga) => string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const missing = righe.filter(({ id }) => {
    const node = api.getRowNode(id);
    if (node?.displayed === true && node.rowIndex !== null) found.set(id, node.rowIndex);
    return !found.has(id);
  });
  const blocks = inBlocks(api);
  if (blocks?.flat !== true || missing.length === 0) return found;
  const places = missing.map(({ riga }) => riga);
  const from = Math.max(0, Math.min(...places) - AROUND);
  const wanted = new Set(missing.map(({ id }) => id));
  const read = await blocks.read(from, Math.max(...places) + AROUND, signal);
  for (const [at, riga] of read.entries()) {
    const id = getId(riga);
    if (wanted.has(id)) found.set(id, from + at);
  }
  return found;
}
