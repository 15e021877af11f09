/**
 * Cross-site request forgery: a random cookie that our own pages alone can read and send back in a header
 * (OWASP's "double submit cookie"). The name of both is X-XSRF-TOKEN.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure, type Failure } from '../problems.ts';

const NAME = 'X-XSRF-TOKEN';
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** Gives the cookie to whoever lacks it, with any answer but the immutable assets, which caches may share. */
export function installCsrf(app: FastifyInstance, secure: boolean | 'auto'): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SHAPE.test(request.cookies[NAME] ?? '') || request.url.startsWith('/assets/')) return;
    reply.setCookie(NAME, randomBytes(32).toString('base64url'), {
      path: '/',
      sameSite: 'lax',
      httpOnly: false,
      secure: secure === 'auto' ? request.protocol === 'https' : secure,
    });
  });
}

/** Refuses an unsafe request whose header does not repeat its cookie. */
export function checkCsrf(request: FastifyRequest): Failure | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const cookie = request.cookies[NAME] ?? '';
  const header = request.headers[NAME.toLowerCase()];
  if (!SHAPE.test(cookie) || typeof header !== 'string') return failure('csrf');
  const expected = Buffer.from(cookie);
  const given = Buffer.from(header);
  return expected.length === given.length && timingSafeEqual(expected, given) ? null : failure('csrf');
}
