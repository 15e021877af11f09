/** Brings the schema up to date at start. */
import { Migrator, type Migration } from 'kysely/migration';
import { sql, type Kysely } from 'kysely';
import { migrations } from '../migrations/index.ts';
import type { Database } from './open.ts';
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
  db: Database,
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

async function runMigrations(
  kysely: Kysely<Tables>,
  known: Readonly<Record<string, Migration>>,
): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('database migration failed', { cause: error });
}
