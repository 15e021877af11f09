/** The note of a row, written under the version the reader saw. */
import { readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { updateRow } from '../../core/sql/rows.ts';

/**
 * Holds the import of a visible row, so that a roll-back cannot pass between reading and writing it.
 * False when there is no such row.
 */
export async function holdRiga(tx: Tx, idAzienda: number, id: number): Promise<boolean> {
  const rows = await readRows<{ id_imp: number }>(tx)`
    select i.id_imp from importazione i
    where i.id_azienda = ${idAzienda} and i.stato = 'completato' and i.id_imp =
      (select r.id_imp from riga_estratto r where r.id_azienda = ${idAzienda} and r.id = ${id})
    for share`;
  return rows.length > 0;
}

/** Writes the note if the row still has that version; false otherwise. */
export const updateNota = (
  tx: Tx,
  idAzienda: number,
  { id, nota, versione }: { id: number; nota: string | null; versione: number },
): Promise<boolean> =>
  updateRow(tx, 'riga_estratto', { id_azienda: idAzienda, id, versione }, { nota, annotata: true });
