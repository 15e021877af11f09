/** Opens the database: PGlite in the data folder, or PostgreSQL when an address is given. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PGliteDialect, PostgresDialect, type Transaction } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import { openLetturaIncorporata } from '../lettura/incorporato.ts';
import { openLetturaPostgres } from '../lettura/postgres.ts';
import type { Lettura } from '../lettura/domanda.ts';
import { Engine, type EngineOptions } from './engine/engine.ts';
import { type Ascolto, listenPostgres } from './listen.ts';
import { acquireLock } from './lock.ts';
import { parsers } from './parsers.ts';
import type { Tables } from './tables.ts';

export type Tx = Transaction<Tables>;

export interface Database {
  motore: 'pglite' | 'postgresql';
  kysely: Kysely<Tables>;
  /** Hears what is announced on a channel; answers how to stop. */
  listen(channel: string, ascolto: Ascolto): Promise<() => Promise<void>>;
  /** Answers questions in SQL, apart from everything else. */
  lettura: Lettura;
  /** A copy of the whole embedded database, as a compressed archive; null for PostgreSQL, which has its own tools. */
  dump: (() => Promise<Blob>) | null;
  close(): Promise<void>;
}

/** Opens (or creates) the embedded database in `dataDir/db`; throws `LockedError` when another server has it. */
export async function openEmbedded(dataDir: string, options?: EngineOptions): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = await acquireLock(join(dataDir, 'db.lock'));
  try {
    const engine = await Engine.open({ kind: 'folder', folder: join(dataDir, 'db') }, options);
    const cartelle = { originale: join(dataDir, 'db'), copia: join(dataDir, 'db-lettura') };
    return fromEngine(engine, release, openLetturaIncorporata(engine, cartelle));
  } catch (cause) {
    release();
    throw cause;
  }
}

/** A database that lives as long as the process, for tests; from the copy of an empty one when given. */
export async function openInMemory(template?: Blob): Promise<Database> {
  const engine = await Engine.open({ kind: 'memory', template: template ?? null });
  return fromEngine(engine, () => {}, openLetturaIncorporata(engine, null));
}

function fromEngine(engine: Engine, release: () => void, lettura: Lettura): Database {
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: engine }) });
  return {
    motore: 'pglite',
    kysely,
    lettura,
    dump: () => engine.dump('gzip'),
    listen: (channel, ascolto) => engine.listen(channel, ascolto),
    async close() {
      await lettura.chiudi();
      await kysely.destroy();
      if (!engine.closed) await engine.close();
      release();
    },
  };
}

/** A pool of at most `size` connections; nothing is dialled until the first query. */
export function openPostgres(url: string, size: number, onError: (error: Error) => void): Database {
  const types = new TypeOverrides();
  for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse);
  const pool = new Pool({ connectionString: url, max: size, types, application_name: 'quadra' });
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', onError);
  // Nor would it outlive one lost between two statements of a transaction: the next statement tells who runs it.
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    motore: 'postgresql',
    kysely,
    lettura: openLetturaPostgres(url),
    dump: null,
    listen: (channel, ascolto) => listenPostgres(url, channel, ascolto, onError),
    close: () => kysely.destroy(),
  };
}
