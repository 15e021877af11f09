/** The network between a page and its server, with faults that fall on the n-th call that writes. */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** `persa`: it never gets there. `muta`: it is done, and the answer never gets back. `doppia`: it gets there twice. */
export const GUASTI = ['persa', 'muta', 'doppia', 'lenta'] as const;
export type Guasto = (typeof GUASTI)[number];

const LENTA_MS = 250;

export interface Rete {
  url: string;
  /** From now on: the fault, on the so-many-th call that writes, from 1; none with null. */
  break(fault: Guasto | null, call?: number): void;
  /** Calls that write, since the fault was set. */
  calls(): number;
  close(): Promise<void>;
}

interface Risposta {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

function forward(origin: URL, incoming: IncomingMessage, body: Buffer): Promise<Risposta> {
  const { promise, resolve, reject } = Promise.withResolvers<Risposta>();
  const { method, headers, url } = incoming;
  const onward = request(
    { host: origin.hostname, port: origin.port, path: url, method, headers },
    (answer) => {
      buffer(answer).then(
        (content) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: content }),
        reject,
      );
    },
  );
  onward.on('error', reject);
  onward.end(body);
  return promise;
}

export async function openRete(to: string): Promise<Rete> {
  const origin = new URL(to);
  let fault: Guasto | null = null;
  let at = 0;
  let calls = 0;
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    if (incoming.method !== 'GET') calls += 1;
    const now = incoming.method !== 'GET' && calls === at ? fault : null;
    if (now === 'persa') return void outgoing.destroy();
    if (now === 'lenta') await sleep(LENTA_MS);
    const answers = await Promise.all(
      Array.from({ length: now === 'doppia' ? 2 : 1 }, () => forward(origin, incoming, body)),
    );
    if (now === 'muta') return void outgoing.destroy();
    const last = answers.at(-1);
    if (last) outgoing.writeHead(last.status, last.headers).end(last.body);
    return undefined;
  };
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    break(next, call = 1) {
      fault = next;
      at = call;
      calls = 0;
    },
    calls: () => calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
