/** Saved reports: one's own and those that others share. */
import { sql } from 'kysely';
import { reportParametriSchema, type ReportSalvato } from '#api/contract/report-programmati.ts';
import type { Actor } from '../../core/actor.ts';
import { deleteRow, insertRow, updateRow } from '../../core/sql/rows.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import type { Seen } from '../../registro/versioned.ts';

/** By name. What was saved with parameters that are no more is given with those that there are now. */
export async function listSalvati(
  reader: Reader,
  actor: Actor,
  id: number | null = null,
): Promise<ReportSalvato[]> {
  const { rows } = await sql<ReportSalvato>`
    select s.id, s.versione, s.nome, s.condiviso, s.scelta, u.username as autore,
      s.id_utente = ${actor.id_utente} as mio
    from report_salvato s join utente u on u.id = s.id_utente
    where s.id_azienda = ${actor.id_azienda} and (s.condiviso or s.id_utente = ${actor.id_utente})
      and (${id}::bigint is null or s.id = ${id}::bigint)
    order by lower(s.nome), s.id`.execute(reader);
  return rows.map((row) => ({ ...row, scelta: reportParametriSchema.parse(row.scelta) }));
}

type Dati = Pick<ReportSalvato, 'nome' | 'condiviso' | 'scelta'>;

export async function insertSalvato(tx: Tx, actor: Actor, { scelta, ...dati }: Dati): Promise<number> {
  return insertRow(tx, 'report_salvato', { ...actor, ...dati, scelta: JSON.stringify(scelta) });
}

/** Only its author changes it; false when there is no such version of theirs. */
export async function updateSalvato(
  tx: Tx,
  actor: Actor,
  { id, versione }: Seen,
  { scelta, ...dati }: Dati,
): Promise<boolean> {
  return updateRow(
    tx,
    'report_salvato',
    { ...actor, id, versione },
    { ...dati, scelta: JSON.stringify(scelta) },
  );
}

export const deleteSalvato = (tx: Tx, actor: Actor, { id, versione }: Seen): Promise<boolean> =>
  deleteRow(tx, 'report_salvato', { ...actor, id, versione });
