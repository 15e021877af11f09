/**
 * The files of a running embedded database, copied while it works: nobody waits, nothing is held in memory.
 *
 * What arrives is what a crash would leave, and opens as that does: the last checkpoint, and the log written since,
 * replayed to its end. `pg_control` is read first, so that the replay starts no later than the first file was read; the
 * log is read last, so that it tells of everything that may stand in any file; a page caught half written is in the log
 * whole (`full_page_writes`). Between the two a slot keeps checkpoints from taking segments of the log away.
 * PostgreSQL, "Making a Base Backup Using the Low Level API"; `pg_backup_start` would add a checkpoint, for which
 * everybody waits.
 */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { sql } from 'kysely';
import { readRow } from '../core/db/read.ts';
import type { Database } from '../core/db/database.ts';
import { getErrorCode } from '../core/error-code.ts';

const SLOT = 'quadra_copia';
const CONTROL = join('global', 'pg_control');
const WAL = 'pg_wal';

/** Files that each start makes again, or that belong to another server: `pg_basebackup` leaves them out too. */
const SKIPPED =
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|t\d+_\d+.*|quadra-copia\.json)$/;
/** Folders whose content is left behind. */
const EMPTIED = new Set([
  'pg_stat_tmp',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
]);

/** Every folder and file, by its path within `root`. */
async function listFile(root: string): Promise<{ cartelle: string[]; file: string[] }> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const named = entries.map((entry) => ({
    path: join(entry.parentPath, entry.name).slice(root.length + 1),
    folder: entry.isDirectory(),
  }));
  return {
    cartelle: named.filter(({ folder }) => folder).map(({ path }) => path),
    file: named.filter(({ folder }) => !folder).map(({ path }) => path),
  };
}

/** Reads `pg_control` until two readings agree: one taken during a write would be a mix of old and new. */
async function readControl(root: string): Promise<Buffer> {
  for (;;) {
    const first = await readFile(join(root, CONTROL));
    if (first.equals(await readFile(join(root, CONTROL)))) return first;
  }
}

async function copyAll(from: string, to: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    try {
      await copyFile(join(from, file), join(to, file), constants.COPYFILE_FICLONE);
    } catch (cause) {
      // The table was dropped during the copy; the log drops it in the copy too.
      if (getErrorCode(cause) !== 'ENOENT') throw cause;
    }
  }
}

/** Where the log stood on the disk once every file had been read: the copy must reach it. */
async function readPosition({ kysely }: Pick<Database, 'kysely'>): Promise<string> {
  const row = await readRow<{ lsn: string }>(kysely)`select pg_current_wal_flush_lsn()::text as lsn`;
  return row?.lsn ?? '';
}

/** Copies the files of `origin`, which `db` has open, into the folder `copia`; answers how far its log must reach. */
export async function copyFolder(
  db: Pick<Database, 'kysely'>,
  origin: string,
  copy: string,
): Promise<string> {
  const release = await holdLog(db);
  try {
    await mkdir(copy, { recursive: true, mode: 0o700 });
    const control = await readControl(origin);
    const { cartelle, file } = await listFile(origin);
    const first = (path: string): string => path.split(sep)[0] ?? '';
    for (const folder of cartelle)
      if (!EMPTIED.has(first(folder)) || folder === first(folder))
        await mkdir(join(copy, folder), { recursive: true, mode: 0o700 });
    await writeFile(join(copy, CONTROL), control, { mode: 0o600 });
    const data = file.filter(
      (path) => path !== CONTROL && first(path) !== WAL && !SKIPPED.test(path) && !EMPTIED.has(first(path)),
    );
    await copyAll(origin, copy, data);
    const lsn = await readPosition(db);
    const log = (await readdir(join(origin, WAL))).filter((name) => /^[0-9A-F]{24}$/.test(name));
    await copyAll(
      origin,
      copy,
      log.map((name) => join(WAL, name)),
    );
    return lsn;
  } finally {
    await release();
  }
}

/** Keeps the log from here on; answers how to release it. A slot that a stopped server left is dropped first. */
async function holdLog({ kysely }: Pick<Database, 'kysely'>): Promise<() => Promise<void>> {
  const drop = async (): Promise<void> => {
    await sql`select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = ${SLOT}`.execute(
      kysely,
    );
  };
  await drop();
  await sql`select pg_create_physical_replication_slot(${SLOT}, true, true)`.execute(kysely);
  return drop;
}
