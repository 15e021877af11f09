/** A column of a table on a page. */
export type TipoColonna = 'data' | 'denaro' | 'testo';

export interface ColonnaPdf {
  tipo: TipoColonna;
  /** What its cells cover. */
  x0: number;
  x1: number;
  titolo: string;
}
