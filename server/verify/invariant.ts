/** What must always hold of the data, told as a question that finds the rows where it does not. */

export interface Invariant {
  /** Its name, for programs and tests. */
  nome: string;
  /** Where the rows stand that break it. */
  tabella: string;
  /**
   * SQL of the rows that break it: `id_azienda` (null where the table has none), `id` (as text), `perche` (Italian, what
   * is wrong with this row). Of the whole database, in one statement: what others write meanwhile cannot split it.
   */
  righe: string;
}

/** Cents as a person reads them, in SQL: 123456 is `1234,56`. */
export const selectEuro = (cents: string): string =>
  `replace(to_char((${cents}) * 0.01, 'FM99999999999999990.00'), '.', ',')`;
