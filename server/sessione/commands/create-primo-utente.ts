import type { SignedInUtente } from '../../core/actor.ts';
import type { Recognised } from '../../core/sql/session-keys.ts';
import type { Me } from '#api/contract/sessione.ts';
import { findDefect } from '../../utenti/chosen-password.ts';
import { hashPassword } from '../../utenti/passwords.ts';
import { fail, refuseField, succeed, type Result } from '../../core/problems.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { existsUtente, insertUtente, linkAzienda, lockEveryUtente, readMe } from '../../utenti/sql/utenti.ts';
import { createAzienda } from '../../impostazioni/commands/create-azienda.ts';

/** What the table gives to whoever is new. */
const PRIMA = 1;

interface PrimoUtente {
  utente: SignedInUtente & Recognised;
  me: Me;
}

/** Creates the first user with an azienda. Of several requests at once exactly one succeeds. */
export async function createPrimoUtente(
  db: Database,
  request: { username: string; password: string; azienda: string },
): Promise<Result<PrimoUtente>> {
  // Asked before hashing too, so that a server in use does no costly work for strangers.
  if (await existsUtente(db.kysely)) return fail('primo_utente_esistente');
  const defect = findDefect(request.password, request.username);
  if (defect !== null) return refuseField('password', defect);
  const password_hash = await hashPassword(request.password);
  return transact(db, async (tx) => {
    await lockEveryUtente(tx);
    if (await existsUtente(tx)) return fail('primo_utente_esistente');
    const id_azienda = await createAzienda(tx, request.azienda);
    const id = await insertUtente(tx, {
      username: request.username,
      password_hash,
      id_azienda,
      ruolo: 'amministratore',
      titolare: true,
    });
    await linkAzienda(tx, id, id_azienda);
    await appendRegistro(tx, { id_azienda, id_utente: id }, 'primo_utente', 'azienda', {
      id: id_azienda,
      dopo: { username: request.username, ragione_sociale: request.azienda },
    });
    const utente: SignedInUtente = { id, username: request.username, id_azienda, ruolo: 'amministratore' };
    return succeed({ utente: { ...utente, versione: PRIMA }, me: await readMe(tx, utente) });
  });
}
