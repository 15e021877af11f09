/** Stated limits of the readers: beyond them a file is refused with a message, so that memory and time stay bounded. */

/** Bytes of the largest file read (100 MB). */
export const MAX_BYTES = 100 * 1024 * 1024;
/** Characters of one row, embedded line ends included. */
export const MAX_RIGA = 1_000_000;
/** Characters of one cell. */
export const MAX_CELLA = 32_768;
export const MAX_COLONNE = 1_000;
/** Rows looked at to infer how a file is made; the others are read with what these taught. */
export const RIGHE_CAMPIONE = 3_000;
/** Characters decoded and parsed at a time. */
export const BLOCCO = 1 << 20;
/** Characters of a discarded value kept to show it. */
export const MAX_VALORE = 200;
