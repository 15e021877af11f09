import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { findDefect } from '../chosen-password.ts';
import { hashPassword } from '../passwords.ts';
import { fail, refuseField, succeed, type Result } from '../../core/problems.ts';
import { revokeSessioni, setPassword } from '../sql/manage-utenti.ts';
import { lockIfSame } from '../../core/sql/session-keys.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import type { Actor } from '../../core/actor.ts';
import { confirmPassword } from './confirm-password.ts';

/** Changes one's own password; every other session of theirs ends. */
export async function modifyPassword(
  db: Database,
  actor: Actor,
  sessionId: string,
  { attuale, nuova }: { attuale: string; nuova: string },
): Promise<Result<null>> {
  const confirmed = await confirmPassword(db, actor, { campo: 'attuale', valore: attuale });
  if (!confirmed.ok) return confirmed;
  const utente = confirmed.value;
  if (attuale === nuova) return refuseField('nuova', 'La password nuova è uguale a quella di prima');
  const defect = findDefect(nuova, utente.username);
  if (defect !== null) return refuseField('nuova', defect);
  const password_hash = await hashPassword(nuova);
  return transact(db, async (tx) => {
    if (!(await lockIfSame(tx, utente))) return fail('non_autenticato');
    await setPassword(tx, utente.id, password_hash);
    await revokeSessioni(tx, utente.id, sessionId);
    await appendRegistro(tx, actor, 'password_cambiata', 'utente', { id: utente.id });
    return succeed(null);
  });
}
