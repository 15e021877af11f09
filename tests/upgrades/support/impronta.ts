/** What a database holds and how it is made, as text that two moments can be compared by. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/core/db/database.ts';

export async function listTables({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ nome: string }>`
    select relname as nome from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by relname`.execute(kysely);
  return rows.map(({ nome }) => nome);
}

/** How many rows each table has. */
export async function countRows(db: Database): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of await listTables(db)) {
    const { rows } = await sql<{
      quante: number;
    }>`select count(*) as quante from ${sql.table(table)}`.execute(db.kysely);
    counts.set(table, Number(rows[0]?.quante));
  }
  return counts;
}

/** Columns, constraints, indexes, triggers, functions and views: everything a migration may touch besides rows. */
async function readSchema({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ parte: string }>`
    select format('column %s.%s %s %s', table_name, column_name, data_type, is_nullable) as parte
      from information_schema.columns where table_schema = 'public'
    union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select format('index %s', indexdef) from pg_indexes where schemaname = 'public'
    union all select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select format('function %s', pg_get_functiondef(oid)) from pg_proc
      where pronamespace = 'public'::regnamespace and prokind <> 'a'
    union all select format('view %s %s', viewname, definition) from pg_views where schemaname = 'public'
    order by 1`.execute(kysely);
  return rows.map(({ parte }) => parte);
}

/** One line for each table with the digest of its rows, and the lines of the schema. */
export async function readImpronta(db: Database): Promise<string[]> {
  const lines = await readSchema(db);
  for (const table of await listTables(db)) {
    const { rows } = await sql<{ riga: string }>`
      select t::text as riga from ${sql.table(table)} t order by 1`.execute(db.kysely);
    const digest = createHash('sha256');
    for (const { riga } of rows) digest.update(riga).update('\n');
    lines.push(`rows ${table} ${rows.length} ${digest.digest('hex')}`);
  }
  return lines;
}
