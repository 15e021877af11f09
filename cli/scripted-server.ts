/** For the tests: a server that answers what it is told, and remembers what it was asked. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RecordedCall {
  /** `POST /api/login` */
  chiave: string;
  query: URLSearchParams;
  body: unknown;
  intestazioni: IncomingMessage['headers'];
}

/** The answer to a call: a JSON body with status 200, or an error; never answering is `'mai'`. */
export type ScriptedAnswer =
  | object
  | { status: number; problema: { code: string; title: string; dettagli?: unknown } }
  | 'mai';
export type Copione = Record<string, (chiamata: RecordedCall) => ScriptedAnswer>;

const isErrore = (risposta: object): risposta is { status: number; problema: object } =>
  'problema' in risposta;

/** Starts it on a free port; calls outside the script answer 404. */
export async function startScriptedServer(copione: Copione) {
  const chiamate: RecordedCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const body = await text(request);
      const chiave = `${request.method} ${url.pathname}`;
      const chiamata: RecordedCall = {
        chiave,
        query: url.searchParams,
        body: body === '' ? undefined : JSON.parse(body),
        intestazioni: request.headers,
      };
      chiamate.push(chiamata);
      const risposta = copione[chiave]?.(chiamata) ?? {
        status: 404,
        problema: { code: 'non_trovato', title: 'No' },
      };
      if (risposta === 'mai') return;
      const errore = isErrore(risposta);
      response.writeHead(errore ? risposta.status : 200, {
        'content-type': errore ? 'application/problem+json' : 'application/json',
        'set-cookie': ['sid=prova; Path=/; HttpOnly', 'X-XSRF-TOKEN=gettone; Path=/'],
      });
      response.end(JSON.stringify(errore ? { status: risposta.status, ...risposta.problema } : risposta));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    chiamate,
    /** The keys of the calls so far, in order. */
    chiavi: (): string[] => chiamate.map(({ chiave }) => chiave),
    async chiudi(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
