/** Currencies that only the number format of a cell shows: the amount has them as if they were written. */
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { readStatementFile } from './read.ts';

type Riga = readonly [importo: number, formato: string];

async function readCells(righe: readonly Riga[], header = 'Importo'): Promise<unknown> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Foglio1');
  sheet.addRow(['Data', 'Descrizione', header]);
  for (const [at, [importo, formato]] of righe.entries()) {
    const cell = sheet.addRow([new Date(Date.UTC(2026, 0, 14 + at)), `Riga ${at}`, importo]).getCell(3);
    cell.numFmt = formato;
  }
  const bytes = new Uint8Array(await workbook.xlsx.writeBuffer());
  const outcome = await readStatementFile({ nome: 'movimenti.xlsx', bytes });
  return outcome.tipo === 'letto'
    ? outcome.estratti.map(({ divisa, righe: lette }) => [divisa, lette.map(({ importo }) => importo)])
    : outcome;
}

const DOLLARI = '[$USD] #,##0.00;-[$USD] #,##0.00';
const EURO = '_-* #,##0.00\\ "€"_-;-* #,##0.00\\ "€"_-';

describe('the currency of a number format', () => {
  it.each([
    [DOLLARI, 'USD'],
    ['[$CHF-807] #,##0.00', 'CHF'],
    ['"£"#,##0.00', 'GBP'],
    [EURO, 'EUR'],
  ])('%s is that of all the rows', async (formato, divisa) => {
    expect(
      await readCells([
        [120.5, formato],
        [-33.1, formato],
      ]),
    ).toEqual([[divisa, [12_050, -3_310]]]);
  });

  it('parts rows of several currencies', async () => {
    expect(
      await readCells([
        [120.5, EURO],
        [-33.1, DOLLARI],
        [-8, EURO],
      ]),
    ).toEqual([
      ['EUR', [12_050, -800]],
      ['USD', [-3_310]],
    ]);
  });

  it('gives way to that of the header', async () => {
    expect(
      await readCells(
        [
          [120.5, DOLLARI],
          [-8, DOLLARI],
        ],
        'Importo EUR',
      ),
    ).toEqual([['EUR', [12_050, -800]]]);
  });
});
