/**
 * The rows that are open in part, which are few: what is open and what is settled come from the kept sums, but for what was
 * paid of these.
 */
import { fromStatements } from './statements.ts';

export const righeParziali = fromStatements([
  `create index riga_parziale on riga_estratto (id_azienda, natura, data) where stato = 'parziale'`,
]);
