/** Who belongs to which azienda, and who works on it alone. */
import type { Reader, Tx } from '../db/database.ts';

export async function isMember(reader: Reader, idUtente: number, idAzienda: number): Promise<boolean> {
  const row = await reader
    .selectFrom('utente_azienda')
    .select('id_azienda')
    .where('id_utente', '=', idUtente)
    .where('id_azienda', '=', idAzienda)
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes whoever else locks one of these aziende wait for the end of the transaction. */
export async function lockAziende(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.selectFrom('azienda').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}
