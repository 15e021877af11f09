/** What the page and the export worker say to each other. */
import type { SheetBatch } from '#sheets/workbook.ts';
import type { ExportWorkbook, FileOrigine, Formato } from './workbook.ts';

export interface FormatOptions {
  formato: Formato;
  /** CSV: an apostrophe before text that could be taken for a formula. */
  disarmed: boolean;
}

export type VersoWorker =
  /** `righe`: how many will come. */
  | { tipo: 'inizio'; cartella: ExportWorkbook; options: FormatOptions; righe: number }
  | { tipo: 'lotto'; lotto: SheetBatch }
  | { tipo: 'fine'; origini: readonly FileOrigine[] };

export type DalWorker =
  | { tipo: 'ricevute'; righe: number }
  | { tipo: 'scrittura' }
  | { tipo: 'pronto'; file: Blob }
  | { tipo: 'errore'; messaggio: string };
