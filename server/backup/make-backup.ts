/** Makes copies, by hand and once a day, and proves each of them by restoring it. */
import { existsSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backup } from '#api/contract/backup.ts';
import type { Database } from '../core/db/database.ts';
import { verifyInvariants, type VerifyOutcome } from '../verify/verify.ts';
import { withScratchFolder } from './scratch-folder.ts';
import {
  getBackupFolder,
  getDailyPrefix,
  listBackup,
  keepBackup,
  keepProva,
  deleteOldGiornalieri,
  formatStamp,
  type BackupProof,
} from './backup-folder.ts';
import { copyFolder } from './copy-folder.ts';
import { RestoreError } from './errors.ts';
import { exportAzienda } from './export-azienda.ts';
import { runInChild, StoppedError } from './work.ts';

/** The folder of the embedded database; null for PostgreSQL, and for a database in memory. */
function databaseFolder({ motore }: Pick<Database, 'motore'>, dataDir: string): string | null {
  const folder = join(dataDir, 'db');
  return motore === 'pglite' && existsSync(join(folder, 'PG_VERSION')) ? folder : null;
}

/** A copy on the disk, and a promise of the same copy with the outcome of its proof. */
interface Fatta {
  copy: Backup;
  provata: Promise<Backup>;
}

/** One copy at a time is made and proved in each data folder, because each takes room for the whole database. */
const code = new Map<string, Promise<unknown>>();

function inQueue<T>(
  dataDir: string,
  work: () => Promise<T>,
  end: (done: T) => Promise<unknown> = () => Promise.resolve(),
): Promise<T> {
  const next = (code.get(dataDir) ?? Promise.resolve()).then(work);
  code.set(
    dataDir,
    next.then(end).catch(() => {
      // `next` reports the error to its caller; the queue goes on.
    }),
  );
  return next;
}

const untilProved = ({ provata }: Fatta): Promise<Backup> => provata;

const UNDERWAY: BackupProof = {
  provata: false,
  perche: 'La prova è in corso, o è stata interrotta',
  provata_il: null,
};

/**
 * Restores the copy into a scratch folder. When the trial itself fails, the answer says why and the copy counts as not
 * proved.
 */
async function proveCopy(folder: string, file: string): Promise<BackupProof> {
  const provata_il = new Date().toISOString();
  try {
    await withScratchFolder(folder, (banco) => runInChild({ compito: 'prova', banco, file }));
    return { provata: true, perche: null, provata_il };
  } catch (cause) {
    if (cause instanceof StoppedError) return UNDERWAY;
    const perche = cause instanceof RestoreError ? cause.message : explainFailure(cause);
    return { provata: false, perche, provata_il };
  }
}

const explainFailure = (cause: unknown): string =>
  cause instanceof Error && /ENOSPC|No space left/i.test(cause.message)
    ? 'Non si è potuta provare: il disco è pieno'
    : `Non si è potuta provare: ${(cause instanceof Error ? cause.message : String(cause)).split('\n')[0]}`;

/** Writes a copy aside, renames it to its final name and starts its proof, without waiting for it. */
async function make(
  dataDir: string,
  name: string,
  write: (aside: string, folder: string) => Promise<void>,
): Promise<Fatta> {
  const folder = getBackupFolder(dataDir);
  const aside = join(folder, `${name}.parziale`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    await write(aside, folder);
    const copy = await keepBackup(dataDir, name, aside, UNDERWAY);
    const provata = proveCopy(folder, join(folder, name)).then((proof) => keepProva(dataDir, name, proof));
    return { copy, provata };
  } catch (cause) {
    await rm(aside, { force: true });
    throw cause;
  }
}

const copyDatabase = (
  db: Pick<Database, 'kysely'>,
  origin: string,
  dataDir: string,
  name: string,
): Promise<Fatta> =>
  make(dataDir, name, (file, folder) =>
    withScratchFolder(folder, async (banco) => {
      const lsn = await copyFolder(db, origin, join(banco, 'db'));
      await runInChild({ compito: 'archivia', banco, lsn, file });
    }),
  );

/** Null on PostgreSQL, which is copied whole with its own tools. */
export async function copyWholeDatabase(
  db: Database,
  dataDir: string,
  at = new Date(),
): Promise<Fatta | null> {
  const origin = databaseFolder(db, dataDir);
  if (origin === null) return null;
  const name = `quadra-database-${formatStamp(at)}.tar.gz`;
  return inQueue(dataDir, () => copyDatabase(db, origin, dataDir, name), untilProved);
}

/**
 * One azienda. The embedded database has one connection, which everybody needs: its files are copied first, and the rows
 * are read from them. PostgreSQL gives the rows itself, over a connection of its own.
 */
export function copyOneAzienda(
  db: Database,
  dataDir: string,
  idAzienda: number,
  at = new Date(),
): Promise<Fatta> {
  const origin = databaseFolder(db, dataDir);
  const work = (): Promise<Fatta> =>
    make(dataDir, `quadra-azienda-${idAzienda}-${formatStamp(at)}.jsonl.gz`, (file, folder) =>
      origin === null
        ? exportAzienda(db, idAzienda, file)
        : withScratchFolder(folder, async (banco) => {
            await copyFolder(db, origin, join(banco, 'db'));
            await runInChild({ compito: 'esporta', banco, idAzienda, file });
          }),
    );
  return inQueue(dataDir, work, untilProved);
}

/** Checks the invariants without blocking anybody: those of the embedded database in a copy of its files. */
export async function verifyWithoutStopping(db: Database, dataDir: string): Promise<VerifyOutcome> {
  const origin = databaseFolder(db, dataDir);
  if (origin === null) return verifyInvariants(db.kysely);
  return inQueue(dataDir, () =>
    withScratchFolder(getBackupFolder(dataDir), async (banco) => {
      await copyFolder(db, origin, join(banco, 'db'));
      const outcome = await runInChild({ compito: 'verifica', banco });
      if (!outcome) throw new Error('a verification answers what it found');
      return outcome;
    }),
  );
}

/**
 * Makes today's copy of the embedded database if it is missing, and deletes old ones. Answers the copy once it is
 * proved, or null if none was due.
 */
export async function copyDaily(
  db: Database,
  dataDir: string,
  count: number,
  at = new Date(),
): Promise<Backup | null> {
  const origin = databaseFolder(db, dataDir);
  if (origin === null || count === 0) return null;
  const prefix = getDailyPrefix(at);
  return inQueue(dataDir, async () => {
    if ((await listBackup(dataDir)).some(({ nome }) => nome.startsWith(prefix))) return null;
    const name = `${prefix}-${formatStamp(at).slice(9)}.tar.gz`;
    const made = await (await copyDatabase(db, origin, dataDir, name)).provata;
    await deleteOldGiornalieri(dataDir, count);
    return made;
  });
}
