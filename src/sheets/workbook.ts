/**
 * A workbook as plain data: sheets of rows, each with what stands above them. The page and the server write it through the
 * one interface of this file; which writer stands behind it is chosen by `create.ts`.
 */

export type CellaExcel = 'testo' | 'importo' | 'numero' | 'data';

/** Cents for `importo`, `YYYY-MM-DD` for `data`. */
export type CellaFoglio = string | number | null;

export interface SheetColumn {
  titolo: string;
  cella: CellaExcel;
  /** In characters, Excel's own unit. */
  larghezza: number;
  /** Summed in the last row, and below every group. */
  totale?: boolean;
}

/** A name and its value, above the table. */
export interface SheetNote {
  /** Empty where the value goes on with the one above. */
  nome: string;
  valore: CellaFoglio;
  cella?: CellaExcel;
}

export interface SheetHead {
  /** Cut and cleaned as Excel wants it. */
  nome: string;
  testa?: readonly SheetNote[];
  /** None: the sheet is its notes alone. */
  colonne: readonly SheetColumn[];
  /** Levels of grouping; 0 when the rows stand one after the other. */
  livelli?: number;
  /** `mostrate`: the totals follow a filter that is set in Excel. */
  somma?: 'mostrate' | 'tutte';
}

/** A group that begins before a row: it ends where another of its level, or of one above, begins. */
export interface AperturaGruppo {
  /** Place of its first row in the lot. */
  prima: number;
  /** From 0, the outermost. */
  livello: number;
  /** `Conto: Banca Alfa`. */
  etichetta: string;
}

/** One column of a lot. A buffer changes hands between threads without a copy; NaN is an empty cell. */
export type ColonnaLotto = Float64Array<ArrayBuffer> | CellaFoglio[];

/** Rows by columns: between threads a fraction of the objects, and most of them not copied. */
export interface SheetBatch {
  righe: number;
  colonne: ColonnaLotto[];
  gruppi: AperturaGruppo[];
}

export interface WorkbookWriter {
  /** Begins a sheet; the one before it is complete. */
  addSheet(sheet: SheetHead): void;
  /** Rows of the sheet that was begun last. */
  addRows(lotto: SheetBatch): void;
  /** Writes what closes the file. */
  end(): void | Promise<void>;
}

/** The row of the titles, under the notes and an empty row. */
export const getTitlesRow = ({ testa = [] }: SheetHead): number => (testa.length > 0 ? testa.length + 2 : 1);

/** Widths of a sheet of notes alone. */
const LARGHEZZE_NOTE = [34, 70];

export const listWidths = ({ colonne }: SheetHead): readonly number[] =>
  colonne.length > 0 ? colonne.map(({ larghezza }) => larghezza) : LARGHEZZE_NOTE;

/** Characters that a sheet's name may not hold, and its longest length, as Excel has them. */
export const makeSheetName = (name: string, suffix = ''): string => {
  const plain = name.replaceAll(/[[\]:*?/\\]/g, ' ').replaceAll(/^'+|'+$/g, '');
  return `${plain.slice(0, 31 - suffix.length).trim() || 'Foglio'}${suffix}`;
};

/** SUBTOTAL with 109 sums only the rows that a filter leaves in sight, and passes over other subtotals. */
export const makeTotalFormula = ({ somma = 'mostrate' }: SheetHead, range: string): string =>
  somma === 'mostrate' ? `SUBTOTAL(109,${range})` : `SUM(${range})`;
