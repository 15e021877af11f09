/** Who may make a call: signed in, with the CSRF header, for an azienda of theirs. In this order. */
import type { SignedInUtente } from '../actor.ts';
import { isMember } from '../sql/ownership.ts';
import type { FastifyReply, FastifyRequest, Session } from 'fastify';
import { idTestoSchema } from '#api/contract/valori.ts';
import { sendCsrf } from './csrf.ts';
import { fail, succeed, type Result } from '../problems.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { insertSessione, lockIfSame, type Recognised } from '../sql/session-keys.ts';
import { SESSION_COOKIE } from './session-cookie.ts';
import { toKept } from './session.ts';

/** A session in use is renewed only after a tenth of its life, so that most requests write nothing. */
const RENEWAL = 0.1;

/** The signed-in user; 401 when there is none. */
export function checkUtente(request: FastifyRequest): Result<SignedInUtente> {
  const { session } = request;
  if (!session.utente) return fail('non_autenticato');
  const life = session.cookie.originalMaxAge ?? 0;
  // Changing the session makes the plugin save it with a new expiry and send the cookie again.
  if (Date.now() - (session.rinnovata ?? 0) > life * RENEWAL) session.rinnovata = Date.now();
  return succeed(session.utente);
}

/**
 * The azienda that `X-Azienda` names, or else the user's own. An azienda that is not the user's is answered as if it
 * did not exist.
 */
export async function resolveAzienda(
  db: Database,
  request: FastifyRequest,
  utente: SignedInUtente,
): Promise<Result<number>> {
  const header = request.headers['x-azienda'];
  const asked = header === undefined ? succeed(utente.id_azienda) : parseHeader(header);
  if (!asked.ok || !(await isMember(db.kysely, utente.id, asked.value))) return fail('azienda_non_trovata');
  return asked;
}

function parseHeader(header: string | string[]): Result<number> {
  const parsed = idTestoSchema.safeParse(header);
  return parsed.success ? succeed(parsed.data) : fail('azienda_non_trovata');
}

/**
 * Starts a session with a new id and a new token; those from before signing in are worth nothing. Refuses where the
 * person's access changed after their password was checked, as when somebody has just reset it.
 */
export async function startSession(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  { versione, ...utente }: SignedInUtente & Recognised,
): Promise<Result<null>> {
  await request.session.regenerate();
  const { session }: { session: Session & { sessionId: string } } = request;
  const renewed = Date.now();
  const kept = toKept(session.cookie, renewed);
  if (!kept) throw new Error('a session ends');
  const started = await transact(db, async (tx) => {
    if (!(await lockIfSame(tx, { id: utente.id, versione }))) return fail('credenziali_errate');
    const programma = request.headers['user-agent']?.slice(0, 300) ?? null;
    const whose = { id_utente: utente.id, indirizzo: request.ip, programma };
    await insertSessione(tx, session.sessionId, { ...kept, ...whose });
    return succeed(null);
  });
  if (!started.ok) return started;
  session.rinnovata = renewed;
  session.utente = utente;
  sendCsrf(request, reply, request.session.encryptedSessionId);
  return started;
}

/** Revokes the session and takes its cookie away. */
export async function closeSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await request.session.destroy();
  reply.clearCookie(SESSION_COOKIE, { path: '/' });
  sendCsrf(request, reply, '');
}
