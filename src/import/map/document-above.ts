/** Instalments below the first of a document, in a list that does not write the document again: a due day and an amount alone. */
import type { Giorno } from '#api/contract/valori.ts';
import { isTotaleSenzaData } from '../tracciato/row-words.ts';
import type { Indici } from './columns.ts';

/** Gives a row the cells of its document, where it is an instalment and no more; else the row as it is. */
type FillDocument = (riga: readonly string[]) => readonly string[];

/**
 * Null where a row without them may be anything.
 * @param day the day of a cell
 */
export function createDocumentAbove(
  { data, numero_documento: number, ragione_sociale: party, scadenza }: Indici,
  day: (cell: string) => Giorno | null,
): FillDocument | null {
  if (scadenza === -1 || number === -1) return null;
  const own = new Set([data, number, party]);
  let above: readonly string[] = [];
  return (riga) => {
    const isBlank = [...own].every((at) => (riga[at] ?? '').trim() === '');
    if (!isBlank) {
      above = riga;
      return riga;
    }
    if (day(riga[scadenza] ?? '') === null || riga.some((cell) => isTotaleSenzaData(cell))) return riga;
    return riga.map((cell, at) => (own.has(at) ? (above[at] ?? '') : cell));
  };
}
