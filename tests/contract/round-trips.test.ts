/** A copy is worth what comes back from it: round trips of offices with every kind of row, within and across engines. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { exportAzienda } from '#server/backup/export-azienda.ts';
import { restoreAzienda } from '#server/backup/restore-azienda.ts';
import { migrate } from '#server/core/db/migrate.ts';
import type { Database } from '#server/core/db/database.ts';
import { openInMemory } from '#server/core/db/open.ts';
import { KEPT_SUMS } from '#server/somme/list.ts';
import { verifyInvariants } from '#server/verify/verify.ts';
import { createMigrated, onEveryEngineAlone } from './support/engines.ts';
import { createOwned } from './support/proprietario.ts';
import { migratedDatabase } from './support/template.ts';
import { fillOffice, OGNI_PASSO, type NomePasso } from './support/ufficio.ts';

// Offices are filled by their pages' own calls; how long that takes decides nothing.
vi.setConfig({ testTimeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'quadra-giro-'));
afterAll(() => rmSync(folder, { recursive: true }));

let copies = 0;
async function copy(db: Database, idAzienda: number): Promise<string> {
  const file = join(folder, `${++copies}.jsonl.gz`);
  await exportAzienda(db, idAzienda, file);
  return file;
}

/**
 * Tables with rows of an azienda, apart from what a restore changes on purpose: the queue of letters waits for a person, and
 * the sums of the days and what stands in the texts are made again, gathered; the invariants say whether they are right.
 */
const DIVERSE = new Set([
  'utente',
  'posta_coda',
  'sollecito',
  'impronta_testi',
  ...KEPT_SUMS.map(({ table }) => table),
]);

/** Every row of every table of an azienda, as text. */
async function contenuto(db: Database, idAzienda: number): Promise<Record<string, string[]>> {
  const tables = await sql<{ nome: string }>`
    select c.relname as nome from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_azienda')
    order by c.relname`.execute(db.kysely);
  const found: Record<string, string[]> = {};
  for (const { nome } of tables.rows) {
    if (DIVERSE.has(nome)) continue;
    const { rows } = await db.kysely.transaction().execute(async (tx) => {
      await sql`set local timezone to 'UTC'`.execute(tx);
      return sql<{ riga: string }>`select row_to_json(t)::text as riga from ${sql.table(nome)} t
        where id_azienda = ${idAzienda}`.execute(tx);
    });
    found[nome] = rows.map(({ riga }) => riga).toSorted();
  }
  return found;
}

interface Destinazione {
  db: Database;
  close(): Promise<void>;
}

const url = process.env['TEST_DATABASE_URL'];

/** Empty databases of every engine there is, in turn. */
async function destinations(): Promise<Destinazione[]> {
  const pglite = await openInMemory(await migratedDatabase());
  const made: Destinazione[] = [{ db: pglite, close: () => pglite.close() }];
  if (!url) return made;
  const { db, drop } = await createMigrated(url);
  const close = async () => {
    await db.close();
    await drop?.();
  };
  return [...made, { db, close }];
}

/** From one database to the next and on; answers what stood in each and what did not agree there. */
async function turn(from: Database, idAzienda: number) {
  const before = await contenuto(from, idAzienda);
  const arrivi: unknown[] = [];
  let db = from;
  const open = await destinations();
  try {
    for (const next of open) {
      await restoreAzienda(next.db, await copy(db, idAzienda));
      const { anomalie } = await verifyInvariants(next.db.kysely);
      arrivi.push({ contenuto: await contenuto(next.db, idAzienda), anomalie });
      db = next.db;
    }
    return { arrivi, attesi: open.map(() => ({ contenuto: before, anomalie: [] })) };
  } finally {
    for (const opened of open) await opened.close();
  }
}

onEveryEngineAlone('the copy of an azienda', (world) => {
  test('comes back with a pagamento that counts', async () => {
    const { id_azienda } = await fillOffice(world(), ['pagamento']);
    const { arrivi, attesi } = await turn(world().db, id_azienda);
    expect(arrivi).toEqual(attesi);
  });

  test('comes back with every kind of row', async () => {
    const { id_azienda } = await fillOffice(world(), OGNI_PASSO);
    const { arrivi, attesi } = await turn(world().db, id_azienda);
    expect(arrivi).toEqual(attesi);
  });

  test('comes back whatever was done, in whatever order', async () => {
    const steps = fc.shuffledSubarray<NomePasso>(OGNI_PASSO, { minLength: 3, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(steps, async (chosen) => {
        const { id_azienda } = await fillOffice(world(), chosen);
        const { arrivi, attesi } = await turn(world().db, id_azienda);
        expect(arrivi).toEqual(attesi);
      }),
      { numRuns: 3, seed: 20_261_123, endOnFailure: true },
    );
  });

  test.skipIf(!url)('comes back to an owner of a database who may do nothing else', async () => {
    const { id_azienda } = await fillOffice(world(), ['pagamento', 'storno', 'regole']);
    const owned = await createOwned(url ?? '');
    try {
      await migrate(owned.db);
      await restoreAzienda(owned.db, await copy(world().db, id_azienda));
      expect(await contenuto(owned.db, id_azienda)).toEqual(await contenuto(world().db, id_azienda));
    } finally {
      await owned.db.close();
      await owned.drop();
    }
  });
});
