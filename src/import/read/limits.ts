/** Stated limits of the readers: beyond them a file is refused with a message, so that memory and time stay bounded. */

/** Bytes of the largest file read (100 MB). */
export const MAX_BYTES = 100 * 1024 * 1024;
/** Characters of one row, embedded line ends included. */
export const MAX_RIGA = 1_000_000;
/** Bytes of a line of a printed table that is cut by its places. */
export const MAX_FLAT = 10_000;
/** Characters of one cell. */
export const MAX_CELLA = 32_768;
export const MAX_COLONNE = 1_000;
/** Rows looked at to infer how a file is made; the others are read with what these taught. */
export const RIGHE_CAMPIONE = 3_000;
/** Characters decoded and parsed at a time. */
export const BLOCK_SIZE = 1 << 20;
/** Characters of a discarded value kept to show it. */
export const MAX_VALORE = 200;
/** Bytes that one part of an archive may unpack to: a sheet of a million rows stays below. */
export const MAX_EXPANDED = 1024 * 1024 * 1024;
/** How many times its packed size a part may grow past the first `FREE_EXPANDED` bytes; sheets stay below 60. */
export const MAX_RATIO = 100;
export const FREE_EXPANDED = 16 * 1024 * 1024;
/** Characters of the texts that the cells of a workbook share. */
export const MAX_TESTI = 100_000_000;
/** Sheets of a workbook looked at to find the movements. */
export const MAX_SHEETS = 200;
/** Rows of a sheet looked at to tell whether it holds movements. */
export const SAMPLE_RIGHE = 400;
/** Elements of XML within one another. */
export const MAX_PROFONDITA = 100;
/** Elements of a page within one another: pages are seldom closed with care, and each open one costs at every other. */
export const MAX_NESTED = 5_000;
/** Elements of XML within one movement: a batch of ten thousand payments has some six hundred thousand. */
export const MAX_NODI = 2_000_000;
/** Files of an archive. */
export const MAX_ARCHIVE_FILES = 1_000;
/** Archives within one another. */
export const MAX_ARCHIVES = 2;
/** Pages of a PDF, runs of text on one of them, and milliseconds its parser may take for one. */
export const MAX_PAGES = 2_000;
export const MAX_PEZZI = 200_000;
export const MAX_ATTESA_PAGINA = 8_000;
