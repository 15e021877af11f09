/** One sheet of rows: header, rows, groups with their subtotals, totals. */
import type { ExportWorkbook, ColonnaLotto, ExportBatch } from '../workbook.ts';
import { writeFormulaCell, writeNumberCell, writeTextCell, toColumnLetter } from './cells.ts';
import { writeSheetStart, writeSheetEnd } from './package.ts';
import { STILE } from './styles.ts';
import type { ZipPart } from './zip.ts';

/** Rows of a sheet (Excel specifications and limits). */
export const MAX_RIGHE_FOGLIO = 1_048_576;
/** Levels of an outline (the same list). */
const MAX_LIVELLI = 7;
/** The totals of the sheet, and of all the sheets. */
const RIGHE_FINALI = 2;

export interface GruppoAperto {
  livello: number;
  etichetta: string;
  /** Its first row, after its own heading. */
  da: number;
  /** The sums when it began, by column. */
  prima: readonly number[];
}

/** The total of a column of a sheet: where it stands and what it says, in cents. */
export interface Totale {
  colonna: number;
  cella: string;
  centesimi: number;
}

export class Foglio {
  readonly #parte: ZipPart;
  readonly #cartella: ExportWorkbook;
  readonly #lettere: readonly string[];
  readonly #seriale: (day: string) => number | null;
  /** Sums of the rows so far, in cents, by column: what the formulas show before they are calculated. */
  readonly #somme: number[];
  readonly #max: number;
  #gruppi: GruppoAperto[] = [];
  #ultima = 1;

  constructor(
    parte: ZipPart,
    cartella: ExportWorkbook,
    { seriale, max }: { seriale: (day: string) => number | null; max: number },
  ) {
    this.#parte = parte;
    this.#cartella = cartella;
    this.#seriale = seriale;
    this.#max = max;
    this.#lettere = cartella.colonne.map((_, at) => toColumnLetter(at));
    this.#somme = cartella.colonne.map(() => 0);
    const larghezze = cartella.colonne.map(({ larghezza }) => larghezza);
    parte.scrivi(
      writeSheetStart({ larghezze, livelli: Math.min(cartella.livelli, MAX_LIVELLI), fissa: true }),
    );
    this.#intestazione();
  }

  /** The groups that are open, outermost first. */
  get gruppi(): readonly GruppoAperto[] {
    return this.#gruppi;
  }

  /** True when a heading and a row still fit, with all that must close the sheet after them. */
  get haPosto(): boolean {
    return this.#ultima + 2 + this.#gruppi.length + 1 + RIGHE_FINALI <= this.#max;
  }

  riga(lotto: ExportBatch, at: number): void {
    this.#ultima += 1;
    const row = this.#ultima;
    let cells = '';
    lotto.colonne.forEach((colonna, column) => {
      cells += this.#cella(colonna, column, at);
    });
    const outline = this.#gruppi.length > 0 ? ` outlineLevel="${this.#livello(this.#gruppi.length)}"` : '';
    this.#parte.scrivi(`<row r="${row}"${outline}>${cells}</row>`);
  }

  /** Ends the groups of this level and below, and begins another. */
  apriGruppo(livello: number, etichetta: string): void {
    this.#chiudiGruppi(livello);
    this.#ultima += 1;
    const cells = this.#lettere.map((letter, at) => {
      const r = `${letter}${this.#ultima}`;
      return at === 0 ? writeTextCell(r, etichetta, STILE.gruppo) : `<c r="${r}" s="${STILE.gruppo}"/>`;
    });
    this.#rigaDi(cells.join(''), this.#livello(this.#gruppi.length));
    this.#gruppi.push({ livello, etichetta, da: this.#ultima + 1, prima: [...this.#somme] });
  }

  /**
   * Ends the sheet. `altri`: totals of the sheets before this one, by their full addresses: the last sheet adds them all.
   * Answers the range of the filter and this sheet's own totals.
   */
  chiudi(altri: readonly Totale[], ultimo: boolean): { filtro: string; totali: Totale[] } {
    this.#chiudiGruppi(0);
    const last = this.#ultima;
    // The range leaves the totals out, so that filtering in Excel keeps them in sight.
    const filtro = `A1:${this.#lettere.at(-1) ?? 'A'}${last}`;
    const alone = ultimo && altri.length === 0;
    const totali = last > 1 ? this.#totali(last, alone ? 'Totale' : 'Totale del foglio') : [];
    if (ultimo && altri.length > 0) this.#totaleGenerale([...altri, ...totali]);
    this.#parte.scrivi(writeSheetEnd(filtro));
    this.#parte.chiudi();
    return { filtro, totali };
  }

  #cella(colonna: ColonnaLotto, column: number, at: number): string {
    const value = colonna[at];
    if (value === null || value === undefined || value === '') return '';
    const r = `${this.#lettere[column] ?? ''}${this.#ultima}`;
    const cella = this.#cartella.colonne[column]?.cella;
    if (typeof value === 'string') {
      const serial = cella === 'data' ? this.#seriale(value) : null;
      return serial === null ? writeTextCell(r, value) : writeNumberCell(r, serial, STILE.data);
    }
    if (!Number.isFinite(value)) return '';
    this.#somme[column] = (this.#somme[column] ?? 0) + value;
    if (cella === 'importo') return writeNumberCell(r, value / 100, STILE.importo);
    // An optional decimals format would leave a lone comma after whole numbers.
    return writeNumberCell(r, value, Number.isInteger(value) ? STILE.intero : STILE.normale);
  }

  #intestazione(): void {
    const cells = this.#cartella.colonne.map(({ titolo, cella }, at) => {
      const right = cella === 'importo' || cella === 'numero';
      const stile = right ? STILE.intestazioneDestra : STILE.intestazione;
      return writeTextCell(`${this.#lettere[at] ?? ''}1`, titolo, stile);
    });
    this.#parte.scrivi(`<row r="1" ht="20" customHeight="1">${cells.join('')}</row>`);
  }

  #livello(open: number): number {
    return Math.min(open, MAX_LIVELLI);
  }

  #rigaDi(cells: string, livello = 0): void {
    const outline = livello > 0 ? ` outlineLevel="${livello}"` : '';
    this.#parte.scrivi(`<row r="${this.#ultima}"${outline}>${cells}</row>`);
  }

  #chiudiGruppi(livello: number): void {
    for (let group = this.#gruppi.at(-1); group && group.livello >= livello; group = this.#gruppi.at(-1)) {
      this.#gruppi.pop();
      const { da, prima, etichetta } = group;
      const last = this.#ultima;
      this.#ultima += 1;
      const cells = this.#somma(da, last, `Totale ${etichetta}`, prima).cells;
      this.#rigaDi(cells, this.#livello(this.#gruppi.length));
    }
  }

  #totali(last: number, label: string): Totale[] {
    if (!this.#cartella.colonne.some(({ totale }) => totale)) return [];
    this.#ultima += 1;
    const { cells, totali } = this.#somma(2, last, label, []);
    this.#rigaDi(cells);
    return totali;
  }

  /** SUBTOTAL with 109 sums only the rows that a filter leaves in sight, and passes over other subtotals. */
  #somma(
    da: number,
    a: number,
    label: string,
    prima: readonly number[],
  ): { cells: string; totali: Totale[] } {
    const totali: Totale[] = [];
    const cells = this.#cartella.colonne.map(({ totale }, at) => {
      const letter = this.#lettere[at] ?? '';
      const r = `${letter}${this.#ultima}`;
      if (!totale)
        return at === 0 ? writeTextCell(r, label, STILE.subtotale) : `<c r="${r}" s="${STILE.subtotale}"/>`;
      const centesimi = (this.#somme[at] ?? 0) - (prima[at] ?? 0);
      totali.push({ colonna: at, cella: r, centesimi });
      return writeFormulaCell(
        r,
        `SUBTOTAL(109,${letter}${da}:${letter}${a})`,
        centesimi / 100,
        STILE.subtotaleImporto,
      );
    });
    return { cells: cells.join(''), totali };
  }

  #totaleGenerale(tutti: readonly Totale[]): void {
    this.#ultima += 1;
    const cells = this.#cartella.colonne.map(({ totale }, at) => {
      const r = `${this.#lettere[at] ?? ''}${this.#ultima}`;
      if (!totale)
        return at === 0
          ? writeTextCell(r, 'Totale generale', STILE.subtotale)
          : `<c r="${r}" s="${STILE.subtotale}"/>`;
      const parts = tutti.filter(({ colonna }) => colonna === at);
      const sum = parts.reduce((total, { centesimi }) => total + centesimi, 0);
      return writeFormulaCell(
        r,
        parts.map(({ cella }) => cella).join('+'),
        sum / 100,
        STILE.subtotaleImporto,
      );
    });
    this.#rigaDi(cells.join(''));
  }
}
