/** Who may open a demonstration office, while it is taken away and put back. */
import { sql } from 'kysely';
import { readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';

export async function listUtentiDi(tx: Tx, idAzienda: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('utente_azienda')
    .select('id_utente')
    .where('id_azienda', '=', idAzienda)
    .orderBy('id_utente')
    .execute();
  return rows.map(({ id_utente }) => id_utente);
}

/** Names of those who may open this azienda and no other. */
export async function listUtentiSenzaAltre(tx: Tx, idAzienda: number): Promise<string[]> {
  const rows = await readRows<{ username: string }>(tx)`
    select u.username from utente u join utente_azienda a on a.id_utente = u.id and a.id_azienda = ${idAzienda}
    where not exists (select from utente_azienda b where b.id_utente = u.id and b.id_azienda <> ${idAzienda})
    order by lower(u.username)`;
  return rows.map(({ username }) => username);
}

/** Moves the people whose first azienda is this one to their oldest other azienda. */
export async function moveUtenti(tx: Tx, idAzienda: number): Promise<void> {
  await sql`
    update utente u set id_azienda = (select min(a.id_azienda) from utente_azienda a
      where a.id_utente = u.id and a.id_azienda <> ${idAzienda})
    where u.id_azienda = ${idAzienda}`.execute(tx);
}

export async function hideAzienda(tx: Tx, idAzienda: number): Promise<void> {
  await sql`
    update azienda set tolta_il = now(), tolta_a = (select coalesce(json_agg(id_utente order by id_utente), '[]'::json)
      from utente_azienda where id_azienda = ${idAzienda})::jsonb where id = ${idAzienda}`.execute(tx);
  await tx.deleteFrom('utente_azienda').where('id_azienda', '=', idAzienda).execute();
}

/** Lets the azienda be opened again; answers who could open it. */
export async function showAzienda(tx: Tx, idAzienda: number): Promise<number[]> {
  const rows = await readRows<{ id: number }>(tx)`
    select id from utente where id in (select jsonb_array_elements_text(tolta_a)::bigint from azienda
      where id = ${idAzienda})`;
  await tx
    .updateTable('azienda')
    .set({ tolta_il: null, tolta_a: null })
    .where('id', '=', idAzienda)
    .execute();
  return rows.map(({ id }) => id);
}
