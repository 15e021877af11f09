/** A row of a sheet as its cells come, in any order and with holes. */
import { ErroreLettura } from '../error.ts';
import { MAX_CELLA, MAX_COLONNE } from '../limits.ts';

/**
 * Puts a text in its column; holes before it become empty cells.
 * @param linea the sheet's own number of the row, for the message
 * @throws ErroreLettura past the limits
 */
export function setCell(riga: string[], colonna: number, testo: string, linea: number): void {
  if (testo === '') return;
  if (colonna >= MAX_COLONNE) {
    throw new ErroreLettura(
      'troppe_colonne',
      `La riga ${linea} ha più di ${MAX_COLONNE} colonne. Non sembra un estratto conto.`,
    );
  }
  if (testo.length > MAX_CELLA) {
    throw new ErroreLettura(
      'cella_troppo_grande',
      `Alla riga ${linea} una cella ha ${testo.length} caratteri: il limite è ${MAX_CELLA}.`,
    );
  }
  while (riga.length < colonna) riga.push('');
  riga[colonna] = testo;
}
