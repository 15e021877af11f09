/** Kept sums made anew: rows that a case breaks by hand leave theirs behind. */
import { sql } from 'kysely';
import type { Reader } from '#server/core/db/database.ts';
import { insertSums, type KeptSum } from '#server/somme/kept-sum.ts';

export async function writeAgain(reader: Reader, kept: KeptSum): Promise<void> {
  await sql`delete from ${sql.table(kept.table)}`.execute(reader);
  await sql.raw(insertSums(kept)).execute(reader);
}
