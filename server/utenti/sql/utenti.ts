/** Who may sign in, and for which aziende. */
import { sql } from 'kysely';
import type { Ruolo } from '#api/contract/ruoli.ts';
import type { Azienda, Me } from '#api/contract/sessione.ts';
import type { SignedInUtente } from '../../core/actor.ts';
import type { Reader, Tx } from '../../core/db/database.ts';

/** What signing in looks at, beside the password. */
export interface Credenziali extends SignedInUtente {
  /** Another, whenever password, second factor or rights are changed. */
  versione: number;
  password_hash: string;
  /** Sealed. */
  totp_segreto: string | null;
  totp_attivo_il: string | null;
  totp_passo: number | null;
}

export async function existsUtente(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('utente').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Makes whoever else creates the first user wait for the end of this transaction. */
export async function lockEveryUtente(tx: Tx): Promise<void> {
  await sql`lock table utente in share row exclusive mode`.execute(tx);
}

/** Those who may sign in. */
const selectCredenziali = (reader: Reader) =>
  reader
    .selectFrom('utente')
    .select(['id', 'username', 'id_azienda', 'ruolo', 'versione', 'password_hash'])
    .select(['totp_segreto', 'totp_attivo_il', 'totp_passo'])
    .where('attivo', '=', true);

/** The user who may sign in under this name; case does not count in it. */
export const findByUsername = (reader: Reader, username: string): Promise<Credenziali | undefined> =>
  selectCredenziali(reader)
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();

export const findCredenziali = (reader: Reader, id: number): Promise<Credenziali | undefined> =>
  selectCredenziali(reader).where('id', '=', id).executeTakeFirst();

export async function insertAzienda(tx: Tx, ragioneSociale: string): Promise<number> {
  const row = await tx
    .insertInto('azienda')
    .values({ ragione_sociale: ragioneSociale })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function insertUtente(
  tx: Tx,
  utente: {
    username: string;
    password_hash: string;
    id_azienda: number;
    ruolo?: Ruolo;
    titolare?: boolean;
    password_da_cambiare?: boolean;
  },
): Promise<number> {
  const row = await tx.insertInto('utente').values(utente).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function linkAzienda(tx: Tx, idUtente: number, idAzienda: number): Promise<void> {
  await tx
    .insertInto('utente_azienda')
    .values({ id_azienda: idAzienda, id_utente: idUtente })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Tells the open pages of these people, once the transaction is committed, that the azienda is closed to them. */
export async function announceClosed(tx: Tx, idAzienda: number, utenti: readonly number[]): Promise<void> {
  for (const id_utente of utenti) {
    const payload = JSON.stringify({ id_azienda: idAzienda, evento: { tipo: 'accesso', id_utente } });
    await sql`select pg_notify('quadra_eventi', ${payload})`.execute(tx);
  }
}

export const listAziende = (reader: Reader, idUtente: number): Promise<Azienda[]> =>
  reader
    .selectFrom('utente_azienda')
    .innerJoin('azienda', 'azienda.id', 'utente_azienda.id_azienda')
    .select(['azienda.id', 'azienda.ragione_sociale'])
    .where('utente_azienda.id_utente', '=', idUtente)
    .orderBy('azienda.ragione_sociale')
    .orderBy('azienda.id')
    .execute();

/** What `/api/me` answers. */
export async function readMe(reader: Reader, utente: SignedInUtente): Promise<Me> {
  const aziende = await listAziende(reader, utente.id);
  const { totp_attivo_il, password_da_cambiare, titolare } = await reader
    .selectFrom('utente')
    .select(['totp_attivo_il', 'password_da_cambiare', 'titolare'])
    .where('id', '=', utente.id)
    .executeTakeFirstOrThrow();
  const { username, id_azienda, ruolo } = utente;
  return {
    username,
    id_azienda,
    aziende,
    ruolo,
    titolare,
    secondo_fattore: totp_attivo_il !== null,
    password_da_cambiare,
  };
}
