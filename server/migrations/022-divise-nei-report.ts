/** What a question in SQL is told of an amount: it is in the divisa of its row, or of its conto. */
import { fromStatements } from './statements.ts';

const SPIEGAZIONI: readonly (readonly [colonna: string, significato: string])[] = [
  ['movimenti.dare', 'Uscita nella divisa della riga, altrimenti zero'],
  ['movimenti.avere', 'Entrata nella divisa della riga, altrimenti zero'],
  ['importazioni.dare', 'Totale uscite, nella divisa del file'],
  ['importazioni.avere', 'Totale entrate, nella divisa del file'],
];

export const diviseNeiReport = fromStatements(
  SPIEGAZIONI.map(([column, significato]) => `comment on column report.${column} is '${significato}'`),
);
