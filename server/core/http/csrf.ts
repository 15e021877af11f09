/**
 * Cross-site request forgery. A cookie, which only our own pages can read, must come back in a header; it is made for
 * one session (OWASP's "signed double submit cookie"), so one of another session, or from before signing in, is
 * refused. Both are called X-XSRF-TOKEN.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail, type Failure } from '../problems.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyInstance {
    csrf: { secret: string; secure: boolean | 'auto' };
  }
}

const NAME = 'X-XSRF-TOKEN';
/** A random part and its seal, 32 bytes each, in base 64. */
const SHAPE = /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})$/;

const seal = (secret: string, random: string, session: string): string =>
  createHmac('sha256', secret).update(`csrf\n${random}\n${session}`).digest('base64url');

const equal = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The session that the browser names; empty when it names none. */
const sessionOf = (request: FastifyRequest): string => request.cookies[SESSION_COOKIE] ?? '';

function isOurs(request: FastifyRequest, token: string): boolean {
  const [, random, mac] = SHAPE.exec(token) ?? [];
  if (random === undefined || mac === undefined) return false;
  return equal(mac, seal(request.server.csrf.secret, random, sessionOf(request)));
}

/** Gives a new token, for the session of this signed cookie. */
export function sendCsrf(request: FastifyRequest, reply: FastifyReply, session: string): void {
  const { secret, secure } = request.server.csrf;
  const random = randomBytes(32).toString('base64url');
  reply.setCookie(NAME, `${random}.${seal(secret, random, session)}`, {
    path: '/',
    sameSite: 'lax',
    httpOnly: false,
    secure: secure === 'auto' ? request.protocol === 'https' : secure,
  });
}

/** Adds the cookie to any answer for a browser that lacks it, except to immutable assets, which caches may share. */
export function installCsrf(
  app: FastifyInstance,
  { secret, secure }: { secret: string; secure: boolean | 'auto' },
): void {
  app.decorate('csrf', { secret, secure });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/assets/') || isOurs(request, request.cookies[NAME] ?? '')) return;
    sendCsrf(request, reply, sessionOf(request));
  });
}

/** Refuses an unsafe request whose header does not repeat a token made for its session. */
export function checkCsrf(request: FastifyRequest): Failure | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const cookie = request.cookies[NAME] ?? '';
  const header = request.headers[NAME.toLowerCase()];
  return typeof header === 'string' && equal(cookie, header) && isOurs(request, cookie) ? null : fail('csrf');
}
