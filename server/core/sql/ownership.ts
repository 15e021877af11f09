/** Who belongs to which azienda. */
import type { Reader } from '../db/database.ts';

export async function isMember(reader: Reader, idUtente: number, idAzienda: number): Promise<boolean> {
  const row = await reader
    .selectFrom('utente_azienda')
    .select('id_azienda')
    .where('id_utente', '=', idUtente)
    .where('id_azienda', '=', idAzienda)
    .executeTakeFirst();
  return row !== undefined;
}
