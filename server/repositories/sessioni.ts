/** Sessions, kept under the hash of their id. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Reader, Utente } from './utenti.ts';

export const chiave = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

export interface SessioneLetta {
  dati: unknown;
  utente: Utente;
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
    .where('sessione.chiave', '=', chiave(sessionId))
    .where('utente.attivo', '=', true)
    .where('sessione.scade_il', '>', sql<string>`now()`)
    .executeTakeFirst();
  if (!row) return undefined;
  const { dati, provvisoria, ...utente } = row;
  return { dati, utente, provvisoria };
}

/**
 * Keeps a session. One that was revoked while its request was running stays revoked:
 * `nuova` alone may create the record.
 */
export async function writeSessione(
  reader: Reader,
  sessionId: string,
  sessione: {
    id_utente: number;
    dati: unknown;
    scade_il: Date;
    nuova: boolean;
    indirizzo: string | null;
    programma: string | null;
  },
): Promise<void> {
  const values = { dati: JSON.stringify(sessione.dati), scade_il: sessione.scade_il.toISOString() };
  if (!sessione.nuova) {
    await reader
      .updateTable('sessione')
      .set({ ...values, vista_il: sql<string>`now()` })
      .where('chiave', '=', chiave(sessionId))
      .execute();
    return;
  }
  await reader
    .insertInto('sessione')
    .values({
      ...values,
      chiave: chiave(sessionId),
      id_utente: sessione.id_utente,
      indirizzo: sessione.indirizzo,
      programma: sessione.programma,
    })
    .onConflict((conflict) => conflict.column('chiave').doUpdateSet(values))
    .execute();
}

export async function deleteSessione(reader: Reader, sessionId: string): Promise<void> {
  await reader.deleteFrom('sessione').where('chiave', '=', chiave(sessionId)).execute();
}

export async function deleteExpired(reader: Reader): Promise<void> {
  await reader
    .deleteFrom('sessione')
    .where('scade_il', '<=', sql<string>`now()`)
    .execute();
}
