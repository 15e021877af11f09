/** The sums of the days that came since, put among those of the azienda. */
import { sql } from 'kysely';
import type { Tx } from '../core/db/database.ts';

/**
 * Gathers the sums of completed imports into those of the azienda (migration 046). An import that is being taken back, and
 * this, wait for each other: whoever works on its rows waits for neither.
 */
export async function collectSums(tx: Tx, idAzienda: number): Promise<void> {
  await sql`with completate as materialized (
      select i.id_imp from importazione i
      where i.id_azienda = ${idAzienda} and i.stato = 'completato' and exists (select from somma_giorno s
        where s.id_azienda = i.id_azienda and s.id_imp = i.id_imp and not s.raccolta)
      order by i.id_imp for share)
    update somma_giorno s set raccolta = true from completate c
    where s.id_azienda = ${idAzienda} and s.id_imp = c.id_imp and not s.raccolta`.execute(tx);
}
