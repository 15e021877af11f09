/** Headers that tell browsers what our pages may do. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Scripts from here alone; Fluent and AG Grid write style elements, hence inline styles and nothing else inline. */
export async function installSecurity(app: FastifyInstance): Promise<void> {
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
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // Served over plain HTTP on one's own machine by default; a proxy that adds HTTPS adds this too.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}
