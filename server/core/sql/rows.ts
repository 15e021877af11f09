/** What many tables are asked in the same words: whether a row is there, and to delete one. */
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/** Columns of a table with the values that tell its rows. */
type Key<T extends keyof Tables> = Partial<Record<keyof Tables[T] & string, string | number>>;

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
  const { rows } = await sql`select from ${sql.table(table)} where ${matches(key)} limit 1`.execute(reader);
  return rows.length > 0;
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
