/** `quadra ripristina`: puts a copy back where nothing can be lost. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { RestoreError } from '../backup/errors.ts';
import { restoreAzienda, type Restored } from '../backup/restore-azienda.ts';
import { makeCartella, restoreDatabase } from '../backup/restore-database.ts';
import { parsePlace, type DataLocation } from '../config.ts';
import { takeLock } from '../core/db/lock.ts';
import { migrate } from '../core/db/migrate.ts';
import type { Database } from '../core/db/database.ts';
import { openEmbedded, openPostgres, openScratch } from '../core/db/open.ts';

interface Restore {
  /** What was put back, in Italian. */
  what: string;
  /** New passwords of the amministratori, by name. */
  password: ReadonlyMap<string, string>;
  /** What does not come back without the key that sealed it; null where the key is there. */
  lost: string | null;
}

/** The copy holds sealed values; their key stands beside the database, or in the environment, and in no copy. */
const LOST =
  'Manca la chiave con cui erano sigillati (il file seal-key della cartella dei dati, o QUADRA_KEY): sono perdute le ' +
  'password di posta e i secondi fattori di accesso. Rimetti la chiave di prima, se l’hai, prima di avviare Quadra; ' +
  'altrimenti scrivi di nuovo la password in Impostazioni, Posta, e togli il secondo fattore a chi lo usava.';

/** A copy of an azienda holds no second factor, but the mail password of the azienda. */
const lostOf = ({ dataDir }: DataLocation, environment: NodeJS.ProcessEnv): string | null =>
  (environment['QUADRA_KEY'] ?? '') !== '' || existsSync(join(dataDir, 'seal-key')) ? null : LOST;

function checkFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new RestoreError(`Il file ${file} non c’è`);
  if (!found.isFile()) throw new RestoreError(`${file} non è un file`);
}

/** Throws `RestoreError`, `ConfigError` or `LockedError` with one Italian line; leaves nothing behind then. */
export async function restoreFromTerminal(file: string, environment: NodeJS.ProcessEnv): Promise<Restore> {
  checkFile(file);
  const place = parsePlace(environment);
  const lost = lostOf(place, environment);
  if (/\.tar(\.gz)?$|\.tgz$/.test(file)) {
    await wholeDatabase(file, place);
    return { what: `il database è in ${join(place.dataDir, 'db')}`, password: new Map(), lost };
  }
  const { ragione_sociale, righe, password } = await oneAzienda(file, place);
  return { what: `${ragione_sociale}, ${righe.toLocaleString('it-IT')} righe`, password, lost };
}

/** Runs `work` while no server uses the data folder. */
async function withFolder<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = await takeLock(join(dataDir, 'db.lock'), 0);
  try {
    return await work();
  } finally {
    release();
  }
}

async function wholeDatabase(file: string, { databaseUrl, dataDir }: DataLocation): Promise<void> {
  if (databaseUrl !== null)
    throw new RestoreError('Questa è la copia di un database incorporato: togli DATABASE_URL');
  await withFolder(dataDir, () => restoreDatabase(file, dataDir));
}

async function oneAzienda(file: string, { databaseUrl, dataDir }: DataLocation): Promise<Restored> {
  const into = async (open: () => Database | Promise<Database>): Promise<Restored> => {
    const db = await open();
    try {
      await migrate(db);
      return await restoreAzienda(db, file);
    } finally {
      await db.close();
    }
  };
  if (databaseUrl !== null) return into(() => openPostgres(databaseUrl, 2, () => undefined));
  if (existsSync(join(dataDir, 'db'))) return into(() => openEmbedded(dataDir));
  return withFolder(dataDir, () => makeCartella(dataDir, (aside) => into(() => openScratch(aside))));
}
