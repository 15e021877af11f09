/** What comes back: return flows that reopen insoluti, imports rolled back under their pagamenti, the closing pack. */
import ExcelJS from 'exceljs';
import { beforeEach, expect, test } from 'vitest';
import { apriTesto } from '#import/read/pdf/pdfjs.ts';
import { importAll, righe, riga, visible } from '../support/imports.ts';
import { onEveryEngine } from '../support/engines.ts';
import { first, movimenti, partite, residui, residuo, rotti, soggetti } from '../support/pagamenti.ts';
import type { Office } from '../support/world.ts';

/** All the text of a PDF, page by page, without its blanks. */
async function testoPdf(bytes: Uint8Array): Promise<string> {
  const aperto = await apriTesto(new Uint8Array(bytes), null);
  let text = '';
  for (let pagina = 1; pagina <= aperto.pagine; pagina += 1)
    text += (await aperto.leggi(pagina)).pezzi.map(({ testo }) => testo).join('');
  await aperto.chiudi();
  return text.replaceAll(/\s/g, '');
}

onEveryEngine('returns', (world) => {
  let office: Office;
  beforeEach(async () => {
    office = await world().office();
  });

  test('an insoluto reopens its partita with the fees and leaves the others of its slip alone', async () => {
    const distinta = first(
      await movimenti(office, [
        { importo: 60_000, descrizione: 'ACCREDITO EFFETTI SBF', riferimento: '0009912345' },
      ]),
    );
    const p = await partite(office, [
      { importo: 10_000, numero_documento: '101/2026' },
      { importo: 20_000, numero_documento: '102/2026' },
      { importo: 30_000, numero_documento: '103/2026' },
    ]);
    const slip = await office.browser.ok('pagamentoCrea', {
      body: {
        movimenti: [{ id: distinta.id, importo: 60_000 }],
        partite: p.map(({ id, importo }) => ({ id, importo })),
      },
    });
    const before = await residui(office);
    const [a, b, c] = p;
    if (!a || !b || !c) throw new Error('partite expected');
    const esiti = [
      { numero_documento: '102', importo: 20_000, data: '2026-04-02', causale: 'INSOLUTO', spese: 450 },
      { numero_documento: '999', importo: 30_000, data: '2026-04-02' },
      { numero_documento: '101', importo: 55_500, data: '2026-04-02' },
    ];
    const preview = await office.browser.ok('esiti', { body: { esiti, anteprima: true } });
    expect(preview).toMatchObject({ id_lotto: null, riaperte: 1 });
    expect(await residui(office)).toEqual(before);
    const done = await office.browser.ok('esiti', { body: { esiti } });
    expect(done.esiti.map(({ esito }) => esito)).toEqual(['riaperta', 'non_trovata', 'non_trovata']);
    expect(await residuo(office, b.id)).toEqual([20_000, 'aperta']);
    expect(await residuo(office, a.id)).toEqual([0, 'chiusa']);
    expect(await residuo(office, c.id)).toEqual([0, 'chiusa']);
    const storno = await office.browser.ok('pagamento', { params: { id: done.esiti[0]?.id_pagamento ?? 0 } });
    expect(storno).toMatchObject({
      origine: 'flusso',
      importo: -20_450,
      id_storno_di: slip.id,
      differenze: [{ tipo: 'spese', importo: -450, nota: 'INSOLUTO' }],
    });
    // The same outcome again finds the partita open.
    const again = await office.browser.ok('esiti', { body: { esiti: esiti.slice(0, 1) } });
    expect(again.esiti).toMatchObject([{ esito: 'gia_aperta', id_partita: b.id }]);
    // Its movimento arrives, and belongs to the storno.
    const addebito = first(await movimenti(office, [{ importo: -20_450 }]));
    await office.browser.ok('pagamentoMovimenti', {
      params: { id: storno.id },
      body: { versione: storno.versione, movimenti: [{ id: addebito.id, importo: -20_450 }] },
    });
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
    await office.browser.ok('lottoAnnulla', { params: { id: done.id_lotto ?? 0 } });
    expect(await residuo(office, b.id)).toEqual([0, 'chiusa']);
    expect(await residuo(office, addebito.id)).toEqual([-20_450, 'aperta']);
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });

  test('two equal partite are named, and neither is reopened', async () => {
    const m = first(await movimenti(office, [{ importo: 20_000, riferimento: '777' }]));
    const p = await partite(office, [{ importo: 10_000 }, { importo: 10_000 }]);
    await office.browser.ok('pagamentoCrea', {
      body: {
        movimenti: [{ id: m.id, importo: 20_000 }],
        partite: p.map(({ id, importo }) => ({ id, importo })),
      },
    });
    const [answer] = (
      await office.browser.ok('esiti', {
        body: { esiti: [{ riferimento: '777', importo: 10_000, data: '2026-04-02' }] },
      })
    ).esiti;
    expect(answer).toMatchObject({ esito: 'ambigua', candidati: p.map(({ id }) => id) });
  });

  test('an import whose rows are settled stays, until its pagamenti may go with it', async () => {
    const id_imp = await importAll(office, [riga({ importo: 5_000 }), riga({ riga: 2, importo: -700 })]);
    const [a, b] = (await visible(office.browser, { id_imp, sort: 'riga' })).righe;
    const other = first(await movimenti(office, [{ importo: 700 }]));
    const x = first(await partite(office, [{ importo: 5_000 }]));
    if (!a || !b) throw new Error('rows expected');
    const made = await office.browser.ok('pagamentoCrea', {
      body: { movimenti: [{ id: a.id, importo: 5_000 }], partite: [{ id: x.id, importo: 5_000 }] },
    });
    await office.browser.ok('movimentiAssegna', {
      body: { movimenti: [{ id: b.id }, { id: other.id }], tipo: 'giroconto' },
    });
    const problem = await office.browser.refused('allDelImport', 409, 'annullo_con_conseguenze', {
      params: { id: id_imp },
      query: { conferma: 'true' },
    });
    expect(problem.dettagli).toEqual({ righe: 2, annotate: 0, modificate: 0, abbinate: 2, pagamenti: 1 });
    const done = await office.browser.ok('allDelImport', {
      params: { id: id_imp },
      query: { annulla_pagamenti: 'true' },
    });
    expect(done.righe).toBe(2);
    expect(await residuo(office, x.id)).toEqual([5_000, 'aperta']);
    expect(await residuo(office, other.id)).toEqual([700, 'aperta']);
    const kept = await office.browser.ok('pagamento', { params: { id: made.id } });
    expect(kept).toMatchObject({
      attivo: false,
      motivo: 'importazione annullata',
      movimenti: [{ id: null, importo: 5_000 }],
    });
    expect(await rotti(world(), office.id_azienda)).toEqual([]);
  });

  test('the closing pack proves a conto: balances, files, what explains each movimento, what is open, who did it', async () => {
    const [rossi] = await soggetti(world(), office, ['Rossi Srl']);
    const rows = righe(3, { data: '2026-02-10' });
    const total = rows.reduce((sum, { importo }) => sum + importo, 0);
    await importAll(office, rows, {
      attesi: {
        righe: 3,
        dare: rows.filter(({ importo }) => importo < 0).reduce((sum, { importo }) => sum + importo, 0),
        avere: rows.filter(({ importo }) => importo > 0).reduce((sum, { importo }) => sum + importo, 0),
        scartate: 0,
        escluse: 0,
        saldo_iniziale: 0,
        saldo_finale: total,
        dal: '2026-02-01',
        al: '2026-02-28',
        quadratura: { esito: 'quadra', differenza: 0, riga: null },
      },
    });
    const seen = (await visible(office.browser, { sort: 'riga', natura: 'movimento' })).righe;
    const m = first(seen.filter(({ importo }) => importo > 0));
    const x = first(
      await partite(office, [{ importo: m.importo + 50, data: '2026-01-20', id_soggetto: rossi ?? null }]),
    );
    await office.browser.ok('pagamentoCrea', {
      body: { movimenti: [{ id: m.id, importo: m.importo }], partite: [{ id: x.id, importo: m.importo }] },
    });
    const query = { id_conto: office.id_conto, dal: '2026-02-01', al: '2026-02-28' };
    const pack = await office.browser.ok('chiusura', { query });
    expect(pack).toMatchObject({
      saldo_iniziale: 0,
      saldo_finale: total,
      prova: { giorno: '2026-02-28', dichiarato: total, calcolato: total, differenza: 0 },
      quadra: false,
      partite_totale: 1,
      partite_residuo: 50,
      partite: [{ id: x.id, soggetto: 'Rossi Srl', residuo: 50 }],
      autori: [{ username: office.username, importazioni: 1, pagamenti: 1, movimenti: 0 }],
    });
    expect(pack.file).toMatchObject([
      { nome_file: 'movimenti.csv', righe_nel_periodo: 3, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(pack.movimenti.at(-1)?.saldo).toBe(total);
    expect(pack.movimenti.find(({ id }) => id === m.id)).toMatchObject({
      esito: 'abbinati',
      id_pagamenti: [pack.pagamenti[0]?.id],
    });
    expect(pack.spiegazioni.non_spiegati.movimenti).toBe(2);
    await office.browser.ok('movimentiAssegna', {
      body: {
        movimenti: seen.filter(({ id }) => id !== m.id).map(({ id }) => ({ id })),
        tipo: 'ignorata',
        motivo: 'prova',
      },
    });
    const closed = await office.browser.ok('chiusura', { query });
    expect(closed.quadra).toBe(true);
    expect(closed.spiegazione).toContain('è quello dichiarato dalla banca');
    const file = await office.browser.ok('chiusuraDocumento', { query: { ...query, formato: 'xlsx' } });
    expect(file.nome).toBe('chiusura_conto-principale_2026-02-01_2026-02-28.xlsx');
    const cartella = new ExcelJS.Workbook();
    await cartella.xlsx.load(Uint8Array.from(Buffer.from(file.dati, 'base64')).buffer);
    const celle = (nome: string): unknown[][] => {
      const foglio = cartella.getWorksheet(nome);
      if (!foglio) throw new Error(`no sheet ${nome}`);
      return foglio.getSheetValues().map((row) => (Array.isArray(row) ? row.slice(1) : []));
    };
    expect(celle('Sintesi')).toContainEqual(['Esito', 'Il periodo quadra']);
    const righeFoglio = celle('Movimenti').slice(2);
    expect(righeFoglio.at(-1)).toMatchObject({ 4: { result: total / 100 } });
    expect(righeFoglio.map((row) => row[4]).slice(0, 3)).toEqual(rows.map(({ importo }) => importo / 100));
    expect(celle('File')[2]).toContain(pack.file[0]?.sha256);
    expect(celle('Partite aperte')[2]).toEqual(expect.arrayContaining(['Rossi Srl', 0.5]));
    expect(celle('Abbinamenti')[2]).toEqual(expect.arrayContaining([m.importo / 100, office.username]));
    const carta = await office.browser.ok('chiusuraDocumento', { query: { ...query, formato: 'pdf' } });
    const testo = await testoPdf(Buffer.from(carta.dati, 'base64'));
    for (const atteso of ['Chiusura del conto', 'Il periodo quadra', 'Rossi Srl', office.username])
      expect(testo).toContain(atteso.replaceAll(' ', ''));
    // The hash is long: its column breaks it, and the pieces of a line stand beside other cells.
    expect(testo).toContain(pack.file[0]?.sha256?.slice(0, 12));
    await office.browser.refused('chiusuraDocumento', 404, 'non_trovato', {
      query: { ...query, id_conto: 999_999, formato: 'pdf' },
    });
    // A later file that does not open where this one closed.
    const march = [riga({ importo: 100, data: '2026-03-05' })];
    await importAll(office, march, {
      attesi: {
        righe: 1,
        dare: 0,
        avere: 100,
        scartate: 0,
        escluse: 0,
        saldo_iniziale: total + 900,
        saldo_finale: total + 1_000,
        dal: '2026-03-01',
        al: '2026-03-31',
        quadratura: { esito: 'quadra', differenza: 0, riga: null },
      },
    });
    const broken = await office.browser.ok('chiusura', { query: { ...query, al: '2026-03-31' } });
    expect(broken.prova?.differenza).toBe(900);
    expect(broken.spiegazione).toContain('mancano movimenti per 9,00');
    await office.browser.refused('chiusura', 404, 'non_trovato', { query: { ...query, id_conto: 999_999 } });
  });
});
