import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { dettagliRifiutateSchema, dettagliTotaliSchema } from '#api/contract/invio-import.ts';
import { dettagliConseguenzeSchema, dettagliGiaImportatoSchema } from '#api/contract/importazioni.ts';
import { annulAbandoned, deleteAnnulled } from '#server/importazioni/commands/annul-importazione.ts';
import { onEveryEngine } from './support/engines.ts';
import {
  begin,
  declaration,
  importAll,
  PARTITE,
  riga,
  righe,
  sendLot,
  totals,
  visible,
} from './support/imports.ts';
import { settlePartita } from './support/salda.ts';
import type { World } from './support/world.ts';

/** Rows physically in the table, visible or not. */
async function stored({ db }: World, id_imp: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from riga_estratto where id_imp = ${id_imp}`.execute(db.kysely);
  return rows[0]?.n ?? -1;
}

onEveryEngine('imports', (world) => {
  describe('the import lifecycle', () => {
    test('nothing is visible until the last lot; then everything is, to the cent', async () => {
      const office = await world().office();
      const rows = righe(7);
      const id_imp = await begin(office, rows);
      const first = await sendLot(office.browser, id_imp, rows.slice(0, 5), 1, 2);
      expect(first).toEqual({ id_imp, lotto: 1, lotti: 2, ricevuti: 1, righe: 5, stato: 'inizializzato' });
      expect((await visible(office.browser)).totale).toBe(0);

      const last = await sendLot(office.browser, id_imp, rows.slice(5), 2, 2);
      expect(last).toEqual({ id_imp, lotto: 2, lotti: 2, ricevuti: 2, righe: 7, stato: 'completato' });
      const seen = await visible(office.browser, { sort: 'riga' });
      expect(seen.righe.map(({ importo }) => importo)).toEqual(rows.map(({ importo }) => importo));
      expect(seen.righe[0]).toMatchObject({
        id_imp,
        id_conto: office.id_conto,
        natura: 'movimento',
        stato: 'aperta',
        residuo: rows[0]?.importo,
        versione: 1,
      });
      const { dare, avere } = totals(rows);
      expect(seen.somme).toEqual({ dare, avere, saldo: dare + avere });
      const { importazioni } = await office.browser.ok('importazioni');
      expect(importazioni).toHaveLength(1);
      expect(importazioni[0]).toMatchObject({
        id_imp,
        stato: 'completato',
        righe: 7,
        dare,
        avere,
        autore: office.username,
      });
    });

    test('is listed with the others, all at once or by pages, latest first', async () => {
      const office = await world().office();
      const { browser } = office;
      const made: number[] = [];
      for (const importo of [100, 200, 300, 400, 500])
        made.push(await importAll(office, [riga({ importo })]));
      await browser.ok('allDelImport', { params: { id: made[1] ?? 0 }, query: { conferma: 'true' } });
      const all = await browser.ok('importazioni');
      expect(all.importazioni.map(({ id_imp }) => id_imp)).toEqual(made.toReversed());
      expect(all.cursor).toBeNull();
      for (const limit of [1, 2, 4, 5, 6]) {
        const found: typeof all.importazioni = [];
        let cursor: number | null = null;
        do {
          const page: typeof all = await browser.ok('importazioni', {
            query: { limit, ...(cursor !== null && { cursor }) },
          });
          found.push(...page.importazioni);
          ({ cursor } = page);
        } while (cursor !== null);
        expect(found).toEqual(all.importazioni);
      }
    });

    test('goes from its record to its rows to its deletion, and its record says where it is', async () => {
      const office = await world().office();
      const { browser } = office;
      const rows = righe(3);
      const state = async () => {
        const { importazioni } = await browser.ok('importazioni');
        return [importazioni.map(({ stato }) => stato), (await visible(browser)).totale];
      };
      const { id_imp } = await browser.ok('logImportAdd');
      expect(await state()).toEqual([['aperto'], 0]);
      await browser.ok('importAlias', { body: declaration(office, id_imp, rows) });
      expect(await state()).toEqual([['inizializzato'], 0]);
      await sendLot(browser, id_imp, rows);
      expect(await state()).toEqual([['completato'], 3]);
      await browser.ok('allDelImport', { params: { id: id_imp } });
      expect(await state()).toEqual([['annullato'], 0]);
    });

    test('a lot sent twice is applied once; another content under its number is refused', async () => {
      const office = await world().office();
      const rows = righe(4);
      const id_imp = await begin(office, rows);
      const lots = { first: rows.slice(0, 2), second: rows.slice(2) };
      const once = await sendLot(office.browser, id_imp, lots.first, 1, 2);
      expect(await sendLot(office.browser, id_imp, lots.first, 1, 2)).toEqual(once);
      await office.browser.refused('importRows', 409, 'lotto_diverso', {
        query: { id_imp },
        body: { rows: lots.second, lotto: 1, lotti: 2 },
      });
      await office.browser.refused('importRows', 409, 'lotto_diverso', {
        query: { id_imp },
        body: { rows: lots.second, lotto: 2, lotti: 3 },
      });
      expect(await stored(world(), id_imp)).toBe(2);
      const done = await sendLot(office.browser, id_imp, lots.second, 2, 2);
      expect(await sendLot(office.browser, id_imp, lots.second, 2, 2)).toEqual(done);
      expect((await visible(office.browser)).totale).toBe(4);
    });

    test('lots may arrive together and in any order', async () => {
      const office = await world().office();
      const rows = righe(60);
      const id_imp = await begin(office, rows);
      const order = [4, 1, 6, 3, 2, 5, 3, 1];
      const answers = await Promise.all(
        order.map((lotto) =>
          sendLot(office.browser, id_imp, rows.slice((lotto - 1) * 10, lotto * 10), lotto, 6),
        ),
      );
      expect(answers.some(({ stato }) => stato === 'completato')).toBe(true);
      const seen = await visible(office.browser, { sort: 'riga' });
      expect(seen.righe.map((row) => row.riga)).toEqual(rows.map((row) => row.riga));
    });

    test('totals that differ show nothing, and what was declared against what came', async () => {
      const office = await world().office();
      const rows = righe(3);
      const id_imp = await begin(office, rows);
      const wrong = rows.map((row, at) => (at === 2 ? { ...row, importo: row.importo + 1 } : row));
      const problem = await office.browser.refused('importRows', 422, 'totali_diversi', {
        query: { id_imp },
        body: { rows: wrong, lotto: 1, lotti: 1 },
      });
      expect(dettagliTotaliSchema.parse(problem.dettagli)).toEqual({
        attesi: totals(rows),
        ricevuti: totals(wrong),
      });
      expect([await stored(world(), id_imp), (await visible(office.browser)).totale]).toEqual([0, 0]);
      await sendLot(office.browser, id_imp, rows);
      expect((await visible(office.browser)).totale).toBe(3);
    });

    test('steps out of order are refused', async () => {
      const { browser, ...rest } = await world().office();
      const office = { browser, ...rest };
      const rows = righe(2);
      const body = { rows, lotto: 1, lotti: 1 };
      const { id_imp } = await browser.ok('logImportAdd');
      await browser.refused('importRows', 409, 'importazione_non_aperta', { query: { id_imp }, body });
      await browser.refused('importRows', 404, 'non_trovato', { query: { id_imp: 999_999 }, body });
      await browser.refused('importRows', 422, 'richiesta_non_valida', { query: {}, body });
      await browser.ok('importAlias', { body: declaration(office, id_imp, rows) });
      await browser.refused('importRows', 422, 'richiesta_non_valida', {
        query: { id_imp },
        body: { ...body, lotto: 2 },
      });
      await sendLot(browser, id_imp, rows);
      await browser.refused('importAlias', 409, 'importazione_non_aperta', {
        body: declaration(office, id_imp, rows),
      });
      await browser.refused('importRows', 409, 'lotto_diverso', {
        query: { id_imp },
        body: { ...body, lotti: 2 },
      });
    });

    test('the same file is imported twice only if one insists', async () => {
      const office = await world().office();
      const rows = righe(2);
      const file = { nome: 'marzo.csv', sha256: 'a'.repeat(64), bytes: 10, formato: 'csv' as const };
      const first = await importAll(office, rows, { file });
      const { id_imp } = await office.browser.ok('logImportAdd');
      const again = declaration(office, id_imp, rows, { file });
      const problem = await office.browser.refused('importAlias', 409, 'file_gia_importato', { body: again });
      expect(dettagliGiaImportatoSchema.parse(problem.dettagli).importazione.id_imp).toBe(first);
      await office.browser.ok('importAlias', { body: { ...again, forza: true } });
      await sendLot(office.browser, id_imp, rows);
      expect((await visible(office.browser)).totale).toBe(4);
    });

    test('of two imports of one file running together only one completes', async () => {
      const office = await world().office();
      const rows = righe(2);
      const file = { nome: 'aprile.csv', sha256: 'b'.repeat(64), bytes: 10, formato: 'csv' as const };
      const one = await begin(office, rows, { file });
      const two = await begin(office, rows, { file });
      await sendLot(office.browser, one, rows);
      const problem = await office.browser.refused('importRows', 409, 'file_gia_importato', {
        query: { id_imp: two },
        body: { rows, lotto: 1, lotti: 1 },
      });
      expect(dettagliGiaImportatoSchema.parse(problem.dettagli).importazione.id_imp).toBe(one);
      expect((await visible(office.browser)).totale).toBe(2);
    });

    test('rows that cannot be kept are named one by one, and none of the lot is kept', async () => {
      const office = await world().office();
      const rows = [
        riga({ riga: 3, scadenza: '2026-05-31' }),
        riga({ riga: 4 }),
        riga({ riga: 5, scadenza: '2026-05-31', id_soggetto: 777 }),
        riga({ riga: 6, scadenza: '2026-05-31', descrizione: 'rotta \0' }),
      ];
      const id_imp = await begin(office, rows, PARTITE);
      const problem = await office.browser.refused('importRows', 422, 'righe_rifiutate', {
        query: { id_imp },
        body: { rows, lotto: 1, lotti: 1 },
      });
      const { rifiutate } = dettagliRifiutateSchema.parse(problem.dettagli);
      expect(rifiutate.map((row) => [row.riga, row.colonna])).toEqual([
        [4, 'scadenza'],
        [5, 'id_soggetto'],
        [6, 'descrizione'],
      ]);
      expect(await stored(world(), id_imp)).toBe(0);
    });

    test('rows in another currency than the conto are named, and none of the import is kept', async () => {
      const office = await world().office();
      const { id: dollari } = await office.browser.ok('contoNuovo', {
        body: { nome: 'Dollari', divisa: 'USD' },
      });
      const rows = [riga({ riga: 2 }), riga({ riga: 3 }), riga({ riga: 4, divisa: 'CHF' })];
      const id_imp = await begin(office, rows);
      await sendLot(office.browser, id_imp, rows.slice(0, 2), 1, 2);
      const problem = await office.browser.refused('importRows', 422, 'righe_rifiutate', {
        query: { id_imp },
        body: { rows: rows.slice(2), lotto: 2, lotti: 2 },
      });
      expect(problem.title).toBe('Alcune righe non si possono importare');
      expect(dettagliRifiutateSchema.parse(problem.dettagli).rifiutate).toEqual([
        { riga: 4, colonna: 'divisa', valore: 'CHF', motivo: 'La riga è in CHF, il conto in EUR' },
      ]);
      expect((await visible(office.browser)).totale).toBe(0);
      await office.browser.ok('allDelImport', { params: { id: id_imp } });
      expect(await stored(world(), id_imp)).toBe(0);

      // A lone $ may be any dollar; a partita has no conto, and its own currency.
      const canadesi = [riga({ divisa: 'CAD' })];
      await importAll(office, canadesi, { id_conto: dollari });
      await importAll(office, [riga({ divisa: 'CHF', scadenza: '2026-05-31' })], PARTITE);
      expect((await visible(office.browser)).totale).toBe(2);
    });

    test('a request that breaks the contract names the field in Italian', async () => {
      const office = await world().office();
      const id_imp = await begin(office, righe(1));
      const problem = await office.browser.refused('importRows', 422, 'richiesta_non_valida', {
        query: { id_imp },
        body: { rows: [riga({ data: '2026-02-30' }), { ...riga(), importo: 1.5 }], lotto: 1, lotti: 1 },
      });
      expect(problem.errors?.map(({ campo }) => campo)).toEqual(['rows.0.data', 'rows.1.importo']);
      expect(problem.errors?.[0]?.messaggio).toBe('Data non valida');
    });

    test('the declaration must fit the azienda', async () => {
      const office = await world().office();
      const other = await world().office();
      const { id_imp } = await office.browser.ok('logImportAdd');
      const field = async (values: object) => {
        const body = { ...declaration(office, id_imp, righe(1)), ...values };
        const problem = await office.browser.refused('importAlias', 422, 'richiesta_non_valida', { body });
        return problem.errors?.[0]?.campo;
      };
      expect(await field({ id_conto: other.id_conto })).toBe('id_conto');
      expect(await field({ id_conto: null })).toBe('id_conto');
      expect(await field({ natura: 'partita' })).toBe('id_conto');
      expect(await field({ id_mandante: 12_345 })).toBe('id_mandante');
      expect(await field({ tracciato: { id: 99, versione: 1, nome: 'x', origine: 'salvato' } })).toBe(
        'tracciato.id',
      );
    });

    test('twins are counted, never merged, and only while visible', async () => {
      const office = await world().office();
      const twin = riga({ descrizione: 'Canone', importo: -500 });
      const rows = [twin, { ...twin, riga: 2 }, { ...twin, riga: 3, importo: -501 }];
      const window = {
        natura: 'movimento',
        id_conto: office.id_conto,
        dal: '2026-03-01',
        al: '2026-03-31',
      } as const;
      const id_imp = await begin(office, rows);
      await sendLot(office.browser, id_imp, rows.slice(0, 2), 1, 2);
      expect((await office.browser.ok('importPresenti', { body: window })).presenti).toEqual([]);
      await sendLot(office.browser, id_imp, rows.slice(2), 2, 2);
      const { presenti } = await office.browser.ok('importPresenti', { body: window });
      expect(presenti.map(({ importo, occorrenze }) => [importo, occorrenze])).toEqual([
        [-501, 1],
        [-500, 2],
      ]);
      const april = await office.browser.ok('importPresenti', {
        body: { ...window, dal: '2026-04-01', al: '2026-04-30' },
      });
      expect(april.presenti).toEqual([]);
      const { id_imp: next } = await office.browser.ok('logImportAdd');
      const answer = await office.browser.ok('importAlias', { body: declaration(office, next, rows) });
      expect(answer.presenti).toEqual(presenti);
    });
  });

  describe('rolling an import back', () => {
    test('an untouched import goes at once; its record stays', async () => {
      const office = await world().office();
      const id_imp = await importAll(office, righe(5));
      const answer = await office.browser.ok('allDelImport', { params: { id: id_imp } });
      expect(answer).toEqual({ id_imp, stato: 'annullato', righe: 5 });
      expect([await stored(world(), id_imp), (await visible(office.browser)).totale]).toEqual([0, 0]);
      const { importazioni } = await office.browser.ok('importazioni');
      expect(importazioni.map(({ stato, righe: count }) => [stato, count])).toEqual([['annullato', 5]]);
      const again = await office.browser.ok('allDelImport', { params: { id: id_imp } });
      expect(again.righe).toBe(0);
    });

    test('notes and changes are shown first, and go only when accepted', async () => {
      const { db } = world();
      const office = await world().office();
      const id_imp = await importAll(office, righe(3));
      const [first, second] = (await visible(office.browser, { sort: 'riga' })).righe;
      if (!first || !second) throw new Error('rows expected');
      await office.browser.ok('updateNota', { body: { id: first.id, nota: 'verificare', versione: 1 } });
      await settlePartita(db, office, second);
      const problem = await office.browser.refused('allDelImport', 409, 'annullo_con_conseguenze', {
        params: { id: id_imp },
      });
      expect(dettagliConseguenzeSchema.parse(problem.dettagli)).toEqual({
        righe: 3,
        annotate: 1,
        modificate: 0,
        abbinate: 1,
        pagamenti: 1,
        concordate: 0,
        contestate: 0,
        riaperte: 0,
        elenco: [
          {
            tipo: 'nota',
            data: '2026-03-10',
            importo: -100,
            chi: 'Bonifico a vostro favore',
            numero_documento: null,
            testo: 'verificare',
          },
        ],
      });
      expect((await visible(office.browser)).totale).toBe(3);
      // What is settled goes only when its pagamenti may go too.
      await office.browser.refused('allDelImport', 409, 'annullo_con_conseguenze', {
        params: { id: id_imp },
        query: { conferma: 'true' },
      });
      const done = await office.browser.ok('allDelImport', {
        params: { id: id_imp },
        query: { conferma: 'true', annulla_pagamenti: 'true' },
      });
      expect(done.righe).toBe(3);
    });

    test('an unfinished import goes at once, and its client is told', async () => {
      const office = await world().office();
      const rows = righe(4);
      const id_imp = await begin(office, rows);
      await sendLot(office.browser, id_imp, rows.slice(0, 2), 1, 2);
      expect((await office.browser.ok('allDelImport', { params: { id: id_imp } })).righe).toBe(2);
      expect(await stored(world(), id_imp)).toBe(0);
      await office.browser.refused('importRows', 409, 'importazione_annullata', {
        query: { id_imp },
        body: { rows: rows.slice(2), lotto: 2, lotti: 2 },
      });
      await office.browser.refused('importAlias', 409, 'importazione_annullata', {
        body: declaration(office, id_imp, rows),
      });
    });

    test('two roll-backs at once remove the rows once', async () => {
      const office = await world().office();
      const id_imp = await importAll(office, righe(6));
      const answers = await Promise.all(
        [1, 2, 3].map(() => office.browser.ok('allDelImport', { params: { id: id_imp } })),
      );
      expect(answers.map((answer) => answer.righe).sort((a, b) => a - b)).toEqual([0, 0, 6]);
    });

    test('a roll-back and the last lot at once leave the whole import or nothing', async () => {
      const office = await world().office();
      const rows = righe(20);
      const id_imp = await begin(office, rows);
      const [lot] = await Promise.all([
        office.browser.send('importRows', { query: { id_imp }, body: { rows, lotto: 1, lotti: 1 } }),
        office.browser.ok('allDelImport', { params: { id: id_imp } }),
      ]);
      expect([200, 409]).toContain(lot.statusCode);
      expect(await stored(world(), id_imp)).toBe(0);
    });

    test('a file rolled back can be imported again', async () => {
      const office = await world().office();
      const file = { nome: 'maggio.csv', sha256: 'c'.repeat(64), bytes: 10, formato: 'csv' as const };
      const first = await importAll(office, righe(2), { file });
      await office.browser.ok('allDelImport', { params: { id: first } });
      await importAll(office, righe(2), { file });
      expect((await visible(office.browser)).totale).toBe(2);
    });

    test('the server removes what was abandoned, and only that', async () => {
      const { db } = world();
      const office = await world().office();
      const rows = righe(2);
      const complete = await importAll(office, rows);
      const alive = await begin(office, rows);
      const dead = await begin(office, rows);
      await sendLot(office.browser, dead, rows.slice(0, 1), 1, 2);
      await sql`update importazione set battito = now() - interval '16 minutes' where id_imp in (${dead}, ${complete})`.execute(
        db.kysely,
      );
      await annulAbandoned(db, 15);
      await deleteAnnulled(db);
      const { importazioni } = await office.browser.ok('importazioni');
      expect(Object.fromEntries(importazioni.map(({ id_imp, stato }) => [id_imp, stato]))).toEqual({
        [complete]: 'completato',
        [alive]: 'inizializzato',
        [dead]: 'annullato',
      });
      expect(await stored(world(), dead)).toBe(0);
      await annulAbandoned(db, 0);
      await office.browser.refused('importRows', 409, 'importazione_annullata', {
        query: { id_imp: alive },
        body: { rows, lotto: 1, lotti: 1 },
      });
    });
  });
});
