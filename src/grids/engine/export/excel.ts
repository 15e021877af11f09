/** The one door to exceljs: a `Cartella` and its rows become the bytes of an .xlsx file. */
import ExcelJS from 'exceljs';
import type { CellaExcel } from '../kinds.ts';
import type { Cartella, ColonnaFoglio, RigaFoglio } from './cartella.ts';

/** Built-in format codes: Excel shows them with the reader's own separators. */
const STILI: Record<CellaExcel, Partial<ExcelJS.Style>> = {
  importo: { numFmt: '#,##0.00' },
  data: { numFmt: 'dd/mm/yyyy' },
  numero: { numFmt: '#,##0' },
  testo: {},
};

const GENERALE: Partial<ExcelJS.Style> = { numFmt: 'General' };

/** Excel treats edited text that starts so as a formula; `@` keeps the cell text even when it is edited. */
const STILE_TESTO: Partial<ExcelJS.Style> = { numFmt: '@' };
const PERICOLOSO = /^[=+\-@\t\r]/;

/** Excel refuses longer text in a cell. */
const MAX_TESTO = 32_767;

const INTESTAZIONE: Partial<ExcelJS.Style> = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE8ECEF' } },
  border: { bottom: { style: 'thin', color: { argb: 'FF8A9299' } } },
  alignment: { vertical: 'middle' },
};

/** Midnight UTC: exceljs writes the serial number of the UTC day, so no time zone can shift it. */
const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

function toCell(value: string | number | null, { cella }: ColonnaFoglio): string | number | Date | null {
  if (value === null || value === '') return null;
  if (cella === 'importo' && typeof value === 'number') return value / 100;
  if (cella === 'data' && typeof value === 'string') return toDate(value);
  return typeof value === 'string' ? value.slice(0, MAX_TESTO) : value;
}

/** One shared object per format: exceljs looks styles up by identity, and a copy per cell doubles memory. */
function toStyle(value: string | number | null, colonna: ColonnaFoglio | undefined): Partial<ExcelJS.Style> {
  if (!colonna) return STILI.testo;
  // An optional decimals format would leave a lone comma after whole numbers.
  if (colonna.cella === 'numero' && !Number.isInteger(value)) return GENERALE;
  if (colonna.cella === 'testo' && typeof value === 'string' && PERICOLOSO.test(value)) return STILE_TESTO;
  return STILI[colonna.cella];
}

const letter = (sheet: ExcelJS.Worksheet, index: number): string => sheet.getColumn(index).letter;

function addSheet(book: ExcelJS.Workbook, { foglio, colonne }: Cartella): ExcelJS.Worksheet {
  const sheet = book.addWorksheet(foglio.slice(0, 31), { views: [{ state: 'frozen', ySplit: 1 }] });
  colonne.forEach(({ larghezza }, index) => {
    sheet.getColumn(index + 1).width = larghezza;
  });
  const header = sheet.addRow(colonne.map(({ titolo }) => titolo));
  header.height = 20;
  header.eachCell((cell, index) => {
    const right = colonne[index - 1]?.cella === 'importo' || colonne[index - 1]?.cella === 'numero';
    cell.style = { ...INTESTAZIONE, alignment: { vertical: 'middle', horizontal: right ? 'right' : 'left' } };
  });
  return sheet;
}

/** Text, whatever it looks like: exceljs stores a string as a string, and the format keeps it so. */
function addTesto(sheet: ExcelJS.Worksheet, values: readonly string[]): void {
  sheet.addRow(values).eachCell((cell) => {
    cell.numFmt = '@';
  });
}

function addProvenienza(book: ExcelJS.Workbook, { provenienza }: Cartella, count: number): void {
  const sheet = book.addWorksheet('Provenienza');
  sheet.getColumn(1).width = 22;
  sheet.getColumn(2).width = 48;
  sheet.getColumn(3).width = 68;
  const list = (label: string, values: readonly string[], none: string) =>
    (values.length > 0 ? values : [none]).forEach((value, at) =>
      addTesto(sheet, [at === 0 ? label : '', value]),
    );
  addTesto(sheet, ['Azienda', provenienza.azienda]);
  addTesto(sheet, ['Esportato da', provenienza.utente]);
  addTesto(sheet, ['Il', provenienza.quando]);
  addTesto(sheet, ['Righe', String(count)]);
  list('Filtri', provenienza.filtri, 'Nessuno');
  list('Ordine', provenienza.ordine, 'Come arrivate dal server');
  sheet.addRow([]);
  sheet.addRow(['Importazione', 'File', 'Impronta SHA-256']).font = { bold: true };
  for (const { id_imp, nome, sha256 } of provenienza.origini)
    addTesto(sheet, [String(id_imp), nome ?? 'Sconosciuto', sha256 ?? 'Non registrata']);
  sheet.getColumn(1).font = { bold: true };
}

/** Collects rows lot by lot, then writes. Everything is held in memory: see `MAX_RIGHE`. */
export class ScrittoreExcel {
  readonly #cartella: Cartella;
  readonly #book = new ExcelJS.Workbook();
  readonly #sheet: ExcelJS.Worksheet;
  /** Sums in cents, so that the stored results of the formulas are exact. */
  readonly #totals: number[];
  #count = 0;

  constructor(cartella: Cartella) {
    this.#cartella = cartella;
    this.#book.creator = 'Quadra';
    this.#book.created = new Date();
    this.#sheet = addSheet(this.#book, cartella);
    this.#totals = cartella.colonne.map(() => 0);
  }

  aggiungi(righe: readonly RigaFoglio[]): void {
    const { colonne } = this.#cartella;
    for (const riga of righe) {
      const row = this.#sheet.addRow(colonne.map((colonna, at) => toCell(riga[at] ?? null, colonna)));
      row.eachCell((cell, number) => {
        const value = riga[number - 1] ?? null;
        cell.style = toStyle(value, colonne[number - 1]);
        if (typeof value === 'number') this.#totals[number - 1] = (this.#totals[number - 1] ?? 0) + value;
      });
      this.#count += 1;
    }
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    const last = this.#count + 1;
    const { colonne } = this.#cartella;
    // The range leaves the totals out, so that filtering in Excel keeps them in sight.
    this.#sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: last, column: colonne.length } };
    this.#addTotali(last);
    addProvenienza(this.#book, this.#cartella, this.#count);
    return new Uint8Array(await this.#book.xlsx.writeBuffer());
  }

  /** SUBTOTAL with 109 sums only the rows that a filter leaves in sight. */
  #addTotali(last: number): void {
    const { colonne } = this.#cartella;
    if (this.#count === 0 || !colonne.some(({ totale }) => totale)) return;
    const row = this.#sheet.getRow(last + 1);
    if (colonne[0]?.totale !== true) row.getCell(1).value = 'Totale';
    colonne.forEach(({ totale }, at) => {
      if (!totale) return;
      const column = letter(this.#sheet, at + 1);
      const result = (this.#totals[at] ?? 0) / 100;
      row.getCell(at + 1).value = { formula: `SUBTOTAL(109,${column}2:${column}${last})`, result };
      row.getCell(at + 1).style = { ...STILI.importo };
    });
    row.eachCell((cell) => {
      cell.font = { bold: true };
      cell.border = { top: { style: 'thin', color: { argb: 'FF8A9299' } } };
    });
    // The first column may hold days: the word beside the sums is text.
    if (colonne[0]?.totale !== true) row.getCell(1).numFmt = '@';
  }
}
