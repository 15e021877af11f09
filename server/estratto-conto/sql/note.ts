/** The note of a row, written under the version the reader saw. */
import { sql } from 'kysely';
import type { Tx } from '../../core/db/database.ts';
import { updateRow } from '../../core/sql/rows.ts';

/**
 * Holds the import of a visible row, so that a roll-back cannot pass between reading and writing it.
 * False when there is no such row.
 */
export async function holdRiga(tx: Tx, idAzienda: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ id_imp: number }>`
    select i.id_imp from importazione i
    where i.id_azienda = ${idAzienda} and i.stato = 'completato' and i.id_imp =
      (select r.id_imp from riga_estratto r where r.id_azienda = ${idAzienda} and r.id = ${id})
    for share`.execute(tx);
  return rows.length > 0;
}

/** Writes the note if the row still has that version; false otherwise. */
export async function updateNota(
  tx: Tx,
  idAzienda: number,
  { id, nota, versione }: { id: number; nota: string | null; versione: number },
): Promise<boolean> {
  return updateRow(tx, 'riga_estratto', { id_azienda: idAzienda, id, versione }, { nota, annotata: true });
}
