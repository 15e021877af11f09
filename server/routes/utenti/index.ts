/** Users as an amministratore governs them, and what each person keeps of their own access. */
import { changePassword } from '../../commands/change-password.ts';
import { changeUtente, createUtente, resetPassword, resetTotp } from '../../commands/manage-utenti.ts';
import { cediTitolare, GONE } from '../../commands/govern-utenti.ts';
import { LIMITI } from '#api/contract/utenti.ts';
import { beginTotp, confirmTotp, removeTotp } from '../../commands/second-factor.ts';
import { failure, success, type Failure } from '../../problems.ts';
import { listSessioni, listUtenti, revokeSessione } from '../../repositories/gestione-utenti.ts';
import { readMe, type Reader } from '../../repositories/utenti.ts';
import { forAzienda, signedIn, type BoundRoute } from '../bind.ts';

/** The refusal of looking into, and ending, the sessions of somebody whom whoever asks does not govern. */
async function checkSessioni(reader: Reader, idUtente: number, id: number): Promise<Failure | null> {
  const [found] = await listUtenti(reader, idUtente, { id });
  if (!found) return failure('non_trovato', { detail: GONE });
  return found.limite === null ? null : failure('permesso_negato', { detail: LIMITI[found.limite] });
}

export const utentiRoutes: readonly BoundRoute[] = [
  signedIn('utenti', async ({ db, utente }) => success({ utenti: await listUtenti(db.kysely, utente.id) })),
  forAzienda('utenteNuovo', ({ db, actor, body }) => createUtente(db, actor, body)),
  forAzienda('utenteCambia', ({ db, actor, body }) => changeUtente(db, actor, body)),
  forAzienda('utentePassword', ({ db, actor, body }) => resetPassword(db, actor, body)),
  forAzienda('utenteSecondoFattore', ({ db, actor, body }) => resetTotp(db, actor, body)),

  forAzienda('titolareCedi', ({ db, actor, utente, body }) => cediTitolare(db, actor, utente.username, body)),

  signedIn('utenteSessioni', async ({ db, utente, params, request }) => {
    const refused = await checkSessioni(db.kysely, utente.id, params.id);
    if (refused) return refused;
    return success({ sessioni: await listSessioni(db.kysely, params.id, request.session.sessionId) });
  }),

  signedIn('utenteRevoca', async ({ db, utente, params, body, request }) => {
    const refused = await checkSessioni(db.kysely, utente.id, params.id);
    if (refused) return refused;
    await revokeSessione(db.kysely, params.id, body.chiave);
    return success({ sessioni: await listSessioni(db.kysely, params.id, request.session.sessionId) });
  }),

  signedIn('mieSessioni', async ({ db, utente, request }) =>
    success({ sessioni: await listSessioni(db.kysely, utente.id, request.session.sessionId) }),
  ),

  signedIn('miaRevoca', async ({ db, utente, body, request }) => {
    await revokeSessione(db.kysely, utente.id, body.chiave);
    return success({ sessioni: await listSessioni(db.kysely, utente.id, request.session.sessionId) });
  }),

  forAzienda('miaPassword', async ({ db, actor, utente, body, request }) => {
    const { sessionId } = request.session;
    const changed = await changePassword(db, actor, { username: utente.username, sessionId }, body);
    return changed.ok ? success(await readMe(db.kysely, utente)) : changed;
  }),

  signedIn('totpInizio', ({ db, sigillo, utente }) => beginTotp(db, sigillo, utente)),
  forAzienda('totpAttiva', ({ db, sigillo, actor, utente, body }) =>
    confirmTotp(db, sigillo, actor, utente.username, body.codice),
  ),
  forAzienda('totpTogli', ({ db, actor, utente, body }) =>
    removeTotp(db, actor, utente.username, body.password),
  ),
];
