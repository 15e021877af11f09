/** For the tests: a server that gives the answers of a script and records its calls. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface RecordedCall {
  /** `POST /api/login` */
  chiave: string;
  query: URLSearchParams;
  body: unknown;
  headers: IncomingMessage['headers'];
}

/** The answer to a call: a JSON body with status 200, or an error; `'mai'` never answers. */
type ScriptedAnswer =
  | object
  | { status: number; problem: { code: string; title: string; dettagli?: unknown } }
  | 'mai';
export type Copione = Record<string, (call: RecordedCall) => ScriptedAnswer>;

const isError = (answer: object): answer is { status: number; problem: object } => 'problem' in answer;

/** Starts it on a free port; calls that are not in the script get 404. */
export async function startScriptedServer(script: Copione) {
  const calls: RecordedCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const body = await text(request);
      const chiave = `${request.method} ${url.pathname}`;
      const call: RecordedCall = {
        chiave,
        query: url.searchParams,
        body: body === '' ? undefined : JSON.parse(body),
        headers: request.headers,
      };
      calls.push(call);
      const answer = script[chiave]?.(call) ?? {
        status: 404,
        problem: { code: 'non_trovato', title: 'No' },
      };
      if (answer === 'mai') return;
      const error = isError(answer);
      response.writeHead(error ? answer.status : 200, {
        'content-type': error ? 'application/problem+json' : 'application/json',
        'set-cookie': ['sid=prova; Path=/; HttpOnly', 'X-XSRF-TOKEN=gettone; Path=/'],
      });
      response.end(JSON.stringify(error ? { status: answer.status, ...answer.problem } : answer));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    /** The keys of the calls so far, in order. */
    chiavi: (): string[] => calls.map(({ chiave }) => chiave),
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
