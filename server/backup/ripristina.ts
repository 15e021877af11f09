/** Puts copies back, only where there is nothing to lose. */
import { createReadStream, existsSync, mkdirSync, openAsBlob, renameSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Tx } from '../db/open.ts';
import { hashPassword } from '../passwords.ts';
import { SOSPENDI_CODA } from '../repositories/solleciti/coda.ts';
import { existsUtente } from '../repositories/utenti.ts';
import { FORMATO } from './esporta-azienda.ts';

/** Cannot be put back; the message is for the terminal. */
export class RipristinoError extends Error {}

/** Puts a copy of the whole database into a data folder that has none. */
export async function ripristinaDatabase(file: string, dataDir: string): Promise<void> {
  const target = join(dataDir, 'db');
  if (existsSync(target))
    throw new RipristinoError(`In ${target} c’è già un database: sposta quella cartella e riprova`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Under its name only once it is whole: a file that is no copy must not stand in the way of the right one.
  const aside = `${target}.parziale`;
  rmSync(aside, { recursive: true, force: true });
  try {
    await loadCopia(file, aside);
    renameSync(aside, target);
  } catch (cause) {
    rmSync(aside, { recursive: true, force: true });
    throw new RipristinoError('Il file non è la copia di un database di Quadra, o è rovinato', { cause });
  }
}

async function loadCopia(file: string, dataDir: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir, loadDataDir: await openAsBlob(file) });
  try {
    // Whoever was signed in when the copy was made is not signed in now.
    await pglite.query('delete from sessione');
    const { rows } = await pglite.query<{ coda: string | null }>(`select to_regclass('posta_coda') as coda`);
    if (rows[0]?.coda) await pglite.query(SOSPENDI_CODA);
  } finally {
    await pglite.close();
  }
}

const testataSchema = z.object({
  quadra: z.literal('azienda'),
  formato: z.literal(FORMATO),
  ragione_sociale: z.string(),
  migrazioni: z.array(z.string()),
});
const rigaSchema = z.object({ t: z.string().regex(/^[a-z_]+$/), r: z.record(z.string(), z.unknown()) });

export interface Ripristinata {
  ragione_sociale: string;
  righe: number;
  /** New passwords of the amministratori: the copy holds none. */
  password: Map<string, string>;
}

const PER_VOLTA = 1_000;

/** Puts one azienda into a database that is up to date and empty; whole or not at all. */
export async function ripristinaAzienda(db: Database, file: string): Promise<Ripristinata> {
  if (await existsUtente(db.kysely))
    throw new RipristinoError('Il database contiene già dei dati: serve uno vuoto');
  return db.kysely.transaction().execute((tx) => readLines(tx, file));
}

async function readLines(tx: Tx, file: string): Promise<Ripristinata> {
  const input = createReadStream(file).pipe(createGunzip());
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const esito: Ripristinata = { ragione_sociale: '', righe: 0, password: new Map() };
  let first = true;
  let lot: { table: string; rows: unknown[] } = { table: '', rows: [] };
  const flush = async (): Promise<void> => {
    if (lot.rows.length > 0) await insert(tx, lot.table, lot.rows);
    esito.righe += lot.rows.length;
    lot = { table: lot.table, rows: [] };
  };
  for await (const line of lines) {
    if (first) {
      esito.ragione_sociale = await checkTestata(tx, JSON.parse(line));
      first = false;
      continue;
    }
    const { t, r } = rigaSchema.parse(JSON.parse(line));
    if (t !== lot.table || lot.rows.length >= PER_VOLTA) {
      await flush();
      lot = { table: t, rows: [] };
    }
    lot.rows.push(t === 'utente' ? await withPassword(r, esito.password) : r);
  }
  await flush();
  if (first) throw new RipristinoError('Il file è vuoto');
  await resetSequences(tx);
  await sql.raw(SOSPENDI_CODA).execute(tx);
  return esito;
}

async function checkTestata(tx: Tx, value: unknown): Promise<string> {
  const testata = testataSchema.safeParse(value);
  if (!testata.success) throw new RipristinoError('Il file non è la copia di un’azienda');
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(tx);
  const known = new Set(rows.map(({ name }) => name));
  if (!testata.data.migrazioni.every((name) => known.has(name)))
    throw new RipristinoError('La copia viene da una versione di Quadra più nuova: aggiorna e riprova');
  return testata.data.ragione_sociale;
}

async function withPassword(row: Record<string, unknown>, passwords: Map<string, string>): Promise<unknown> {
  const password = randomBytes(12).toString('base64url');
  if (row['ruolo'] === 'amministratore' && row['attivo'] === true)
    passwords.set(String(row['username']), password);
  return { ...row, password_hash: await hashPassword(password), password_da_cambiare: true };
}

/** Columns that the copy does not name (a later version added them) get what new rows get. */
async function insert(tx: Tx, table: string, rows: unknown[]): Promise<void> {
  const named = new Set(rows.flatMap((row) => Object.keys(row as object)));
  const known = await sql<{ nome: string }>`
    select attname as nome from pg_attribute where attrelid = ${`public.${table}`}::regclass and attnum > 0
      and not attisdropped and attgenerated = ''`.execute(tx);
  const columns = known.rows.map(({ nome }) => nome).filter((nome) => named.has(nome));
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  );
}

/** New rows get ids after those that came back. */
async function resetSequences(tx: Tx): Promise<void> {
  const { rows } = await sql<{ tabella: string; colonna: string }>`
    select c.relname as tabella, a.attname as colonna from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(tx);
  for (const { tabella, colonna } of rows)
    await sql`select setval(pg_get_serial_sequence(${`public.${tabella}`}, ${colonna}),
      (select coalesce(max(${sql.ref(colonna)}), 0) + 1 from ${sql.table(tabella)}), false)`.execute(tx);
}
