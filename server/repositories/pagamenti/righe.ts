/** Rows of the estratto conto by their ids. */
import { sql } from 'kysely';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { COLONNE } from '../campi-estratto.ts';
import type { Reader } from '../utenti.ts';

export async function listRighePerId(
  reader: Reader,
  idAzienda: number,
  ids: readonly number[],
): Promise<RigaEstratto[]> {
  const { rows } = await sql<RigaEstratto>`
    select ${COLONNE} from estratto_conto where id_azienda = ${idAzienda} and id = any(${ids}::bigint[])
    order by id`.execute(reader);
  return rows;
}
