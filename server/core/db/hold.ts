/**
 * Work that only one of the servers on a database may do at a time. The place is free again as soon as its holder is
 * gone.
 */
import { Client } from 'pg';

/** Gives the place back. */
type Release = () => Promise<void>;

/** Takes the place of that name; null where another holder has it. */
export type Hold = (name: string) => Promise<Release | null>;

/** For a database with one server: the same work may still be asked for twice. */
export function makeLocalHold(): Hold {
  const held = new Set<string>();
  return async (name) => {
    if (held.has(name)) return null;
    held.add(name);
    return async () => void held.delete(name);
  };
}

/**
 * For PostgreSQL: an advisory lock on a connection of its own, which ends with the server however that ends. A lost
 * connection gives the place away while its holder lives: two servers may then do the same work, so each part of it
 * still locks its rows.
 */
export const makePostgresHold =
  (url: string, onError: (error: Error) => void): Hold =>
  async (name) => {
    const client = new Client({ connectionString: url, application_name: 'quadra lavori', keepAlive: true });
    client.on('error', onError);
    try {
      await client.connect();
      const { rows } = await client.query<{ preso: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as preso',
        [`quadra ${name}`],
      );
      if (rows[0]?.preso === true) return () => client.end();
    } catch (cause) {
      await client.end().catch(() => {
        // The connection never opened, or is closed already.
      });
      throw cause;
    }
    await client.end();
    return null;
  };

/** Does a work unless another server does it; answers null in that case. */
export async function runHeld<T>(hold: Hold, name: string, work: () => Promise<T>): Promise<T | null> {
  const release = await hold(name);
  if (!release) return null;
  try {
    return await work();
  } finally {
    await release();
  }
}
