/** Writes the whole embedded database as one compressed archive. Its last file says what the database contained. */
import { readdirSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { create, extract } from 'tar';
import { z } from 'zod';
import { readRow, readRows } from '../core/db/read.ts';
import type { Tx } from '../core/db/database.ts';
import { listMigrations } from '../core/db/migrate.ts';
import { openScratch } from '../core/db/open.ts';
import { syncPath } from '../core/disk.ts';
import { RestoreError, DAMAGED, CUT } from './errors.ts';
import { checkWriting, improntaSchema, readImpronta, type Impronte } from './fingerprints.ts';

const CHIUSURA = 'quadra-copia.json';
const VELOCE = 3;

const closingSchema = z.object({
  quadra: z.literal('database'),
  formato: z.literal(1),
  creato_il: z.string(),
  migrazioni: z.array(z.string()),
  tabelle: z.record(z.string(), improntaSchema),
});
type Chiusura = z.infer<typeof closingSchema>;

/** Every table of the database as it is now. */
async function readFingerprints(tx: Tx): Promise<Impronte> {
  await checkWriting(tx);
  const rows = await readRows<{ nome: string }>(tx)`select relname as nome from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;
  const tables: Impronte = {};
  for (const { nome } of rows) tables[nome] = await readImpronta(tx, { tabella: nome });
  return tables;
}

/** Throws if the log was replayed less far than `lsn`: the copy would lack rows that the server had confirmed. */
async function checkPosition(tx: Tx, lsn: string): Promise<void> {
  const row = await readRow<{ giunta: boolean }>(tx)`
    select redo_lsn >= ${lsn}::pg_lsn as giunta from pg_control_checkpoint()`;
  if (row?.giunta !== true) throw new Error('the copied log ends too early');
}

/**
 * Opens the copied files in `banco/db`, which recovers them, and archives them as `file`. `lsn`: how far their log must
 * reach. At the end the whole file is on the disk.
 */
export async function writeArchive(banco: string, lsn: string, file: string): Promise<void> {
  const db = await openScratch(banco);
  let closing: Chiusura;
  let segment = '';
  try {
    closing = await db.kysely.transaction().execute(async (tx) => {
      await checkPosition(tx, lsn);
      return {
        quadra: 'database',
        formato: 1,
        creato_il: new Date().toISOString(),
        migrazioni: (await listMigrations(tx)) ?? [],
        tabelle: await readFingerprints(tx),
      };
    });
    await sql`checkpoint`.execute(db.kysely);
    const row = await readRow<{ nome: string }>(db.kysely)`
      select pg_walfile_name(pg_current_wal_insert_lsn()) as nome`;
    segment = row?.nome ?? '';
  } finally {
    await db.close();
  }
  const folder = join(banco, 'db');
  await writeFile(join(folder, CHIUSURA), JSON.stringify(closing), { mode: 0o600 });
  await dropLog(join(folder, 'pg_wal'), segment);
  const entries = readdirSync(folder).filter((name) => name !== CHIUSURA && name !== 'postmaster.pid');
  await create({ file, cwd: folder, gzip: { level: VELOCE }, portable: true, mode: 0o600 }, [
    ...entries.toSorted(),
    CHIUSURA,
  ]);
  await syncPath(file);
}

/** Removes log segments: a database that was closed in order needs only the last one and the next. */
async function dropLog(folder: string, last: string): Promise<void> {
  const segments = readdirSync(folder).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const kept = new Set(
    segments
      .filter((name) => name >= last)
      .toSorted()
      .slice(0, 2),
  );
  for (const name of segments) if (!kept.has(name)) await rm(join(folder, name));
}

/**
 * Extracts an archive into a folder. Answers what the archive says of its content; null for one made before archives
 * said it. A cut or damaged file throws what its reader throws (see `explainFailure`).
 */
export async function extractArchive(file: string, folder: string): Promise<Chiusura | null> {
  if ((await stat(file)).size === 0) throw new RestoreError('Il file è vuoto');
  const faults: string[] = [];
  const onwarn = (code: string, message: string): void => {
    // This one warning is no fault: copies of earlier versions have names that begin at the root.
    if (code !== 'TAR_ENTRY_INFO') faults.push(`${code} ${message}`);
  };
  await extract({ file, cwd: folder, preserveOwner: false, onwarn });
  const [fault] = faults;
  if (fault !== undefined) throw new RestoreError(/truncated/i.test(fault) ? CUT : DAMAGED);
  const path = join(folder, CHIUSURA);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return null;
  }
  await rm(path);
  return closingSchema.parse(JSON.parse(text));
}
