import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dettagliSpostaSchema, type Scadenza } from '#api/contract/scadenze.ts';
import { addGiorni, toGiorno } from '#domain/date.ts';
import { onEveryEngine } from './support/engines.ts';
import { search, first, movimenti, partite, soggetti } from './support/pagamenti.ts';
import { settlePartita } from './support/salda.ts';
import type { Office } from './support/world.ts';

const OGGI = '2026-03-15';
const MARZO = { dal: '2026-03-01', al: '2026-03-31', oggi: OGGI };

const read = (office: Office, query: Record<string, unknown> = {}) =>
  office.browser.ok('scadenze', { query: { ...MARZO, ...query } });

/** All partite of a view, read by pages. */
async function readPages(office: Office, query: Record<string, unknown>, limit: number): Promise<Scadenza[]> {
  const found: Scadenza[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof read>> = await read(office, {
      ...query,
      limit,
      ...(cursor !== null && { cursor }),
    });
    expect(page.partite.length).toBeLessThanOrEqual(limit);
    found.push(...page.partite);
    ({ cursor } = page);
  } while (cursor !== null);
  return found;
}
const giorni = (rows: readonly Scadenza[]) => rows.map(({ id, scadenza }) => [id, scadenza]);
const makeMove = (id: number, attesa: string, scadenza: string, motivo = 'Accordo al telefono') => ({
  body: { partite: [{ id, attesa, scadenza, motivo }] },
});

onEveryEngine('scadenze', (world) => {
  test('a date that was agreed counts everywhere, and the document’s own stays beside it with the reason', async () => {
    const office = await world().office();
    const { browser } = office;
    const [due, other] = await partite(office, [
      { scadenza: '2026-03-14', importo: 10_000 },
      { scadenza: '2026-03-16', importo: -5_000 },
    ]);
    if (!due || !other) throw new Error('two partite expected');
    const { partite: moved } = await browser.ok(
      'scadenzeSposta',
      makeMove(due.id, '2026-03-14', '2026-04-02'),
    );
    expect(moved).toMatchObject([
      {
        id: due.id,
        scadenza: '2026-04-02',
        scadenza_originale: '2026-03-14',
        concordata: { motivo: 'Accordo al telefono', autore: office.username },
      },
    ]);
    expect(giorni((await read(office)).partite)).toEqual([[other.id, '2026-03-16']]);
    expect(giorni((await read(office, { dal: '2026-04-01', al: '2026-04-30' })).partite)).toEqual([
      [due.id, '2026-04-02'],
    ]);
    const around = { dal: '2026-03-14', al: '2026-03-16' };
    expect((await browser.ok('notifiche', { query: around })).map(({ id }) => id)).toEqual([other.id]);
    const later = await browser.ok('notifiche', { query: { dal: '2026-04-01', al: '2026-04-03' } });
    expect(later).toMatchObject([{ id: due.id, scadenza: '2026-04-02' }]);
  });

  test('undo brings back what was before: the own date, or the agreement before', async () => {
    const office = await world().office();
    const { browser } = office;
    const { id } = first(await partite(office, [{ scadenza: '2026-03-14' }]));
    const one = await browser.ok('scadenzeSposta', makeMove(id, '2026-03-14', '2026-03-20', 'Primo'));
    const two = await browser.ok('scadenzeSposta', makeMove(id, '2026-03-20', '2026-03-27', 'Secondo'));
    const back = await browser.ok('scadenzeSposta', { body: two.prima });
    expect(back.partite).toMatchObject([{ scadenza: '2026-03-20', concordata: { motivo: 'Primo' } }]);
    const own = await browser.ok('scadenzeSposta', { body: one.prima });
    expect(own.partite).toMatchObject([{ scadenza: '2026-03-14', concordata: null }]);
    const { concordate } = await browser.ok('scadenzeStoria', { query: { id_partita: id } });
    expect(
      concordate.map(({ scadenza, motivo, ritirata_il }) => [scadenza, motivo, ritirata_il !== null]),
    ).toEqual([
      ['2026-03-20', 'Primo', true],
      ['2026-03-27', 'Secondo', true],
      ['2026-03-20', 'Primo', true],
    ]);
  });

  test('many move together or not at all', async () => {
    const office = await world().office();
    const { browser } = office;
    const [a, b] = await partite(office, [{ scadenza: '2026-03-10' }, { scadenza: '2026-03-11' }]);
    if (!a || !b) throw new Error('two partite expected');
    const both = (attesa: string) => ({
      body: {
        partite: [
          { id: a.id, attesa: '2026-03-10', scadenza: '2026-03-30', motivo: 'Insieme' },
          { id: b.id, attesa, scadenza: '2026-03-30', motivo: 'Insieme' },
        ],
      },
    });
    const problem = await browser.refused('scadenzeSposta', 409, 'versione_superata', both('2026-03-12'));
    expect(giorni(dettagliSpostaSchema.parse(problem.dettagli).attuali)).toEqual([[b.id, '2026-03-11']]);
    expect(giorni((await read(office)).partite)).toEqual([
      [a.id, '2026-03-10'],
      [b.id, '2026-03-11'],
    ]);
    await browser.ok('scadenzeSposta', both('2026-03-11'));
    expect(giorni((await read(office)).partite)).toEqual([
      [a.id, '2026-03-30'],
      [b.id, '2026-03-30'],
    ]);
  });

  test('two people at the same moment: one moves it, the other is told', async () => {
    const office = await world().office();
    const other = await world().secondBrowser(office);
    const { id } = first(await partite(office, [{ scadenza: '2026-03-14' }]));
    const answers = await Promise.all([
      office.browser.send('scadenzeSposta', makeMove(id, '2026-03-14', '2026-03-20')),
      other.send('scadenzeSposta', makeMove(id, '2026-03-14', '2026-03-21')),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  test('what is settled, not a partita, of another azienda or without a reason does not move', async () => {
    const office = await world().office();
    const { browser } = office;
    const paid = first(await partite(office, [{ scadenza: '2026-03-14' }]));
    await settlePartita(world().db, office, paid);
    const movimento = first(await movimenti(office, [{}]));
    const stranger = first(await partite(await world().office(), [{ scadenza: '2026-03-14' }]));
    const move = makeMove(paid.id, '2026-03-14', '2026-03-20');
    await browser.refused('scadenzeSposta', 422, 'richiesta_non_valida', move);
    for (const { id } of [movimento, stranger])
      await browser.refused('scadenzeSposta', 404, 'non_trovato', makeMove(id, '2026-03-14', '2026-03-20'));
    await browser.refused(
      'scadenzeSposta',
      422,
      'richiesta_non_valida',
      makeMove(paid.id, '2026-03-14', '2026-03-20', '  '),
    );
    const reader = await world().office('lettura');
    await reader.browser.refused('scadenzeSposta', 403, 'permesso_negato', move);
  });

  test('an import that is rolled back takes its agreements with it', async () => {
    const office = await world().office();
    const { id, id_imp } = first(await partite(office, [{ scadenza: '2026-03-14' }]));
    await office.browser.ok('scadenzeSposta', makeMove(id, '2026-03-14', '2026-03-20'));
    const problem = await office.browser.refused('allDelImport', 409, 'annullo_con_conseguenze', {
      params: { id: id_imp },
    });
    expect(problem.dettagli).toMatchObject({ concordate: 1, elenco: [{ tipo: 'concordata' }] });
    await office.browser.ok('allDelImport', {
      params: { id: id_imp },
      query: { conferma: 'true' },
    });
    expect((await read(office)).partite).toEqual([]);
  });

  test('an open partita says that it may be paid, and why', async () => {
    const office = await world().office();
    const [alfa, beta] = await soggetti(world(), office, ['Alfa Srl', 'Beta Spa']);
    if (!alfa || !beta) throw new Error('two soggetti expected');
    const rows = await partite(office, [
      { importo: 12_200, id_soggetto: alfa, scadenza: '2026-03-02' },
      { importo: 30_000, id_soggetto: beta, numero_documento: 'FT-2026/77', scadenza: '2026-03-03' },
      { importo: 45_000, ragione_sociale: 'Caffè Gamma Snc', scadenza: '2026-03-04' },
      // Same amount, another soggetto; opposite sign; another divisa; a movimento of long before.
      { importo: 50_000, id_soggetto: alfa, scadenza: '2026-03-05' },
      { importo: -60_000, id_soggetto: alfa, scadenza: '2026-03-06' },
      { importo: 70_000, id_soggetto: alfa, divisa: 'USD', scadenza: '2026-03-07' },
      { importo: 80_000, id_soggetto: alfa, data: '2026-03-08', scadenza: '2026-03-08' },
    ]);
    const paid = await movimenti(office, [
      { importo: 12_200, id_soggetto: alfa },
      { importo: 30_000, descrizione: 'BONIFICO SALDO ft-2026/77' },
      { importo: 45_000, ragione_sociale: 'CAFFE GAMMA SNC' },
      { importo: 50_000, id_soggetto: beta },
      { importo: 60_000, id_soggetto: alfa },
      { importo: 70_000, id_soggetto: alfa },
      { importo: 80_000, id_soggetto: alfa, data: '2026-01-08' },
    ]);
    const { partite: found } = await read(office);
    expect(found.map(({ forse_pagata }) => [forse_pagata?.id_movimento, forse_pagata?.motivi])).toEqual([
      [paid[0]?.id, ['importo uguale', 'stesso soggetto']],
      [paid[1]?.id, ['importo uguale', 'documento FT-2026/77 citato']],
      [paid[2]?.id, ['importo uguale', 'stesso nome']],
      ...Array.from({ length: 4 }, () => [undefined, undefined]),
    ]);
    const maybe = await read(office, { mostra: 'forse_pagate' });
    expect(maybe.partite.map(({ id }) => id)).toEqual(rows.slice(0, 3).map(({ id }) => id));
    // A page may have none of them, and others follow.
    expect(await readPages(office, { mostra: 'forse_pagate' }, 2)).toEqual(maybe.partite);
    expect(await readPages(office, {}, 3)).toEqual(found);
    // Once the movimento is explained, nothing is left to wait for.
    await settlePartita(world().db, office, first(paid));
    expect((await read(office, { mostra: 'forse_pagate' })).partite.map(({ id }) => id)).toEqual(
      rows.slice(1, 3).map(({ id }) => id),
    );
  });

  test('the bench’s proposals say it too, with their own evidence; what was refused stays refused', async () => {
    const office = await world().office();
    const [alfa] = await soggetti(world(), office, ['Alfa Srl']);
    // One payment for two documents: no amount of theirs is that of the movimento.
    const rows = await partite(office, [
      { importo: 10_000, id_soggetto: alfa ?? null, numero_documento: 'A-101' },
      { importo: 23_400, id_soggetto: alfa ?? null, numero_documento: 'A-102' },
    ]);
    const [paid] = await movimenti(office, [
      {
        importo: 33_400,
        id_soggetto: alfa ?? null,
        ragione_sociale: 'Alfa Srl',
        descrizione: 'Saldo fatture A-101 e A-102',
      },
    ]);
    expect((await read(office, { mostra: 'forse_pagate' })).partite).toEqual([]);
    const id_calcolo = await search(office);
    const { partite: found } = await read(office, { mostra: 'forse_pagate' });
    expect(found.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    for (const { forse_pagata } of found) {
      expect(forse_pagata?.id_movimento).toBe(paid?.id);
      expect(forse_pagata?.motivi.length).toBeGreaterThan(0);
    }
    await office.browser.ok('proposteRifiuta', { body: { id_calcolo, numeri: [1] } });
    expect((await read(office, { mostra: 'forse_pagate' })).partite).toEqual([]);
  });

  test('arrears and the balance to start from are of the days before', async () => {
    const office = await world().office();
    const { browser, id_conto } = office;
    await movimenti(office, [
      { importo: 100_000, data: '2026-03-15' },
      { importo: 7_000, data: '2026-03-16' },
    ]);
    const rows = await partite(office, [
      { importo: 1_000, scadenza: '2026-03-14' },
      { importo: -300, scadenza: '2026-02-28' },
      { importo: 20_000, scadenza: '2026-03-15' },
      { importo: 4_000, scadenza: '2026-03-31' },
      { importo: 50_000, scadenza: '2026-04-01' },
    ]);
    const april = { dal: '2026-04-01', al: '2026-04-30' };
    expect(await read(office, april)).toMatchObject({
      arretrati: [{ divisa: 'EUR', righe: 2, da_incassare: 1_000, da_pagare: -300 }],
      saldi: [{ divisa: 'EUR', saldo: 100_000, prima: 24_000 }],
    });
    // What was put off is not in arrears any more.
    await browser.ok('scadenzeSposta', makeMove(first(rows).id, '2026-03-14', '2026-03-20'));
    expect(await read(office, { ...april, id_conto })).toMatchObject({
      arretrati: [{ righe: 1, da_incassare: 0, da_pagare: -300 }],
      saldi: [{ saldo: 100_000, prima: 25_000 }],
    });
    expect((await read(office)).saldi).toEqual([{ divisa: 'EUR', saldo: 100_000, prima: 0 }]);
  });

  test('a page goes on where the one before ended, on the same day too; what stands around comes with the first', async () => {
    const office = await world().office();
    const rows = await partite(
      office,
      Array.from({ length: 5 }, (_, at) => ({ importo: 1_000 + at, scadenza: '2026-03-10' })),
    );
    const firstPage = await read(office, { limit: 2 });
    expect(giorni(firstPage.partite)).toEqual(rows.slice(0, 2).map(({ id }) => [id, '2026-03-10']));
    expect(firstPage.arretrati).toMatchObject([{ righe: 5 }]);
    expect(firstPage.saldi).toHaveLength(1);
    // Who moves one meanwhile takes none of the others away.
    await office.browser.ok('scadenzeSposta', makeMove(first(rows).id, '2026-03-10', '2026-03-20'));
    const second = await read(office, { limit: 2, cursor: firstPage.cursor });
    expect(giorni(second.partite)).toEqual(rows.slice(2, 4).map(({ id }) => [id, '2026-03-10']));
    expect([second.arretrati, second.saldi]).toEqual([[], []]);
    const last = await read(office, { limit: 2, cursor: second.cursor });
    expect(giorni(last.partite)).toEqual([
      [rows[4]?.id, '2026-03-10'],
      [first(rows).id, '2026-03-20'],
    ]);
    expect([firstPage.cursor, last.cursor]).toEqual([expect.any(String), null]);
    for (const cursor of ['domani', '2026-02-30.1', '2026-03-10', '2026-03-10.x', '.', ''])
      expect(
        (await office.browser.send('scadenze', { query: { ...MARZO, cursor } })).statusCode,
        cursor,
      ).toBe(422);
  });

  test('filters narrow: which way money goes, whose, in what state', async () => {
    const office = await world().office();
    const [alfa] = await soggetti(world(), office, ['Alfa Srl']);
    const rows = await partite(office, [
      { importo: 1_000, id_soggetto: alfa ?? null, scadenza: '2026-03-01' },
      { importo: -2_000, scadenza: '2026-03-02' },
      { importo: 3_000, scadenza: '2026-03-03' },
    ]);
    const [a, b, c] = rows.map(({ id }) => id);
    const paid = rows[2];
    if (!paid || b === undefined) throw new Error('three partite expected');
    await settlePartita(world().db, office, paid);
    await office.browser.ok('scadenzeSposta', makeMove(b, '2026-03-02', '2026-03-05'));
    const ids = async (query: Record<string, unknown>) =>
      (await read(office, query)).partite.map(({ id }) => id);
    expect(await ids({})).toEqual([a, b]);
    expect(await ids({ verso: 'incassare' })).toEqual([a]);
    expect(await ids({ verso: 'pagare' })).toEqual([b]);
    expect(await ids({ id_soggetto: alfa })).toEqual([a]);
    expect(await ids({ mostra: 'chiuse' })).toEqual([c]);
    expect(await ids({ mostra: 'concordate' })).toEqual([b]);
    expect(await ids({ mostra: 'tutte' })).toEqual([a, c, b]);
  });

  test('the days asked for are those that count, whatever moved where', async () => {
    const office = await world().office();
    const base = toGiorno('2026-02-27');
    const day = fc.integer({ min: 0, max: 6 }).map((days) => addGiorni(base, days));
    const rows = await partite(
      office,
      Array.from({ length: 7 }, (_, at) => ({ importo: 100 + at, scadenza: addGiorni(base, at) })),
    );
    const moves = fc.array(fc.record({ at: fc.integer({ min: 0, max: 6 }), a: day }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(moves, day, day, async (spostamenti, dal, al) => {
        for (const { at, a } of spostamenti) {
          const all = (await read(office, { dal: base, al: addGiorni(base, 6) })).partite;
          const row = all.find(({ id }) => id === rows[at]?.id);
          if (row) await office.browser.ok('scadenzeSposta', makeMove(row.id, row.scadenza, a));
        }
        const all = (await read(office, { dal: base, al: addGiorni(base, 6) })).partite;
        expect(all).toHaveLength(rows.length);
        const wanted = all.filter(({ scadenza }) => scadenza >= dal && scadenza <= al);
        expect((await read(office, { dal, al })).partite).toEqual(wanted);
        expect(await readPages(office, { dal, al }, 1 + (wanted.length % 3))).toEqual(wanted);
      }),
      { numRuns: 12 },
    );
  });
});
