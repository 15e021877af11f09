/** An installation that outlives its server: a data folder and, on PostgreSQL, a database of its own. */
import type { Database } from '#server/core/db/database.ts';
import { openEmbedded, openPostgres } from '#server/core/db/open.ts';
import { makeDataDir, startServer, type RunningServer } from '#tests/e2e/support/server.ts';
import { administer, createScratch } from '#tests/contract/support/postgres.ts';

export type Motore = 'pglite' | 'postgresql';
type Ambiente = Readonly<Record<string, string>>;

/** The copy of the day is made beside all the rest, as where people work. */
const GIORNALIERA = { BACKUP_KEEP: '14' };

const serverUrl = process.env['TEST_DATABASE_URL'];

export interface Impianto {
  motore: Motore;
  dataDir: string;
  /** What tells a server, or a command, where its data is. */
  environment: Ambiente;
  start(environment?: Ambiente): Promise<RunningServer>;
  /** The database itself, of a stopped server; to be closed before the next start. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** What an installation starts from: nothing, or a copy of another that is stopped. */
export interface Modello {
  dataDir?: string;
  database?: string;
}

export async function makeImpianto(motore: Motore, like: Modello = {}): Promise<Impianto> {
  const { dataDir, remove } = await makeDataDir(like.dataDir);
  if (motore === 'pglite') {
    const environment = { QUADRA_DATA: dataDir, DATABASE_URL: '' };
    return {
      motore,
      dataDir,
      environment,
      start: (more = {}) => startServer(dataDir, { ...GIORNALIERA, ...environment, ...more }),
      open: () => openEmbedded(dataDir),
      remove,
    };
  }
  const database = await createDatabase(like.database);
  const environment = { QUADRA_DATA: dataDir, DATABASE_URL: database.url };
  return {
    motore,
    dataDir,
    environment,
    start: (more = {}) => startServer(dataDir, { ...GIORNALIERA, ...environment, ...more }),
    open: async () => openPostgres(database.url, 4, () => {}),
    remove: async () => {
      await database.drop();
      await remove();
    },
  };
}

/** A scratch database on the server of the tests, empty or a copy of another. */
export async function createDatabase(like = 'template1') {
  if (serverUrl === undefined) throw new Error('TEST_DATABASE_URL says where PostgreSQL is');
  const { name, url } = await createScratch(serverUrl, 'quadra_guasti', like);
  // Forced: a server that was killed may have left a statement that is still running.
  return { name, url, drop: () => administer(serverUrl, `drop database ${name} with (force)`) };
}

/** The name of the database of an installation on PostgreSQL, for copies of it. */
export const databaseOf = ({ environment }: Impianto): string =>
  new URL(environment['DATABASE_URL'] ?? '').pathname.slice(1);
