/** The thread that reads large bodies: one for each server, begun when the first comes, let go when none comes any more. */
import { once } from 'node:events';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import type { RouteName } from '#api/contract/routes.ts';
import { fail, succeed, type Result } from '../../problems.ts';
import type { BodyRequest, BodyMessage } from './worker.ts';

/** Memory of the thread: a body of 20 MB is some 200 MB of small objects at worst, twice while it is checked. */
const MAX_MB = 768;
/** Without a body for so long the thread ends (milliseconds). */
const OZIO_MS = 60_000;

export interface BodyReader {
  /** Reads a body and holds it against the schema of the call; one after the other. */
  read(nome: RouteName, bytes: ArrayBuffer): Promise<Result<unknown>>;
  close(): Promise<void>;
}

export function makeLettore(): BodyReader {
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
    const richiesta: BodyRequest = { nome, bytes, porta: port2 };
    worker.postMessage(richiesta, [bytes, port2]);
    try {
      await Promise.race([done, ended]);
      return await collect(port1);
    } finally {
      // Who still listens for the other outcome listens no more.
      done.catch(() => {});
      ended.catch(() => {});
      settled.abort();
      port1.close();
      worker?.unref();
      idle = setTimeout(() => void drop(), OZIO_MS).unref();
    }
  };
  return {
    read(nome, bytes) {
      const mine = last.then(() => readNow(nome, bytes));
      last = mine.catch(() => {});
      return mine;
    },
    close: drop,
  };
}

/** Takes what came through the port, a piece at a time: whoever waits for the server is served in between. */
async function collect(port: MessagePort): Promise<Result<unknown>> {
  const pezzi = new Map<string, unknown[]>();
  for (;;) {
    const received: { message: BodyMessage } | undefined = receiveMessageOnPort(port);
    if (!received) throw new Error('the reading thread said less than it promised');
    const { message } = received;
    if (message.tipo === 'illeggibile') return refuseUnreadable();
    if (message.tipo === 'rifiutato') return fail('richiesta_non_valida', { errors: message.errori });
    if (message.tipo === 'letto') return succeed(join(message.resto, pezzi));
    const lista = pezzi.get(message.chiave) ?? [];
    for (const elemento of message.elementi) lista.push(elemento);
    pezzi.set(message.chiave, lista);
    await setImmediate();
  }
}

const join = (resto: unknown, pezzi: ReadonlyMap<string, unknown[]>): unknown =>
  pezzi.size === 0 ? resto : { ...(resto as object), ...Object.fromEntries(pezzi) };

/** The refusal of text that is not JSON, or carries names that would change what objects are. */
export const refuseUnreadable = () =>
  fail('richiesta_non_valida', { status: 400, detail: 'La richiesta non si può leggere' });
