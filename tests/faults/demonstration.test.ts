/** The server dies while the demonstration office is being filled: nothing of it is seen before it is whole, and it comes whole. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askUntil, letPass } from '#tests/attese.ts';
import { makeRandom } from '#tests/e2e/support/banca.ts';
import { DEMO } from './support/banco.ts';
import { databaseOf, makeImpianto, onEachEngine, type Impianto, type Motore } from './support/impianto.ts';
import { enterStudio, unlessLost, type Studio } from './support/studio.ts';
import { report, SEME, VOLTE, type Conto } from './support/uccidi.ts';
import { checkSound } from './support/verifica.ts';

/** An installation with its first user and nothing else, stopped; and what the whole office shows to them. */
async function makeVuoto(engine: Motore): Promise<Impianto> {
  const impianto = await makeImpianto(engine);
  const server = await impianto.start();
  await enterStudio(server.url);
  await server.stop();
  return impianto;
}

/** Rows that people see in all the aziende, and imports that are said complete. */
async function readVisto(impianto: Impianto): Promise<{ righe: number; importazioni: number }> {
  const db = await impianto.open();
  try {
    const { rows } = await sql<{ righe: number; importazioni: number }>`
      select (select count(*)::integer from estratto_conto) as righe,
        (select count(*)::integer from importazione where stato = 'completato') as importazioni`.execute(
      db.kysely,
    );
    return rows[0] ?? { righe: -1, importazioni: -1 };
  } finally {
    await db.close();
  }
}

const countRighe = async ({ client }: Studio): Promise<number> =>
  (await client.call('estrattoConto', { query: { limit: 1 } })).totale;

onEachEngine('kill -9 while the demonstration office is filled', (engine) => {
  test('it is seen whole or not at all, and the next server ends it', async () => {
    const random = makeRandom(SEME);
    const conto: Conto = { uccisioni: 0, durante: 0 };
    const empty = await makeVuoto(engine);
    const like = {
      dataDir: empty.dataDir,
      ...(engine === 'postgresql' && { database: databaseOf(empty) }),
    };
    const fill = (studio: Studio) => studio.client.call('demo', { body: DEMO });
    try {
      const whole = await makeImpianto(engine, like);
      const first = await whole.start();
      const studio = await enterStudio(first.url);
      const from = performance.now();
      await fill(studio);
      const life = performance.now() - from;
      const awaited = await countRighe(studio);
      await first.stop();
      const everything = await readVisto(whole);
      expect(everything.righe).toBeGreaterThanOrEqual(awaited);
      await whole.remove();
      for (let turn = 1; turn <= VOLTE; turn += 1) {
        const impianto = await makeImpianto(engine, like);
        const server = await impianto.start();
        const who = await enterStudio(server.url);
        let over = false;
        const filling = unlessLost(fill(who)).finally(() => (over = true));
        await letPass(random() * life, 'a process dies at a random moment');
        if (!over) conto.durante += 1;
        conto.uccisioni += 1;
        await server.stop('SIGKILL');
        const promesso = (await filling) !== null;
        await checkSound(impianto);
        const after = await readVisto(impianto);
        expect(promesso ? [everything] : [everything, { righe: 0, importazioni: 0 }]).toContainEqual(after);
        const next = await impianto.start();
        const again = who.at(next.url);
        // Killed before anything was asked of the database, there is nothing to go on with: it is begun then.
        if ((await again.client.call('me')).aziende.length === 1) await fill(again);
        const seen = new Set<number>();
        await askUntil(
          async () => {
            const righe = await countRighe(again);
            seen.add(righe);
            return righe;
          },
          (righe) => righe === awaited,
        );
        seen.delete(0);
        expect([...seen], 'seen while it was filled').toEqual([awaited]);
        await next.stop();
        expect(await readVisto(impianto)).toEqual(everything);
        await checkSound(impianto);
        await impianto.remove();
      }
    } finally {
      report('ufficio dimostrativo', engine, conto);
      await empty.remove();
    }
    expect(conto.durante, 'kills while it was being filled').toBeGreaterThan(VOLTE / 3);
  });
});
