/** Migrations are lists of SQL statements: the schema reads as PostgreSQL will hold it. */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export function fromStatements(statements: readonly string[]): Migration {
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
