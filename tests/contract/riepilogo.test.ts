import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCentesimi } from '#domain/importi.ts';
import { onEveryEngine } from './support/engines.ts';
import { begin, importAll, PARTITE, riga, sendLot, type Riga } from './support/imports.ts';
import { settlePartita } from './support/salda.ts';
import type { Office, World } from './support/world.ts';

const OGGI = '2026-03-15';
const ask = { query: { oggi: OGGI } };
const numbered = (rows: Partial<Riga>[]): Riga[] =>
  rows.map((values, at) => riga({ ...values, riga: at + 1 }));

/** Settles a document, whole or but for `residuo`. */
async function settle(world: World, office: Office, number: string, residuo: number): Promise<void> {
  const { righe } = await office.browser.ok('estrattoConto', { query: { limit: 1_000 } });
  const found = righe.find(({ numero_documento }) => numero_documento === number);
  if (!found) throw new Error(`no document ${number}`);
  await settlePartita(world.db, office, found, found.importo - residuo);
}

/** A movimento in another currency than its conto, as no import brings any more. */
async function foreign(world: World, office: Office, importo: number, divisa: string): Promise<void> {
  await world.db.kysely
    .updateTable('riga_estratto')
    .set({ divisa })
    .where('id_azienda', '=', office.id_azienda)
    .where('importo', '=', toCentesimi(importo))
    .execute();
}

onEveryEngine('riepilogo', (world) => {
  test('of an azienda without rows is all zeros, with its conti and its twelve months', async () => {
    const { browser, id_conto } = await world().office();
    const nothing = { righe: 0, da_incassare: 0, da_pagare: 0 };
    const summary = await browser.ok('riepilogo', ask);
    expect(summary).toMatchObject({
      conti: [
        { id_conto, nome: 'Conto principale', banca: null, saldo: 0, movimenti: 0, aggiornato_al: null },
      ],
      scaduto: nothing,
      in_scadenza: nothing,
      da_riconciliare: 0,
      non_quadrate: 0,
    });
    expect(summary.mesi.map(({ mese }) => mese)).toEqual([
      '2025-04-01',
      '2025-05-01',
      '2025-06-01',
      '2025-07-01',
      '2025-08-01',
      '2025-09-01',
      '2025-10-01',
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ]);
    expect(summary.mesi.every(({ dare, avere }) => dare === 0 && avere === 0)).toBe(true);
  });

  test('a conto is worth its own opening balance plus its movimenti, in its currency', async () => {
    const office = await world().office();
    const { browser } = office;
    const euro = await browser.ok('contoNuovo', { body: { nome: 'Euro', saldo_iniziale: -5_000 } });
    const dollari = await browser.ok('contoNuovo', {
      body: { nome: 'Dollari', divisa: 'USD', saldo_iniziale: 700, banca: 'Banca Due' },
    });
    const rows = numbered([
      { data: '2026-03-01', importo: 10_000 },
      { data: '2026-03-12', importo: -2_500 },
      { data: '2026-03-11', importo: 99_900 },
    ]);
    // The opening balance that the file declares is not added to the conto's own.
    const file = await begin(office, rows, { id_conto: euro.id });
    await world()
      .db.kysely.updateTable('importazione')
      .set({ saldo_iniziale: 1_000_000 })
      .where('id_imp', '=', file)
      .execute();
    await sendLot(browser, file, rows);
    await foreign(world(), office, 99_900, 'USD');
    await importAll(office, numbered([{ importo: 300, divisa: 'USD', data: '2024-01-31' }]), {
      id_conto: dollari.id,
    });
    const { conti } = await browser.ok('riepilogo', ask);
    expect(conti).toEqual([
      expect.objectContaining({ id_conto: office.id_conto, saldo: 0 }),
      {
        id_conto: dollari.id,
        nome: 'Dollari',
        banca: 'Banca Due',
        divisa: 'USD',
        saldo: 1_000,
        movimenti: 1,
        aggiornato_al: '2024-01-31',
      },
      expect.objectContaining({ nome: 'Euro', saldo: 2_500, movimenti: 2, aggiornato_al: '2026-03-12' }),
    ]);
  });

  test('months hold the movimenti in euro of their days, first and last included', async () => {
    const office = await world().office();
    await importAll(
      office,
      numbered([
        { data: '2025-03-31', importo: 1 },
        { data: '2025-04-01', importo: 20 },
        { data: '2026-02-15', importo: 8 },
        { data: '2026-02-16', importo: -2 },
        { data: '2026-02-28', importo: -300 },
        { data: '2026-02-28', importo: 5_000 },
        { data: '2026-03-31', importo: -40_000 },
        { data: '2026-03-01', importo: 600 },
        { data: '2026-04-01', importo: 7 },
      ]),
    );
    await foreign(world(), office, 600, 'CHF');
    await importAll(office, numbered([{ data: '2026-03-02', scadenza: '2026-04-02', importo: 9 }]), PARTITE);
    const { mesi, stessi_giorni } = await office.browser.ok('riepilogo', ask);
    // Up to the day that is asked about, that day included.
    expect(stessi_giorni).toEqual({ mese: '2026-02-01', dare: 0, avere: 8 });
    expect(mesi.filter(({ dare, avere }) => dare !== 0 || avere !== 0)).toEqual([
      { mese: '2025-04-01', dare: 0, avere: 20 },
      { mese: '2026-02-01', dare: -302, avere: 5_008 },
      { mese: '2026-03-01', dare: -40_000, avere: 0 },
    ]);
  });

  test('what is due is what is left of open partite, before today and in the thirty days from it', async () => {
    const office = await world().office();
    await importAll(
      office,
      numbered([
        { scadenza: '2024-12-31', importo: 1_000, numero_documento: 'A' },
        { scadenza: '2026-03-14', importo: -200, numero_documento: 'B' },
        { scadenza: '2026-03-14', importo: 999, numero_documento: 'CHIUSA' },
        { scadenza: '2026-03-15', importo: 30, numero_documento: 'C' },
        { scadenza: '2026-04-14', importo: -4, numero_documento: 'D' },
        { scadenza: '2026-04-14', importo: 5_000, divisa: 'USD', numero_documento: 'E' },
        { scadenza: '2026-04-15', importo: 77_777, numero_documento: 'F' },
      ]),
      PARTITE,
    );
    await settle(world(), office, 'A', 400);
    await settle(world(), office, 'CHIUSA', 0);
    const { scaduto, in_scadenza } = await office.browser.ok('riepilogo', ask);
    expect(scaduto).toEqual({ righe: 2, da_incassare: 400, da_pagare: -200 });
    // The partita in dollars is counted, and not added to euro.
    expect(in_scadenza).toEqual({ righe: 3, da_incassare: 30, da_pagare: -4 });
  });

  test('counts movimenti to match and imports that do not tie; unfinished and foreign ones are nobody’s', async () => {
    const office = await world().office();
    const movimenti = numbered([
      { numero_documento: 'APERTO' },
      { numero_documento: 'PARZIALE' },
      { numero_documento: 'CHIUSO' },
      { numero_documento: 'APERTO' },
    ]);
    const bad = { quadratura: { esito: 'non_quadra', differenza: 5, riga: 2 } } as const;
    const expected = (rows: Riga[]) => ({
      attesi: {
        righe: rows.length,
        dare: 0,
        avere: rows.reduce((total, { importo }) => total + importo, 0),
        scartate: 0,
        escluse: 0,
        saldo_iniziale: null,
        saldo_finale: null,
        dal: '2026-01-01',
        al: '2026-12-31',
        ...bad,
      },
    });
    await importAll(office, movimenti, expected(movimenti));
    const half = numbered([{ importo: 1 }, { importo: 2 }]);
    const unfinished = await begin(office, half, expected(half));
    await sendLot(office.browser, unfinished, half.slice(0, 1), 1, 2);
    const gone = await importAll(office, half, expected(half));
    await office.browser.ok('allDelImport', { params: { id: gone } });
    await settle(world(), office, 'PARZIALE', 100);
    await settle(world(), office, 'CHIUSO', 0);
    expect(await office.browser.ok('riepilogo', ask)).toMatchObject({ da_riconciliare: 3, non_quadrate: 1 });
    const other = await world().office();
    const theirs = await other.browser.ok('riepilogo', ask);
    expect(theirs).toMatchObject({ da_riconciliare: 0, non_quadrate: 0 });
    expect(theirs.conti.map(({ movimenti: count }) => count)).toEqual([0]);
  });

  test('the sum of the months of a year of movimenti is their sum, whatever they are', async () => {
    const day = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
      .map(([m, d]) => `2026-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`);
    const rows = fc.array(
      fc.record({ data: day, importo: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }) }),
      {
        minLength: 1,
        maxLength: 40,
      },
    );
    await fc.assert(
      fc.asyncProperty(rows, async (drawn) => {
        const office = await world().office();
        await importAll(office, numbered(drawn));
        const { mesi, conti } = await office.browser.ok('riepilogo', { query: { oggi: '2026-12-31' } });
        const total = drawn.reduce((sum, { importo }) => sum + importo, 0);
        expect(mesi.reduce((sum, { dare, avere }) => sum + dare + avere, 0)).toBe(total);
        expect(conti.map(({ saldo }) => saldo)).toEqual([total]);
      }),
      { numRuns: 8 },
    );
  });

  test('needs the person’s day', async () => {
    const { browser } = await world().office();
    await browser.refused('riepilogo', 422, 'richiesta_non_valida', { query: { oggi: '2026-02-30' } });
    await (await world().visitor()).refused('riepilogo', 401, 'non_autenticato', ask);
  });
});
