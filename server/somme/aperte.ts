/** What falls due, summed from the kept sums of the days: only partite that were agreed anew are read one by one. */
import { sql, type RawBuilder } from 'kysely';
import { SOMME } from './visible.ts';

/** Open partite of an azienda by the day on which they really fall due and by divisa: `aperte`, `da_incassare`, `da_pagare`. */
export const selectApertePerScadenza = (idAzienda: number): RawBuilder<unknown> => sql`(
  with concordate as (
    select e.scadenza, k.scadenza as concordata, e.divisa, e.residuo
    from scadenza_concordata k join estratto_conto e on e.id_azienda = k.id_azienda and e.id = k.id_partita
    where k.id_azienda = ${idAzienda} and k.ritirata_il is null and e.natura = 'partita'
      and e.stato in ('aperta', 'parziale')
  )
  select scadenza, divisa, sum(aperte) as aperte, sum(da_incassare) as da_incassare, sum(da_pagare) as da_pagare
  from (
    select scadenza, divisa, aperte, da_incassare, da_pagare from ${SOMME}
    where id_azienda = ${idAzienda} and natura = 'partita'
    union all select scadenza, divisa, -1, -greatest(residuo, 0), -least(residuo, 0) from concordate
    union all select concordata, divisa, 1, greatest(residuo, 0), least(residuo, 0) from concordate
  ) x group by scadenza, divisa)`;
