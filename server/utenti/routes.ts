/** Users as an amministratore governs them, and what each person keeps of their own access. */
import type { Reader } from '../core/db/database.ts';
import { changePassword } from './commands/change-password.ts';
import { changeUtente, createUtente, resetPassword, resetTotp } from './commands/manage-utenti.ts';
import { cediTitolare, GONE } from './commands/govern-utenti.ts';
import { LIMITI } from '#api/contract/utenti.ts';
import { beginTotp, confirmTotp, removeTotp } from './commands/second-factor.ts';
import { failure, success, type Failure } from '../core/problems.ts';
import { listSessioni, listUtenti, revokeSessione } from './sql/gestione-utenti.ts';
import { readMe } from './sql/utenti.ts';
import { forAzienda, signedIn, type Handlers } from '../core/http/bind.ts';

/** The refusal of looking into, and ending, the sessions of somebody whom whoever asks does not govern. */
async function checkSessioni(reader: Reader, idUtente: number, id: number): Promise<Failure | null> {
  const [found] = await listUtenti(reader, idUtente, { id });
  if (!found) return failure('non_trovato', { detail: GONE });
  return found.limite === null ? null : failure('permesso_negato', { detail: LIMITI[found.limite] });
}

export const utentiRoutes = {
  utenti: signedIn(async ({ db, utente }) => success({ utenti: await listUtenti(db.kysely, utente.id) })),
  utenteNuovo: forAzienda(({ db, actor, body }) => createUtente(db, actor, body)),
  utenteCambia: forAzienda(({ db, actor, body }) => changeUtente(db, actor, body)),
  utentePassword: forAzienda(({ db, actor, body }) => resetPassword(db, actor, body)),
  utenteSecondoFattore: forAzienda(({ db, actor, body }) => resetTotp(db, actor, body)),

  titolareCedi: forAzienda(({ db, actor, utente, body }) => cediTitolare(db, actor, utente.username, body)),

  utenteSessioni: signedIn(async ({ db, utente, params, request }) => {
    const refused = await checkSessioni(db.kysely, utente.id, params.id);
    if (refused) return refused;
    return success({ sessioni: await listSessioni(db.kysely, params.id, request.session.sessionId) });
  }),

  utenteRevoca: signedIn(async ({ db, utente, params, body, request }) => {
    const refused = await checkSessioni(db.kysely, utente.id, params.id);
    if (refused) return refused;
    await revokeSessione(db.kysely, params.id, body.chiave);
    return success({ sessioni: await listSessioni(db.kysely, params.id, request.session.sessionId) });
  }),

  mieSessioni: signedIn(async ({ db, utente, request }) =>
    success({ sessioni: await listSessioni(db.kysely, utente.id, request.session.sessionId) }),
  ),

  miaRevoca: signedIn(async ({ db, utente, body, request }) => {
    await revokeSessione(db.kysely, utente.id, body.chiave);
    return success({ sessioni: await listSessioni(db.kysely, utente.id, request.session.sessionId) });
  }),

  miaPassword: forAzienda(async ({ db, actor, utente, body, request }) => {
    const { sessionId } = request.session;
    const changed = await changePassword(db, actor, { username: utente.username, sessionId }, body);
    return changed.ok ? success(await readMe(db.kysely, utente)) : changed;
  }),

  totpInizio: signedIn(({ db, sigillo, utente }) => beginTotp(db, sigillo, utente)),
  totpAttiva: forAzienda(({ db, sigillo, actor, utente, body }) =>
    confirmTotp(db, sigillo, actor, utente.username, body.codice),
  ),
  totpTogli: forAzienda(({ db, actor, utente, body }) =>
    removeTotp(db, actor, utente.username, body.password),
  ),
} satisfies Partial<Handlers>;
