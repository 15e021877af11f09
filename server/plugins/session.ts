/** Sessions in the database: a cookie holds a signed random id, the record who it is and until when. */
import session from '@fastify/session';
import type { FastifyInstance, Session } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/open.ts';
import { deleteSessione, readSessione, writeSessione } from '../repositories/sessioni.ts';
import type { Utente } from '../repositories/utenti.ts';

declare module 'fastify' {
  interface Session {
    /** Who is signed in, as the database says at each request; absent while nobody is. */
    utente?: Utente;
    /** Milliseconds since the epoch when the expiry was last moved on. */
    rinnovata?: number;
    /** True until the record exists. */
    nuova?: boolean;
  }
}

export const SESSION_COOKIE = 'quadra_sessione';

const datiSchema = z.object({
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
  await app.register(session, {
    secret,
    cookieName: SESSION_COOKIE,
    cookie: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: hours * 3_600_000 },
    saveUninitialized: false,
    // Each save is a write: the guard renews a session now and then instead of at every answer.
    rolling: false,
    store: makeStore(db),
  });
}

/** The store's callbacks, over promises. */
function makeStore(db: Database) {
  const settle = <T>(work: Promise<T>, done: (error?: unknown, value?: T) => void): void => {
    work.then(
      (value) => done(null, value),
      (error: unknown) => done(error),
    );
  };
  return {
    get: (id: string, done: (error: unknown, result?: Session | null) => void) =>
      settle(loadSession(db, id), done),
    set: (id: string, value: Session, done: (error?: unknown) => void) =>
      settle(keepSession(db, id, value), done),
    destroy: (id: string, done: (error?: unknown) => void) => settle(deleteSessione(db.kysely, id), done),
  };
}

async function loadSession(db: Database, id: string): Promise<Session | null> {
  const found = await readSessione(db.kysely, id);
  if (!found) return null;
  return { ...datiSchema.parse(found.dati), utente: found.utente };
}

/** A session of nobody is not kept. */
async function keepSession(db: Database, id: string, value: Session): Promise<void> {
  const { utente, cookie, rinnovata = Date.now(), nuova = false } = value;
  if (!utente || !(cookie.expires instanceof Date)) return;
  await writeSessione(db.kysely, id, {
    id_utente: utente.id,
    dati: { rinnovata, cookie: { originalMaxAge: cookie.originalMaxAge, expires: cookie.expires } },
    scade_il: cookie.expires,
    nuova,
  });
}
