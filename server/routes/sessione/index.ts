/** Signing in and out. */
import { authenticate } from '../../commands/authenticate.ts';
import { createPrimoUtente } from '../../commands/create-primo-utente.ts';
import { endSession, startSession } from '../../plugins/guard.ts';
import { SESSION_COOKIE } from '../../plugins/session-cookie.ts';
import { success } from '../../problems.ts';
import { existsUtente, readMe } from '../../repositories/utenti.ts';
import { open, signedIn, type BoundRoute } from '../bind.ts';

export const sessioneRoutes: readonly BoundRoute[] = [
  open('accesso', async ({ db }) => success({ primo_utente: !(await existsUtente(db.kysely)) })),

  open('primoUtente', async ({ db, body, request, reply }) => {
    const created = await createPrimoUtente(db, body);
    if (!created.ok) return created;
    await startSession(request, reply, created.value.utente);
    return success(created.value.me);
  }),

  open('login', async ({ db, sigillo, body, request, reply }) => {
    const authenticated = await authenticate(db, sigillo, body, request.ip);
    if (!authenticated.ok) return authenticated;
    await startSession(request, reply, authenticated.value);
    return success(await readMe(db.kysely, authenticated.value));
  }),

  signedIn('verify', async () => success({ ok: true })),

  signedIn('me', async ({ db, utente }) => success(await readMe(db.kysely, utente))),

  signedIn('logout', async ({ request, reply }) => {
    await endSession(request, reply, SESSION_COOKIE);
    return success({ ok: true });
  }),
];
