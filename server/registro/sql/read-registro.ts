/** Reading the audit trail, newest first. */
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { escapeLike } from '../../core/sql/searched-word.ts';
import type { z } from 'zod';
import { MAX_VOCI_REGISTRO, type registroQuerySchema, type VoceRegistro } from '#api/contract/registro.ts';

type RegistroQuestion = z.output<typeof registroQuerySchema>;

/** One page of an azienda's trail; days are those of the office. */
export async function listRegistro(
  reader: Reader,
  idAzienda: number,
  { dal, al, username, oggetto, id_oggetto, q, prima_di }: RegistroQuestion,
): Promise<{ voci: VoceRegistro[]; altre: boolean }> {
  const words = q ? `%${escapeLike(q)}%` : null;
  const rows = await readRows<VoceRegistro>(reader)`
    select r.id, r.quando, u.username, r.azione, r.oggetto, r.id_oggetto, r.prima, r.dopo
    from registro r left join utente u on u.id = r.id_utente
    where r.id_azienda = ${idAzienda}
      and (${dal ?? null}::date is null or r.quando >= ${dal ?? null}::date::timestamp at time zone 'Europe/Rome')
      and (${al ?? null}::date is null or r.quando < (${al ?? null}::date + 1)::timestamp at time zone 'Europe/Rome')
      and (${username ?? null}::text is null or lower(u.username) = lower(${username ?? null}::text))
      and (${oggetto ?? null}::text is null or r.oggetto = ${oggetto ?? null}::text)
      and (${id_oggetto ?? null}::bigint is null or r.id_oggetto = ${id_oggetto ?? null}::bigint)
      and (${prima_di ?? null}::bigint is null or r.id < ${prima_di ?? null}::bigint)
      and (${words}::text is null or r.azione ilike ${words} or r.oggetto ilike ${words}
        or r.prima::text ilike ${words} or r.dopo::text ilike ${words})
    order by r.id desc limit ${MAX_VOCI_REGISTRO + 1}`;
  return { voci: rows.slice(0, MAX_VOCI_REGISTRO), altre: rows.length > MAX_VOCI_REGISTRO };
}
