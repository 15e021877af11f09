/** Sums are made one again where changes left several, and those of the days are put among those of the azienda. */
import { sql } from 'kysely';
import type { Tx } from '../core/db/database.ts';
import { mergeSums } from './kept-sum.ts';
import { KEPT_SUMS, SOMME_AZIENDA, SOMME_GIORNI } from './list.ts';

/** Those of the days, which belong to an import, are merged by `collectSums`. */
export async function mergeOthers(tx: Tx, idAzienda: number): Promise<void> {
  for (const kept of KEPT_SUMS)
    if (kept !== SOMME_GIORNI && kept !== SOMME_AZIENDA)
      await sql.raw(mergeSums(kept, idAzienda)).execute(tx);
}

/**
 * Merges the sums of the days and gathers those of completed imports into those of the azienda (migration 046). It holds
 * these imports before it touches a sum, as whoever takes one back does: the two wait for each other, and whoever works
 * on rows waits for neither.
 */
export async function collectSums(tx: Tx, idAzienda: number): Promise<void> {
  const { rows } = await sql<{ id_imp: number }>`
    select i.id_imp from importazione i
    where i.id_azienda = ${idAzienda} and i.stato = 'completato' and exists (select from somma_giorno s
      where s.id_azienda = i.id_azienda and s.id_imp = i.id_imp and not s.raccolta)
    order by i.id_imp for share`.execute(tx);
  const held = rows.map(({ id_imp }) => id_imp);
  // Of the others no sum is gathered, and whoever takes them back leaves their sums alone.
  const merged = `(id_imp = any('{${held.join()}}'::bigint[]) or not exists (select from importazione i
    where i.id_azienda = ${SOMME_GIORNI.table}.id_azienda and i.id_imp = ${SOMME_GIORNI.table}.id_imp
      and i.stato = 'completato'))`;
  await sql.raw(mergeSums(SOMME_GIORNI, idAzienda, merged)).execute(tx);
  await sql`update somma_giorno set raccolta = true
    where id_azienda = ${idAzienda} and id_imp = any(${held}::bigint[]) and not raccolta`.execute(tx);
  await sql.raw(mergeSums(SOMME_AZIENDA, idAzienda)).execute(tx);
}
