/** Who may make a call: signed in, with the CSRF header, for an azienda of theirs. In this order. */
import type { FastifyReply, FastifyRequest, Session } from 'fastify';
import { idTestoSchema } from '#api/contract/valori.ts';
import { giveCsrf } from './csrf.ts';
import { failure, success, type Result } from '../problems.ts';
import type { Database } from '../db/database.ts';
import { isMember, type Utente } from '../repositories/utenti.ts';

/** A session in use is renewed once a tenth of its life has gone, so that most requests write nothing. */
const RENEWAL = 0.1;

/** The signed-in user; 401 when there is none. */
export function requireUtente(request: FastifyRequest): Result<Utente> {
  const { session } = request;
  if (!session.utente) return failure('non_autenticato');
  const life = session.cookie.originalMaxAge ?? 0;
  // Changing the session makes the plugin save it with a new expiry and send the cookie again.
  if (Date.now() - (session.rinnovata ?? 0) > life * RENEWAL) session.rinnovata = Date.now();
  return success(session.utente);
}

/** The azienda named by `X-Azienda`, or the user's own; one the user does not belong to does not exist for them. */
export async function resolveAzienda(
  db: Database,
  request: FastifyRequest,
  utente: Utente,
): Promise<Result<number>> {
  const header = request.headers['x-azienda'];
  const asked = header === undefined ? success(utente.id_azienda) : parseHeader(header);
  if (!asked.ok || !(await isMember(db.kysely, utente.id, asked.value)))
    return failure('azienda_non_trovata');
  return asked;
}

function parseHeader(header: string | string[]): Result<number> {
  const parsed = idTestoSchema.safeParse(header);
  return parsed.success ? success(parsed.data) : failure('azienda_non_trovata');
}

/** Starts a session under a new id, with a new token: those that were known before signing in are worth nothing. */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  utente: Utente,
): Promise<void> {
  await request.session.regenerate();
  const { session }: { session: Session } = request;
  session.nuova = true;
  session.rinnovata = Date.now();
  session.utente = utente;
  session.indirizzo = request.ip;
  session.programma = request.headers['user-agent']?.slice(0, 300) ?? null;
  giveCsrf(request, reply, request.session.encryptedSessionId);
}

/** Revokes the session and takes its cookie away. */
export async function endSession(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: string,
): Promise<void> {
  await request.session.destroy();
  reply.clearCookie(cookie, { path: '/' });
  giveCsrf(request, reply, '');
}
