/** What the accounting program calls a bank account: a prima nota that leaves carries it. */
import { fromStatements } from './statements.ts';

export const codiciConto = fromStatements([
  `alter table conto add column codice_conto text check (codice_conto <> '')`,
]);
