/** The proofs of pagamenti find their rows, however many there are: on the embedded database a plan is kept for ever. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openInMemory } from '#server/core/db/open.ts';
import { fillCoppie, search } from '../support/pagamenti.ts';
import { migratedDatabase } from '../support/template.ts';
import { makeWorld } from '../support/world.ts';

const QUANTI = 600;
const TABELLE = ['pagamento', 'pagamento_movimento', 'abbinamento'];

test('accepting and undoing again and again goes through no table for each row', async () => {
  const db = await openInMemory(await migratedDatabase());
  try {
    const world = await makeWorld(db);
    const office = await world.office();
    await fillCoppie(world, office, QUANTI);
    const id_calcolo = await search(office);
    /** Rows and entries of indexes that were read so far. */
    const loaded = async (): Promise<number> => {
      await sql`select pg_stat_force_next_flush()`.execute(db.kysely);
      const { rows } = await sql<{ lette: number }>`
        select ((select sum(seq_tup_read) from pg_stat_user_tables where relname = any(${TABELLE}::text[]))
          + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = any(${TABELLE}::text[])))::bigint as lette`.execute(
        db.kysely,
      );
      return rows[0]?.lette ?? 0;
    };
    const turn = async (): Promise<number> => {
      const before = await loaded();
      const begun = await office.browser.ok('accettazioneAvvia', { body: { id_calcolo, soglia: 0.5 } });
      const params = { id: begun.id_lotto };
      await expect
        .poll(async () => (await office.browser.ok('lottoAvanzamento', { params })).stato)
        .toBe('completato');
      const undone = await office.browser.ok('lottoAnnulla', { params });
      expect(undone.annullati).toBe(QUANTI);
      return (await loaded()) - before;
    };
    // Some hundreds for each row and both ways; going through a table for each row, thousands, and more every time.
    for (const round of [1, 2, 3]) expect(await turn(), `round ${round}`).toBeLessThan(QUANTI * 500);
    await world.app.close();
  } finally {
    await db.close();
  }
});
