/** Soggetti that were deleted, as the registro remembers them. */
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';

/** The version that each of these had when it was last deleted; none for those that are there, or never were. */
export async function readVersioniTolte(
  reader: Reader,
  idAzienda: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows<{ id: number; versione: number }>(reader)`
    select id_oggetto as id, max((prima ->> 'versione')::integer) as versione from registro
    where id_azienda = ${idAzienda} and oggetto = 'soggetto' and azione = 'soggetto_eliminato'
      and id_oggetto = any(${ids}::bigint[])
      and not exists (select from soggetto s where s.id_azienda = ${idAzienda} and s.id = registro.id_oggetto)
    group by id_oggetto`;
  return new Map(rows.map(({ id, versione }) => [id, versione]));
}
