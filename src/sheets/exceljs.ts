/** Writes a workbook of ordinary size with exceljs, which keeps all of it in memory. */
import ExcelJS from 'exceljs';
import { createCells, toNote, type SheetCell } from './cell.ts';
import {
  type CellStyle,
  FORMATI,
  getTitleStyle,
  LINE,
  type NomeStile,
  FILLS,
  SHEET_STYLES,
} from './styles.ts';
import { cleanForXml } from './text.ts';
import {
  getTitlesRow,
  listWidths,
  makeSheetName,
  makeTotalFormula,
  type SheetBatch,
  type SheetHead,
  type WorkbookWriter,
} from './workbook.ts';

const RIGA: Partial<ExcelJS.Border> = { style: 'thin', color: { argb: LINE } };

function makeStyle({
  formato = 'generale',
  bold,
  background,
  border,
  side,
  centered,
  aCapo,
}: CellStyle): Partial<ExcelJS.Style> {
  const numFmt = FORMATI[formato];
  return {
    ...(numFmt !== null && { numFmt }),
    ...(bold && { font: { bold: true } }),
    ...(background && { fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: FILLS[background] } } }),
    ...(border && { border: { [border === 'sopra' ? 'top' : 'bottom']: RIGA } }),
    ...((side ?? centered ?? aCapo) !== undefined && {
      alignment: {
        ...(side && { horizontal: side }),
        ...(centered && { vertical: 'middle' }),
        ...(aCapo && { wrapText: true }),
      },
    }),
  };
}

const STILE = Object.fromEntries(
  Object.entries(SHEET_STYLES).map(([name, style]) => [name, makeStyle(style)]),
) as Record<NomeStile, Partial<ExcelJS.Style>>;

/** Excel's number of the paper size (ECMA-376, part 1, 18.3.1.63). */
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

function fillCell(cell: ExcelJS.Cell, { valore, stile }: SheetCell): void {
  // Text is stored as text whatever it looks like; a day is stored as its number, with the format of days.
  cell.value = valore;
  if (stile !== 'normale') cell.style = STILE[stile];
}

const fillLabel = (cell: ExcelJS.Cell, text: string, stile: NomeStile): void =>
  fillCell(cell, { valore: cleanForXml(text), stile });

interface SheetInHand {
  testa: SheetHead;
  sheet: ExcelJS.Worksheet;
  titles: number;
  ultima: number;
  /** Sums in cents, so that the stored results of the formulas are exact. */
  somme: number[];
}

/** It writes no groups: the streaming writer does. */
export class ExceljsWorkbook implements WorkbookWriter {
  readonly #emit: (bytes: Uint8Array) => void;
  readonly #book = new ExcelJS.Workbook();
  readonly #makeCell = createCells();
  #ora: SheetInHand | null = null;

  constructor(emit: (bytes: Uint8Array) => void, author = 'Quadra') {
    this.#emit = emit;
    this.#book.creator = author;
  }

  addSheet(testa: SheetHead): void {
    this.#close();
    const titles = getTitlesRow(testa);
    const table = testa.colonne.length > 0;
    const sheet = this.#book.addWorksheet(makeSheetName(testa.nome), {
      ...(table && { views: [{ state: 'frozen', ySplit: titles, topLeftCell: `A${titles + 1}` }] }),
      pageSetup: { ...PAGINA },
      headerFooter: { oddFooter: '&L&A&RPagina &P di &N' },
    });
    if (table) sheet.pageSetup.printTitlesRow = `${titles}:${titles}`;
    for (const [at, width] of listWidths(testa).entries()) sheet.getColumn(at + 1).width = width;
    this.#addNotes(sheet, testa);
    for (const [at, { titolo, cella }] of testa.colonne.entries())
      fillLabel(sheet.getCell(titles, at + 1), titolo, getTitleStyle(cella));
    this.#ora = { testa, sheet, titles, ultima: titles, somme: testa.colonne.map(() => 0) };
  }

  addRows({ righe, colonne }: SheetBatch): void {
    const ora = this.#ora;
    if (!ora) throw new Error('rows before their sheet');
    for (let at = 0; at < righe; at += 1) {
      ora.ultima += 1;
      const row = ora.sheet.getRow(ora.ultima);
      for (const [column, { cella }] of ora.testa.colonne.entries()) {
        const value = colonne[column]?.[at];
        const made = this.#makeCell(value, cella);
        if (!made) continue;
        fillCell(row.getCell(column + 1), made);
        if (typeof value === 'number') ora.somme[column] = (ora.somme[column] ?? 0) + value;
      }
    }
  }

  async end(): Promise<void> {
    this.#close();
    this.#emit(new Uint8Array(await this.#book.xlsx.writeBuffer()));
  }

  #addNotes(sheet: ExcelJS.Worksheet, { testa = [], colonne }: SheetHead): void {
    for (const [at, { nome, valore, cella = 'testo' }] of testa.entries()) {
      if (nome !== '') fillLabel(sheet.getCell(at + 1, 1), nome, 'grassetto');
      const made = this.#makeCell(valore, cella);
      if (made) fillCell(sheet.getCell(at + 1, 2), toNote(made, colonne.length === 0));
    }
  }

  #close(): void {
    if (!this.#ora || this.#ora.testa.colonne.length === 0) return;
    const { testa, sheet, titles, ultima, somme } = this.#ora;
    // The range excludes the totals, so that they stay visible when the person filters in Excel.
    sheet.autoFilter = {
      from: { row: titles, column: 1 },
      to: { row: ultima, column: testa.colonne.length },
    };
    if (ultima === titles || !testa.colonne.some(({ totale }) => totale)) return;
    for (const [at, { totale }] of testa.colonne.entries()) {
      const cell = sheet.getCell(ultima + 1, at + 1);
      cell.style = STILE[totale ? 'subtotaleImporto' : 'subtotale'];
      if (!totale && at === 0) cell.value = 'Totale';
      if (!totale) continue;
      const { letter } = sheet.getColumn(at + 1);
      const formula = makeTotalFormula(testa, `${letter}${titles + 1}:${letter}${ultima}`);
      cell.value = { formula, result: (somme[at] ?? 0) / 100 };
    }
  }
}
