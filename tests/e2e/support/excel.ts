/** An exported workbook, opened again. */
import ExcelJS from 'exceljs';
import { toCentesimi } from '#domain/importi.ts';

export type Foglio = {
  readonly intestazione: readonly string[];
  /** One record per row, by header text; empty cells left out. */
  readonly righe: readonly Readonly<Record<string, unknown>>[];
  /** The formula and its stored result, by header text. */
  readonly totali: Readonly<Record<string, { formula: string; result: unknown }>>;
};

/** Days come back as midnight UTC, amounts as euro. */
export const toGiorno = (value: unknown): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : `not a date: ${String(value)}`;

/** Cents of a cell in euro; fails when the cell is not a whole number of cents. */
export function parseCents(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError(`not an amount: ${String(value)}`);
  const cents = Math.round(value * 100);
  if (Math.abs(cents - value * 100) > 1e-6) throw new RangeError(`a fraction of a cent: ${value}`);
  return toCentesimi(cents);
}

/** Reads one sheet: header, rows, and the last row's formulas. */
export async function readFoglio(file: string, index: number): Promise<Foglio> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(file);
  const sheet = book.worksheets[index];
  if (!sheet) throw new RangeError(`no sheet ${index} in ${file}`);
  const intestazione: string[] = [];
  sheet.getRow(1).eachCell((cell, column) => {
    intestazione[column - 1] = cell.text;
  });
  const righe: Record<string, unknown>[] = [];
  const totali: Record<string, { formula: string; result: unknown }> = {};
  sheet.eachRow((row, number) => {
    if (number === 1) return;
    const riga: Record<string, unknown> = {};
    let formulas = 0;
    row.eachCell((cell, column) => {
      const name = intestazione[column - 1] ?? '';
      if (cell.type === ExcelJS.ValueType.Formula) {
        formulas += 1;
        totali[name] = { formula: cell.formula, result: cell.result };
      } else riga[name] = cell.value;
    });
    if (formulas === 0) righe.push(riga);
  });
  return { intestazione, righe, totali };
}

/** Every text of a sheet, row by row. */
export async function readTesti(file: string, name: string): Promise<string[][]> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(file);
  const rows: string[][] = [];
  book.getWorksheet(name)?.eachRow((row) => {
    const texts: string[] = [];
    row.eachCell((cell) => texts.push(cell.text));
    rows.push(texts);
  });
  return rows;
}
