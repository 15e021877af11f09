/** Statements over sets, on either engine: what makes an office large is done to its tables. */
import { CompiledQuery } from 'kysely';
import type { Database } from '#server/core/db/database.ts';

/** `text` with its `values` as PostgreSQL numbers them; answers its rows. */
export async function ask<Row = unknown>(
  db: Database,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await db.kysely.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
  return rows;
}
