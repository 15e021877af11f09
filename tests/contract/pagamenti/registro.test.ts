/** Pagamenti made by hand: their sums, their undoing, and the law that the database keeps by itself. */
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { insertPagamenti, type PagamentoNuovo } from '#server/pagamenti/sql/write.ts';
import { onEveryEngine } from '../support/engines.ts';
import { colleague, first, movimenti, partite, residui, residuo, rotti } from '../support/pagamenti.ts';
import type { Office } from '../support/world.ts';

const part = ({ id, importo }: Pick<RigaEstratto, 'id' | 'importo'>) => ({ id, importo });

onEveryEngine('pagamenti', (world) => {
  let office: Office;
  beforeEach(async () => {
    office = await world().office();
  });

  test('many to many, with a difference, close their rows; undone, every residuo is back', async () => {
    const [a, b] = await movimenti(office, [{ importo: 80_000 }, { importo: 19_500 }]);
    const [x, y] = await partite(office, [{ importo: 100_000 }, { importo: 30_000 }]);
    if (!a || !b || !x || !y) throw new Error('rows expected');
    const before = await residui(office);
    const made = await office.browser.ok('pagamentoCrea', {
      body: {
        movimenti: [part(a), part(b)],
        partite: [part(x), { id: y.id, importo: 20_000 }],
        differenze: [
          { tipo: 'ritenuta', importo: -20_000 },
          { tipo: 'spese', importo: -500 },
        ],
      },
    });
    expect(made).toMatchObject({
      importo: 99_500,
      origine: 'movimento',
      verso: 'incasso',
      conferma: 'manuale',
    });
    expect(await residuo(office, a.id)).toEqual([0, 'chiusa']);
    expect(await residuo(office, y.id)).toEqual([10_000, 'parziale']);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    const undone = await office.browser.ok('pagamentoAnnulla', {
      params: { id: made.id },
      body: { versione: made.versione, motivo: 'prova' },
    });
    expect(undone).toMatchObject({ attivo: false, motivo: 'prova', annullato_da: office.username });
    expect(await residui(office)).toEqual(before);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    await office.browser.refused('pagamentoAnnulla', 409, 'versione_superata', {
      params: { id: made.id },
      body: { versione: made.versione },
    });
  });

  test('are refused when the sums are wrong, when rows are gone, or cannot give so much', async () => {
    const a = first(await movimenti(office, [{ importo: 10_000 }]));
    const [x, dollari] = await partite(office, [{ importo: 12_000 }, { importo: 10_000, divisa: 'USD' }]);
    if (!x || !dollari) throw new Error('rows expected');
    const problem = await office.browser.refused('pagamentoCrea', 422, 'pagamento_non_quadra', {
      body: { movimenti: [part(a)], partite: [part(x)] },
    });
    expect(problem.dettagli).toEqual({ differenza: -2_000 });
    const refused = (body: object) =>
      office.browser.refused('pagamentoCrea', 409, 'importo_non_disponibile', { body });
    await refused({ movimenti: [{ id: a.id, importo: 12_000 }], partite: [part(x)] });
    await refused({ movimenti: [{ id: a.id, importo: -500 }], partite: [{ id: x.id, importo: -500 }] });
    await refused({ movimenti: [{ id: x.id, importo: 10_000 }], partite: [{ id: x.id, importo: 10_000 }] });
    await refused({ movimenti: [part(a)], partite: [part(dollari)] });
    await refused({ movimenti: [part(a)], partite: [{ id: 999_999, importo: 10_000 }] });
    await office.browser.refused('pagamentoCrea', 422, 'richiesta_non_valida', {
      body: { partite: [part(x)] },
    });
    expect((await residui(office)).every(([, , state]) => state === 'aperta')).toBe(true);
  });

  test('never give back what others settled: only their storno does', async () => {
    const { browser } = office;
    const [a, b] = await movimenti(office, [{ importo: 10_000 }, { importo: -10_000 }]);
    const [x, y] = await partite(office, [{ importo: 10_000 }, { importo: 10_000 }]);
    if (!a || !b || !x || !y) throw new Error('rows expected');
    const refused = async (body: object) => {
      const { detail } = await browser.refused('pagamentoCrea', 409, 'importo_non_disponibile', { body });
      expect(detail).toContain('segno contrario');
    };
    const made = await browser.ok('pagamentoCrea', { body: { movimenti: [part(a)], partite: [part(x)] } });
    await refused({ partite: [{ id: x.id, importo: -10_000 }], data: '2026-03-20' });
    await refused({ movimenti: [{ id: b.id, importo: -4_000 }], partite: [{ id: x.id, importo: -4_000 }] });
    await refused({ movimenti: [{ id: a.id, importo: -4_000 }], partite: [{ id: y.id, importo: -4_000 }] });
    await refused({ movimenti: [part(b)], partite: [{ id: x.id, importo: -10_000 }] });
    // The movimento of a storno goes the way the money went.
    const storna = { versione: made.versione, data: '2026-03-21' };
    const params = { id: made.id };
    await browser.refused('pagamentoStorna', 409, 'importo_non_disponibile', {
      params,
      body: { ...storna, id_movimento: a.id },
    });
    await browser.ok('pagamentoStorna', { params, body: { ...storna, id_movimento: b.id } });
    expect(await residuo(office, a.id)).toEqual([0, 'chiusa']);
    expect(await residuo(office, b.id)).toEqual([0, 'chiusa']);
    expect(await residuo(office, x.id)).toEqual([10_000, 'aperta']);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });

  test('paid, given back and paid again are undone only so that no row ever has too much', async () => {
    const { browser } = office;
    const x = first(await partite(office, [{ importo: 10_000 }]));
    const made: number[] = [];
    const add = ({ id }: { id: number }): number => made.push(id);
    const version = async (id: number) => (await browser.ok('pagamento', { params: { id } })).versione;
    const undo = async (id: number) => ({ params: { id }, body: { versione: await version(id) } });
    for (let round = 0; round < 2; round += 1) {
      const body = { partite: [part(x)], data: '2026-03-15' };
      const { id } = await browser.ok('pagamentoCrea', { body });
      const back = { params: { id }, body: { versione: await version(id), data: '2026-03-20' } };
      add({ id });
      add(await browser.ok('pagamentoStorna', back));
    }
    const [one = 0, storno1 = 0, due = 0, storno2 = 0] = made;
    await browser.ok('pagamentoAnnulla', await undo(storno1));
    expect(await residuo(office, x.id)).toEqual([0, 'chiusa']);
    const answer = await browser.refused(
      'pagamentoAnnulla',
      409,
      'importo_non_disponibile',
      await undo(storno2),
    );
    expect(answer.detail).toContain('annulla prima l’altro pagamento');
    for (const id of [one, storno2, due]) await browser.ok('pagamentoAnnulla', await undo(id));
    expect(await residuo(office, x.id)).toEqual([10_000, 'aperta']);
  });

  test('without a bank: cash, storno on a later day, and a compensation of no money', async () => {
    const [x, nota] = await partite(office, [{ importo: 10_000 }, { importo: -4_000 }]);
    if (!x || !nota) throw new Error('rows expected');
    const cash = await office.browser.ok('pagamentoCrea', {
      body: { partite: [{ id: x.id, importo: 6_000 }], data: '2026-03-15' },
    });
    expect(cash).toMatchObject({ origine: 'manuale', importo: 6_000, data: '2026-03-15' });
    const storno = await office.browser.ok('pagamentoStorna', {
      params: { id: cash.id },
      body: { versione: cash.versione, data: '2026-03-20', spese: 300, motivo: 'assegno non coperto' },
    });
    expect(storno).toMatchObject({ importo: -6_300, id_storno_di: cash.id, verso: 'incasso' });
    expect(storno.differenze).toEqual([{ tipo: 'spese', importo: -300, nota: 'assegno non coperto' }]);
    expect(await residuo(office, x.id)).toEqual([10_000, 'aperta']);
    const seen = await office.browser.ok('pagamento', { params: { id: cash.id } });
    expect(seen.stornato).toBe(6_300);
    // What was taken back cannot be taken back again, nor undone before its storno.
    await office.browser.refused('pagamentoStorna', 409, 'pagamento_stornato', {
      params: { id: cash.id },
      body: { versione: seen.versione, data: '2026-03-21' },
    });
    await office.browser.refused('pagamentoAnnulla', 409, 'pagamento_stornato', {
      params: { id: cash.id },
      body: { versione: seen.versione },
    });
    // The movimento that takes the money back arrives later.
    const addebito = first(await movimenti(office, [{ importo: -6_300 }]));
    const linked = await office.browser.ok('pagamentoMovimenti', {
      params: { id: storno.id },
      body: { versione: storno.versione, movimenti: [part(addebito)] },
    });
    expect(linked.movimenti.map(({ id }) => id)).toEqual([addebito.id]);
    expect(await residuo(office, addebito.id)).toEqual([0, 'chiusa']);
    const compensazione = await office.browser.ok('pagamentoCrea', {
      body: { partite: [{ id: x.id, importo: 4_000 }, part(nota)], data: '2026-03-31' },
    });
    expect(compensazione).toMatchObject({ importo: 0, verso: 'compensazione' });
    expect(await residuo(office, nota.id)).toEqual([0, 'chiusa']);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    const all = await office.browser.ok('pagamenti');
    expect([all.totale, all.divise[0]?.entrate, all.divise[0]?.uscite]).toEqual([3, 6_000, -6_300]);
    expect((await office.browser.ok('pagamenti', { query: { id_riga: nota.id } })).pagamenti).toHaveLength(1);
  });

  test('an assegno waits for its deposit, is tied to it, and let go of again', async () => {
    const { browser } = office;
    const [x, dollari] = await partite(office, [{ importo: 10_000 }, { importo: 9_000, divisa: 'USD' }]);
    const [versamento, other] = await movimenti(office, [{ importo: 10_000 }, { importo: 9_000 }]);
    if (!x || !dollari || !versamento || !other) throw new Error('rows expected');
    const cheque = await browser.ok('pagamentoCrea', { body: { partite: [part(x)], data: '2026-03-15' } });
    const awaited = async (importo: number) => {
      const query = { da_collegare: 'true', importo } as const;
      return (await browser.ok('pagamenti', { query })).pagamenti.map(({ id }) => id);
    };
    expect([await awaited(10_000), await awaited(-10_000), await awaited(9_000)]).toEqual([
      [cheque.id],
      [],
      [],
    ]);
    const ties = (riga: RigaEstratto, versione: number) => ({
      params: { id: cheque.id },
      body: { versione, movimenti: [part(riga)] },
    });
    const { versione } = cheque;
    await browser.refused('pagamentoMovimenti', 422, 'pagamento_non_quadra', ties(other, versione));
    const estero = await browser.ok('pagamentoCrea', {
      body: { partite: [part(dollari)], data: '2026-03-15' },
    });
    await browser.refused('pagamentoMovimenti', 422, 'richiesta_non_valida', {
      params: { id: estero.id },
      body: { versione: estero.versione, movimenti: [part(other)] },
    });
    const before = await residui(office);
    const tied = await browser.ok('pagamentoMovimenti', ties(versamento, versione));
    expect(tied).toMatchObject({ origine: 'manuale', movimenti: [{ id: versamento.id, importo: 10_000 }] });
    expect(await residuo(office, versamento.id)).toEqual([0, 'chiusa']);
    expect(await awaited(10_000)).toEqual([]);
    await browser.refused('pagamentoMovimenti', 422, 'richiesta_non_valida', ties(versamento, tied.versione));
    const unlink = (id: number, seen: number) => ({ params: { id }, body: { versione: seen } });
    await browser.refused('pagamentoScollega', 409, 'versione_superata', unlink(cheque.id, versione));
    const freed = await browser.ok('pagamentoScollega', unlink(cheque.id, tied.versione));
    expect(freed).toMatchObject({ attivo: true, importo: 10_000, movimenti: [], partite: [{ id: x.id }] });
    expect(await residui(office)).toEqual(before);
    expect(await awaited(10_000)).toEqual([cheque.id]);
    await browser.refused(
      'pagamentoScollega',
      422,
      'richiesta_non_valida',
      unlink(cheque.id, freed.versione),
    );
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });

  test('a pagamento that its movimenti made is not parted from them: it is undone', async () => {
    const a = first(await movimenti(office, [{ importo: 5_000 }]));
    const x = first(await partite(office, [{ importo: 5_000 }]));
    const { id, versione } = await office.browser.ok('pagamentoCrea', {
      body: { movimenti: [part(a)], partite: [part(x)] },
    });
    await office.browser.refused('pagamentoScollega', 422, 'richiesta_non_valida', {
      params: { id },
      body: { versione },
    });
    expect(await residuo(office, a.id)).toEqual([0, 'chiusa']);
  });

  test('of rows that a colleague holds are refused, and say who', async () => {
    const a = first(await movimenti(office, [{ importo: 5_000 }]));
    const x = first(await partite(office, [{ importo: 5_000 }]));
    const other = await colleague(world(), office);
    const taken = await other.browser.ok('preseChiedi', { body: { righe: [a.id] } });
    expect(taken.prese.map(({ username }) => username)).toEqual([other.username]);
    for (const refused of [
      await office.browser.refused('preseChiedi', 409, 'riga_presa', { body: { righe: [x.id, a.id] } }),
      await office.browser.refused('pagamentoCrea', 409, 'riga_presa', {
        body: { movimenti: [part(a)], partite: [part(x)] },
      }),
    ])
      expect(refused.dettagli).toMatchObject({ prese: [{ id_riga: a.id, username: other.username }] });
    // All or nothing: the free row of the refused request is still free.
    expect((await office.browser.ok('prese')).prese).toHaveLength(1);
    await other.browser.ok('preseLascia', { body: { ids: [a.id, x.id] } });
    await office.browser.ok('pagamentoCrea', { body: { movimenti: [part(a)], partite: [part(x)] } });
  });

  test('of two at once over the same rows, one wins; of two claims at once, one', async () => {
    const a = first(await movimenti(office, [{ importo: 5_000 }]));
    const many = await partite(
      office,
      Array.from({ length: 6 }, () => ({ importo: 5_000 })),
    );
    const answers = await Promise.all(
      many.map((x) =>
        office.browser.send('pagamentoCrea', { body: { movimenti: [part(a)], partite: [part(x)] } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort((x, y) => x - y)).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    const people = [office, await colleague(world(), office), await colleague(world(), office)];
    const claims = await Promise.all(
      people.map(({ browser }) => browser.send('preseChiedi', { body: { righe: [a.id] } })),
    );
    expect(claims.map(({ statusCode }) => statusCode).sort((x, y) => x - y)).toEqual([200, 409, 409]);
  });
});

onEveryEngine('the database', (world) => {
  let office: Office;
  let a: RigaEstratto;
  let x: RigaEstratto;
  beforeAll(async () => {
    office = await world().office();
  });
  beforeEach(async () => {
    a = first(await movimenti(office, [{ importo: 5_000 }]));
    x = first(await partite(office, [{ importo: 5_000 }]));
  });
  const fresh = (values: Partial<PagamentoNuovo> = {}): PagamentoNuovo => ({
    origine: 'movimento',
    data: '2026-03-10',
    importo: 5_000,
    divisa: 'EUR',
    id_tipo_pagamento: null,
    riferimento: null,
    nota: null,
    id_storno_di: null,
    id_lotto: null,
    conferma: 'manuale',
    punteggio: null,
    unica: null,
    motivi: [],
    rivali: [],
    movimenti: [part(a)],
    partite: [part(x)],
    differenze: [],
    ...values,
  });
  const write = (...nuovi: PagamentoNuovo[]) =>
    world()
      .db.kysely.transaction()
      .execute((tx) => insertPagamenti(tx, office, nuovi));
  const run = (statement: ReturnType<typeof sql>) => statement.execute(world().db.kysely);

  test('refuses what does not add up, whoever writes it', async () => {
    await expect(write(fresh({ importo: 4_000 }))).rejects.toThrow('pagamento');
    await expect(write(fresh({ partite: [{ id: x.id, importo: 4_000 }] }))).rejects.toThrow('pagamento');
    await expect(write(fresh({ movimenti: [] }))).rejects.toThrow('movimenti');
    await expect(write(fresh({ movimenti: [part(x)], partite: [part(x)] }))).rejects.toThrow(
      /pagamento|abbinamento|riga/,
    );
    await expect(write(fresh(), fresh())).rejects.toThrow('riga_residuo');
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    await write(fresh());
    expect(await residuo(office, x.id)).toEqual([0, 'chiusa']);
  });

  test('keeps what is settled: no amount, no row, no line can be changed behind it', async () => {
    await write(fresh());
    await expect(
      run(sql`update riga_estratto set residuo = 1, stato = 'parziale' where id = ${x.id}`),
    ).rejects.toThrow('riga_estratto');
    await expect(run(sql`delete from riga_estratto where id = ${a.id}`)).rejects.toThrow(
      'pagamento_movimento_riga',
    );
    await expect(run(sql`delete from abbinamento where id_partita = ${x.id}`)).rejects.toThrow('pagamento');
    await expect(run(sql`update abbinamento set attivo = false where id_partita = ${x.id}`)).rejects.toThrow(
      /pagamento|abbinamento|riga/,
    );
    await expect(run(sql`update abbinamento set importo = 1 where id_partita = ${x.id}`)).rejects.toThrow(
      /pagamento|abbinamento|riga/,
    );
    expect(await residuo(office, x.id)).toEqual([0, 'chiusa']);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });

  test('never gives more than there is to writers who ask nothing first', async () => {
    const others = await partite(
      office,
      Array.from({ length: 5 }, () => ({ importo: 5_000 })),
    );
    const outcomes = await Promise.allSettled(others.map((each) => write(fresh({ partite: [part(each)] }))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await residuo(office, a.id)).toEqual([0, 'chiusa']);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });
});
