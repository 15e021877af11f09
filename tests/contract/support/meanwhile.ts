/** A call that comes while another writes what it needs. */
import { sql } from 'kysely';
import type { Tx } from '#server/core/db/database.ts';
import { askUntil } from '#tests/attese.ts';
import type { World } from './world.ts';

/**
 * Writes in a transaction that ends only when `call` waits for it; answers what the call answered. `writeOn` goes on writing
 * there while the call waits.
 */
export async function writeMeanwhile<T>(
  { db: { kysely, motore } }: World,
  write: (tx: Tx) => Promise<unknown>,
  call: () => Promise<T>,
  writeOn?: (tx: Tx) => Promise<unknown>,
): Promise<T> {
  const { answer } = await kysely.transaction().execute(async (tx) => {
    await write(tx);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const called = { answer: call() };
    // The embedded database runs one transaction after another: the call waits by itself.
    if (motore === 'postgresql') await askUntil(() => countWaiting(rows[0]?.pid ?? 0), Boolean);
    await writeOn?.(tx);
    return called;
  });
  return answer;

  /** The connections that wait for this one. Asked of another: within a transaction the list stays as it was first read. */
  async function countWaiting(pid: number): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
      where ${pid}::integer = any(pg_blocking_pids(pid))`.execute(kysely);
    return rows[0]?.n ?? 0;
  }
}
