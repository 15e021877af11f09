/** Headers that tell browsers what our pages may do. */
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Scripts from here alone; Fluent and AG Grid write style elements, hence inline styles and nothing else inline.
 * `frames`: origins beside our own whose pages may show ours in a frame, with `?embed=1` or without.
 */
export async function installSecurity(app: FastifyInstance, frames: readonly string[] = []): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'", ...frames],
      },
    },
    // X-Frame-Options cannot name another origin. Where one is allowed the header is left out, and `frameAncestors`
    // alone holds.
    frameguard: frames.length === 0 && { action: 'sameorigin' },
    // Served over plain HTTP on one's own machine by default; a proxy that adds HTTPS adds this too.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}

/** Headers of an answer that a browser must not show as a page, put in a frame or give to another origin. */
export function closeAnswer(reply: FastifyReply): void {
  reply.headers({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
}
