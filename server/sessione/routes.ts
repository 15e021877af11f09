/** Signing in and out. */
import { authenticate } from './commands/authenticate.ts';
import { createPrimoUtente } from './commands/create-primo-utente.ts';
import { endSession, startSession } from '../core/http/guard.ts';
import { SESSION_COOKIE } from '../core/http/session-cookie.ts';
import { success } from '../core/problems.ts';
import { existsUtente, readMe } from '../utenti/sql/utenti.ts';
import { open, signedIn, type Handlers } from '../core/http/bind.ts';

export const sessioneRoutes = {
  accesso: open(async ({ db }) => success({ primo_utente: !(await existsUtente(db.kysely)) })),

  primoUtente: open(async ({ db, body, request, reply }) => {
    const created = await createPrimoUtente(db, body);
    if (!created.ok) return created;
    const started = await startSession(db, request, reply, created.value.utente);
    return started.ok ? success(created.value.me) : started;
  }),

  login: open(async ({ db, sigillo, body, request, reply }) => {
    const authenticated = await authenticate(db, sigillo, body, request.ip);
    if (!authenticated.ok) return authenticated;
    const started = await startSession(db, request, reply, authenticated.value);
    return started.ok ? success(await readMe(db.kysely, authenticated.value)) : started;
  }),

  verify: signedIn(async () => success({ ok: true })),

  me: signedIn(async ({ db, utente }) => success(await readMe(db.kysely, utente))),

  logout: signedIn(async ({ request, reply }) => {
    await endSession(request, reply, SESSION_COOKIE);
    return success({ ok: true });
  }),
} satisfies Partial<Handlers>;
