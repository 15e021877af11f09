/** The rows on paper. pdfmake lays out a document only when it is whole: rows are gathered, and their number is limited. */
import type { AperturaGruppo, SheetBatch } from '#sheets/workbook.ts';
import pdfMake from 'pdfmake/build/pdfmake.js';
import vfs from 'pdfmake/build/vfs_fonts.js';
import type { TableCell } from 'pdfmake/interfaces.js';
import type { ExportWorkbook, Scrittore } from '../workbook.ts';
import {
  makeDocument,
  type TextMeasure,
  measureText,
  makeEmptyMeasure,
  makeGroupRow,
  makeTextRow,
  makeTotalRow,
  formatPdfCell,
} from './document.ts';

pdfMake.addVirtualFileSystem(vfs);

interface GruppoAperto extends AperturaGruppo {
  /** The sums when it began, by column. */
  somme: readonly number[];
}

export class ScrittorePdf implements Scrittore {
  readonly #cartella: ExportWorkbook;
  readonly #emit: (bytes: Uint8Array) => void;
  readonly #body: TableCell[][];
  readonly #somme: number[];
  #misure: TextMeasure[];
  readonly #gruppi: GruppoAperto[] = [];

  constructor(cartella: ExportWorkbook, emit: (bytes: Uint8Array) => void) {
    this.#cartella = cartella;
    this.#emit = emit;
    const { colonne } = cartella;
    this.#somme = colonne.map(() => 0);
    this.#misure = colonne.map(makeEmptyMeasure);
    this.#body = [
      makeTextRow(
        colonne.map(({ titolo }) => titolo),
        colonne,
        true,
      ),
    ];
  }

  aggiungi({ righe, colonne, gruppi }: SheetBatch): void {
    const own = this.#cartella.colonne;
    for (let at = 0; at < righe; at += 1) {
      for (const gruppo of gruppi) if (gruppo.prima === at) this.#apri(gruppo);
      const values = colonne.map((colonna) => colonna[at]);
      values.forEach((value, column) => {
        if (typeof value === 'number' && Number.isFinite(value))
          this.#somme[column] = (this.#somme[column] ?? 0) + value;
      });
      const texts = own.map((colonna, column) => formatPdfCell(values[column], colonna));
      this.#misura(texts);
      this.#body.push(makeTextRow(texts, own));
    }
  }

  async fine(): Promise<void> {
    this.#chiudi(0);
    const { colonne } = this.#cartella;
    // The sum of all is the longest amount there is.
    this.#misura(
      colonne.map((colonna, at) => (colonna.totale ? formatPdfCell(this.#somme[at], colonna) : '')),
    );
    if (this.#body.length > 1 && colonne.some(({ totale }) => totale))
      this.#body.push(makeTotalRow('Totale', this.#somme, colonne));
    this.#emit(await pdfMake.createPdf(makeDocument(this.#cartella, this.#body, this.#misure)).getBuffer());
  }

  #misura(testi: readonly string[]): void {
    this.#misure = this.#misure.map((misura, at) => measureText(misura, testi[at] ?? ''));
  }

  #apri(gruppo: AperturaGruppo): void {
    this.#chiudi(gruppo.livello);
    this.#body.push(makeGroupRow(gruppo, this.#cartella.colonne.length));
    this.#gruppi.push({ ...gruppo, somme: [...this.#somme] });
  }

  #chiudi(livello: number): void {
    const { colonne } = this.#cartella;
    for (
      let gruppo = this.#gruppi.at(-1);
      gruppo && gruppo.livello >= livello;
      gruppo = this.#gruppi.at(-1)
    ) {
      this.#gruppi.pop();
      const { somme, etichetta } = gruppo;
      const own = this.#somme.map((sum, at) => sum - (somme[at] ?? 0));
      this.#body.push(makeTotalRow(`Totale ${etichetta}`, own, colonne));
    }
  }
}
