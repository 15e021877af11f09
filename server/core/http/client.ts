/** The compiled client: hashed assets for ever, its page never from a cache, any other address is the page. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendNotFound } from './problems.ts';

/** Addresses of programs, whatever the case: no page stands there, and no page is the answer. */
const API = /^\/api(?:[/?#]|$)/i;

/** `folder` is the absolute path of the built client. */
export async function installClient(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => {
      if (API.test(request.url)) return sendNotFound(request, reply);
      return reply
        .code(503)
        .header('content-type', 'text/plain; charset=utf-8')
        .send('Le pagine non sono ancora state preparate: esegui «npm run build» o «npm start».\n');
    });
    return;
  }
  const assets = join(folder, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders(response, path) {
      const cache = path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.header('cache-control', cache);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    // An asset that is gone belongs to a version that is gone: the page in its place would be read as a script.
    const page = request.method === 'GET' || request.method === 'HEAD';
    if (!page || request.url.startsWith('/assets/') || API.test(request.url))
      return sendNotFound(request, reply);
    return reply.sendFile('index.html');
  });
}
