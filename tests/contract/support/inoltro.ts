/** A way to a server that a test can hold: calls wait at the door, or their answers do. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** Called for every call (`POST /api/login`), before it goes on and before its answer comes back. */
export interface Portineria {
  prima?: (key: string) => Promise<void> | void;
  dopo?: (key: string) => Promise<void> | void;
}

export async function startInoltro(app: FastifyInstance, portineria: Portineria = {}) {
  const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const key = `${incoming.method} ${new URL(incoming.url ?? '/', origin).pathname}`;
      const body = await buffer(incoming);
      await portineria.prima?.(key);
      const onward = request(
        {
          host: origin.hostname,
          port: origin.port,
          path: incoming.url,
          method: incoming.method,
          headers: incoming.headers,
        },
        (answer) => {
          void (async () => {
            const content = await buffer(answer);
            await portineria.dopo?.(key);
            outgoing.writeHead(answer.statusCode ?? 500, answer.headers).end(content);
          })();
        },
      );
      onward.on('error', () => outgoing.destroy());
      onward.end(body);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
