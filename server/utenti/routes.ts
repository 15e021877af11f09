/** Users as an amministratore governs them, and what each person keeps of their own access. */
import type { Reader } from '../core/db/database.ts';
import { modifyPassword } from './commands/change-password.ts';
import { modifyUtente, createUtente, replacePassword, clearTotp } from './commands/manage-utenti.ts';
import { modifyTitolare, GONE } from './commands/govern-utenti.ts';
import { LIMITI } from '#api/contract/utenti.ts';
import { startTotp, confirmTotp, removeTotp } from './commands/second-factor.ts';
import { fail, succeed, type Failure } from '../core/problems.ts';
import { listSessioni, listUtenti, revokeSessione } from './sql/manage-utenti.ts';
import { readMe } from './sql/utenti.ts';
import { withAzienda, withUtente, type Handlers } from '../core/http/bind.ts';

/** The refusal of looking into, and ending, the sessions of somebody whom whoever asks does not govern. */
async function checkSessions(reader: Reader, idUtente: number, id: number): Promise<Failure | null> {
  const [found] = await listUtenti(reader, idUtente, { id });
  if (!found) return fail('non_trovato', GONE);
  return found.limite === null ? null : fail('permesso_negato', LIMITI[found.limite]);
}

export const utentiRoutes = {
  utenti: withUtente(async ({ db, utente }) => succeed({ utenti: await listUtenti(db.kysely, utente.id) })),
  utenteNuovo: withAzienda(({ db, actor, body }) => createUtente(db, actor, body)),
  utenteCambia: withAzienda(({ db, actor, body }) => modifyUtente(db, actor, body)),
  utentePassword: withAzienda(({ db, actor, body }) => replacePassword(db, actor, body)),
  utenteSecondoFattore: withAzienda(({ db, actor, body }) => clearTotp(db, actor, body)),

  titolareCedi: withAzienda(({ db, actor, body }) => modifyTitolare(db, actor, body)),

  utenteSessioni: withUtente(async ({ db, utente, params, request }) => {
    const refused = await checkSessions(db.kysely, utente.id, params.id);
    if (refused) return refused;
    return succeed({ sessioni: await listSessioni(db.kysely, params.id, request.session.sessionId) });
  }),

  utenteRevoca: withUtente(async ({ db, utente, params, body, request }) => {
    const refused = await checkSessions(db.kysely, utente.id, params.id);
    if (refused) return refused;
    await revokeSessione(db.kysely, params.id, body.chiave);
    return succeed({ sessioni: await listSessioni(db.kysely, params.id, request.session.sessionId) });
  }),

  mieSessioni: withUtente(async ({ db, utente, request }) =>
    succeed({ sessioni: await listSessioni(db.kysely, utente.id, request.session.sessionId) }),
  ),

  miaRevoca: withUtente(async ({ db, utente, body, request }) => {
    await revokeSessione(db.kysely, utente.id, body.chiave);
    return succeed({ sessioni: await listSessioni(db.kysely, utente.id, request.session.sessionId) });
  }),

  miaPassword: withAzienda(async ({ db, actor, utente, body, request }) => {
    const changed = await modifyPassword(db, actor, request.session.sessionId, body);
    return changed.ok ? succeed(await readMe(db.kysely, utente)) : changed;
  }),

  totpInizio: withUtente(({ db, seal, utente }) => startTotp(db, seal, utente)),
  totpAttiva: withAzienda(({ db, seal, actor, body }) => confirmTotp(db, seal, actor, body.codice)),
  totpTogli: withAzienda(({ db, actor, body }) => removeTotp(db, actor, body.password)),
} satisfies Partial<Handlers>;
