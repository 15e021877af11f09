/** The mail server of an azienda; its password only sealed. */
import type { Posta } from '#api/contract/posta.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { updateRow } from '../../core/sql/rows.ts';

type PostaDati = Omit<Posta, 'ha_password' | 'versione'>;

export interface PostaLetta {
  posta: Posta;
  /** Sealed; null where there is none. */
  password_cifrata: string | null;
}

export async function readPosta(reader: Reader, idAzienda: number): Promise<PostaLetta | null> {
  const row = await reader
    .selectFrom('posta')
    .select([
      'host',
      'porta',
      'sicurezza',
      'utente',
      'mittente',
      'nome_mittente',
      'versione',
      'password_cifrata',
    ])
    .where('id_azienda', '=', idAzienda)
    .executeTakeFirst();
  if (!row) return null;
  const { password_cifrata, ...posta } = row;
  return { posta: { ...posta, ha_password: password_cifrata !== null }, password_cifrata };
}

/** Over the version that was seen (null: there was nothing); false when there is another. */
export async function writePosta(
  tx: Tx,
  idAzienda: number,
  data: PostaDati & { password_cifrata: string | null },
  version: number | null,
): Promise<boolean> {
  if (version === null) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('posta')
      .values({ ...data, id_azienda: idAzienda })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  return updateRow(tx, 'posta', { id_azienda: idAzienda, versione: version }, data);
}
