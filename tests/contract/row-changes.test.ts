import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { dettagliModificheSchema, type RigaEstratto } from '#api/contract/estratto-conto.ts';
import { onEveryEngine } from './support/engines.ts';
import { importAll, PARTITE, riga, righe, visible } from './support/imports.ts';
import { settlePartita } from './support/salda.ts';
import type { Office } from './support/world.ts';

onEveryEngine('changes to rows', (world) => {
  let office: Office;
  let movimenti: RigaEstratto[];
  let partita: RigaEstratto;
  let id_imp: number;

  beforeEach(async () => {
    office = await world().office();
    id_imp = await importAll(office, righe(3));
    await importAll(office, [riga({ scadenza: '2026-06-30', numero_documento: 'FT-1' })], PARTITE);
    movimenti = (await visible(office.browser, { sort: 'id', natura: 'movimento' })).righe;
    const [first] = (await visible(office.browser, { natura: 'partita' })).righe;
    if (!first) throw new Error('a partita expected');
    partita = first;
  });

  const change = (righeCambiate: { id: number; versione: number; campi: object }[]) => ({
    body: { righe: righeCambiate },
  });
  const registro = async () => {
    const { rows } = await sql<{ azione: string; id_oggetto: number | null; prima: unknown; dopo: unknown }>`
      select azione, id_oggetto, prima, dopo from registro
      where id_azienda = ${office.id_azienda} and azione = 'righe_modificate' order by id`.execute(
      world().db.kysely,
    );
    return rows;
  };

  test('write many fields of many rows in one go, in the order named, with one entry in the registro', async () => {
    const [a, b] = movimenti;
    if (!a || !b) throw new Error('rows expected');
    const answer = await office.browser.ok(
      'estrattoContoModifica',
      change([
        { id: b.id, versione: 1, campi: { nota: ' da verificare ', causale: '' } },
        { id: a.id, versione: 1, campi: { descrizione: 'Bonifico rettificato', stato: 'ignorata' } },
        { id: partita.id, versione: 1, campi: { scadenza: '2026-07-31', numero_documento: 'FT-1/bis' } },
      ]),
    );
    expect(answer.righe).toEqual([
      { ...b, nota: 'da verificare', causale: null, versione: 2 },
      { ...a, descrizione: 'Bonifico rettificato', stato: 'ignorata', versione: 2 },
      { ...partita, scadenza: '2026-07-31', numero_documento: 'FT-1/bis', versione: 2 },
    ]);
    const now = (await visible(office.browser, { sort: 'id' })).righe;
    for (const row of answer.righe) expect(now).toContainEqual(row);
    expect(await registro()).toEqual([
      {
        azione: 'righe_modificate',
        id_oggetto: null,
        prima: {
          righe: [
            { id: b.id, versione: 1, campi: { nota: null, causale: null } },
            { id: a.id, versione: 1, campi: { descrizione: a.descrizione, stato: 'aperta' } },
            { id: partita.id, versione: 1, campi: { scadenza: '2026-06-30', numero_documento: 'FT-1' } },
          ],
        },
        dopo: {
          righe: [
            { id: b.id, versione: 2, campi: { nota: 'da verificare', causale: null } },
            { id: a.id, versione: 2, campi: { descrizione: 'Bonifico rettificato', stato: 'ignorata' } },
            { id: partita.id, versione: 2, campi: { scadenza: '2026-07-31', numero_documento: 'FT-1/bis' } },
          ],
        },
      },
    ]);
  });

  test('from an old version are refused whole, with the stale rows as they now are', async () => {
    const colleague = await world().secondBrowser(office);
    const [a, b, c] = movimenti;
    if (!a || !b || !c) throw new Error('rows expected');
    const theirs = await colleague.ok(
      'estrattoContoModifica',
      change([{ id: a.id, versione: 1, campi: { nota: 'loro' } }]),
    );
    const problem = await office.browser.refused(
      'estrattoContoModifica',
      409,
      'versione_superata',
      change([
        { id: a.id, versione: 1, campi: { nota: 'mia' } },
        { id: b.id, versione: 1, campi: { nota: 'mia' } },
      ]),
    );
    expect(dettagliModificheSchema.parse(problem.dettagli)).toEqual({ attuali: theirs.righe, mancanti: [] });
    const now = (await visible(office.browser, { sort: 'id', natura: 'movimento' })).righe;
    expect(now).toEqual([...theirs.righe, b, c]);
    expect(await registro()).toHaveLength(1);
  });

  test('of two sets at once over the same rows, in any order, one wins whole', async () => {
    const ids = movimenti.map(({ id }) => id);
    const send = (nota: string, order: number[]) =>
      office.browser.send(
        'estrattoContoModifica',
        change(order.map((id) => ({ id, versione: 1, campi: { nota } }))),
      );
    const answers = await Promise.all([send('a', ids), send('b', ids.toReversed()), send('c', ids)]);
    expect(answers.map(({ statusCode }) => statusCode).sort((x, y) => x - y)).toEqual([200, 409, 409]);
    const notes = (await visible(office.browser, { natura: 'movimento' })).righe.map(({ nota }) => nota);
    expect(new Set(notes).size).toBe(1);
  });

  test('name the field of the row that is wrong, and change nothing', async () => {
    const [a, b] = movimenti;
    if (!a || !b) throw new Error('rows expected');
    await settlePartita(world().db, office, b);
    const fields = async (request: ReturnType<typeof change>) => {
      const problem = await office.browser.refused(
        'estrattoContoModifica',
        422,
        'richiesta_non_valida',
        request,
      );
      return problem.errors?.map(({ campo }) => campo).sort();
    };
    expect(
      await fields(
        change([
          { id: a.id, versione: 1, campi: { nota: 'x'.repeat(2_001), descrizione: ' ' } },
          { id: partita.id, versione: 1, campi: { scadenza: '2026-02-30', stato: 'chiusa' } },
        ]),
      ),
    ).toEqual([
      'righe.0.campi.descrizione',
      'righe.0.campi.nota',
      'righe.1.campi.scadenza',
      'righe.1.campi.stato',
    ]);
    expect(
      await fields(
        change([
          { id: partita.id, versione: 1, campi: { nota: 'buona' } },
          { id: a.id, versione: 1, campi: { scadenza: '2026-07-31', nota: 'a\0b' } },
          { id: b.id, versione: 2, campi: { stato: 'ignorata' } },
        ]),
      ),
    ).toEqual(['righe.1.campi.nota', 'righe.1.campi.scadenza', 'righe.2.campi.stato']);
    expect(
      await fields(
        change([
          { id: a.id, versione: 1, campi: { nota: 'uno' } },
          { id: a.id, versione: 1, campi: { nota: 'due' } },
        ]),
      ),
    ).toEqual(['righe.1.id']);
    const now = (await visible(office.browser)).righe;
    expect(now.every(({ id, versione }) => versione === (id === b.id ? 2 : 1))).toBe(true);
  });

  test('never touch what an import proved', async () => {
    const [a] = movimenti;
    if (!a) throw new Error('a row expected');
    const proved = { data: '2020-01-01', importo: 1, saldo: 1, residuo: 0, riga: 9, id_conto: 9 };
    const answer = await office.browser.ok(
      'estrattoContoModifica',
      change([{ id: a.id, versione: 1, campi: { ...proved, nota: 'solo questa' } }]),
    );
    expect(answer.righe).toEqual([{ ...a, nota: 'solo questa', versione: 2 }]);
  });

  test('to rows of others, or not visible, find nothing and write nothing', async () => {
    const other = await world().office();
    const [a] = movimenti;
    if (!a) throw new Error('a row expected');
    const problem = await other.browser.refused(
      'estrattoContoModifica',
      409,
      'versione_superata',
      change([{ id: a.id, versione: 1, campi: { nota: 'x' } }]),
    );
    expect(dettagliModificheSchema.parse(problem.dettagli)).toEqual({ attuali: [], mancanti: [a.id] });
    expect((await visible(office.browser, { id_imp })).righe).toContainEqual(a);
  });

  test('are among the consequences of rolling their import back', async () => {
    const [a, b] = movimenti;
    if (!a || !b) throw new Error('rows expected');
    await office.browser.ok(
      'estrattoContoModifica',
      change([
        { id: a.id, versione: 1, campi: { nota: 'annotata' } },
        { id: b.id, versione: 1, campi: { causale: 'corretta' } },
      ]),
    );
    const problem = await office.browser.refused('allDelImport', 409, 'annullo_con_conseguenze', {
      params: { id: id_imp },
    });
    expect(problem.dettagli).toEqual({
      righe: 3,
      annotate: 1,
      modificate: 1,
      abbinate: 0,
      pagamenti: 0,
      concordate: 0,
      contestate: 0,
      riaperte: 0,
      elenco: [expect.objectContaining({ tipo: 'nota', testo: 'annotata' })],
    });
  });

  test('reach five thousand rows and no more', async () => {
    const many = Array.from({ length: 5_001 }, (_, at) => ({
      id: at + 1,
      versione: 1,
      campi: { nota: 'x' },
    }));
    const problem = await office.browser.refused(
      'estrattoContoModifica',
      422,
      'richiesta_non_valida',
      change(many),
    );
    expect(problem.errors?.map(({ campo }) => campo)).toEqual(['righe']);
  });
});
