/** What the planner knows of the tables. The embedded database has nobody who would look at them by itself. */
import { sql } from 'kysely';
import type { Reader } from '../repositories/utenti.ts';

/** From so many new rows on, plans made for the table as it was cost more than looking at it again. */
export const MOLTE_RIGHE = 1_000;

/** Some tenths of a second, whatever the size: PostgreSQL reads a sample. May be part of a transaction. */
export async function refreshStatistics(reader: Reader): Promise<void> {
  await sql`analyze riga_estratto`.execute(reader);
  await sql`analyze importazione`.execute(reader);
}
