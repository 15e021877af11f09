/** The log of the embedded engine is kept short. */
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Of the log: what a start after a kill replays in a moment, and what a checkpoint writes in one. */
const LONG_BYTES = 16 * 1024 * 1024;

/**
 * Makes a checkpoint where more than `bytes` were written to the log since the last one; answers whether it did.
 * PostgreSQL's own checkpointer is a process beside the others, which the embedded engine does not have: without this
 * the log grows, and the next start after a kill is as long, until the server stops.
 */
export async function makeCheckpointIfLong(
  { motore, kysely }: Database,
  bytes: number = LONG_BYTES,
): Promise<boolean> {
  if (motore !== 'pglite') return false;
  const { rows } = await sql<{ long: boolean }>`
    select pg_current_wal_insert_lsn() - redo_lsn > ${bytes} as long from pg_control_checkpoint()`.execute(
    kysely,
  );
  if (rows[0]?.long !== true) return false;
  await sql`checkpoint`.execute(kysely);
  return true;
}
