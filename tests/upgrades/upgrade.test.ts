/** Every release that ever left comes up to date with all it held; a migration that fails leaves it as it was. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#server/core/db/migrate.ts';
import type { Database } from '#server/core/db/database.ts';
import { migrations } from '#server/migrations/index.ts';
import { refreshSituazione } from '#server/studio/commands/refresh.ts';
import { verifyInvariants } from '#server/verify/verify.ts';
import { onEachRelease, type Aperto } from './support/casi.ts';
import { listReleases } from './support/dump.ts';
import { countRows, readImpronta } from './support/impronta.ts';

async function listDone({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    kysely,
  );
  return rows.map(({ name }) => name);
}

async function listAziende({ kysely }: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from azienda order by id`.execute(kysely);
  return rows.map(({ id }) => id);
}

async function withOpen(open: () => Promise<Aperto>, work: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = await open();
  try {
    await work(db);
  } finally {
    await close();
  }
}

test('the releases are kept, from the first', () => {
  expect(listReleases()).toContain('0.1.0');
});

onEachRelease('an office', (open) => {
  test('held every kind of row', () =>
    withOpen(open, async (db) => {
      const counts = await countRows(db);
      for (const table of [
        'riga_estratto',
        'pagamento',
        'abbinamento',
        'pagamento_movimento',
        'movimento_voce',
      ])
        expect(counts.get(table), table).toBeGreaterThan(0);
    }));

  test('comes up to date whole: every row is there, every invariant holds', () =>
    withOpen(open, async (db) => {
      const before = await countRows(db);
      await migrate(db);
      expect(await listDone(db)).toEqual(Object.keys(migrations).toSorted());
      const after = await countRows(db);
      const lost = [...before].filter(([table, rows]) => (after.get(table) ?? 0) < rows);
      expect(lost, 'tables with fewer rows').toEqual([]);
      expect(await verifyInvariants(db.kysely)).toMatchObject({ quante: 0, anomalie: [] });
      // The sums that the server gathers once it has started are those of the rows.
      for (const id of await listAziende(db)) await refreshSituazione(db, id);
      expect((await countRows(db)).get('somma_azienda')).toBeGreaterThan(0);
      expect(await verifyInvariants(db.kysely)).toMatchObject({ quante: 0, anomalie: [] });
      // A second start finds nothing to do.
      const settled = await readImpronta(db);
      await migrate(db);
      expect(await readImpronta(db)).toEqual(settled);
    }));

  test('is as it was when a migration fails, wherever it fails', () =>
    withOpen(open, async (db) => {
      const before = await readImpronta(db);
      const done = new Set(await listDone(db));
      const missing = Object.keys(migrations)
        .toSorted()
        .filter((name) => !done.has(name));
      for (const last of [...done, ...missing].slice(-(missing.length + 1))) {
        const upTo = Object.entries(migrations).filter(([name]) => name <= last);
        const broken = {
          up: async (tx: Parameters<(typeof migrations)[string]['up']>[0]): Promise<void> => {
            await sql`create table a_meta (id integer)`.execute(tx);
            await sql`delete from sessione`.execute(tx);
            throw new Error('the disk is on fire');
          },
        };
        const set = { ...Object.fromEntries(upTo), [`${last}-rotta`]: broken };
        await expect(migrate(db, set)).rejects.toThrow('database migration failed');
        expect(await readImpronta(db), `after ${last}`).toEqual(before);
      }
    }));
});
