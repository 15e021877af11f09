/** A row of a sheet as its cells come, in any order and with holes. */
import { decodeEntities } from '../entities.ts';
import { ReadingError } from '../error.ts';
import { MAX_CELLA, MAX_COLONNE } from '../limits.ts';

/**
 * Puts a text in its column; holes before it become empty cells. What a program wrote for a page, and then for a sheet, is decoded.
 * @param line the sheet's own number of the row, for the message
 * @throws ErroreLettura past the limits
 */
export function setCell(riga: string[], column: number, text: string, line: number): void {
  if (text === '') return;
  if (column >= MAX_COLONNE) {
    throw new ReadingError(
      'troppe_colonne',
      `La riga ${line} ha più di ${MAX_COLONNE} colonne. Non sembra un estratto conto.`,
    );
  }
  if (text.length > MAX_CELLA) {
    throw new ReadingError(
      'cella_troppo_grande',
      `Alla riga ${line} una cella ha ${text.length} caratteri: il limite è ${MAX_CELLA}.`,
    );
  }
  while (riga.length < column) riga.push('');
  riga[column] = decodeEntities(text);
}
