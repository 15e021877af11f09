/** What one server at a time does, of all those on a database: a place that is free again as soon as its holder is gone. */
import { Client } from 'pg';

/** Gives the place back. */
export type Release = () => Promise<void>;

/** Takes the place of that name; null where another has it. */
export type Hold = (name: string) => Promise<Release | null>;

/** Of a database with one server: nobody else is there, but the same work may be asked for twice. */
export function makeLocalHold(): Hold {
  const held = new Set<string>();
  return async (name) => {
    if (held.has(name)) return null;
    held.add(name);
    return async () => void held.delete(name);
  };
}

/**
 * Of PostgreSQL: an advisory lock on a connection of its own, which ends with the server whatever ends that. A
 * connection that is lost while its holder lives gives the place away: two may then do the same, so every part of such
 * a work still takes the locks of its rows.
 */
export function makePostgresHold(url: string, onError: (error: Error) => void): Hold {
  return async (name) => {
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
        // It never was, or is gone already.
      });
      throw cause;
    }
    await client.end();
    return null;
  };
}

/** Does a work unless another server is at it; answers null then. */
export async function runHeld<T>(hold: Hold, name: string, work: () => Promise<T>): Promise<T | null> {
  const release = await hold(name);
  if (!release) return null;
  try {
    return await work();
  } finally {
    await release();
  }
}
