/** An action over many rows is undone a part at a time: who asked for it is kept until it is done, and it is gone on with. */
import { fromStatements } from './statements.ts';

export const annulliAParti = fromStatements([
  `alter table lotto_abbinamenti
    add column annullo_chiesto_il timestamptz,
    add column id_richiedente bigint references utente`,
  `create index lotto_annullo_a_meta on lotto_abbinamenti (id_azienda, id)
    where annullo_chiesto_il is not null and annullato_il is null`,
]);
