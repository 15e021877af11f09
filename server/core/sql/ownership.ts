/** Who belongs to which azienda, and who works on it alone. */
import { existsRow } from './rows.ts';
import type { Reader, Tx } from '../db/database.ts';

export const isMember = (reader: Reader, idUtente: number, idAzienda: number): Promise<boolean> =>
  existsRow(reader, 'utente_azienda', { id_utente: idUtente, id_azienda: idAzienda });

/** Makes whoever else locks one of these aziende wait for the end of the transaction. */
export async function lockAziende(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.selectFrom('azienda').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}
