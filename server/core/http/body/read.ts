/**
 * Reads the body of a call, within the size that its route allows, the depth of the contract and the time of a slow
 * line. A large body is parsed in a thread of its own.
 */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'secure-json-parse';
import { MAX_PROFONDITA } from '#api/contract/routes.ts';
import { Rifiuto } from '../problems.ts';
import { fail, type Failure } from '../../problems.ts';
import { makeBodyReader, type BodyReader, refuseUnreadable } from './reader.ts';
import { Profondita } from './depth.ts';
import { Verificato } from './verify.ts';

/** A body up to this size (bytes) is parsed on the server's own thread, in about a millisecond. */
const SUBITO = 64 * 1024;

/** Milliseconds that any body may take to arrive, and how many more for each further 100 kB: a line of 0.8 Mbit/s. */
const ATTESA_MS = 15_000;
const PER_100_KB_MS = 1_000;

export interface BodySettings {
  /** Milliseconds that a small body may take to arrive. */
  attesa?: number;
}

/** Only JSON: a form on another site can send plain text unasked, but not JSON. */
export function installBody(app: FastifyInstance, { attesa = ATTESA_MS }: BodySettings): void {
  const reader = makeBodyReader();
  app.addHook('onClose', () => reader.close());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: Readable) =>
    readBody(request, payload, reader, attesa),
  );
}

async function readBody(
  request: FastifyRequest,
  payload: Readable,
  reader: BodyReader,
  awaited: number,
): Promise<unknown> {
  const limit = request.routeOptions.bodyLimit;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new Rifiuto(fail('troppo_grande'));
  const bytes = await collect(payload, limit, awaited + (limit / 100_000) * PER_100_KB_MS);
  // Calls without a payload may still say that they are JSON: an empty text is no body.
  if (bytes.length === 0) return undefined;
  const { nome } = request.routeOptions.config;
  if (bytes.length <= SUBITO || nome === undefined || !request.routeOptions.schema?.body)
    return readHere(bytes);
  const read = await reader.read(nome, bytes.buffer);
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

const LATE = fail('richiesta_non_valida', {
  status: 408,
  detail: 'La richiesta arriva troppo lentamente: riprova',
});
const DEEP = fail('richiesta_non_valida', {
  status: 400,
  detail: 'La richiesta contiene troppi livelli uno dentro l’altro',
});

/** All the bytes, in memory of their own. Rejects with `Rifiuto` as soon as they are too many, too deep or too late. */
async function collect(payload: Readable, limit: number, ms: number): Promise<Uint8Array<ArrayBuffer>> {
  const depth = new Profondita(MAX_PROFONDITA);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const refused = (chunk: Uint8Array): Failure | null => {
    length += chunk.length;
    if (length > limit) return fail('troppo_grande');
    return depth.read(chunk) ? null : DEEP;
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
    const timer = setTimeout(() => settle(new Rifiuto(LATE)), ms);
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
