/** Opens the database: PGlite in the data folder, or PostgreSQL when an address is given. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type LogEvent, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import { openEmbeddedReading } from './reader/embedded.ts';
import { openLetturaPostgres } from './reader/postgres.ts';
import type { QueryRunner } from './reader/query.ts';
import type { Database } from './database.ts';
import { Engine, type EngineOptions } from './engine/engine.ts';
import { classifyFault, isDiskFull } from './faults.ts';
import { checkFolder } from './folder.ts';
import { makeLocalHold, makePostgresHold } from './hold.ts';
import { listenPostgres } from './listen.ts';
import { takeLock } from './lock.ts';
import { parsers } from './parsers.ts';
import type { Tables } from './tables.ts';
import { makeDatabase, markMigrations } from './template.ts';

/**
 * Opens the embedded database in `dataDir/db`, or makes one where that folder is empty. Throws `LockedError` when
 * another server has it, `DatabaseFault` when the folder is no database that can be opened: it is then as it was.
 */
export const openEmbedded = (dataDir: string, options?: EngineOptions): Promise<Database> =>
  openFolder(dataDir, true, options);

/**
 * The same for a folder that goes away afterwards, or that is put on the disk whole once it is closed: nothing that is
 * written to it waits for the disk.
 */
export const openScratch = (dataDir: string): Promise<Database> => openFolder(dataDir, false);

async function openFolder(dataDir: string, durable: boolean, options?: EngineOptions): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = await takeLock(join(dataDir, 'db.lock'));
  const folder = join(dataDir, 'db');
  try {
    const isNew = checkFolder(folder) === 'vuota';
    if (isNew) await makeDatabase(folder, durable);
    const engine = await Engine.open({ kind: 'folder', folder, durable }, options);
    if (isNew) await markMigrations(engine);
    const folders = { originale: folder, copy: join(dataDir, 'db-lettura') };
    return fromEngine(engine, release, openEmbeddedReading(engine, folders));
  } catch (cause) {
    release();
    throw classifyFault(cause, folder);
  }
}

/** A database that lives as long as the process, for tests; from the copy of an empty one when given. */
export async function openInMemory(template?: Blob): Promise<Database> {
  const engine = await Engine.open({ kind: 'memory', template: template ?? null });
  return fromEngine(engine, () => {}, openEmbeddedReading(engine, null));
}

/** Milliseconds for which a write that found the disk full is remembered. */
const REMEMBER_MS = 60_000;

/** Remembers when a write last failed because the disk was full. */
function watchDisk(): { log: (event: LogEvent) => void; isFull: () => boolean } {
  let full = Number.NEGATIVE_INFINITY;
  return {
    log: (event) => {
      if (event.level === 'error' && isDiskFull(event.error)) full = performance.now();
    },
    isFull: () => performance.now() - full < REMEMBER_MS,
  };
}

function fromEngine(engine: Engine, release: () => void, lettura: QueryRunner): Database {
  const disk = watchDisk();
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: engine }), log: disk.log });
  return {
    motore: 'pglite',
    kysely,
    lettura,
    dump: () => engine.dump('gzip'),
    stato: () => ({ motore: engine.state, causa: engine.cause, diskFull: disk.isFull() }),
    listen: (channel, listening) => engine.listen(channel, listening),
    hold: makeLocalHold(),
    connessioni: () => null,
    async close() {
      await lettura.close();
      await kysely.destroy();
      if (!engine.closed) await engine.close();
      release();
    },
  };
}

/**
 * Other processes read along only where a reading takes tens of milliseconds by itself (decision 341): to start them on
 * a server that is busy takes a hundred. Nor is a statement compiled: each of them would compile it, for as long as the
 * reading of a million rows takes (decision 400).
 */
const SETTINGS = 'set parallel_setup_cost = 10000; set jit = off';

/** A pool of at most `size` connections; nothing is dialled until the first query. */
export function openPostgres(url: string, size: number, onError: (error: Error) => void): Database {
  const types = new TypeOverrides();
  for (const [oid, parse] of Object.entries(parsers)) types.setTypeParser(Number(oid), parse);
  const pool = new Pool({
    connectionString: url,
    max: size,
    types,
    application_name: 'quadra',
    onConnect: async (client) => {
      await client.query(SETTINGS);
    },
  });
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', onError);
  // The same holds for a connection lost between two statements of a transaction: its next statement raises the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  const disk = watchDisk();
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: disk.log });
  return {
    motore: 'postgresql',
    kysely,
    lettura: openLetturaPostgres(url),
    dump: null,
    stato: () => ({ motore: 'aperto', causa: null, diskFull: disk.isFull() }),
    listen: (channel, listening) => listenPostgres(url, channel, listening, onError),
    hold: makePostgresHold(url, onError),
    connessioni: () => ({
      aperte: pool.totalCount,
      free: pool.idleCount,
      in_attesa: pool.waitingCount,
    }),
    close: () => kysely.destroy(),
  };
}
