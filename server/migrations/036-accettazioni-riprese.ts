/**
 * An acceptance under way keeps what it is to accept, and what came of the parts that are done: whoever finds that the
 * server which was at it is gone goes on with the next part.
 */
import { fromStatements } from './statements.ts';

export const accettazioniRiprese = fromStatements([
  // numeri: of the proposals of id_calcolo, in the order in which they are accepted; those from fatte + 1 on are left.
  `alter table lotto_abbinamenti add column id_calcolo bigint, add column numeri integer[]`,
  // Of those that were under way nothing tells what was left: they read as failed before, and can be taken back.
  `update lotto_abbinamenti set stato = 'fallito' where stato = 'in_corso'`,
  `alter table lotto_abbinamenti add constraint lotto_ripreso
    check (stato <> 'in_corso' or (id_calcolo is not null and numeri is not null and da_fare = cardinality(numeri)))`,
  `create index lotto_in_corso on lotto_abbinamenti (id_azienda, id) where stato = 'in_corso'`,
]);
