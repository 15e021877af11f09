/** A database that a newer Quadra has worked on is refused by this one, in one line, and nothing is written to it. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#server/core/db/migrate.ts';
import { makeImpianto, onEachEngine, type Impianto } from '#tests/faults/support/impianto.ts';
import { readImpronta } from './support/impronta.ts';

const FUTURA = '999_futura';

async function withDatabase<T>(
  impianto: Impianto,
  work: (db: Awaited<ReturnType<Impianto['open']>>) => Promise<T>,
): Promise<T> {
  const db = await impianto.open();
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

onEachEngine('a database of a newer version', (engine) => {
  test('stops the start with a line that says so', async () => {
    const impianto = await makeImpianto(engine);
    try {
      const before = await withDatabase(impianto, async (db) => {
        await migrate(db);
        await sql`insert into kysely_migration (name, timestamp)
          values (${FUTURA}, ${new Date().toISOString()})`.execute(db.kysely);
        return readImpronta(db);
      });
      const refusal = await impianto.start().then(
        async (server) => {
          await server.stop('SIGKILL');
          return 'it started';
        },
        (cause: unknown) => String(cause),
      );
      expect(refusal).toMatch(/versione.*più (nuova|recente)/);
      expect(refusal).not.toMatch(/corrupted migrations|\n\s+at /);
      expect(await withDatabase(impianto, readImpronta)).toEqual(before);
    } finally {
      await impianto.remove();
    }
  });
});
