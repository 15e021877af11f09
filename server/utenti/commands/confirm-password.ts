import type { Database } from '../../core/db/database.ts';
import { verifyPassword } from '../passwords.ts';
import { fail, refuseField, succeed, type Result } from '../../core/problems.ts';
import { claimTentativo, forgetTentativi } from '../../sessione/sql/attempts.ts';
import { type Credenziali, findCredenziali } from '../sql/utenti.ts';
import type { Actor } from '../../core/actor.ts';

/** Failures without a wait, as at the door. */
const FREE = 5;

/**
 * Asks who is signed in for their password again, before what an open page must not be enough for. Guesses are counted
 * together, whatever they are meant for, and slowed down; `campo` is the field of the form that is refused.
 */
export async function confirmPassword(
  db: Database,
  actor: Actor,
  { campo, valore }: { campo: string; valore: string },
): Promise<Result<Credenziali>> {
  const key = `password:${actor.id_utente}`;
  const wait = await claimTentativo(db.kysely, key, FREE);
  if (wait !== null) return fail('troppi_tentativi', { retryAfter: wait });
  const utente = await findCredenziali(db.kysely, actor.id_utente);
  if (!utente || !(await verifyPassword(utente.password_hash, valore)))
    return refuseField(
      campo,
      campo === 'attuale' ? 'La password attuale non è giusta' : 'La password non è giusta',
    );
  await forgetTentativi(db.kysely, key);
  return succeed(utente);
}
