/** Signing in and out. */
import { checkCredentials } from './commands/authenticate.ts';
import { createPrimoUtente } from './commands/create-primo-utente.ts';
import { closeSession, startSession } from '../core/http/guard.ts';
import { succeed } from '../core/problems.ts';
import { existsUtente, readMe } from '../utenti/sql/utenti.ts';
import { open, withUtente, type Handlers } from '../core/http/bind.ts';

export const sessioneRoutes = {
  accesso: open(async ({ db }) => succeed({ primo_utente: !(await existsUtente(db.kysely)) })),

  primoUtente: open(async ({ db, body, request, reply }) => {
    const created = await createPrimoUtente(db, body);
    if (!created.ok) return created;
    const started = await startSession(db, request, reply, created.value.utente);
    return started.ok ? succeed(created.value.me) : started;
  }),

  login: open(async ({ db, seal, body, request, reply }) => {
    const authenticated = await checkCredentials(db, seal, body, request.ip);
    if (!authenticated.ok) return authenticated;
    const started = await startSession(db, request, reply, authenticated.value);
    return started.ok ? succeed(await readMe(db.kysely, authenticated.value)) : started;
  }),

  verify: withUtente(async () => succeed({ ok: true })),

  me: withUtente(async ({ db, utente }) => succeed(await readMe(db.kysely, utente))),

  logout: withUtente(async ({ request, reply }) => {
    await closeSession(request, reply);
    return succeed({ ok: true });
  }),
} satisfies Partial<Handlers>;
