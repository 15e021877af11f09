/**
 * Rules that are applied keep what they are to explain, as an acceptance keeps its proposals (036): whoever finds that the
 * server which was at it is gone goes on with the next part.
 */
import { fromStatements } from './statements.ts';

export const regoleAParti = fromStatements([
  // Each movimento with the rule that takes it, in the order in which they are explained; those from fatte + 1 on are left.
  `alter table lotto_abbinamenti add column movimenti bigint[], add column regole bigint[],
    drop constraint lotto_ripreso, add constraint lotto_ripreso check (stato <> 'in_corso'
      or (id_calcolo is not null and numeri is not null and da_fare = cardinality(numeri))
      or (movimenti is not null and regole is not null
        and da_fare = cardinality(movimenti) and da_fare = cardinality(regole)))`,
]);
