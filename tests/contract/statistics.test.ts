/** What the planner knows of an azienda that comes after others: never so little that its plans read a cube of its rows. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { refreshAzienda } from '#server/core/db/statistics.ts';
import { onEveryEngineAlone } from './support/engines.ts';
import { importAll, righe } from './support/imports.ts';
import { fillCoppie, first, search } from './support/pagamenti.ts';
import type { Office, World } from './support/world.ts';

const PAGAMENTI = ['pagamento', 'pagamento_movimento', 'abbinamento'];

/** How many rows of a table the planner expects of an azienda. */
async function expected(world: World, table: string, { id_azienda }: Office): Promise<number> {
  const { rows } = await sql<Record<'QUERY PLAN', [{ Plan: { 'Plan Rows': number } }]>>`
    explain (format json) select from ${sql.table(table)} where id_azienda = ${id_azienda}`.execute(
    world.db.kysely,
  );
  return first(rows)['QUERY PLAN'][0].Plan['Plan Rows'];
}

/** So many partite, each paid by a movimento that names it, accepted together. */
async function settle(world: World, office: Office, count: number): Promise<void> {
  await fillCoppie(world, office, count);
  const id_calcolo = await search(office);
  const { accettate } = await office.browser.ok('proposteAccetta', { body: { id_calcolo, soglia: 0.5 } });
  expect(accettate).toBe(count);
}

onEveryEngineAlone('an azienda beside one that was looked at', (world) => {
  test('is known by its rows once an import of them is complete', async () => {
    const [large, late] = [await world().office(), await world().office()];
    await importAll(large, righe(1_500));
    await sql`analyze riga_estratto`.execute(world().db.kysely);
    expect(await expected(world(), 'riga_estratto', late)).toBeLessThan(10);
    await importAll(late, righe(300));
    expect(await expected(world(), 'riga_estratto', late)).toBeGreaterThan(100);
  });

  test('is known by its pagamenti: at once on the embedded database, on a server beside the work', async () => {
    const [large, late] = [await world().office(), await world().office()];
    await settle(world(), large, 200);
    for (const table of PAGAMENTI) await sql`analyze ${sql.table(table)}`.execute(world().db.kysely);
    await settle(world(), late, 70);
    if (world().db.motore === 'postgresql') await refreshAzienda(world().db.kysely, late.id_azienda);
    for (const table of PAGAMENTI) expect(await expected(world(), table, late), table).toBeGreaterThan(30);
  });
});
