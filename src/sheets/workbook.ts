/**
 * A workbook as plain data: sheets of rows, each with notes above them. The page and the server write it through the
 * interface of this file; `create.ts` chooses the writer.
 */

export type CellaExcel = 'testo' | 'importo' | 'numero' | 'data';

/** Cents for `importo`, `YYYY-MM-DD` for `data`. */
export type SheetValue = string | number | null;

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
  /** Empty if the value continues the one above. */
  nome: string;
  valore: SheetValue;
  cella?: CellaExcel;
}

export interface SheetHead {
  /** Shortened and cleaned as Excel requires. */
  nome: string;
  testa?: readonly SheetNote[];
  /** None: the sheet has only notes. */
  colonne: readonly SheetColumn[];
  /** Levels of grouping; 0 without groups. */
  livelli?: number;
  /** `mostrate`: the totals follow the filter that a person sets in Excel. */
  somma?: 'mostrate' | 'tutte';
}

/** A group that begins before a row. It ends where another group of its level, or of an outer one, begins. */
export interface GroupOpening {
  /** The index of its first row in the lot. */
  prima: number;
  /** From 0, the outermost. */
  livello: number;
  /** `Conto: Banca Alfa`. */
  label: string;
}

/** One column of a lot. A buffer is passed between threads without a copy; NaN is an empty cell. */
export type ColonnaLotto = Float64Array<ArrayBuffer> | SheetValue[];

/** Rows stored by columns: between threads they need far fewer objects, most of which are not copied. */
export interface SheetBatch {
  righe: number;
  colonne: ColonnaLotto[];
  gruppi: GroupOpening[];
}

export interface WorkbookWriter {
  /** Begins a sheet; the one before it is complete. */
  addSheet(sheet: SheetHead): void;
  /** Adds rows to the sheet that was begun last. */
  addRows(lotto: SheetBatch): void;
  /** Writes the end of the file. */
  end(): void | Promise<void>;
}

/** The row of the titles, under the notes and an empty row. */
export const getTitlesRow = ({ testa = [] }: SheetHead): number => (testa.length > 0 ? testa.length + 2 : 1);

/** Widths of a sheet of notes alone. */
const LARGHEZZE_NOTE = [34, 70];

export const listWidths = ({ colonne }: SheetHead): readonly number[] =>
  colonne.length > 0 ? colonne.map(({ larghezza }) => larghezza) : LARGHEZZE_NOTE;

/** Makes a name that Excel accepts: without forbidden characters and not too long. */
export const makeSheetName = (name: string, suffix = ''): string => {
  const plain = name.replaceAll(/[[\]:*?/\\]/g, ' ').replaceAll(/^'+|'+$/g, '');
  return `${plain.slice(0, 31 - suffix.length).trim() || 'Foglio'}${suffix}`;
};

/** SUBTOTAL with 109 sums only the rows that a filter leaves visible, and skips other subtotals. */
export const makeTotalFormula = ({ somma = 'mostrate' }: SheetHead, range: string): string =>
  somma === 'mostrate' ? `SUBTOTAL(109,${range})` : `SUM(${range})`;
