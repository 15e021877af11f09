/** Who is working on which rows. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { presaSchema } from '#api/contract/prese.ts';
import { readRows } from '../../core/db/read.ts';
import type { Actor } from '../../core/actor.ts';
import type { Tx, Reader } from '../../core/db/database.ts';

export type PresaWire = z.input<typeof presaSchema>;

/** The prese that hold now; only of these rows, if they are given. */
export async function listPrese(
  reader: Reader,
  idAzienda: number,
  righe?: readonly number[],
): Promise<PresaWire[]> {
  const only = righe ? sql`and p.id_riga = any(${righe}::bigint[])` : sql``;
  return readRows<PresaWire>(reader)`
    select p.id_riga, p.id_utente, u.username, p.scade_il from presa p join utente u on u.id = p.id_utente
    where p.id_azienda = ${idAzienda} and p.scade_il > now() ${only} order by p.id_riga`;
}

/**
 * Takes the rows that are free, that have expired or that are the actor's own. The primary key makes two people wait
 * for each other on the same row.
 */
export async function takeRighe(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  righe: readonly number[],
  minutes: number,
): Promise<void> {
  await sql`
    insert into presa (id_azienda, id_riga, id_utente, scade_il)
    select ${id_azienda}::bigint, r.id, ${id_utente}::bigint, now() + make_interval(mins => ${minutes}::integer)
    from estratto_conto r where r.id_azienda = ${id_azienda} and r.id = any(${righe}::bigint[]) order by r.id
    on conflict (id_azienda, id_riga) do update
      set id_utente = excluded.id_utente, scade_il = excluded.scade_il, presa_il = now()
      where presa.id_utente = excluded.id_utente or presa.scade_il <= now()`.execute(tx);
}

/** Releases the actor's own rows; answers which. */
export async function releaseRighe(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  righe: readonly number[],
): Promise<number[]> {
  const rows = await readRows<{ id: number }>(tx)`
    delete from presa where id_azienda = ${id_azienda} and id_utente = ${id_utente}
      and id_riga = any(${righe}::bigint[])
    returning id_riga as id`;
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}
