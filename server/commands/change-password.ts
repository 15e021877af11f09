import type { Database } from '../db/open.ts';
import { transact } from '../db/transact.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { failure, invalidField, success, type Result } from '../problems.ts';
import { revokeSessioni, setPassword } from '../repositories/gestione-utenti.ts';
import { appendRegistro } from '../repositories/registro.ts';
import { claimTentativo, forgetTentativi } from '../repositories/tentativi.ts';
import { findByUsername } from '../repositories/utenti.ts';
import type { Actor } from './actor.ts';

const FREE = 5;

/** Changes one's own password; every other session of theirs ends. Guesses of the old one are slowed down as at the door. */
export async function changePassword(
  db: Database,
  actor: Actor,
  { username, sessionId }: { username: string; sessionId: string },
  { attuale, nuova }: { attuale: string; nuova: string },
): Promise<Result<null>> {
  const key = `password:${actor.id_utente}`;
  const wait = await claimTentativo(db.kysely, key, FREE);
  if (wait !== null) return failure('troppi_tentativi', { retryAfter: wait });
  const utente = await findByUsername(db.kysely, username);
  if (!utente || !(await verifyPassword(utente.password_hash, attuale)))
    return invalidField('attuale', 'La password attuale non è giusta');
  await forgetTentativi(db.kysely, key);
  if (attuale === nuova) return invalidField('nuova', 'La password nuova è uguale a quella di prima');
  const password_hash = await hashPassword(nuova);
  return transact(db, async (tx) => {
    await setPassword(tx, utente.id, password_hash);
    await revokeSessioni(tx, utente.id, sessionId);
    await appendRegistro(tx, {
      ...actor,
      azione: 'password_cambiata',
      oggetto: 'utente',
      id_oggetto: utente.id,
    });
    return success(null);
  });
}
