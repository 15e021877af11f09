/** What an export is made of, as plain data: it travels to the worker by structured clone. */
import { toSlug } from '#domain/text.ts';
import type { SheetBatch, SheetColumn } from '#sheets/workbook.ts';

/** A file some of the rows came from. */
export interface FileOrigine {
  id_imp: number;
  nome: string | null;
  /** Hexadecimal; null when the import did not record it. */
  sha256: string | null;
}

export interface ExportProvenance {
  azienda: string;
  utente: string;
  /** Local date and time, already written out. */
  quando: string;
  /** In words, one per entry. */
  filtri: readonly string[];
  ordine: readonly string[];
}

export interface ExportWorkbook {
  sheet: string;
  colonne: readonly SheetColumn[];
  /** Levels of grouping; 0 when the rows stand one after the other. */
  livelli: number;
  provenance: ExportProvenance;
}

/** `importo` in cents, `data` as ISO day, in the order of the columns. */
export type ExportRow = (string | number | null)[];

/** What writes a file: lots in order, then the end. Bytes leave as they are ready. */
export interface Writer {
  add(lotto: SheetBatch): void;
  /** Writes what closes the file; `origins`: where the rows came from, known once they have all been seen. */
  fine(origins: readonly FileOrigine[]): void | Promise<void>;
}

export type Formato = 'xlsx' | 'csv' | 'pdf';

/** More rows than this are not printed: the document is laid out whole, and some hundred pages are read by nobody. */
export const MAX_RIGHE_PDF = 5_000;

/** `estratto-conto_rossi-srl_2026-03-15.xlsx`. */
export const makeFileName = (id: string, azienda: string, day: string, format: Formato = 'xlsx'): string =>
  `${id}_${toSlug(azienda) || 'azienda'}_${day}.${format}`;
