/**
 * The thread that reads large bodies. A server has one; it starts with the first large body and ends when none comes.
 */
import { once } from 'node:events';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import type { RouteName } from '#api/contract/routes.ts';
import { fail, succeed, type Result } from '../../problems.ts';
import type { BodyRequest, BodyMessage } from './worker.ts';

/** A body of 20 MB becomes 200 MB of small objects at worst, twice that while it is checked. */
const MAX_MB = 768;
/** The thread ends after so long without a body (milliseconds). */
const IDLE_MS = 60_000;

export interface BodyReader {
  /** Reads a body and checks it against the schema of its call, one body after the other. */
  read(name: RouteName, bytes: ArrayBuffer): Promise<Result<unknown>>;
  close(): Promise<void>;
}

export function makeBodyReader(): BodyReader {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const drop = async (): Promise<void> => {
    clearTimeout(idle);
    const gone = worker;
    worker = null;
    await gone?.terminate();
  };
  const start = (): Worker => {
    const made = new Worker(new URL('worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_MB },
    });
    made.on('exit', () => (worker = worker === made ? null : worker));
    // Pending readings listen for the error themselves. Without this listener an error while nothing is pending would
    // end the server.
    made.on('error', () => {});
    return made;
  };
  const readNow = async (nome: RouteName, bytes: ArrayBuffer): Promise<Result<unknown>> => {
    clearTimeout(idle);
    worker ??= start();
    // A server that ends does not wait for a thread that does nothing.
    worker.ref();
    const { port1, port2 } = new MessageChannel();
    const settled = new AbortController();
    const { signal } = settled;
    const done = once(worker, 'message', { signal });
    const ended = once(worker, 'exit', { signal }).then(() => {
      throw new Error('the reading thread ended');
    });
    const request: BodyRequest = { nome, bytes, porta: port2 };
    worker.postMessage(request, [bytes, port2]);
    try {
      await Promise.race([done, ended]);
      return await collect(port1);
    } finally {
      // The other outcome may still come: nobody waits for it.
      done.catch(() => {});
      ended.catch(() => {});
      settled.abort();
      port1.close();
      worker?.unref();
      idle = setTimeout(() => void drop(), IDLE_MS).unref();
    }
  };
  return {
    read(name, bytes) {
      const mine = last.then(() => readNow(name, bytes));
      last = mine.catch(() => {});
      return mine;
    },
    close: drop,
  };
}

/** Takes what came through the port, a piece at a time, so that the server answers others in between. */
async function collect(port: MessagePort): Promise<Result<unknown>> {
  const pieces = new Map<string, unknown[]>();
  for (;;) {
    const received: { message: BodyMessage } | undefined = receiveMessageOnPort(port);
    if (!received) throw new Error('the reading thread said less than it promised');
    const { message } = received;
    if (message.tipo === 'illeggibile') return refuseUnreadable();
    if (message.tipo === 'rifiutato') return fail('richiesta_non_valida', { errors: message.errors });
    if (message.tipo === 'letto') return succeed(join(message.rest, pieces));
    const list = pieces.get(message.chiave) ?? [];
    for (const element of message.elements) list.push(element);
    pieces.set(message.chiave, list);
    await setImmediate();
  }
}

const join = (rest: unknown, pieces: ReadonlyMap<string, unknown[]>): unknown =>
  pieces.size === 0 ? rest : { ...(rest as object), ...Object.fromEntries(pieces) };

/** Refuses text that is not JSON, and keys that would change an object's prototype. */
export const refuseUnreadable = () =>
  fail('richiesta_non_valida', { status: 400, detail: 'La richiesta non si può leggere' });
