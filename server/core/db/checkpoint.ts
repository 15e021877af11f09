/** Keeps the log of the embedded engine short. */
import { sql } from 'kysely';
import { readRow } from './read.ts';
import type { Database } from './database.ts';

/** Bytes of log that a start after a kill replays at once, and that a checkpoint writes at once. */
const LONG_BYTES = 16 * 1024 * 1024;

/**
 * Makes a checkpoint when the log has grown by more than `bytes` since the last one; answers whether it made one. A
 * PostgreSQL server has a process for this, the embedded engine has none: its log would grow until the server stops,
 * and a start after a kill would replay all of it.
 */
export async function makeCheckpointIfLong(
  { motore, kysely }: Database,
  bytes: number = LONG_BYTES,
): Promise<boolean> {
  if (motore !== 'pglite') return false;
  const row = await readRow<{ long: boolean }>(kysely)`
    select pg_current_wal_insert_lsn() - redo_lsn > ${bytes} as long from pg_control_checkpoint()`;
  if (row?.long !== true) return false;
  await sql`checkpoint`.execute(kysely);
  return true;
}
