/** A table out of a file, as whoever reads files gives it. */

export interface ImportedTable {
  /** The sheet or the format, `Foglio1` or `CSV`. */
  nome: string;
  righe: readonly (readonly string[])[];
  /** Line of the file on which `righe[i]` starts, from 1. */
  lines: readonly number[];
}

type ImportedTableOutcome = { ok: true; tabella: ImportedTable } | { ok: false; motivo: string };

/**
 * Reads one list, or the parties of some electronic invoices, without sending them anywhere. Never rejects.
 * `azienda` is the name of the one that keeps the books, which is no soggetto of its own.
 */
export type ReadTable = (files: readonly File[], azienda: string | null) => Promise<ImportedTableOutcome>;
