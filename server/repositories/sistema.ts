/** What the database says of itself. */
import { sql } from 'kysely';
import type { Reader } from './utenti.ts';

export interface Health {
  /** Of PostgreSQL, as `18.3`. */
  versione: string;
  /** How many migrations have run. */
  migrazioni: number;
}

export async function readHealth(reader: Reader): Promise<Health> {
  const { rows } = await sql<Health>`
    select split_part(current_setting('server_version'), ' ', 1) as versione,
      (select count(*)::integer from kysely_migration) as migrazioni`.execute(reader);
  const [health] = rows;
  if (!health) throw new Error('the database did not answer');
  return health;
}
