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
  const cartella = new ExcelJS.Workbook();
  const bytes = await writeXlsx([foglio], 'ada.contabile');
  await cartella.xlsx.load(new Uint8Array(bytes).buffer);
  const [sheet] = cartella.worksheets;
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
