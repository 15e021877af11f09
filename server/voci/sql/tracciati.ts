/** Layouts in which an azienda's prima nota is written. */
import { sql } from 'kysely';
import type { TracciatoPrimaNota } from '#api/contract/prima-nota.ts';
import type { Reader } from '../../core/db/database.ts';
import { selectDelloStudio } from '../../core/sql/dello-studio.ts';

export async function listTracciatiPrimaNota(
  reader: Reader,
  idAzienda: number,
): Promise<TracciatoPrimaNota[]> {
  const { rows } = await sql<TracciatoPrimaNota>`
    select t.id, t.nome, t.contenuto, t.versione, ${selectDelloStudio('t')} from tracciato_prima_nota t
    where t.id_azienda = ${idAzienda} order by lower(t.nome)`.execute(reader);
  return rows;
}
