/** Every answer that is not 2xx leaves as RFC 9457 problem details; no error ever leaves with its stack. */
import { randomBytes } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDiskFull } from '../db/faults.ts';
import { isDatabaseLost } from '../db/lost.ts';
import { fail, type Failure } from '../problems.ts';
import { NOT_CLEAN } from '#api/contract/valori.ts';

/** A refusal that has to be thrown because the framework takes it in no other way. */
export class Rifiuto extends Error {
  readonly failure: Failure;
  constructor(refused: Failure) {
    super('refused');
    this.failure = refused;
  }
}

export function sendFailure(reply: FastifyReply, { problem, retryAfter }: Failure): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // Closes the connection when the body did not arrive whole: a slow sender must not keep a refused call open.
  if (!reply.request.raw.complete) reply.header('connection', 'close');
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}

export function installProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = expected(error);
    if (known) return sendFailure(reply, known);
    const meanwhile = crossed(error);
    if (meanwhile) {
      request.log.warn({ err: error }, 'another call was in the way');
      return sendFailure(reply, meanwhile);
    }
    const unwritten = outOfReach(error);
    if (unwritten) {
      // The database logs the cause once. Each request logs only its code.
      request.log.warn({ code: unwritten.problem.code }, 'request not served');
      return sendFailure(reply, unwritten);
    }
    // The person reads this id in the message, and whoever runs the server finds it in the log.
    const segnalazione = randomBytes(4).toString('hex');
    request.log.error({ err: error, segnalazione }, 'request failed');
    return sendFailure(reply, fail('errore_interno', { segnalazione }));
  });
}

/** The refusal where the database cannot be written or does not answer; null for anything else. */
function outOfReach(error: FastifyError): Failure | null {
  if (isDiskFull(error)) return fail('disco_pieno');
  return isDatabaseLost(error) ? fail('database_fermo', { retryAfter: DATABASE_RETRY_SECONDS }) : null;
}

/**
 * The refusal where another call was in the way, and nothing was written; null for anything else. PostgreSQL, appendix
 * A: what a row refers to is gone, or what was to go is referred to (23503); two wait for each other (40P01).
 */
function crossed(error: FastifyError): Failure | null {
  if (error.code === '23503')
    return fail(
      'versione_superata',
      'Qualcosa che serviva è stato eliminato, o usato, nel frattempo: ricarica e riprova',
    );
  return error.code === '40P01' ? fail('riga_presa') : null;
}

export const sendNotFound = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendFailure(reply, fail('non_trovato', 'Questo indirizzo non esiste'));

/** The next call opens a new connection, and the embedded engine opens again by itself. */
const DATABASE_RETRY_SECONDS = 5;

/** Text that PostgreSQL cannot keep: NUL, as it is (22021) and in JSON (22P05). */
const UNSTORABLE = new Set(['22021', '22P05']);
/** A number of the request that does not fit the column where it is kept or with which it is compared. */
const OUT_OF_BOUNDS = '22003';

/** Half a surrogate pair in JSON is told as any text that cannot be read (22P02): its detail alone names it. */
const isHalfPair = (error: FastifyError): boolean =>
  error.code === '22P02' && 'detail' in error && /surrogate/.test(String(error.detail));

/** The refusal behind an error of the framework; null for a bug. */
function expected(error: FastifyError): Failure | null {
  if (error instanceof Rifiuto) return error.failure;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(({ instancePath, message }) => ({
      campo: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      messaggio: message ?? 'Valore non valido',
    }));
    return fail('richiesta_non_valida', { errors });
  }
  if (error.code === OUT_OF_BOUNDS)
    return fail('richiesta_non_valida', 'Un numero della richiesta è troppo grande');
  if (UNSTORABLE.has(error.code) || isHalfPair(error)) return fail('richiesta_non_valida', NOT_CLEAN);
  const status = error.statusCode ?? 500;
  if (status === 413) return fail('troppo_grande');
  if (status === 429) return fail('troppi_tentativi');
  if (status >= 400 && status < 500)
    return fail('richiesta_non_valida', { status, detail: 'La richiesta non si può leggere' });
  return null;
}
