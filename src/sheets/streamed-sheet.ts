/** One sheet of rows: notes, titles, rows, groups with their subtotals, totals. */
import { createCells, toNote } from './cell.ts';
import { getTitleStyle } from './styles.ts';
import { toColumnLetter, writeCell, writeEmptyCell, writeFormulaCell, writeLabel } from './streamed-cells.ts';
import { writeSheetEnd, writeSheetStart } from './streamed-package.ts';
import { getTitlesRow, listWidths, makeTotalFormula, type SheetBatch, type SheetHead } from './workbook.ts';
import type { ZipPart } from './zip.ts';

/** The largest number of rows of a sheet (Excel specifications and limits). */
export const MAX_SHEET_ROWS = 1_048_576;
/** The largest number of outline levels (the same list). */
const MAX_LIVELLI = 7;
/** The rows for the totals of the sheet and of all sheets. */
const RIGHE_FINALI = 2;
/** The rows for the heading and the subtotal of a group. */
const RIGHE_GRUPPO = 2;

interface GruppoAperto {
  livello: number;
  label: string;
  /** Its first row, after its heading. */
  da: number;
  /** The sums when it began, by column. */
  prima: readonly number[];
}

/** The total of a column of a sheet: its address and its value in cents. */
export interface Totale {
  colonna: number;
  cella: string;
  centesimi: number;
}

export class StreamedSheet {
  readonly #parte: ZipPart;
  readonly #sheet: SheetHead;
  readonly #lettere: readonly string[];
  readonly #makeCell = createCells();
  /** The sums of the rows so far in cents, by column: the formulas show them before Excel calculates. */
  readonly #somme: number[];
  readonly #max: number;
  readonly #titles: number;
  /** The rows that must still fit after the next one, without those for open groups. */
  readonly #finali: number;
  #gruppi: GruppoAperto[] = [];
  #ultima: number;

  constructor(part: ZipPart, sheet: SheetHead, max: number) {
    this.#parte = part;
    this.#sheet = sheet;
    this.#max = max;
    this.#titles = getTitlesRow(sheet);
    this.#ultima = this.#titles;
    const { colonne, livelli = 0 } = sheet;
    this.#finali =
      (livelli > 0 ? RIGHE_GRUPPO : 0) + (colonne.some(({ totale }) => totale) ? RIGHE_FINALI : 0);
    this.#lettere = colonne.map((_, at) => toColumnLetter(at));
    this.#somme = colonne.map(() => 0);
    part.write(
      writeSheetStart({
        widths: listWidths(sheet),
        livelli: Math.min(livelli, MAX_LIVELLI),
        fisse: colonne.length > 0 ? this.#titles : 0,
      }),
    );
    this.#note();
    if (colonne.length > 0) this.#writeHeader();
  }

  /** The groups that are open, outermost first. */
  get gruppi(): readonly GruppoAperto[] {
    return this.#gruppi;
  }

  /** True if a heading and a row still fit, with all that must close the sheet after them. */
  get haPosto(): boolean {
    return this.#ultima + 1 + this.#gruppi.length + this.#finali <= this.#max;
  }

  riga({ colonne }: SheetBatch, at: number): void {
    this.#ultima += 1;
    const row = this.#ultima;
    let cells = '';
    this.#sheet.colonne.forEach(({ cella }, column) => {
      const value = colonne[column]?.[at];
      const made = this.#makeCell(value, cella);
      if (!made) return;
      if (typeof value === 'number') this.#somme[column] = (this.#somme[column] ?? 0) + value;
      cells += writeCell(`${this.#lettere[column] ?? ''}${row}`, made);
    });
    const outline = this.#gruppi.length > 0 ? ` outlineLevel="${this.#levelOf(this.#gruppi.length)}"` : '';
    this.#parte.write(`<row r="${row}"${outline}>${cells}</row>`);
  }

  /** Ends the groups of this level and of deeper ones, and begins another. */
  openGroup(livello: number, label: string): void {
    this.#closeGroups(livello);
    this.#ultima += 1;
    const cells = this.#lettere.map((letter, at) => {
      const r = `${letter}${this.#ultima}`;
      return at === 0 ? writeLabel(r, label, 'gruppo') : writeEmptyCell(r, 'gruppo');
    });
    this.#rowOf(cells.join(''), this.#levelOf(this.#gruppi.length));
    this.#gruppi.push({ livello, label, da: this.#ultima + 1, prima: [...this.#somme] });
  }

  /**
   * Ends the sheet. `others`: the totals of the sheets before this one by their full addresses; the last sheet adds
   * them up. Answers the range of the filter, the row of the titles and the totals of this sheet.
   */
  close(
    others: readonly Totale[],
    ultimo: boolean,
  ): { filtro: string | null; titles: number; totali: Totale[] } {
    this.#closeGroups(0);
    const last = this.#ultima;
    // The range excludes the totals, so that they stay visible when the person filters in Excel.
    const letter = this.#lettere.at(-1);
    const filtro = letter === undefined ? null : `A${this.#titles}:${letter}${last}`;
    const alone = ultimo && others.length === 0;
    const totali = last > this.#titles ? this.#writeTotals(last, alone ? 'Totale' : 'Totale del foglio') : [];
    if (ultimo && others.length > 0) this.#writeGrandTotal([...others, ...totali]);
    this.#parte.write(writeSheetEnd(filtro));
    this.#parte.close();
    return { filtro, titles: this.#titles, totali };
  }

  #note(): void {
    const { testa = [], colonne } = this.#sheet;
    testa.forEach(({ nome, valore, cella = 'testo' }, at) => {
      const row = at + 1;
      const made = this.#makeCell(valore, cella);
      const name = nome === '' ? '' : writeLabel(`A${row}`, nome, 'grassetto');
      const value = made ? writeCell(`B${row}`, toNote(made, colonne.length === 0)) : '';
      this.#parte.write(`<row r="${row}">${name}${value}</row>`);
    });
  }

  #writeHeader(): void {
    const cells = this.#sheet.colonne.map(({ titolo, cella }, at) =>
      writeLabel(`${this.#lettere[at] ?? ''}${this.#titles}`, titolo, getTitleStyle(cella)),
    );
    this.#parte.write(`<row r="${this.#titles}" ht="20" customHeight="1">${cells.join('')}</row>`);
  }

  #levelOf(open: number): number {
    return Math.min(open, MAX_LIVELLI);
  }

  #rowOf(cells: string, level = 0): void {
    const outline = level > 0 ? ` outlineLevel="${level}"` : '';
    this.#parte.write(`<row r="${this.#ultima}"${outline}>${cells}</row>`);
  }

  #closeGroups(level: number): void {
    for (let group = this.#gruppi.at(-1); group && group.livello >= level; group = this.#gruppi.at(-1)) {
      this.#gruppi.pop();
      const { da, prima, label } = group;
      const last = this.#ultima;
      this.#ultima += 1;
      const cells = this.#addUp(da, last, `Totale ${label}`, prima).cells;
      this.#rowOf(cells, this.#levelOf(this.#gruppi.length));
    }
  }

  #writeTotals(last: number, label: string): Totale[] {
    if (!this.#sheet.colonne.some(({ totale }) => totale)) return [];
    this.#ultima += 1;
    const { cells, totali } = this.#addUp(this.#titles + 1, last, label, []);
    this.#rowOf(cells);
    return totali;
  }

  #addUp(
    from: number,
    a: number,
    label: string,
    before: readonly number[],
  ): { cells: string; totali: Totale[] } {
    const totali: Totale[] = [];
    const cells = this.#totalsRow(label, (at, r) => {
      const letter = this.#lettere[at] ?? '';
      const centesimi = (this.#somme[at] ?? 0) - (before[at] ?? 0);
      totali.push({ colonna: at, cella: r, centesimi });
      const formula = makeTotalFormula(this.#sheet, `${letter}${from}:${letter}${a}`);
      return writeFormulaCell(r, formula, centesimi / 100, 'subtotaleImporto');
    });
    return { cells, totali };
  }

  #writeGrandTotal(all: readonly Totale[]): void {
    this.#ultima += 1;
    const cells = this.#totalsRow('Totale generale', (at, r) => {
      const parts = all.filter(({ colonna }) => colonna === at);
      const sum = parts.reduce((total, { centesimi }) => total + centesimi, 0);
      const formula = parts.map(({ cella }) => cella).join('+');
      return writeFormulaCell(r, formula, sum / 100, 'subtotaleImporto');
    });
    this.#rowOf(cells);
  }

  /** Writes the label in the first column, unless that column has a total. */
  #totalsRow(label: string, write: (at: number, r: string) => string): string {
    const cells = this.#sheet.colonne.map(({ totale }, at) => {
      const r = `${this.#lettere[at] ?? ''}${this.#ultima}`;
      if (totale) return write(at, r);
      return at === 0 ? writeLabel(r, label, 'subtotale') : writeEmptyCell(r, 'subtotale');
    });
    return cells.join('');
  }
}
