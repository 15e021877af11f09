/** Saved reports: one's own and those that others share. */
import { reportParametriSchema, type ReportSalvato } from '#api/contract/report-programmati.ts';
import { readRows } from '../../core/db/read.ts';
import type { Actor } from '../../core/actor.ts';
import type { Reader } from '../../core/db/database.ts';

/** By name. What was saved with parameters that are no more is given with those that there are now. */
export async function listSalvati(
  reader: Reader,
  actor: Actor,
  id: number | null = null,
): Promise<ReportSalvato[]> {
  const rows = await readRows<ReportSalvato>(reader)`
    select s.id, s.versione, s.nome, s.condiviso, s.scelta, u.username as autore,
      s.id_utente = ${actor.id_utente} as mio
    from report_salvato s join utente u on u.id = s.id_utente
    where s.id_azienda = ${actor.id_azienda} and (s.condiviso or s.id_utente = ${actor.id_utente})
      and (${id}::bigint is null or s.id = ${id}::bigint)
    order by lower(s.nome), s.id`;
  return rows.map((row) => ({ ...row, scelta: reportParametriSchema.parse(row.scelta) }));
}
