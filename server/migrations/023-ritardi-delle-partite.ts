/** Only a partita is settled late: a movimento that goes to another soggetto, thousands at once in a merge, has no delay. */
import { fromStatements } from './statements.ts';

export const ritardiDellePartite = fromStatements([
  'drop trigger riga_estratto_ritardo_update on riga_estratto',
  `create trigger riga_estratto_ritardo_update after update on riga_estratto
    for each row when (
      (old.natura = 'partita' or new.natura = 'partita')
      and (old.id_soggetto is distinct from new.id_soggetto or old.divisa is distinct from new.divisa
        or old.data is distinct from new.data or old.scadenza is distinct from new.scadenza
        or (old.stato = 'ignorata') <> (new.stato = 'ignorata'))
    ) execute function riga_estratto_ritardo_update()`,
]);
