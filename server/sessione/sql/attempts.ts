/**
 * Failed sign-ins, counted per username and per address in the database, so that every server counts the same.
 * An attempt is claimed before the password is looked at: many at once cannot slip through between check and count.
 */
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { sql } from 'kysely';

/** Failures that cost nothing; after them each one doubles the wait, from one second up to the ceiling. */
const CEILING_SECONDS = 300;
/** Failures older than this are forgotten. */
const MEMORY = '1 hour';

/**
 * Claims one attempt. Answers the seconds to wait when the key is blocked, null when the attempt may go on.
 * A free key is `-infinity`, not `now()`: a transaction that began a little earlier would take it for blocked.
 */
export async function claimTentativo(reader: Reader, key: string, free: number): Promise<number | null> {
  const rows = await readRows<{ chiave: string }>(reader)`
    insert into tentativo_accesso as t (chiave, falliti, ultimo_il, bloccato_fino)
    values (${key}, 1, now(), '-infinity')
    on conflict (chiave) do update set
      falliti = case when t.ultimo_il < now() - ${MEMORY}::interval then 1 else t.falliti + 1 end,
      ultimo_il = now(),
      bloccato_fino = case
        when t.ultimo_il < now() - ${MEMORY}::interval or t.falliti + 1 < ${free}::integer then '-infinity'::timestamptz
        else now() + make_interval(secs =>
          least(power(2, least(t.falliti + 1 - ${free}::integer, 20)), ${CEILING_SECONDS}::integer)) end
    where t.bloccato_fino <= now()
    returning chiave`;
  if (rows.length > 0) return null;
  const wait = await sql<{ secondi: number }>`
    select greatest(1, ceil(extract(epoch from bloccato_fino - now())))::integer as secondi
    from tentativo_accesso where chiave = ${key}`.execute(reader);
  return wait.rows[0]?.secondi ?? 1;
}

/** The claimed attempt succeeded: the key starts from nothing. */
export async function forgetTentativi(reader: Reader, key: string): Promise<void> {
  await reader.deleteFrom('tentativo_accesso').where('chiave', '=', key).execute();
}

/** Takes one claim back, for a key shared by many people. */
export async function releaseTentativo(reader: Reader, key: string): Promise<void> {
  await reader
    .updateTable('tentativo_accesso')
    .set({ falliti: sql<number>`greatest(falliti - 1, 0)` })
    .where('chiave', '=', key)
    .execute();
}

export async function deleteForgotten(reader: Reader): Promise<void> {
  await reader
    .deleteFrom('tentativo_accesso')
    .where('ultimo_il', '<', sql<string>`now() - ${MEMORY}::interval`)
    .where('bloccato_fino', '<', sql<string>`now()`)
    .execute();
}
