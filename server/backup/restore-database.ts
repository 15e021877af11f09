/** Puts a copy of the whole embedded database into a data folder that has none. */
import { existsSync, mkdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { listMigrations, migrate } from '../core/db/migrate.ts';
import type { Database } from '../core/db/database.ts';
import { openScratch } from '../core/db/open.ts';
import { migrations } from '../migrations/index.ts';
import { extractArchive } from './archive.ts';
import { syncTree, syncPath } from '../core/disk.ts';
import { explainFailure, RestoreError, DAMAGED } from './errors.ts';
import { compareTables } from './fingerprints.ts';
import { settleRestored } from './restored.ts';

/**
 * Makes a database in a data folder that has none, whole or not at all: `fill` makes it in the `db` of a folder aside,
 * which gets its name once it is on the disk.
 */
export async function makeCartella<T>(dataDir: string, fill: (aside: string) => Promise<T>): Promise<T> {
  const target = join(dataDir, 'db');
  if (existsSync(target))
    throw new RestoreError(`In ${target} c’è già un database: sposta quella cartella e riprova`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // The database is made aside and renamed when it is whole: a wrong file must leave no folder that blocks the next
  // try.
  const aside = join(dataDir, 'ripristino.parziale');
  await rm(aside, { recursive: true, force: true });
  try {
    const made = await fill(aside);
    await syncTree(join(aside, 'db'));
    await rename(join(aside, 'db'), target);
    await syncPath(dataDir);
    return made;
  } finally {
    // After a cut archive some files may still be being written, hence the retries.
    await rm(aside, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** Throws `RestoreError` if the file is no copy, is cut, or does not come back as it was made. */
export const restoreDatabase = (file: string, dataDir: string): Promise<void> =>
  makeCartella(dataDir, (aside) => load(file, aside));

/** The same in a scratch folder, of which nothing is kept. */
export const tryDatabase = (file: string, banco: string): Promise<void> => load(file, banco);

async function load(file: string, aside: string): Promise<void> {
  try {
    await open(file, aside);
  } catch (cause) {
    throw explainFailure(cause) ?? new RestoreError(DAMAGED, { cause });
  }
}

async function open(file: string, aside: string): Promise<void> {
  await mkdir(join(aside, 'db'), { recursive: true, mode: 0o700 });
  const closing = await extractArchive(file, join(aside, 'db'));
  if (!existsSync(join(aside, 'db', 'PG_VERSION'))) throw new RestoreError(DAMAGED);
  const db = await openScratch(aside);
  try {
    await checkVersion(db);
    if (closing) await db.kysely.transaction().execute((tx) => compareTables(tx, closing.tabelle));
    await migrate(db);
    await settleRestored(db.kysely);
    // The sessions of the copy are removed: nobody is signed in after a restore.
    await sql`delete from sessione`.execute(db.kysely);
  } finally {
    await db.close();
  }
}

async function checkVersion({ kysely }: Database): Promise<void> {
  const done = await listMigrations(kysely);
  if (!done) throw new RestoreError(DAMAGED);
  if (done.some((name) => !Object.hasOwn(migrations, name)))
    throw new RestoreError('La copia viene da una versione di Quadra più nuova: aggiorna e riprova');
}
