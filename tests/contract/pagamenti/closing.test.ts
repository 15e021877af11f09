/** The closing pack of a conto: what it proves, and its two files against a second computation of the same figures. */
import ExcelJS from 'exceljs';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { formatData, toGiorno } from '#domain/date.ts';
import { formatImporto } from '#domain/importi.ts';
import { onEveryEngine } from '../support/engines.ts';
import { importAll, righe, riga, visible } from '../support/imports.ts';
import { readPdf } from '../support/leggi-pdf.ts';
import { first, movimenti, partite, soggetti } from '../support/pagamenti.ts';
import type { Office, World } from '../support/world.ts';

/** All the text of a PDF, page by page, without its blanks. */
const testoPdf = async (data: string): Promise<string> =>
  (await readPdf(Buffer.from(data, 'base64'))).replaceAll(' ', '');

/** The cells of a workbook's sheets, by name: rows from 1, columns from 0. */
async function openWorkbook(data: string): Promise<(name: string) => unknown[][]> {
  const folder = new ExcelJS.Workbook();
  await folder.xlsx.load(Uint8Array.from(Buffer.from(data, 'base64')).buffer);
  return (name) => {
    const sheet = folder.getWorksheet(name);
    if (!sheet) throw new Error(`no sheet ${name}`);
    return sheet.getSheetValues().map((row) => (Array.isArray(row) ? row.slice(1) : []));
  };
}

interface RigaCruda {
  data: string;
  natura: string;
  id_conto: number | null;
  importo: number;
  residuo: number;
  stato: string;
}

/** The figures of a conto over a period, from the bare rows by loops: nothing here is shared with the product. */
async function counts(world: World, office: Office, dal: string, al: string) {
  const { rows } =
    await sql<RigaCruda>`select data, natura, id_conto, importo, residuo, stato from riga_estratto
    where id_azienda = ${office.id_azienda} order by data, id_imp, riga`.execute(world.db.kysely);
  let saldo = 0;
  let iniziale = 0;
  const saldi: number[] = [];
  const sums = { entrate: 0, uscite: 0, da_spiegare: 0, partite: 0 };
  for (const { data, natura, id_conto, importo, residuo, stato } of rows) {
    if (natura === 'partita') {
      if (data <= al && stato !== 'ignorata') sums.partite += residuo;
      continue;
    }
    if (id_conto !== office.id_conto || data > al) continue;
    saldo += importo;
    if (data < dal) {
      iniziale = saldo;
      continue;
    }
    saldi.push(saldo);
    if (importo > 0) sums.entrate += importo;
    else sums.uscite += importo;
    if (stato !== 'ignorata') sums.da_spiegare += residuo;
  }
  return { iniziale, finale: saldo, saldi, ...sums };
}

onEveryEngine('closing pack', (world) => {
  let office: Office;
  beforeEach(async () => {
    office = await world().office();
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
    const cells = await openWorkbook(file.dati);
    expect(cells('Sintesi')).toContainEqual(['Esito', 'Il periodo quadra']);
    const righeFoglio = cells('Movimenti').slice(2);
    expect(righeFoglio.at(-1)).toMatchObject({ 4: { result: total / 100 } });
    expect(righeFoglio.map((row) => row[4]).slice(0, 3)).toEqual(rows.map(({ importo }) => importo / 100));
    expect(cells('File')[2]).toContain(pack.file[0]?.sha256);
    expect(cells('Partite aperte')[2]).toEqual(expect.arrayContaining(['Rossi Srl', 0.5]));
    expect(cells('Abbinamenti')[2]).toEqual(expect.arrayContaining([m.importo / 100, office.username]));
    const carta = await office.browser.ok('chiusuraDocumento', { query: { ...query, formato: 'pdf' } });
    const text = await testoPdf(carta.dati);
    for (const atteso of ['Chiusura del conto', 'Il periodo quadra', 'Rossi Srl', office.username])
      expect(text).toContain(atteso.replaceAll(' ', ''));
    // The hash is long: its column breaks it, and the pieces of a line stand beside other cells.
    expect(text).toContain(pack.file[0]?.sha256?.slice(0, 12));
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

  test('partite are told as they stood when the period ended', async () => {
    const [paid, inParte, riaperta, sempre] = await partite(
      office,
      [10_000, 20_000, 30_000, 40_000].map((importo, at) => ({
        importo,
        data: '2026-02-10',
        scadenza: `2026-03-${10 + at}`,
      })),
    );
    if (!paid || !inParte || !riaperta || !sempre) throw new Error('rows expected');
    const pay = (id: number, importo: number, data: string) =>
      office.browser.ok('pagamentoCrea', { body: { data, partite: [{ id, importo }] } });
    // Paid only in April, in part before and in part after, paid in March and taken back in April, never.
    await pay(paid.id, 10_000, '2026-04-03');
    await pay(inParte.id, 5_000, '2026-03-20');
    await pay(inParte.id, 15_000, '2026-04-20');
    const { id, versione } = await pay(riaperta.id, 30_000, '2026-03-25');
    await office.browser.ok('pagamentoStorna', {
      params: { id },
      body: { versione, data: toGiorno('2026-04-05') },
    });
    const stillOpen = async (al: string) => {
      const query = { id_conto: office.id_conto, dal: '2026-03-01', al };
      const pack = await office.browser.ok('chiusura', { query });
      expect(pack.partite_totale).toBe(pack.partite.length);
      expect(pack.partite_residuo).toBe(pack.partite.reduce((sum, { residuo }) => sum + residuo, 0));
      return pack.partite.map((partita) => [partita.id, partita.residuo]);
    };
    expect(await stillOpen('2026-03-31')).toEqual([
      [paid.id, 10_000],
      [inParte.id, 15_000],
      [sempre.id, 40_000],
    ]);
    expect(await stillOpen('2026-04-30')).toEqual([
      [riaperta.id, 30_000],
      [sempre.id, 40_000],
    ]);
  });

  test('both files tell row by row what a second, plain computation tells', async () => {
    const [dal, al] = ['2026-03-01', '2026-03-31'];
    await movimenti(office, [
      { importo: 1_234_567, data: '2026-02-27' },
      { importo: -34_567, data: '2026-02-28' },
    ]);
    const during = await movimenti(
      office,
      Array.from({ length: 60 }, (_, at) => ({
        importo: at % 4 === 0 ? -(at * 1_013 + 7) : at * 977 + 11,
        data: `2026-03-${String((at % 28) + 1).padStart(2, '0')}`,
        descrizione: `MOVIMENTO ${at}`,
      })),
    );
    await movimenti(office, [{ importo: 99_999, data: '2026-04-01' }]);
    const incassi = during.filter(({ importo }) => importo > 0).slice(0, 12);
    const documenti = await partite(
      office,
      incassi.map(({ importo }, at) => ({
        importo: at % 3 === 0 ? importo + 500 : importo,
        numero_documento: `${at + 1}/2026`,
        data: '2026-02-15',
      })),
    );
    for (const [at, { id, importo }] of incassi.entries())
      await office.browser.ok('pagamentoCrea', {
        body: {
          movimenti: [{ id, importo }],
          partite: [{ id: documenti[at]?.id ?? 0, importo }],
        },
      });
    await office.browser.ok('movimentiAssegna', {
      body: {
        movimenti: during
          .filter(({ importo }) => importo < 0)
          .slice(0, 3)
          .map(({ id }) => ({ id })),
        tipo: 'ignorata',
        motivo: 'prova',
      },
    });
    const atteso = await counts(world(), office, dal, al);
    const query = { id_conto: office.id_conto, dal, al };
    const pack = await office.browser.ok('chiusura', { query });
    expect(pack).toMatchObject({
      saldo_iniziale: atteso.iniziale,
      entrate: atteso.entrate,
      uscite: atteso.uscite,
      saldo_finale: atteso.finale,
      partite_residuo: atteso.partite,
    });
    expect(pack.movimenti.map(({ saldo }) => saldo)).toEqual(atteso.saldi);
    const file = await office.browser.ok('chiusuraDocumento', { query: { ...query, formato: 'xlsx' } });
    const cells = await openWorkbook(file.dati);
    const head = cells('Movimenti')[1] ?? [];
    const column = (title: string) => head.indexOf(title);
    const written = cells('Movimenti').slice(2);
    const sums = written.pop() ?? [];
    const values = (title: string) => written.map((row) => row[column(title)]);
    expect(values('Saldo')).toEqual(atteso.saldi.map((saldo) => saldo / 100));
    expect(sums[column('Importo')]).toMatchObject({ result: (atteso.entrate + atteso.uscite) / 100 });
    expect(sums[column('Da spiegare')]).toMatchObject({ result: atteso.da_spiegare / 100 });
    expect(cells('Partite aperte').at(-1)?.at(-1)).toMatchObject({ result: atteso.partite / 100 });
    const sheet = new Map(
      cells('Sintesi').flatMap(([name, value]) => (typeof name === 'string' ? [[name, value]] : [])),
    );
    expect(sheet.get('Saldo iniziale')).toBe(atteso.iniziale / 100);
    expect(sheet.get('Saldo finale')).toBe(atteso.finale / 100);
    const carta = await office.browser.ok('chiusuraDocumento', { query: { ...query, formato: 'pdf' } });
    const text = await testoPdf(carta.dati);
    expect(text).toContain(`Saldoiniziale${formatImporto(atteso.iniziale)}`);
    expect(text).toContain(`Saldofinale${formatImporto(atteso.finale)}`);
    // Every movimento in its order: its day, its words, its amount, the balance after it.
    let at = 0;
    for (const [index, { data, descrizione, importo }] of pack.movimenti.entries()) {
      const line = [
        formatData(data),
        descrizione.replaceAll(' ', ''),
        formatImporto(importo),
        formatImporto(atteso.saldi[index] ?? 0),
      ].join('');
      const found = text.indexOf(line, at);
      expect(found, line).toBeGreaterThanOrEqual(at);
      at = found + line.length;
    }
    expect(text.slice(at)).toContain(formatImporto(atteso.partite));
  });
});
