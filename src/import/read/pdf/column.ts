/** A column of a table on a page. */
export type PdfColumnKind = 'data' | 'denaro' | 'testo';

export interface ColonnaPdf {
  tipo: PdfColumnKind;
  /** What its cells cover. */
  x0: number;
  x1: number;
  titolo: string;
}
