/** The forecast of one conto, and the ledger of a soggetto as a file, read back. */
import ExcelJS from 'exceljs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { NOMI_REPORT, type NomeReport } from '#api/contract/report.ts';
import { formatImporto } from '#domain/importi.ts';
import { REPORT } from '#domain/report/list.ts';
import { onEveryEngine } from '../support/engines.ts';
import { readPdf } from '../support/leggi-pdf.ts';
import { first, movimenti, partite, soggetti } from '../support/pagamenti.ts';
import type { Office, World } from '../support/world.ts';

async function altroConto({ db }: World, { id_azienda }: Office): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into conto (id_azienda, nome, divisa, saldo_iniziale)
    values (${id_azienda}, 'Altra banca', 'EUR', 7000) returning id`.execute(db.kysely);
  return first(rows).id;
}

/** A partita that a movimento of a conto pays whole. */
async function pay(office: Office, id_soggetto: number, importo: number, data: string): Promise<void> {
  const partita = first(
    await partite(office, [
      { importo, data: '2026-01-10', scadenza: '2026-02-10', id_soggetto, numero_documento: `${importo}` },
    ]),
  );
  const movimento = first(await movimenti(office, [{ importo, data }]));
  await office.browser.ok('pagamentoCrea', {
    body: { movimenti: [{ id: movimento.id, importo }], partite: [{ id: partita.id, importo }] },
  });
}

/** On the page one scenario is seen at a time. */
const A_CONFRONTO = [
  'Dal',
  'Al',
  ...['migliore', 'atteso', 'peggiore'].flatMap((scenario) => [
    `Entrate, ${scenario}`,
    `Uscite, ${scenario}`,
    `Saldo, ${scenario}`,
  ]),
];
const titles = (name: NomeReport): string[] => REPORT[name].colonne({}).map(({ titolo }) => titolo);

onEveryEngine('reports read another way', (world) => {
  test('the forecast of a conto follows the soggetti who pay through it, and its own balance', async () => {
    const office = await world().office();
    const [a = 0, b = 0, never = 0] = await soggetti(world(), office, ['Alfa', 'Beta', 'Mai']);
    const other = { ...office, id_conto: await altroConto(world(), office) };
    await pay(office, a, 10_000, '2026-02-20');
    await pay(other, b, 20_000, '2026-02-15');
    await partite(office, [
      { importo: 1_000, data: '2026-03-01', scadenza: '2026-05-05', id_soggetto: a },
      { importo: 2_000, data: '2026-03-01', scadenza: '2026-05-05', id_soggetto: b },
      { importo: 4_000, data: '2026-03-01', scadenza: '2026-05-05', id_soggetto: never },
    ]);
    const read = async (id_conto?: number) => {
      const query = { al: '2026-03-31', mesi: 3, ...(id_conto !== undefined && { id_conto }) };
      const report = await office.browser.ok('reportPrevisione', { query });
      const may = report.periodi.find(({ dal }) => dal === '2026-05-01');
      const opened = await office.browser.ok('reportPrevisioneRighe', {
        query: { ...query, periodo: '2026-05-01' },
      });
      expect(opened.somma).toBe(may?.scenari.atteso.entrate);
      return [report.aperto.entrate, may?.scenari.atteso.entrate, opened.totale, report.saldo_iniziale];
    };
    const whole = await read();
    const [one, due] = [await read(office.id_conto), await read(other.id_conto)];
    expect(whole.slice(0, 3)).toEqual([7_000, 7_000, 3]);
    expect(one.slice(0, 3)).toEqual([1_000, 1_000, 1]);
    expect(due).toEqual([2_000, 2_000, 1, 27_000]);
    expect(whole[3]).toBe((one[3] ?? 0) + (due[3] ?? 0));
    // The latest pagamento tells the conto; and, five weeks late, it moves to June what was expected in May.
    await pay(other, a, 30_000, '2026-03-20');
    expect((await read(office.id_conto)).slice(0, 3)).toEqual([0, 0, 0]);
    expect((await read(other.id_conto)).slice(0, 3)).toEqual([3_000, 2_000, 1]);
  });

  test('the ledger leaves as a workbook and as a PDF, with its opening and closing balance', async () => {
    const office = await world().office();
    const [id_soggetto = 0] = await soggetti(world(), office, ['Rossi S.r.l.']);
    await pay(office, id_soggetto, 10_000, '2026-02-20');
    await partite(office, [
      {
        importo: 123_456,
        data: '2026-01-15',
        scadenza: '2026-02-28',
        numero_documento: 'F/88',
        id_soggetto,
      },
    ]);
    const parametri = { id_soggetto, dal: '2026-02-01', al: '2026-03-31' };
    const ledger = await office.browser.ok('reportPartitario', { query: parametri });
    expect([ledger.saldo_iniziale, ledger.saldo_finale]).toEqual([133_456, 123_456]);
    const file = async (formato: 'xlsx' | 'pdf') =>
      office.browser.ok('reportFile', {
        body: { scelta: { report: 'partitario', parametri }, formato, oggi: '2026-04-20' },
      });
    const xlsx = await file('xlsx');
    expect(xlsx.nome_file).toBe('partitario-2026-03-31.xlsx');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(new Uint8Array(Buffer.from(xlsx.dati, 'base64')).buffer);
    const [righe, stillOpen] = workbook.worksheets.map((sheet) => sheet.getSheetValues().flat());
    expect(righe).toEqual(expect.arrayContaining(['Saldo iniziale', 1_334.56, 'Incasso', 100, 1_234.56]));
    expect(righe).not.toContain('F/88');
    expect(stillOpen).toEqual(expect.arrayContaining(['F/88', 31, 1_234.56]));
    const pdf = await readPdf(Buffer.from((await file('pdf')).dati, 'base64'));
    for (const text of ['Partitario di Rossi S.r.l.', 'Saldo iniziale', 'Documenti aperti', 'F/88'])
      expect(pdf).toContain(text);
    for (const amount of [133_456, 10_000, 123_456]) expect(pdf).toContain(formatImporto(amount));
  });

  test('a file has the columns of the page, under their names and in their order', async () => {
    const office = await world().office();
    const [id_soggetto = 0] = await soggetti(world(), office, ['Rossi S.r.l.']);
    await pay(office, id_soggetto, 10_000, '2026-02-20');
    const parametri = { id_soggetto: String(id_soggetto), dal: '2026-01-01', al: '2026-03-31' };
    for (const name of NOMI_REPORT) {
      const scelta = { report: name, parametri };
      const { dati } = await office.browser.ok('reportFile', {
        body: { scelta, formato: 'xlsx', oggi: '2026-04-20' },
      });
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load(new Uint8Array(Buffer.from(dati, 'base64')).buffer);
      const [sheet] = workbook.worksheets;
      const rows = sheet?.getSheetValues().map((row) => (Array.isArray(row) ? row.slice(1) : [])) ?? [];
      expect(rows).toContainEqual(name === 'previsione' ? A_CONFRONTO : titles(name));
    }
  });
});
