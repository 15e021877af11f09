/** What the rows come to by day, kept by the database (migrations 037 and 046), of what everyone sees. */
import { sql, type RawBuilder } from 'kysely';
import { listColumns } from './kept-sum.ts';
import { SOMME_AZIENDA } from './list.ts';

const COLUMNS = sql.raw(listColumns(SOMME_AZIENDA));

/** The sums of what is visible, with the names of the columns that they share with its rows, by import. */
export const SOMME_FILE: RawBuilder<unknown> = sql`(
  select s.* from somma_giorno s
  join importazione i on i.id_azienda = s.id_azienda and i.id_imp = s.id_imp
  where i.stato = 'completato'
) as somme`;

/** The same, whatever import they are of: what was gathered of them, and what came since. */
export const SOMME: RawBuilder<unknown> = sql`(
  select ${COLUMNS} from somma_azienda
  union all select ${COLUMNS} from (
    select s.* from somma_giorno s
    join importazione i on i.id_azienda = s.id_azienda and i.id_imp = s.id_imp
    where i.stato = 'completato' and not s.raccolta
  ) as giunte
) as somme`;
