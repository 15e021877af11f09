/** What a commission is on: the same cash in the report and in what a change of rates would do. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEveryEngine } from '../support/engines.ts';
import { first, movimenti, partite } from '../support/pagamenti.ts';
import { create, nuovo } from '../support/soggetti.ts';

onEveryEngine('commissions', (world) => {
  test('mature on cash: abbuoni and sconti are none, ritenute and fees are; a storno takes its part back', async () => {
    const office = await world().office();
    const { browser } = office;
    const [anna, mobili] = await create(
      office,
      nuovo('Anna Agente', { ruoli: ['agente'] }),
      nuovo('Mobili SpA', { ruoli: ['mandante'] }),
    );
    if (!anna || !mobili) throw new Error('two were asked for');
    const pair = { id_agente: anna.id, id_mandante: mobili.id };
    await browser.ok('matriceModifica', {
      body: { dal: '2026-01-01', celle: [{ ...pair, attesa: null, aliquota: 1_000 }] },
    });
    const importi = [10_000, 20_000, 30_000, 40_000, 50_000];
    const p = await partite(
      office,
      importi.map((importo, at) => ({ importo, numero_documento: `${at + 1}/2026` })),
    );
    await world()
      .db.kysely.transaction()
      .execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql`update riga_estratto set id_agente = ${anna.id}, id_mandante = ${mobili.id}
        where id_azienda = ${office.id_azienda}`.execute(tx);
      });
    const [a, b, c, d] = p;
    if (!a || !b || !c || !d) throw new Error('partite expected');
    const m = first(await movimenti(office, [{ importo: 96_000 }]));
    const pay = (
      of: (typeof p)[number],
      moneyColumns: number,
      tipo: 'abbuono' | 'sconto' | 'ritenuta' | null,
    ) =>
      browser.ok('pagamentoCrea', {
        body: {
          movimenti: [{ id: m.id, importo: moneyColumns }],
          partite: [{ id: of.id, importo: of.importo }],
          differenze: tipo === null ? [] : [{ tipo, importo: moneyColumns - of.importo }],
        },
      });
    await pay(a, 8_000, 'abbuono');
    await pay(b, 19_000, 'sconto');
    await pay(c, 24_000, 'ritenuta');
    const whole = await pay(d, 40_000, null);
    const effects = async () => {
      const body = { dal: '2026-01-01', celle: [{ ...pair, attesa: 1_000, aliquota: null }] };
      return (await browser.ok('matriceEffetti', { body })).agenti.map(({ prima }) => prima);
    };
    const matured = async () =>
      (await browser.ok('reportProvvigioni', { query: { dal: '2026-01-01', al: '2026-12-31' } })).totali
        .provvigione;
    // 80 + 190 + 300 (withheld, and collected all the same) + 400, at 10%.
    expect(await matured()).toBe(800 + 1_900 + 3_000 + 4_000);
    expect(await effects()).toEqual([9_700]);
    await browser.ok('pagamentoStorna', {
      params: { id: whole.id },
      body: { versione: whole.versione, data: '2026-04-10' },
    });
    expect(await matured()).toBe(5_700);
    expect(await effects()).toEqual([5_700]);
  });
});
