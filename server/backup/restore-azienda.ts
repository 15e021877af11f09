/** Puts the copy of one azienda into a database that is up to date and empty; whole or not at all. */
import { createReadStream } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Tx } from '../core/db/database.ts';
import { listMigrations } from '../core/db/migrate.ts';
import { hashPassword } from '../utenti/passwords.ts';
import { existsUtente } from '../utenti/sql/utenti.ts';
import { chiusuraSchema, headerSchema, type BackupHeader } from './export-azienda.ts';
import { explainFailure, RestoreError, DAMAGED, CUT } from './errors.ts';
import { compareTables, listColonne, type Impronte } from './fingerprints.ts';
import { withLoading } from './loading.ts';
import { settleRestored } from './restored.ts';

const rigaSchema = z.object({ t: z.string().regex(/^[a-z_]+$/), r: z.record(z.string(), z.unknown()) });

export interface Restored {
  ragione_sociale: string;
  righe: number;
  /** New passwords of the amministratori: the copy holds none. */
  password: Map<string, string>;
}

const PER_VOLTA = 1_000;

/** Throws `RestoreError` if the file is no copy, is cut, or does not come back as it was made. */
export async function restoreAzienda(db: Pick<Database, 'kysely'>, file: string): Promise<Restored> {
  if (await existsUtente(db.kysely))
    throw new RestoreError('Il database contiene già dei dati: serve uno vuoto');
  try {
    return await db.kysely.transaction().execute((tx) => load(tx, file));
  } catch (cause) {
    throw explainFailure(cause) ?? cause;
  }
}

async function load(tx: Tx, file: string): Promise<Restored> {
  const password = new Map<string, string>();
  const parsed = await withLoading(tx, () => readLines(tx, file, password));
  if (parsed.tabelle) await compareTables(tx, parsed.tabelle);
  await settleRestored(tx);
  return { ragione_sociale: parsed.header.ragione_sociale, righe: parsed.righe, password };
}

interface Letta {
  header: BackupHeader;
  righe: number;
  /** Null in copies of the first format, which do not have them. */
  tabelle: Impronte | null;
}

async function readLines(tx: Tx, file: string, password: Map<string, string>): Promise<Letta> {
  const source = createReadStream(file);
  const input = source.pipe(createGunzip());
  source.on('error', (cause) => input.destroy(cause));
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  let failed: unknown;
  input.on('error', (cause) => {
    failed = cause;
    lines.close();
  });
  let header: BackupHeader | null = null;
  let tabelle: Impronte | null = null;
  let righe = 0;
  let lot: { table: string; rows: unknown[] } = { table: '', rows: [] };
  const flush = async (): Promise<void> => {
    if (lot.rows.length > 0) await insert(tx, lot.table, lot.rows);
    righe += lot.rows.length;
    lot = { table: lot.table, rows: [] };
  };
  try {
    for await (const line of lines) {
      if (failed !== undefined) break;
      if (tabelle !== null) throw new RestoreError(DAMAGED);
      const value: unknown = JSON.parse(line);
      if (header === null) {
        header = await checkHeading(tx, value);
        continue;
      }
      const closing = chiusuraSchema.safeParse(value);
      if (closing.success) {
        tabelle = closing.data.fine.tabelle;
        continue;
      }
      const riga = rigaSchema.safeParse(value);
      if (!riga.success) throw new RestoreError(DAMAGED);
      const { t, r } = riga.data;
      if (t !== lot.table || lot.rows.length >= PER_VOLTA) {
        await flush();
        lot = { table: t, rows: [] };
      }
      lot.rows.push(t === 'utente' ? await withPassword(r, password) : r);
    }
  } finally {
    input.destroy();
    source.destroy();
  }
  if (failed !== undefined) throw failed;
  await flush();
  if (header === null) throw new RestoreError('Il file è vuoto');
  if (tabelle === null && header.formato > 1) throw new RestoreError(CUT);
  return { header, righe, tabelle };
}

async function checkHeading(tx: Tx, value: unknown): Promise<BackupHeader> {
  const { success, data } = z
    .object({ quadra: z.literal('azienda'), formato: z.int(), migrazioni: z.array(z.string()) })
    .safeParse(value);
  if (!success) throw new RestoreError('Il file non è la copia di un’azienda');
  const known = new Set(await listMigrations(tx));
  const heading = headerSchema.safeParse(value);
  if (!heading.success || !data.migrazioni.every((name) => known.has(name)))
    throw new RestoreError('La copia viene da una versione di Quadra più nuova: aggiorna e riprova');
  return heading.data;
}

async function withPassword(row: Record<string, unknown>, passwords: Map<string, string>): Promise<unknown> {
  const password = randomBytes(12).toString('base64url');
  if (row['ruolo'] === 'amministratore' && row['attivo'] === true)
    passwords.set(String(row['username']), password);
  return { ...row, password_hash: await hashPassword(password), password_da_cambiare: true };
}

/** Columns that the copy does not name, because a later version added them, get their defaults. */
async function insert(tx: Tx, table: string, rows: unknown[]): Promise<void> {
  const named = new Set(rows.flatMap((row) => Object.keys(row as object)));
  const columns = (await listColonne(tx, table)).filter((name) => named.has(name));
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  );
}
