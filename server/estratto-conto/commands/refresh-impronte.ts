/** Works out what stands in the texts of rows that came or changed. */
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed } from '../../core/problems.ts';
import { makeImpronta } from '../impronta.ts';
import { listBlocksToMake, listTexts, replaceImpronte } from '../sql/impronte.ts';

/** Blocks at a time, whose letters take a few milliseconds. */
const AT_ONCE = 16;

/**
 * Until nothing is left. The entries that ask for it are taken before the texts are read: a text that changes afterwards
 * asks again, and its block is read until then. What another server did meanwhile is left to it.
 */
export async function refreshImpronte(
  db: Database,
  idAzienda: number,
  stopped: () => boolean = () => false,
): Promise<void> {
  while (!stopped()) {
    const asked = await listBlocksToMake(db.kysely, idAzienda, AT_ONCE);
    if (asked.length === 0) return;
    const rowsOf = Map.groupBy(
      await listTexts(
        db.kysely,
        idAzienda,
        asked.map(({ block }) => block),
      ),
      ({ block }) => block,
    );
    const made = new Map(
      [...rowsOf].map(([block, rows]) => [block, makeImpronta(rows.map(({ texts }) => texts))] as const),
    );
    const taken = asked.flatMap(({ entries }) => entries);
    await transact(db, async (tx) =>
      (await replaceImpronte(tx, idAzienda, made, taken)) ? succeed(null) : fail('versione_superata'),
    );
  }
}
