/** The one door to exceljs: the workbook of an ordinary export, ready to be printed as well as read. */
import ExcelJS from 'exceljs';
import { isGiorno } from '#api/contract/valori.ts';
import type { CellaExcel } from '../../kinds.ts';
import type { ExportWorkbook, ExportColumn, FileOrigine, ExportBatch, Scrittore } from '../workbook.ts';
import { makeSheetName } from '../xlsx/package.ts';
import { makeProvenienzaRows } from '../xlsx/provenance.ts';
import { isFrainteso, cleanForXml } from '../xlsx/xml-text.ts';

/** Built-in format codes: Excel shows them with the reader's own separators. */
const STILI: Record<CellaExcel, Partial<ExcelJS.Style>> = {
  importo: { numFmt: '#,##0.00' },
  data: { numFmt: 'dd/mm/yyyy' },
  numero: { numFmt: '#,##0' },
  testo: {},
};

/** Keeps the cell text even when it is edited. */
const STILE_TESTO: Partial<ExcelJS.Style> = { numFmt: '@' };

const INTESTAZIONE: Partial<ExcelJS.Style> = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE8ECEF' } },
  border: { bottom: { style: 'thin', color: { argb: 'FF8A9299' } } },
};

const SOPRA: Partial<ExcelJS.Borders> = { top: { style: 'thin', color: { argb: 'FF8A9299' } } };

type Valore = string | number | null;

/** Excel's calendar has a 29 February 1900 that never was: days before it are one serial earlier than exceljs counts. */
const PRIMO_MARZO_1900 = '1900-03-01';

function toDate(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (day < PRIMO_MARZO_1900) date.setUTCDate(date.getUTCDate() - 1);
  return date;
}

function toCell(value: Valore, { cella }: ExportColumn): ExcelJS.CellValue {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return cella === 'importo' ? value / 100 : value;
  // Midnight UTC: exceljs writes the serial number of the UTC day, so no time zone can shift it.
  return cella === 'data' && isGiorno(value) ? toDate(value) : cleanForXml(value);
}

function toStyle(value: Valore, { cella }: ExportColumn): Partial<ExcelJS.Style> {
  // An optional decimals format would leave a lone comma after whole numbers.
  if (cella === 'numero' && !Number.isInteger(value)) return {};
  if (cella === 'testo' && typeof value === 'string' && isFrainteso(value)) return STILE_TESTO;
  return STILI[cella];
}

const valueAt = (lotto: ExportBatch, colonna: number, riga: number): Valore => {
  const value = lotto.colonne[colonna]?.[riga] ?? null;
  return typeof value === 'number' && Number.isNaN(value) ? null : value;
};

/** As Excel counts sheets of paper (ECMA-376, part 1, 18.3.1.63). */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- an enum of types alone, without a value to name
const A4: ExcelJS.PaperSize = 9;

/** Landscape, as wide as the columns, as many pages as the rows need. */
const PAGINA: Partial<ExcelJS.PageSetup> = {
  paperSize: A4,
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
};

function addSheet(book: ExcelJS.Workbook, { foglio, colonne }: ExportWorkbook): ExcelJS.Worksheet {
  const sheet = book.addWorksheet(makeSheetName(foglio), {
    views: [{ state: 'frozen', ySplit: 1, topLeftCell: 'A2' }],
    pageSetup: { ...PAGINA },
    headerFooter: { oddFooter: '&L&A&RPagina &P di &N' },
  });
  sheet.pageSetup.printTitlesRow = '1:1';
  colonne.forEach(({ larghezza }, at) => {
    sheet.getColumn(at + 1).width = larghezza;
  });
  sheet.addRow(colonne.map(({ titolo }) => titolo)).eachCell((cell, number) => {
    const { cella } = colonne[number - 1] ?? { cella: 'testo' };
    const horizontal = cella === 'importo' || cella === 'numero' ? 'right' : 'left';
    cell.style = { ...INTESTAZIONE, alignment: { vertical: 'middle', horizontal } };
  });
  return sheet;
}

function addProvenienza(book: ExcelJS.Workbook, testi: readonly (readonly string[])[]): void {
  const sheet = book.addWorksheet('Provenienza', { pageSetup: { ...PAGINA } });
  [22, 48, 68].forEach((width, at) => {
    sheet.getColumn(at + 1).width = width;
  });
  for (const riga of testi) {
    const header = riga[0] === 'Importazione';
    // A string is stored as a string whatever it looks like, and the format keeps it so when edited.
    sheet.addRow(riga.map((testo) => (testo === '' ? null : cleanForXml(testo)))).eachCell((cell, number) => {
      cell.style = number === 1 || header ? { font: { bold: true }, ...STILE_TESTO } : STILE_TESTO;
    });
  }
}

/** Rows stand one after the other: groups are the streaming writer's. */
export class ScrittoreExceljs implements Scrittore {
  readonly #cartella: ExportWorkbook;
  readonly #emit: (bytes: Uint8Array) => void;
  readonly #book = new ExcelJS.Workbook();
  readonly #sheet: ExcelJS.Worksheet;
  /** Sums in cents, so that the stored results of the formulas are exact. */
  readonly #totali: number[];
  #righe = 0;

  constructor(cartella: ExportWorkbook, emit: (bytes: Uint8Array) => void) {
    this.#cartella = cartella;
    this.#emit = emit;
    this.#book.creator = 'Quadra';
    this.#sheet = addSheet(this.#book, cartella);
    this.#totali = cartella.colonne.map(() => 0);
  }

  aggiungi(lotto: ExportBatch): void {
    const { colonne } = this.#cartella;
    for (let at = 0; at < lotto.righe; at += 1) {
      const values = colonne.map((_, column) => valueAt(lotto, column, at));
      const row = this.#sheet.addRow(
        colonne.map((colonna, column) => toCell(values[column] ?? null, colonna)),
      );
      colonne.forEach((colonna, column) => {
        const value = values[column] ?? null;
        if (value === null || value === '') return;
        row.getCell(column + 1).style = toStyle(value, colonna);
        if (typeof value === 'number') this.#totali[column] = (this.#totali[column] ?? 0) + value;
      });
    }
    this.#righe += lotto.righe;
  }

  async fine(origini: readonly FileOrigine[]): Promise<void> {
    const last = this.#righe + 1;
    const { colonne, provenienza } = this.#cartella;
    // The range leaves the totals out, so that filtering in Excel keeps them in sight.
    this.#sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: last, column: colonne.length } };
    this.#addTotali(last);
    addProvenienza(this.#book, makeProvenienzaRows(provenienza, origini, this.#righe));
    this.#emit(new Uint8Array(await this.#book.xlsx.writeBuffer()));
  }

  /** SUBTOTAL with 109 sums only the rows that a filter leaves in sight. */
  #addTotali(last: number): void {
    const { colonne } = this.#cartella;
    if (this.#righe === 0 || !colonne.some(({ totale }) => totale)) return;
    const row = this.#sheet.getRow(last + 1);
    if (colonne[0]?.totale !== true) {
      row.getCell(1).value = 'Totale';
      row.getCell(1).style = { font: { bold: true }, border: SOPRA };
    }
    colonne.forEach(({ totale, cella }, at) => {
      if (!totale) return;
      const { letter } = this.#sheet.getColumn(at + 1);
      const sum = this.#totali[at] ?? 0;
      const result = cella === 'importo' ? sum / 100 : sum;
      const cell = row.getCell(at + 1);
      cell.value = { formula: `SUBTOTAL(109,${letter}2:${letter}${last})`, result };
      cell.style = { ...STILI[cella], font: { bold: true }, border: SOPRA };
    });
  }
}
