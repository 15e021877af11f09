/** Where the rows of a statement come from: one shape for text files and for sheets, so that one pipeline reads them. */
import type { FormatoFile } from '#api/contract/formati-file.ts';
import type { Codifica, OrdineData } from '#api/contract/tracciati.ts';
import type { RowBlock, PassoRighe, VisitRighe } from './table.ts';

export interface RigheSource {
  formato: FormatoFile;
  /** Null where the format itself says how characters are written. */
  codifica: Codifica | null;
  /** A tab where cells are cells and nothing separates them. */
  delimitatore: string;
  /** Of a printed table: zero-based first characters of its columns. */
  tagli?: number[];
  /** Bytes of the file: what `fatto` of the blocks grows to. */
  totale: number;
  /**
   * True when the decimal sign of the rows was given to cells that are numbers: it proves nothing about
   * amounts written as text beside them.
   */
  segnoScelto: boolean;
  /** The order of day and month, where something beside the dates proves it. */
  ordineNoto?: OrdineData | null;
  /** The currency of its amounts, where the document says it outside its table. */
  divisaNota?: string | null;
  /** The rows from the first one, as often as it is called. @throws ErroreLettura where the file cannot be read on */
  blocks: () => Generator<RowBlock>;
  /** The same rows past the first `skip`, handed over one by one, where that is the faster way. */
  walk?: (visit: VisitRighe, skip: number) => Generator<PassoRighe>;
  /** Of a workbook: the name of the sheet, and its other sheets with rows of other columns. */
  nome?: string;
  altri?: readonly { nome: string; source: RigheSource }[];
  /** Once its rows have been read: the line in the middle of which the file ends, if it does. */
  cutLine?: () => number | null;
  /** What is to be said about the source, once its rows have been read. */
  notices: () => string[];
}
