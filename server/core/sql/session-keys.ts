/** Sessions, kept under the hash of their id. */
import type { SignedInUtente } from '../actor.ts';
import type { Reader, Tx } from '../db/database.ts';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';

export const toSessionKey = (sessionId: string): string =>
  createHash('sha256').update(sessionId).digest('hex');

interface SessioneLetta {
  dati: unknown;
  utente: SignedInUtente;
  /** The password is one that somebody else chose. */
  provvisoria: boolean;
}

/** The session with its user; undefined when unknown or expired. */
export async function readSessione(reader: Reader, sessionId: string): Promise<SessioneLetta | undefined> {
  const row = await reader
    .selectFrom('sessione')
    .innerJoin('utente', 'utente.id', 'sessione.id_utente')
    .select('utente.password_da_cambiare as provvisoria')
    .select(['sessione.dati', 'utente.id', 'utente.username', 'utente.id_azienda', 'utente.ruolo'])
    .where((where) => where.and({ 'sessione.chiave': toSessionKey(sessionId), 'utente.attivo': true }))
    .where('sessione.scade_il', '>', sql<string>`now()`)
    .executeTakeFirst();
  if (!row) return undefined;
  const { dati, provvisoria, ...utente } = row;
  return { dati, utente, provvisoria };
}

/** A person as they were when their password was found right: whatever changes their access gives another `versione`. */
export interface Recognised {
  id: number;
  versione: number;
}

/**
 * Keeps somebody who was recognised as they are until the end of the transaction; false where their password, second
 * factor or rights were changed meanwhile, and what was found right says nothing any more.
 */
export async function lockIfSame(tx: Tx, { id, versione }: Recognised): Promise<boolean> {
  const row = await tx
    .selectFrom('utente')
    .select('id')
    .where((where) => where.and({ id, versione, attivo: true }))
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export interface SessioneTenuta {
  dati: unknown;
  scade_il: Date;
}

const kept = ({ dati, scade_il }: SessioneTenuta) => ({
  dati: JSON.stringify(dati),
  scade_il: scade_il.toISOString(),
});

export async function insertSessione(
  tx: Tx,
  sessionId: string,
  {
    id_utente,
    indirizzo,
    programma,
    ...sessione
  }: SessioneTenuta & { id_utente: number; indirizzo: string | null; programma: string | null },
): Promise<void> {
  await tx
    .insertInto('sessione')
    .values({ ...kept(sessione), chiave: toSessionKey(sessionId), id_utente, indirizzo, programma })
    .execute();
}

/** Keeps a session that is there. One that was revoked while its request was running stays revoked. */
export async function updateSessione(
  reader: Reader,
  sessionId: string,
  session: SessioneTenuta,
): Promise<void> {
  await reader
    .updateTable('sessione')
    .set({ ...kept(session), vista_il: sql<string>`now()` })
    .where('chiave', '=', toSessionKey(sessionId))
    .execute();
}

export async function deleteSessione(reader: Reader, sessionId: string): Promise<void> {
  await reader.deleteFrom('sessione').where('chiave', '=', toSessionKey(sessionId)).execute();
}

export async function deleteExpired(reader: Reader): Promise<void> {
  await reader
    .deleteFrom('sessione')
    .where('scade_il', '<=', sql<string>`now()`)
    .execute();
}
