/** Sessions in the database: a cookie holds a signed random id, the record who it is and until when. */
import type { SignedInUtente } from '../actor.ts';
import { callbackify } from 'node:util';
import session, { type SessionStore } from '@fastify/session';
import type { FastifyInstance, Session } from 'fastify';
import { z } from 'zod';
import { routes } from '#api/contract/routes.ts';
import type { Database } from '../db/database.ts';
import { deleteSessione, readSessione, updateSessione, type SessioneTenuta } from '../sql/session-keys.ts';
import { fail } from '../problems.ts';
import { sendCsrf } from './csrf.ts';
import { sendFailure } from './problems.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

declare module 'fastify' {
  interface Session {
    /** Who is signed in, as the database says at each request; absent while nobody is. */
    utente?: SignedInUtente;
    /** Somebody else chose their password: they must change it before they can do anything else. */
    provvisoria?: boolean;
    /** Milliseconds since the epoch when the expiry was last moved on. */
    rinnovata?: number;
  }
}

const SALUTE = routes.health.path;

const dataSchema = z.object({
  rinnovata: z.number(),
  cookie: z.object({ originalMaxAge: z.number(), expires: z.coerce.date() }),
});

export interface SessionSettings {
  secret: string;
  hours: number;
  secure: boolean | 'auto';
}

export async function installSessions(
  app: FastifyInstance,
  db: Database,
  { secret, hours, secure }: SessionSettings,
): Promise<void> {
  // Health needs no session: looking one up would make the answer wait for the database.
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url === SALUTE) request.cookies = {};
    done();
  });
  await app.register(session, {
    secret,
    cookieName: SESSION_COOKIE,
    cookie: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: hours * 3_600_000 },
    saveUninitialized: false,
    // Each save is a write: the guard renews a session now and then instead of at every answer.
    rolling: false,
    store: makeStore(db),
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.session.utente || request.cookies[SESSION_COOKIE] === undefined) return;
    // The session is over: its cookie and the CSRF token made for it are removed.
    reply.clearCookie(SESSION_COOKIE, { path: '/' });
    sendCsrf(request, reply, '');
  });
  // Checked here and not in each call, so that it also covers files and events, which are outside the contract.
  app.addHook('onRequest', async (request, reply) => {
    if (request.session.provvisoria !== true || request.is404 || request.routeOptions.config.provvisoria)
      return undefined;
    return sendFailure(reply, fail('password_da_cambiare'));
  });
}

/** The store's callbacks, over promises. */
const makeStore = (db: Database): SessionStore => ({
  get: callbackify((id: string) => loadSession(db, id)),
  set: callbackify((id: string, value: Session) => keepSession(db, id, value)),
  destroy: callbackify((id: string) => deleteSessione(db.kysely, id)),
});

async function loadSession(db: Database, id: string): Promise<Session | null> {
  const found = await readSessione(db.kysely, id);
  if (!found) return null;
  return { ...dataSchema.parse(found.dati), utente: found.utente, provvisoria: found.provvisoria };
}

/** A session without a user is not kept. */
async function keepSession(db: Database, id: string, value: Session): Promise<void> {
  const { utente, cookie, rinnovata = Date.now() } = value;
  const kept = toKept(cookie, rinnovata);
  if (utente && kept) await updateSessione(db.kysely, id, kept);
}

/** The part of a session that is kept; null for a session without an expiry. */
export function toKept(
  { originalMaxAge, expires }: Session['cookie'],
  renewed: number,
): SessioneTenuta | null {
  if (!(expires instanceof Date)) return null;
  return { dati: { rinnovata: renewed, cookie: { originalMaxAge, expires } }, scade_il: expires };
}
