/** Soggetti that were deleted, as the registro remembers them. */
import type { Reader } from '../../core/db/database.ts';
import { sql } from 'kysely';

/** The version that each of these had when it was last deleted; none for those that are there, or never were. */
export async function readVersioniTolte(
  reader: Reader,
  idAzienda: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; versione: number }>`
    select id_oggetto as id, max((prima ->> 'versione')::integer) as versione from registro
    where id_azienda = ${idAzienda} and oggetto = 'soggetto' and azione = 'soggetto_eliminato'
      and id_oggetto = any(${ids}::bigint[])
      and not exists (select from soggetto s where s.id_azienda = ${idAzienda} and s.id = registro.id_oggetto)
    group by id_oggetto`.execute(reader);
  return new Map(rows.map(({ id, versione }) => [id, versione]));
}
