/**
 * Binds handlers to the contract. Method, path, schemas and whether a session is needed come from
 * `src/api/contract/routes.ts` alone; a handler names its route and gets a request that was already checked.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { MOTIVI, isAllowed, getRuolo } from '#api/contract/ruoli.ts';
import { getBodyLimit, routes, type Route, type RouteName, type Routes } from '#api/contract/routes.ts';
import type { Actor, SignedInUtente } from '../actor.ts';
import { checkCsrf } from './csrf.ts';
import { checkUtente, resolveAzienda } from './guard.ts';
import { sendFailure } from './problems.ts';
import type { Reader } from '../db/database.ts';
import { fail, succeed, type Result } from '../problems.ts';
import type { Services } from '../services.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract; absent from the few routes outside it. */
    nome?: RouteName;
    /** Open also to a person whose password somebody else chose. */
    provvisoria?: boolean;
  }
}

type Part<N extends RouteName, K extends 'params' | 'query' | 'body'> =
  Routes[N] extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

/** An answer that already is JSON text. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Answer<N extends RouteName> = z.input<Routes[N]['answer']> | JsonText;

interface Call<N extends RouteName> extends Services {
  params: Part<N, 'params'>;
  query: Part<N, 'query'>;
  body: Part<N, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What answers a call of the contract. */
export interface Bound<N extends RouteName> {
  run(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Result<Answer<N>>>;
}

/** One for each call: where one is missing, the compiler names it. */
export type Handlers = { [N in RouteName]: Bound<N> };

type Handler<N extends RouteName, Extra> = (call: Call<N> & Extra) => Promise<Result<Answer<N>>>;

/** A call that needs no session. */
export const open = <N extends RouteName>(handler: Handler<N, unknown>): Bound<N> => ({
  run: (services, request, reply) => handler(callOf<N>(services, request, reply)),
});

/** A call of someone signed in, whatever the azienda. */
export const withUtente = <N extends RouteName>(
  handler: Handler<N, { utente: SignedInUtente }>,
): Bound<N> => ({
  async run(services, request, reply) {
    const utente = checkUtente(request);
    if (!utente.ok) return utente;
    return handler({ ...callOf<N>(services, request, reply), utente: utente.value });
  },
});

/** A call about one azienda of whoever is signed in. */
export const withAzienda = <N extends RouteName>(
  handler: Handler<N, { utente: SignedInUtente; actor: Actor }>,
): Bound<N> =>
  withUtente<N>(async (call) => {
    const azienda = await resolveAzienda(call.db, call.request, call.utente);
    if (!azienda.ok) return azienda;
    return handler({ ...call, actor: { id_utente: call.utente.id, id_azienda: azienda.value } });
  });

/** A call that reads of one azienda, whatever the person's role, and always has an answer. */
export const withReading = <N extends RouteName>(
  read: (reader: Reader, idAzienda: number, call: Call<N> & { utente: SignedInUtente }) => Promise<Answer<N>>,
): Bound<N> =>
  withAzienda<N>(async (call) => succeed(await read(call.db.kysely, call.actor.id_azienda, call)));

/** The schema compiler has parsed these parts with the route's own schemas, so their types are known. */
const callOf = <N extends RouteName>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<N> => ({
  ...services,
  params: request.params as Part<N, 'params'>,
  query: request.query as Part<N, 'query'>,
  body: request.body as Part<N, 'body'>,
  request,
  reply,
});

/** Registers every route of the contract with what answers it. */
export function installRoutes(app: FastifyInstance, services: Services, handlers: Handlers): void {
  for (const name of Object.keys(routes) as RouteName[]) registerRoute(app, services, name, handlers[name]);
}

function registerRoute(
  app: FastifyInstance,
  services: Services,
  name: RouteName,
  handler: Bound<RouteName>,
): void {
  const route: Route = routes[name];
  const { method, path, summary, libera, provvisoria, params, query, body, answer } = route;
  app.route({
    method,
    // The prefix is added by the scope the routes are registered in.
    url: path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit: getBodyLimit(route),
    config: { nome: name, provvisoria: libera === true || provvisoria === true },
    schema: {
      summary,
      operationId: name,
      ...(libera && { security: [] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: answer },
    },
    async onRequest(request, reply) {
      if (!libera && !request.session.utente) return sendFailure(reply, fail('non_autenticato'));
      // `verify` changes nothing, and the page calls it before it has any cookie.
      const refused = name === 'verify' ? null : checkCsrf(request);
      if (refused) return sendFailure(reply, refused);
      const needed = getRuolo(route);
      if (libera || needed === 'lettura' || isAllowed(request.session.utente?.ruolo ?? 'lettura', needed))
        return undefined;
      return sendFailure(reply, fail('permesso_negato', MOTIVI[needed]));
    },
    async handler(request, reply) {
      const result = await handler.run(services, request, reply);
      if (!result.ok) return sendFailure(reply, result);
      reply.header('cache-control', 'no-store');
      const { value } = result;
      if (!(value instanceof JsonText)) return value;
      return reply.header('content-type', 'application/json; charset=utf-8').send(value.text);
    },
  });
}
