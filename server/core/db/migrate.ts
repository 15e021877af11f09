/** Brings the schema up to date at start. */
import { Migrator, type Migration } from 'kysely/migration';
import { sql, type Kysely } from 'kysely';
import { readRow, readRows } from './read.ts';
import { migrations } from '../../migrations/index.ts';
import { DatabaseFault } from './faults.ts';
import type { Database, Reader } from './database.ts';
import type { Tables } from './tables.ts';

/** Any fixed number: servers that start together queue on it. */
const MIGRATION_LOCK = 7_283_411;

/**
 * Runs the migrations that are missing; throws with the cause when one fails.
 * Kysely's own lock lives in a table that two servers starting at once would both create,
 * so on PostgreSQL an advisory lock comes first. The embedded database has one server only.
 * All that are missing are one transaction: where one fails, or the server dies, the database stays as it was.
 */
export async function migrate(
  db: Pick<Database, 'motore' | 'kysely'>,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  if (db.motore === 'pglite') return runMigrations(db.kysely, known);
  await db.kysely.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      await runMigrations(connection, known);
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    }
  });
}

/** The migrations that were run, in order; null in a database that is none of Quadra's, such as an empty one. */
export async function listMigrations(reader: Reader): Promise<string[] | null> {
  const row = await readRow<{ there: boolean }>(reader)`
    select to_regclass('public.kysely_migration') is not null as there`;
  if (!row?.there) return null;
  const rows = await readRows<{ name: string }>(reader)`select name from kysely_migration order by name`;
  return rows.map(({ name }) => name);
}

async function runMigrations(
  kysely: Kysely<Tables>,
  known: Readonly<Record<string, Migration>>,
): Promise<void> {
  const done = (await listMigrations(kysely)) ?? [];
  // Nothing is written where a newer program has changed the schema.
  const newer = done.findLast((name) => !Object.hasOwn(known, name));
  if (newer !== undefined)
    throw new DatabaseFault(
      'nuovo',
      `Questo database è stato usato da una versione più nuova di Quadra (passaggio ${newer}): avvia quella versione, oppure ripristina una copia fatta con questa. Non è stato cambiato nulla`,
    );
  // The migrator reads the whole catalogue first.
  if (Object.keys(known).every((name) => done.includes(name))) return;
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('database migration failed', { cause: error });
}
