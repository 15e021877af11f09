/** The server dies during its very first start, or while it brings an older database up to date. */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrations } from '#server/migrations/index.ts';
import { makeRandom } from '#tests/e2e/support/banca.ts';
import { fillPostgres, listReleases, readFiles } from '#tests/upgrades/support/dump.ts';
import { countRows } from '#tests/upgrades/support/impronta.ts';
import { databaseOf, makeImpianto, onEachEngine, type Impianto, type Motore } from './support/impianto.ts';
import { killAfter, measureLife } from './support/processi.ts';
import { enterStudio } from './support/studio.ts';
import { report, SEME, VOLTE, type Conto } from './support/uccidi.ts';
import { checkSound } from './support/verifica.ts';

const SERVER = ['server/main.ts'];

/** Half of a start is reading the program: the moments are drawn from when it begins to touch the data. */
const PROGRAM_SHARE = 0.3;

/**
 * Kills as many starts as asked, each on an installation like `model`, and leaves the rest to `check`. The life of a
 * start is measured first.
 */
async function killStarts(
  title: string,
  engine: Motore,
  model: () => Promise<Impianto>,
  check: (impianto: Impianto) => Promise<void>,
): Promise<void> {
  const random = makeRandom(SEME);
  const conto: Conto = { uccisioni: 0, durante: 0 };
  const measure = async (): Promise<number> => {
    const measured = await model();
    const life = await measureLife(SERVER, measured);
    await measured.remove();
    return life;
  };
  // The first may make what the installation keeps for the next ones; they are shorter.
  await measure();
  const life = await measure();
  try {
    for (let turn = 1; turn <= VOLTE; turn += 1) {
      const impianto = await model();
      const ritardo = life * (PROGRAM_SHARE + random() * (1 - PROGRAM_SHARE));
      if (await killAfter(SERVER, impianto, ritardo)) conto.durante += 1;
      conto.uccisioni += 1;
      await check(impianto);
      await impianto.remove();
    }
  } finally {
    report(title, engine, conto);
  }
  expect(conto.durante, 'kills before the server was up').toBeGreaterThan(VOLTE / 3);
}

onEachEngine('kill -9 during the first start', (engine) => {
  test('the next start makes the database, and people begin', () =>
    killStarts(
      'primo avvio',
      engine,
      () => makeImpianto(engine),
      async (impianto) => {
        const server = await impianto.start();
        try {
          const { client } = await enterStudio(server.url);
          await client.call('contoNuovo', { body: { nome: 'Il primo' } });
          expect((await client.call('conti')).conti).toMatchObject([{ nome: 'Il primo' }]);
        } finally {
          await server.stop();
        }
        await checkSound(impianto);
      },
    ));
});

const release = listReleases()[0] ?? '';

/** An installation as the oldest release left it. */
async function makeOld(engine: Motore): Promise<Impianto> {
  const impianto = await makeImpianto(engine);
  if (engine === 'postgresql') {
    await fillPostgres(release, impianto.environment['DATABASE_URL'] ?? '');
    return impianto;
  }
  const files = await PGlite.create({
    dataDir: join(impianto.dataDir, 'db'),
    loadDataDir: readFiles(release),
  });
  await files.close();
  return impianto;
}

onEachEngine('kill -9 while an older database comes up to date', (engine) => {
  test('it is the old one or the new one, and the next start ends the work', async () => {
    let model: Impianto | null = await makeOld(engine);
    const { dataDir } = model;
    const database = engine === 'postgresql' ? databaseOf(model) : undefined;
    try {
      const old = await withDatabase(model, async (db) => ({
        done: await listDone(db),
        rows: await countRows(db),
      }));
      const like = () => makeImpianto(engine, { dataDir, ...(database && { database }) });
      await killStarts('migrazione', engine, like, async (impianto) => {
        await withDatabase(impianto, async (db) => {
          const now = await listDone(db);
          expect([old.done, Object.keys(migrations).toSorted()]).toContainEqual(now);
        });
        const server = await impianto.start();
        await server.stop();
        await withDatabase(impianto, async (db) => {
          expect(await listDone(db)).toEqual(Object.keys(migrations).toSorted());
          const after = await countRows(db);
          // Who was signed in, and what waited to be swept, may be gone by now; nothing that people made is.
          const lost = [...old.rows].filter(
            ([table, rows]) => table !== 'sessione' && (after.get(table) ?? 0) < rows,
          );
          expect(lost).toEqual([]);
        });
        await checkSound(impianto);
      });
    } finally {
      await model.remove();
      model = null;
    }
  });
});

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

async function listDone({ kysely }: Awaited<ReturnType<Impianto['open']>>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    kysely,
  );
  return rows.map(({ name }) => name);
}
