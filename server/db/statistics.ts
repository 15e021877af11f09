/** What the planner knows of the tables. The embedded database has nobody who would look at them by itself. */
import { sql } from 'kysely';
import type { Reader } from '../repositories/utenti.ts';
import type { Database } from './open.ts';

/** From so many new rows on, plans made for the table as it was cost more than looking at it again. */
export const MOLTE_RIGHE = 1_000;

/** Some tenths of a second, whatever the size: PostgreSQL reads a sample. May be part of a transaction. */
export async function refreshStatistics(reader: Reader): Promise<void> {
  await sql`analyze riga_estratto`.execute(reader);
  await sql`analyze importazione`.execute(reader);
}

/** The same for the registries: without it a page of a long list is put in order from all that follow it. */
export async function refreshAnagrafiche(reader: Reader): Promise<void> {
  await sql`analyze soggetto`.execute(reader);
  await sql`analyze soggetto_iban`.execute(reader);
}

/** Tables that the proofs and foreign keys of pagamenti read for every row. */
const TABELLE_PAGAMENTI = ['pagamento', 'pagamento_movimento', 'abbinamento', 'differenza', 'movimento_voce'];

/**
 * Looks again at the tables of pagamenti that have doubled since. What proves a row keeps its plan as long as the
 * connection lives, on the embedded database for ever: made over an empty table, where every index is as good as another,
 * it goes through all the rows of the azienda for each row. May be part of a transaction, whose own proofs then profit
 * by it. A PostgreSQL server does it by itself.
 */
export async function refreshPagamenti({
  motore,
  kysely,
}: Pick<Database, 'motore'> & { kysely: Reader }): Promise<void> {
  if (motore !== 'pglite') return;
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relname = any(${TABELLE_PAGAMENTI}::text[])
      and pg_relation_size(oid) / current_setting('block_size')::integer > 2 * relpages + 4`.execute(kysely);
  for (const { relname } of rows) await sql`analyze ${sql.table(relname)}`.execute(kysely);
}
