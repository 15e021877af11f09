import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { type XlsxSheet, writeXlsx } from './xlsx.ts';

const FOGLIO: XlsxSheet = {
  nome: 'Partite',
  testa: [{ nome: 'Azienda', valore: 'Rossi S.r.l.' }],
  colonne: [
    { titolo: 'Documento', tipo: 'testo', larghezza: 16 },
    { titolo: 'Importo', tipo: 'importo', larghezza: 14, totale: true },
  ],
  righe: [
    ['00012', 12_34],
    ['13/A', 100],
  ],
};

async function read(foglio: XlsxSheet): Promise<ExcelJS.Worksheet> {
  const folder = new ExcelJS.Workbook();
  const bytes = await writeXlsx([foglio], 'ada.contabile');
  await folder.xlsx.load(new Uint8Array(bytes).buffer);
  const [sheet] = folder.worksheets;
  if (!sheet) throw new Error('no sheet was written');
  return sheet;
}

describe('a sheet of the server', () => {
  it('is printed on A4, as wide as its columns, with its header on every page', async () => {
    const { pageSetup } = await read(FOGLIO);
    expect(pageSetup).toMatchObject({ paperSize: 9, fitToPage: true, fitToWidth: 1, fitToHeight: 0 });
    expect(pageSetup.printTitlesRow).toBe('3:3');
  });

  it('filters its own rows, and not the total under them', async () => {
    expect((await read(FOGLIO)).autoFilter).toBe('A3:B5');
  });

  it('keeps the number of a document as it is written', async () => {
    const cell = (await read(FOGLIO)).getCell('A4');
    expect(cell.value).toBe('00012');
    expect(cell.numFmt).toBe('@');
  });
});

/** The number that a cell holds for a day, as Excel counts. */
function readSerial(cell: ExcelJS.Cell): unknown {
  const { value } = cell;
  return value instanceof Date ? value.getTime() / 86_400_000 + 25_569 : value;
}

/** More rows than exceljs is given: the others repeat the last. */
const BEYOND = 5_001;

describe.each([
  ['a sheet of ordinary size', 3],
  ['a sheet beyond it', BEYOND],
])('%s', (_name, count) => {
  const days = ['1900-01-01', '1900-02-28', '1900-03-01'];
  const foglio: XlsxSheet = {
    nome: 'Scadenze: tutte',
    testa: [
      { nome: 'Dal', valore: '1900-01-01', tipo: 'data' },
      { nome: 'Saldo', valore: -12_34, tipo: 'importo' },
    ],
    colonne: [
      { titolo: 'Giorno', tipo: 'data', larghezza: 12 },
      { titolo: 'Importo', tipo: 'importo', larghezza: 14, totale: true },
    ],
    righe: Array.from({ length: count }, (_, at) => [days[at] ?? '2026-03-15', 1_50]),
  };

  it('counts the days of 1900 as Excel does, with the leap day that never was', async () => {
    const sheet = await read(foglio);
    // Microsoft's own list: 1 January 1900 is 1, 1 March 1900 is 61.
    expect(['A5', 'A6', 'A7'].map((at) => readSerial(sheet.getCell(at)))).toEqual([1, 59, 61]);
    expect(sheet.getCell('A5').numFmt).toBe('dd/mm/yyyy');
  });

  it('has its notes, its titles under them, and its total after the filter', async () => {
    const sheet = await read(foglio);
    const last = 4 + count;
    expect(sheet.name).toBe('Scadenze  tutte');
    expect([sheet.getCell('A1').value, readSerial(sheet.getCell('B1'))]).toEqual(['Dal', 1]);
    expect([sheet.getCell('A2').value, sheet.getCell('B2').value]).toEqual(['Saldo', -12.34]);
    expect(sheet.getCell('B2').alignment).toMatchObject({ horizontal: 'left' });
    expect(sheet.getCell('A4').value).toBe('Giorno');
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 4, topLeftCell: 'A5' });
    expect(sheet.pageSetup.printTitlesRow).toBe('4:4');
    expect(sheet.autoFilter).toBe(`A4:B${last}`);
    expect(sheet.getCell(`A${last + 1}`).value).toBe('Totale');
    expect(sheet.getCell(`B${last + 1}`).value).toEqual({
      formula: `SUM(B5:B${last})`,
      result: (count * 150) / 100,
    });
  });
});

describe('a sheet of notes alone', () => {
  it('is as wide as they are, and wraps what is long', async () => {
    const testa = [{ nome: 'Prova', valore: 'Il saldo è quello della banca. '.repeat(9) }];
    const sheet = await read({ nome: 'Sintesi', testa, colonne: [], righe: [] });
    expect(sheet.getCell('B1').alignment).toMatchObject({ horizontal: 'left', wrapText: true });
    expect([sheet.getColumn(1).width, sheet.getColumn(2).width]).toEqual([34, 70]);
    expect(sheet.autoFilter).toBeFalsy();
  });
});
