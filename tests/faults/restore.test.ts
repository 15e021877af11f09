/** A restore dies half done: nothing of it is there, or all of it, and the same command ends the work. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeRandom } from '#tests/e2e/support/banca.ts';
import { countRows } from '#tests/upgrades/support/impronta.ts';
import { DEMO } from './support/banco.ts';
import { makeImpianto, onEachEngine, type Motore } from './support/impianto.ts';
import { killAfter, measureLife } from './support/processi.ts';
import { enterStudio } from './support/studio.ts';
import { report, SEME, VOLTE, type Conto } from './support/uccidi.ts';
import { runQuadra } from './support/quadra.ts';
import { checkSound } from './support/verifica.ts';

/** A copy, how many rows of people's work it holds, and how it is thrown away. */
async function makeCopia(engine: Motore) {
  const impianto = await makeImpianto(engine);
  const server = await impianto.start();
  try {
    const { client } = await enterStudio(server.url);
    await client.call('demo', { body: DEMO });
    const tipo = engine === 'pglite' ? ('database' as const) : ('azienda' as const);
    const { nome } = await client.call('backupFai', { body: { tipo } });
    const { cartella } = await client.call('backup');
    const { totale } = await client.call('estrattoConto', { query: { limit: 1 } });
    return { file: join(cartella, nome), totale, remove: () => impianto.remove() };
  } finally {
    await server.stop();
  }
}

onEachEngine('kill -9 during a restore', (engine) => {
  test('the same command, given again, puts the copy back whole', async () => {
    const random = makeRandom(SEME);
    const conto: Conto = { uccisioni: 0, durante: 0 };
    const copy = await makeCopia(engine);
    const command = ['cli/quadra.mjs', 'ripristina', copy.file];
    try {
      const measured = await makeImpianto(engine);
      const life = await measureLife(command, measured);
      await measured.remove();
      for (let turn = 1; turn <= VOLTE; turn += 1) {
        const impianto = await makeImpianto(engine);
        if (await killAfter(command, impianto, life * (0.2 + random() * 0.8))) conto.durante += 1;
        conto.uccisioni += 1;
        const again = await runQuadra(command.slice(1), impianto.environment);
        // A copy that was back already is not put back twice.
        if (again.stato !== 0) expect(again.testo).toMatch(/c’è già|contiene già/);
        await checkSound(impianto);
        const db = await impianto.open();
        const rows = (await countRows(db)).get('riga_estratto') ?? 0;
        await db.close();
        expect(rows).toBeGreaterThanOrEqual(copy.totale);
        await impianto.remove();
      }
    } finally {
      report('ripristino', engine, conto);
      await copy.remove();
    }
    expect(conto.durante, 'kills while it was putting back').toBeGreaterThan(VOLTE / 3);
  });
});
