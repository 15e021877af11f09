/** Users as an amministratore governs them: those who share an azienda with whoever asks. */
import { sql } from 'kysely';
import type { Ruolo } from '#api/contract/ruoli.ts';
import type { SessioneAperta, Utente } from '#api/contract/utenti.ts';
import { readRow, readRows } from '../../core/db/read.ts';
import { deleteRow, updateRow } from '../../core/sql/rows.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { toSessionKey } from '../../core/sql/session-keys.ts';
import type { Seen } from '../../registro/versioned.ts';

/**
 * Users who may open one of the aziende of `idUtente`, by name, and everybody for the owner of the installation; only
 * `id` when given, `anyway` also when they share nothing any more.
 */
export const listUtenti = (
  reader: Reader,
  idUtente: number,
  { id = null, anyway = false }: { id?: number | null; anyway?: boolean } = {},
) =>
  readRows<Utente>(reader)`
    select u.id, u.username, u.ruolo, u.attivo, u.titolare, u.totp_attivo_il is not null as secondo_fattore,
      u.creato_il, u.versione, comuni.aziende, tutte.quante - json_array_length(comuni.aziende) as altre_aziende,
      case when u.id = chi.id then null when u.titolare then 'titolare' when chi.titolare then null
        when tutte.quante > json_array_length(comuni.aziende) then 'altre_aziende' end as limite,
      (select count(*)::integer from sessione s where s.id_utente = u.id and s.scade_il > now()) as sessioni,
      (select max(s.vista_il) from sessione s where s.id_utente = u.id) as ultimo_uso
    from utente u
    join utente chi on chi.id = ${idUtente}
    cross join lateral (select coalesce(json_agg(a.id_azienda order by a.id_azienda), '[]'::json) as aziende
      from utente_azienda a
      join utente_azienda mia on mia.id_azienda = a.id_azienda and mia.id_utente = chi.id
      where a.id_utente = u.id) comuni
    cross join lateral (select count(*)::integer as quante from utente_azienda a where a.id_utente = u.id) tutte
    where (${id}::bigint is null or u.id = ${id}::bigint)
      and (chi.titolare or ${anyway}::boolean or json_array_length(comuni.aziende) > 0)
    order by lower(u.username)`;

/** Keeps these users as they are for everybody else until the end of the transaction; always in the same order. */
export async function lockUtenti(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.selectFrom('utente').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

/** The owner of the installation; null while nobody is. */
export async function findTitolare(reader: Reader): Promise<number | null> {
  const row = await reader.selectFrom('utente').select('id').where('titolare', '=', true).executeTakeFirst();
  return row?.id ?? null;
}

/** Makes this user the owner, and nobody else. */
export async function markTitolare(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('utente').set({ titolare: false }).where('titolare', '=', true).execute();
  await tx.updateTable('utente').set({ titolare: true }).where('id', '=', id).execute();
}

/** Changes a user if it still is of that version; false otherwise. */
export const updateUtente = (
  tx: Tx,
  { id, versione }: Seen,
  fields: {
    ruolo?: Ruolo;
    attivo?: boolean;
    password_hash?: string;
    password_da_cambiare?: boolean;
    id_azienda?: number;
  },
): Promise<boolean> => updateRow(tx, 'utente', { id, versione }, fields);

export async function setPassword(tx: Tx, id: number, password_hash: string): Promise<void> {
  await tx
    .updateTable('utente')
    .set({ password_hash, password_da_cambiare: false, versione: sql<number>`versione + 1` })
    .where('id', '=', id)
    .execute();
}

export async function unlinkAzienda(tx: Tx, idUtente: number, idAzienda: number): Promise<void> {
  await tx
    .deleteFrom('utente_azienda')
    .where((where) => where.and({ id_utente: idUtente, id_azienda: idAzienda }))
    .execute();
}

/** The role that the user has now; null when they may no longer sign in. */
export async function readRuolo(reader: Reader, idUtente: number): Promise<Ruolo | null> {
  const row = await reader
    .selectFrom('utente')
    .select('ruolo')
    .where((where) => where.and({ id: idUtente, attivo: true }))
    .executeTakeFirst();
  return row?.ruolo ?? null;
}

/** Amministratori of the azienda who may sign in, beside `excluded`. */
export async function countAdministrators(
  reader: Reader,
  idAzienda: number,
  excluded: number,
): Promise<number> {
  const row = await readRow<{ quanti: number }>(reader)`
    select count(*)::integer as quanti from utente u
    join utente_azienda a on a.id_utente = u.id and a.id_azienda = ${idAzienda}
    where u.ruolo = 'amministratore' and u.attivo and u.id <> ${excluded}`;
  return row?.quanti ?? 0;
}

/** The sessions of a user that hold, the last used first; `current` is the id of the one that asks. */
export async function listSessioni(
  reader: Reader,
  idUtente: number,
  current: string,
): Promise<SessioneAperta[]> {
  const rows = await reader
    .selectFrom('sessione')
    .select(['chiave', 'creata_il as aperta_il', 'vista_il', 'scade_il', 'indirizzo', 'programma'])
    .where('id_utente', '=', idUtente)
    .where('scade_il', '>', sql<string>`now()`)
    .orderBy('vista_il', 'desc')
    .execute();
  const own = toSessionKey(current);
  return rows.map((row) => ({ ...row, questa: row.chiave === own }));
}

export const revokeSessione = (reader: Reader, idUtente: number, chiave: string): Promise<boolean> =>
  deleteRow(reader, 'sessione', { id_utente: idUtente, chiave });

/** All the sessions of a user, but for the one that asks when it is given. */
export async function revokeSessioni(reader: Reader, idUtente: number, except: string | null): Promise<void> {
  let query = reader.deleteFrom('sessione').where('id_utente', '=', idUtente);
  if (except !== null) query = query.where('chiave', '<>', toSessionKey(except));
  await query.execute();
}
