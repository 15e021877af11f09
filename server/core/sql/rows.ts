/** What many tables are asked in the same words: whether a row is there, to insert, update or delete one. */
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import { readRow, readRows } from '../db/read.ts';
import type { Reader } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/** Columns of a table with the values that tell its rows. */
export type Key<T extends keyof Tables> = Partial<
  Record<keyof Tables[T] & string, string | number | boolean>
>;

const matches = (key: object): RawBuilder<unknown> =>
  sql.join(
    Object.entries(key).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  );

export async function existsRow<T extends keyof Tables>(
  reader: Reader,
  table: T,
  key: Key<T>,
): Promise<boolean> {
  const rows = await readRows(reader)`select from ${sql.table(table)} where ${matches(key)} limit 1`;
  return rows.length > 0;
}

/** A column without a value keeps what it has, or what the table gives it. */
const listGiven = (columns: object): [string, unknown][] =>
  Object.entries(columns).filter(([, value]) => value !== undefined);

/** Inserts the row and answers its id. */
export async function insertRow<T extends keyof Tables>(
  tx: Reader,
  table: T,
  values: Insertable<Tables[T]>,
): Promise<number> {
  const given = listGiven(values);
  const row = await readRow<{ id: number }>(tx)`
    insert into ${sql.table(table)} (${sql.join(given.map(([name]) => sql.ref(name)))})
    values (${sql.join(given.map(([, value]) => value))}) returning id`;
  if (!row) throw new Error(`${table}: the inserted row has no id`);
  return row.id;
}

/** Changes the row, whose version grows; false if there is none, such as one of another version. */
export async function updateRow<T extends keyof Tables>(
  tx: Reader,
  table: T,
  key: Key<T>,
  fields: Updateable<Tables[T]>,
): Promise<boolean> {
  const changes = listGiven(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join([...changes, sql`versione = versione + 1`])}
    where ${matches(key)}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Deletes the row; false if there is none, such as one of another version. */
export async function deleteRow<T extends keyof Tables>(
  reader: Reader,
  table: T,
  key: Key<T>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${matches(key)}`.execute(
    reader,
  );
  return numAffectedRows === 1n;
}
