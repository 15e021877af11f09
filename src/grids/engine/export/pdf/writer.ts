/** The rows on paper. pdfmake lays out a document only when it is whole: rows are gathered, and their number is limited. */
import type { GroupOpening, SheetBatch } from '#sheets/workbook.ts';
import pdfMake from 'pdfmake/build/pdfmake.js';
import vfs from 'pdfmake/build/vfs_fonts.js';
import type { ExportWorkbook, Writer } from '../workbook.ts';
import {
  makeDocument,
  type TextMeasure,
  measureText,
  makeEmptyMeasure,
  formatPdfCell,
  type PrintedRow,
} from './document.ts';

pdfMake.addVirtualFileSystem(vfs);

interface GruppoAperto extends GroupOpening {
  /** The sums when it began, by column. */
  somme: readonly number[];
}

export class PdfWriter implements Writer {
  readonly #cartella: ExportWorkbook;
  readonly #emit: (bytes: Uint8Array) => void;
  readonly #rows: PrintedRow[] = [];
  readonly #somme: number[];
  #measures: TextMeasure[];
  readonly #gruppi: GruppoAperto[] = [];

  constructor(folder: ExportWorkbook, emit: (bytes: Uint8Array) => void) {
    this.#cartella = folder;
    this.#emit = emit;
    const { colonne } = folder;
    this.#somme = colonne.map(() => 0);
    this.#measures = colonne.map(makeEmptyMeasure);
  }

  add({ righe, colonne, gruppi }: SheetBatch): void {
    const own = this.#cartella.colonne;
    for (let at = 0; at < righe; at += 1) {
      for (const group of gruppi) if (group.prima === at) this.#open(group);
      const values = colonne.map((column) => column[at]);
      values.forEach((value, column) => {
        if (typeof value === 'number' && Number.isFinite(value))
          this.#somme[column] = (this.#somme[column] ?? 0) + value;
      });
      const texts = own.map((colonna, column) => formatPdfCell(values[column], colonna));
      this.#measure(texts);
      this.#rows.push({ tipo: 'riga', texts });
    }
  }

  async fine(): Promise<void> {
    this.#close(0);
    const { colonne } = this.#cartella;
    // The sum of all is the longest amount there is; that of no amounts is not printed.
    this.#measure(
      colonne.map((column, at) =>
        column.totale && (this.#measures[at]?.long ?? 0) > 0 ? formatPdfCell(this.#somme[at], column) : '',
      ),
    );
    if (this.#rows.length > 0 && colonne.some(({ totale }) => totale))
      this.#rows.push({ tipo: 'totale', label: 'Totale', sums: this.#somme });
    this.#emit(await pdfMake.createPdf(makeDocument(this.#cartella, this.#rows, this.#measures)).getBuffer());
  }

  #measure(texts: readonly string[]): void {
    this.#measures = this.#measures.map((measure, at) => measureText(measure, texts[at] ?? ''));
  }

  #open(group: GroupOpening): void {
    this.#close(group.livello);
    this.#rows.push({ tipo: 'gruppo', gruppo: group });
    this.#gruppi.push({ ...group, somme: [...this.#somme] });
  }

  #close(level: number): void {
    for (let group = this.#gruppi.at(-1); group && group.livello >= level; group = this.#gruppi.at(-1)) {
      this.#gruppi.pop();
      const { somme, label } = group;
      const own = this.#somme.map((sum, at) => sum - (somme[at] ?? 0));
      this.#rows.push({ tipo: 'totale', label: `Totale ${label}`, sums: own });
    }
  }
}
