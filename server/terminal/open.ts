/** The database for a command: nobody serves it meanwhile, or it is a PostgreSQL server's. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Told } from '../core/said.ts';
import type { DataLocation } from '../config.ts';
import type { Database } from '../core/db/database.ts';
import { listMigrations } from '../core/db/migrate.ts';
import { openEmbedded, openPostgres } from '../core/db/open.ts';
import { migrations } from '../migrations/index.ts';

/**
 * Opens the database that is there, of this very version; throws `Told` where there is none or another's, and
 * `LockedError` while a server uses the data folder.
 */
export async function openEsistente({ databaseUrl, dataDir }: DataLocation): Promise<Database> {
  if (databaseUrl === null && !existsSync(join(dataDir, 'db', 'PG_VERSION')))
    throw new Told(`In ${dataDir} non c’è un database di Quadra (QUADRA_DATA dice dove sono i dati)`);
  const db =
    databaseUrl === null ? await openEmbedded(dataDir) : openPostgres(databaseUrl, 2, () => undefined);
  try {
    await checkVersion(db);
    return db;
  } catch (cause) {
    await db.close();
    throw cause;
  }
}

async function checkVersion(db: Database): Promise<void> {
  const done = await listMigrations(db.kysely);
  if (!done) throw new Told('Il database è vuoto: non è di Quadra');
  if (done.some((name) => !Object.hasOwn(migrations, name)))
    throw new Told('Il database è di una versione di Quadra più nuova: aggiorna Quadra');
  if (Object.keys(migrations).some((name) => !done.includes(name)))
    throw new Told(
      'Il database è di una versione di Quadra più vecchia: avvia una volta il server, che lo aggiorna',
    );
}
