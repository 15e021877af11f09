/** Refreshes the planner's statistics. The embedded database has no process that does it by itself. */
import { sql } from 'kysely';
import { readRow, readRows } from './read.ts';
import type { Database, Reader } from './database.ts';

/** Number of new rows from which old plans cost more than new statistics. */
export const MANY_RIGHE = 1_000;

/** Columns looked at together: PostgreSQL sorts its sample for each, some hundredths of a second. */
const COLUMNS_TOGETHER = 4;

/**
 * Looks again at the rows and their imports, not in a transaction: the columns of the rows go some at a time, so that
 * nobody waits for all of them.
 */
export async function refreshStatistics(reader: Reader): Promise<void> {
  const rows = await readRows<{ colonna: string }>(reader)`
    select attname as colonna from pg_attribute
    where attrelid = 'riga_estratto'::regclass and attnum > 0 and not attisdropped order by attnum`;
  for (let from = 0; from < rows.length; from += COLUMNS_TOGETHER) {
    const together = rows.slice(from, from + COLUMNS_TOGETHER).map(({ colonna }) => sql.ref(colonna));
    await sql`analyze riga_estratto (${sql.join(together)})`.execute(reader);
  }
  await sql`analyze importazione`.execute(reader);
}

/** The same for the registries: without statistics the database sorts all the rows that follow to give one page. */
export async function refreshAnagrafiche(reader: Reader): Promise<void> {
  await sql`analyze soggetto`.execute(reader);
  await sql`analyze soggetto_iban`.execute(reader);
}

/** Tables that the proofs and foreign keys of pagamenti read for every row. */
const TABELLE_PAGAMENTI = ['pagamento', 'pagamento_movimento', 'abbinamento', 'differenza', 'movimento_voce'];

/**
 * Looks at all the tables of pagamenti again: when a server starts, and once an azienda comes with thousands of them. One
 * that the statistics do not know is thought to have none, and its lists, which name who closes each row, took half a
 * minute. A PostgreSQL server does this by itself.
 */
export async function refreshAllPagamenti({
  motore,
  kysely,
}: Pick<Database, 'motore'> & { kysely: Reader }): Promise<void> {
  if (motore !== 'pglite') return;
  for (const name of TABELLE_PAGAMENTI) await sql`analyze ${sql.table(name)}`.execute(kysely);
}

/** Rows more than expected that no plan minds, and the factor beyond which plans go wrong: a join of joins reads its cube. */
const FEW = 50;
const TIMES = 4;
/** From so many expected rows on a plan is made for many. */
const MANY = 5_000;

/** How many rows of a table the planner expects of an azienda. */
async function estimateRows(reader: Reader, table: string, idAzienda: number): Promise<number> {
  const row = await readRow<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(reader)`
    explain (format json) select from ${sql.table(table)} where id_azienda = ${idAzienda}`;
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/**
 * Looks again at whose the rows are, in each table of which an azienda has far more than the planner expects. One that came
 * after the last look is thought to have a single row, and lists joined from several tables go through all its rows for
 * each row, and again for each of those. A PostgreSQL server looks by itself only when a table has grown by a tenth,
 * which a new azienda beside large ones does not bring about.
 */
export async function refreshAzienda(
  reader: Reader,
  idAzienda: number,
  tables: readonly string[] = ['riga_estratto', 'importazione', 'soggetto', ...TABELLE_PAGAMENTI],
): Promise<void> {
  // Of a table that was never looked at the planner expects some rows of everybody.
  const known = await readRows<{ table: string }>(reader)`
    select relname as table from pg_class where oid = any(${tables}::regclass[]) and reltuples >= 0`;
  for (const { table } of known) {
    const expected = await estimateRows(reader, table, idAzienda);
    if (expected > MANY) continue;
    const most = Math.round(expected * TIMES + FEW);
    const rows = await readRows(reader)`
      select from ${sql.table(table)} where id_azienda = ${idAzienda} offset ${most} limit 1`;
    if (rows.length === 0) continue;
    // The rows of the estratto conto have many columns, of which the others are as they were.
    const columns = table === 'riga_estratto' ? sql`(id_azienda)` : sql``;
    // A server that is vacuuming the table looks at it too: nobody waits for the end of that.
    await sql`analyze (skip_locked) ${sql.table(table)} ${columns}`.execute(reader);
  }
}

/**
 * Refreshes the statistics of the tables of pagamenti that have grown by a quarter since the last time, or in which this
 * azienda is not known as what it is. The queries that check a row keep their plan as long as the connection lives, and
 * the embedded database keeps one connection: a plan made over an empty table would go through all the rows of the azienda
 * for each row. It may run inside a transaction, whose own checks then use the new statistics. Of a PostgreSQL server the
 * first is done by itself, and the second beside what people wait for.
 */
export async function refreshPagamenti(
  { motore, kysely }: Pick<Database, 'motore'> & { kysely: Reader },
  idAzienda: number,
): Promise<void> {
  if (motore !== 'pglite') return;
  const rows = await readRows<{ relname: string }>(kysely)`
    select relname from pg_class where relname = any(${TABELLE_PAGAMENTI}::text[])
      and pg_relation_size(oid) / current_setting('block_size')::integer > 1.25 * relpages + 4`;
  for (const { relname } of rows) await sql`analyze ${sql.table(relname)}`.execute(kysely);
  await refreshAzienda(kysely, idAzienda, TABELLE_PAGAMENTI);
}
