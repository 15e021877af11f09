import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dettagliMatriceSchema } from '#api/contract/matrice-agenti.ts';
import { onEveryEngine } from './support/engines.ts';
import { importAll, PARTITE, riga, visible } from './support/imports.ts';
import { settlePartita } from './support/salda.ts';
import { create, nuovo } from './support/soggetti.ts';
import type { Office } from './support/world.ts';

onEveryEngine('matrice agenti', (world) => {
  async function setup() {
    const office = await world().office();
    const [anna, bruno, mobili, tende] = await create(
      office,
      nuovo('Anna Agente', { ruoli: ['agente'] }),
      nuovo('Bruno Agente', { ruoli: ['agente'] }),
      nuovo('Mobili SpA', { ruoli: ['mandante'] }),
      nuovo('Tende Srl', { ruoli: ['mandante', 'cliente'] }),
    );
    if (!anna || !bruno || !mobili || !tende) throw new Error('four were asked for');
    const set = (dal: string, ...celle: object[]) =>
      office.browser.ok('matriceModifica', { body: { dal, celle } });
    const cella = (
      agente: { id: number },
      mandante: { id: number },
      attesa: number | null,
      aliquota: number | null,
    ) => ({
      id_agente: agente.id,
      id_mandante: mandante.id,
      attesa,
      aliquota,
    });
    return { office, anna, bruno, mobili, tende, set, cella };
  }
  const periods = async ({ browser }: Office) =>
    (await browser.ok('matriceAgenti')).periodi.map(({ aliquota, valida_dal, valida_al }) => [
      aliquota,
      valida_dal,
      valida_al,
    ]);

  test('agenti and mandanti by name, those who cover nothing too', async () => {
    const { office, anna, bruno, mobili, tende } = await setup();
    const { agenti, mandanti } = await office.browser.ok('matriceAgenti');
    expect(agenti.map(({ id }) => id)).toEqual([anna.id, bruno.id]);
    expect(mandanti.map(({ id }) => id)).toEqual([mobili.id, tende.id]);
  });

  test('pairs that a partita names are told, once each, with a rate or without', async () => {
    const { office, anna, bruno, mobili, tende, set, cella } = await setup();
    await set('2026-01-01', cella(anna, mobili, null, 500));
    await importAll(
      office,
      [1, 2, 3, 4].map((at) => riga({ riga: at, scadenza: '2026-04-30' })),
      PARTITE,
    );
    const name = (at: number, agente: { id: number } | null, mandante: { id: number }) =>
      sql`update riga_estratto set id_agente = ${agente?.id ?? null}, id_mandante = ${mandante.id}
        where id_azienda = ${office.id_azienda} and riga = ${at}`.execute(world().db.kysely);
    await name(1, anna, mobili);
    await name(2, anna, mobili);
    await name(3, bruno, tende);
    await name(4, null, tende);
    expect((await office.browser.ok('matriceAgenti')).usate).toEqual([
      { id_agente: anna.id, id_mandante: mobili.id },
      { id_agente: bruno.id, id_mandante: tende.id },
    ]);
  });

  test('a rate from a day on leaves what was before; set back, it leaves no trace', async () => {
    const { office, anna, mobili, set, cella } = await setup();
    await set('2026-01-01', cella(anna, mobili, null, 500));
    await set('2026-07-01', cella(anna, mobili, 500, 750));
    expect(await periods(office)).toEqual([
      [500, '2026-01-01', '2026-06-30'],
      [750, '2026-07-01', null],
    ]);
    await set('2026-07-01', cella(anna, mobili, 750, 500));
    expect(await periods(office)).toEqual([[500, '2026-01-01', null]]);
    await set('2026-03-01', cella(anna, mobili, 500, null));
    expect(await periods(office)).toEqual([[500, '2026-01-01', '2026-02-28']]);
  });

  test('all or none, when somebody changed one of them: both values are told', async () => {
    const { office, anna, bruno, mobili, tende, set, cella } = await setup();
    await set('2026-01-01', cella(anna, mobili, null, 500));
    const problem = await office.browser.refused('matriceModifica', 409, 'versione_superata', {
      body: { dal: '2026-01-01', celle: [cella(anna, mobili, null, 900), cella(bruno, tende, null, 300)] },
    });
    expect(dettagliMatriceSchema.parse(problem.dettagli).celle).toEqual([
      { id_agente: anna.id, id_mandante: mobili.id, aliquota: 500 },
    ]);
    expect(await periods(office)).toHaveLength(1);
    await office.browser.refused('matriceModifica', 422, 'richiesta_non_valida', {
      body: { dal: '2026-01-01', celle: [cella(anna, mobili, 500, 1), cella(anna, mobili, 500, 2)] },
    });
    await office.browser.refused('matriceModifica', 422, 'richiesta_non_valida', {
      body: { dal: '2026-01-01', celle: [cella(anna, { id: 999_999 }, null, 1)] },
    });
    await office.browser.refused('matriceModifica', 422, 'richiesta_non_valida', {
      body: { dal: '2026-01-01', celle: [cella(anna, mobili, 500, 10_001)] },
    });
  });

  test('the history of a pair is written anew, unless it changed since or overlaps', async () => {
    const { office, anna, mobili, set, cella } = await setup();
    await set('2026-01-01', cella(anna, mobili, null, 500));
    const [now] = (await office.browser.ok('matriceAgenti')).periodi;
    const write = {
      id_agente: anna.id,
      id_mandante: mobili.id,
      letti: [{ id: now?.id, versione: now?.versione }],
    };
    const p = (
      aliquota: number,
      valida_dal: string,
      valida_al: string | null,
      zona: string | null = null,
    ) => ({
      aliquota,
      zona,
      valida_dal,
      valida_al,
    });
    await office.browser.refused('matricePeriodi', 422, 'richiesta_non_valida', {
      body: { ...write, periodi: [p(100, '2025-01-01', '2025-12-31'), p(200, '2025-12-31', null)] },
    });
    const done = await office.browser.ok('matricePeriodi', {
      body: {
        ...write,
        periodi: [p(100, '2025-01-01', '2025-12-31', ' Veneto '), p(200, '2026-01-01', null, '')],
      },
    });
    expect(done.periodi).toMatchObject([
      { aliquota: 100, zona: 'Veneto' },
      { aliquota: 200, zona: null },
    ]);
    await office.browser.refused('matricePeriodi', 409, 'versione_superata', {
      body: { ...write, periodi: [] },
    });
  });

  test('the database itself keeps one rate a day', async () => {
    const { office, anna, mobili, set, cella } = await setup();
    await set('2026-01-01', cella(anna, mobili, null, 500));
    const insert = sql`insert into matrice_agenti (id_azienda, id_agente, id_mandante, aliquota, valida_dal)
      values (${office.id_azienda}, ${anna.id}, ${mobili.id}, 1, '2026-05-01')`;
    await expect(insert.execute(world().db.kysely)).rejects.toThrow('two rates on one day');
  });

  test('the effects are those on what was collected, of the day of the document, and nothing is written', async () => {
    const { office, anna, bruno, mobili, set, cella } = await setup();
    await set('2026-01-01', cella(anna, mobili, null, 500), cella(bruno, mobili, null, 500));
    await importAll(
      office,
      [
        riga({ riga: 1, importo: 100_000, data_documento: '2026-02-01', scadenza: '2026-05-01' }),
        riga({ riga: 2, importo: 33_333, data_documento: '2026-08-01', scadenza: '2026-09-01' }),
        riga({ riga: 3, importo: 50_000, data_documento: '2026-08-01', scadenza: '2026-09-01' }),
        riga({ riga: 4, importo: 70_000, data_documento: '2026-08-01', scadenza: '2026-09-01' }),
        riga({
          riga: 5,
          importo: 20_000,
          divisa: 'USD',
          data_documento: '2026-08-01',
          scadenza: '2026-09-01',
        }),
      ],
      PARTITE,
    );
    // As reconciliation leaves them: collected, or not.
    const { kysely } = world().db;
    const own = sql`id_azienda = ${office.id_azienda}`;
    await kysely.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update riga_estratto set id_mandante = ${mobili.id}, id_agente = ${anna.id} where ${own}`.execute(
        tx,
      );
      await sql`update riga_estratto set id_agente = ${bruno.id} where ${own} and riga = 4`.execute(tx);
    });
    const { righe } = await visible(office.browser, { sort: 'riga' });
    for (const each of righe.filter((partita) => [1, 2, 4, 5].includes(partita.riga)))
      await settlePartita(world().db, office, each);
    const body = {
      dal: '2026-07-01',
      celle: [cella(anna, mobili, 500, 750), cella(bruno, mobili, 500, null)],
    };
    const effects = await office.browser.ok('matriceEffetti', { body });
    // 333,33 at 5% is 16,67 and at 7,5% 25,00; the sale of February is of before. 700,00 at 5% is 35,00.
    // What was sold in another divisa is another amount.
    expect(effects).toEqual({
      agenti: [
        { id_agente: anna.id, ragione_sociale: 'Anna Agente', divisa: 'EUR', prima: 1_667, dopo: 2_500 },
        { id_agente: anna.id, ragione_sociale: 'Anna Agente', divisa: 'USD', prima: 1_000, dopo: 1_500 },
        { id_agente: bruno.id, ragione_sociale: 'Bruno Agente', divisa: 'EUR', prima: 3_500, dopo: 0 },
      ],
      partite: 3,
    });
    // The same question of a whole history: the rate of February, which a change from July leaves, becomes another.
    const past = (await office.browser.ok('matriceAgenti')).periodi.filter(
      ({ id_agente }) => id_agente === anna.id,
    );
    const request = {
      id_agente: anna.id,
      id_mandante: mobili.id,
      letti: past.map(({ id, versione }) => ({ id, versione })),
      periodi: [
        { aliquota: 1_000, zona: null, valida_dal: '2026-01-01', valida_al: '2026-06-30' },
        { aliquota: 500, zona: 'Veneto', valida_dal: '2026-07-01', valida_al: null },
      ],
    };
    expect(await office.browser.ok('matriceEffettiPeriodi', { body: request })).toEqual({
      agenti: [
        { id_agente: anna.id, ragione_sociale: 'Anna Agente', divisa: 'EUR', prima: 5_000, dopo: 10_000 },
      ],
      partite: 1,
    });
    await office.browser.refused('matriceEffettiPeriodi', 409, 'versione_superata', {
      body: { ...request, letti: [] },
    });
    expect(await periods(office)).toEqual([
      [500, '2026-01-01', null],
      [500, '2026-01-01', null],
    ]);
  });

  test('nobody reads or writes another azienda’s', async () => {
    const { anna, mobili, set, cella } = await setup();
    await set('2026-01-01', cella(anna, mobili, null, 500));
    const other = await world().office();
    expect(await other.browser.ok('matriceAgenti')).toEqual({
      agenti: [],
      mandanti: [],
      periodi: [],
      usate: [],
    });
    await other.browser.refused('matriceModifica', 422, 'richiesta_non_valida', {
      body: { dal: '2026-01-01', celle: [cella(anna, mobili, 500, 1)] },
    });
  });
});
