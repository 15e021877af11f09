/**
 * Reading what a call carries: no larger than its route allows, no deeper than the contract goes, no slower than a bad
 * line. A large body becomes values in a thread of its own.
 */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'secure-json-parse';
import { MAX_PROFONDITA } from '#api/contract/routes.ts';
import { Rifiuto } from '../problems.ts';
import { fail, type Failure } from '../../problems.ts';
import { makeLettore, type BodyReader, refuseUnreadable } from './reader.ts';
import { Profondita } from './depth.ts';
import { Verificato } from './verify.ts';

/** Bytes up to which a body is read where it is: a millisecond. */
const SUBITO = 64 * 1024;

/** Milliseconds that any body may take to arrive, and those for each further 100 kB: a line of 0.8 Mbit/s. */
const ATTESA_MS = 15_000;
const PER_100_KB_MS = 1_000;

export interface CorpoSettings {
  /** Milliseconds that a small body may take to arrive. */
  attesa?: number;
}

/** JSON alone: a form of another site can send plain text without asking, but not JSON. */
export function installCorpo(app: FastifyInstance, { attesa = ATTESA_MS }: CorpoSettings): void {
  const lettore = makeLettore();
  app.addHook('onClose', () => lettore.close());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: Readable) =>
    readCorpo(request, payload, lettore, attesa),
  );
}

async function readCorpo(
  request: FastifyRequest,
  payload: Readable,
  lettore: BodyReader,
  attesa: number,
): Promise<unknown> {
  const limit = request.routeOptions.bodyLimit;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new Rifiuto(fail('troppo_grande'));
  const bytes = await collect(payload, limit, attesa + (limit / 100_000) * PER_100_KB_MS);
  // Calls without a payload may still say that they are JSON: an empty text is no body.
  if (bytes.length === 0) return undefined;
  const { nome } = request.routeOptions.config;
  if (bytes.length <= SUBITO || nome === undefined || !request.routeOptions.schema?.body)
    return readHere(bytes);
  const read = await lettore.read(nome, bytes.buffer);
  if (!read.ok) throw new Rifiuto(read);
  return new Verificato(read.value);
}

function readHere(bytes: Uint8Array): unknown {
  try {
    return parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Rifiuto(refuseUnreadable());
  }
}

const TARDI = fail('richiesta_non_valida', {
  status: 408,
  detail: 'La richiesta arriva troppo lentamente: riprova',
});
const PROFONDA = fail('richiesta_non_valida', {
  status: 400,
  detail: 'La richiesta contiene troppi livelli uno dentro l’altro',
});

/** All the bytes, in memory of their own. Rejects with `Rifiuto` as soon as they are too many, too deep or too late. */
async function collect(payload: Readable, limit: number, ms: number): Promise<Uint8Array<ArrayBuffer>> {
  const profondita = new Profondita(MAX_PROFONDITA);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const refused = (chunk: Uint8Array): Failure | null => {
    length += chunk.length;
    if (length > limit) return fail('troppo_grande');
    return profondita.read(chunk) ? null : PROFONDA;
  };
  await new Promise<void>((resolve, reject) => {
    const settle = (cause?: Error): void => {
      clearTimeout(timer);
      payload.off('data', take).off('end', done).off('error', giveUp);
      if (cause) reject(cause);
      else resolve();
    };
    const take = (chunk: Uint8Array): void => {
      const no = refused(chunk);
      if (no) settle(new Rifiuto(no));
      else chunks.push(chunk);
    };
    const done = (): void => settle();
    const giveUp = (): void => settle(new Rifiuto(refuseUnreadable()));
    const timer = setTimeout(() => settle(new Rifiuto(TARDI)), ms);
    payload.on('data', take).on('end', done).on('error', giveUp);
  });
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
