/** Every address that a server answers at, as Fastify itself registers them. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

export interface Registrata {
  method: string;
  url: string;
}

/** Listens to the servers that are made from now on; `stop` ends it. */
export function listenRoutes(): { rotte: Registrata[]; stop: () => void } {
  const rotte: Registrata[] = [];
  const hear = (message: unknown): void => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) rotte.push({ method: each, url });
    });
  };
  subscribe('fastify.initialization', hear);
  return { rotte, stop: () => unsubscribe('fastify.initialization', hear) };
}
