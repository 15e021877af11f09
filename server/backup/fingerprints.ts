/**
 * The content of a table as two numbers that the same rows give on both engines: how many rows, and the sum of the
 * digests of their texts. The database computes them, whatever the number of rows; the order of the rows does not
 * matter.
 */
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { readRow, readRows } from '../core/db/read.ts';
import type { Tx } from '../core/db/database.ts';
import { RestoreError } from './errors.ts';

export const improntaSchema = z.object({
  /** The columns that were digested, in their order: a later version may have more. */
  colonne: z.array(z.string()),
  righe: z.int().nonnegative(),
  somma: z.string(),
});
type Impronta = z.infer<typeof improntaSchema>;
export type Impronte = Record<string, Impronta>;

/** Which rows of a table, and which of its columns; all columns if none are named. */
export interface TablePart {
  tabella: string;
  dove?: RawBuilder<unknown> | undefined;
  colonne?: readonly string[] | undefined;
}

export async function listColonne(tx: Tx, table: string): Promise<string[]> {
  const rows = await readRows<{ nome: string }>(tx)`
    select attname as nome from pg_attribute where attrelid = ${`public.${table}`}::regclass and attnum > 0
      and not attisdropped and attgenerated = '' order by attnum`;
  return rows.map(({ nome }) => nome);
}

/** Fixes how instants and bytes become text, whatever the settings of the session. */
export async function checkWriting(tx: Tx): Promise<void> {
  await sql`set local timezone to 'UTC'`.execute(tx);
  await sql`set local bytea_output to 'hex'`.execute(tx);
  await sql`set local extra_float_digits to 1`.execute(tx);
}

/** Digest of some rows; `checkWriting` comes before it in the transaction. */
export async function readImpronta(tx: Tx, { tabella, dove, colonne }: TablePart): Promise<Impronta> {
  const known = colonne ?? (await listColonne(tx, tabella));
  const list = sql.join(known.map((column) => sql.ref(column)));
  const first = await readRow<{ righe: number; somma: string }>(tx)`
    select count(*) as righe, coalesce(sum(('x' || left(md5(row_to_json(r)::text), 15))::bit(60)::bigint), 0)::text as somma
    from (select ${list} from ${sql.table(tabella)} ${dove === undefined ? sql`` : sql`where ${dove}`}) as r`;
  if (!first) throw new Error('an aggregate answers one row');
  return { colonne: [...known], ...first };
}

/**
 * Compares every table with what the copy says of it, and throws `RestoreError` where they differ. A table that has
 * since lost a column is not compared.
 */
export async function compareTables(tx: Tx, tables: Impronte): Promise<void> {
  await checkWriting(tx);
  for (const [tabella, awaited] of Object.entries(tables)) {
    const known = new Set(await listColonne(tx, tabella));
    if (!awaited.colonne.every((column) => known.has(column))) continue;
    const { righe, somma } = await readImpronta(tx, { tabella, colonne: awaited.colonne });
    if (righe !== awaited.righe || somma !== awaited.somma)
      throw new RestoreError(
        `La copia è rovinata: ${tabella} non torna com’era (${righe} righe, ne aveva ${awaited.righe})`,
      );
  }
}
