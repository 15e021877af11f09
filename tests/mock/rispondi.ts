/** Turns a route of the contract and a function into a mock handler that honours the contract both ways. */
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { z } from 'zod';
import type { ProblemCode, Problema } from '#api/contract/problemi.ts';
import { type Route, type RouteName, type Routes, routes } from '#api/contract/routes.ts';

/** Thrown by a resolver to answer with problem details. */
export class MockProblema extends Error {
  readonly problema: Problema;
  constructor(status: number, code: ProblemCode, title: string, dettagli?: unknown) {
    super(title);
    this.problema = { type: 'about:blank', status, code, title, dettagli };
  }
}

type Parsed<R, K extends string> = R extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

export interface MockRichiesta<N extends RouteName> {
  params: Parsed<Routes[N], 'params'>;
  query: Parsed<Routes[N], 'query'>;
  body: Parsed<Routes[N], 'body'>;
}

export type MockResolver<N extends RouteName> = (request: MockRichiesta<N>) => z.input<Routes[N]['answer']>;

function toResponse(problem: Problema): HttpResponse<string> {
  return new HttpResponse(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

function parsePart(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({
    campo: path.join('.'),
    messaggio: message,
  }));
  const problem = new MockProblema(400, 'richiesta_non_valida', `Richiesta non valida (${part})`);
  problem.problema.errors = errors;
  throw problem;
}

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** The handler of one route: the request is parsed as the server would, the answer is checked before it leaves. */
export function answer<N extends RouteName>(
  name: N,
  isAutenticato: () => boolean,
  resolver: MockResolver<N>,
): HttpHandler {
  const route: Route = routes[name];
  const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[method](`*${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    try {
      if (route.libera !== true && !isAutenticato())
        throw new MockProblema(401, 'non_autenticato', 'Accesso richiesto');
      const url = new URL(request.url);
      const richiesta = {
        params: parsePart(route.params, params, 'percorso'),
        query: parsePart(route.query, Object.fromEntries(url.searchParams), 'parametri'),
        body: parsePart(route.body, route.body ? await readBody(request) : undefined, 'corpo'),
      } as MockRichiesta<N>;
      return HttpResponse.json(route.answer.parse(resolver(richiesta)) as Record<string, unknown>);
    } catch (error) {
      if (error instanceof MockProblema) return toResponse(error.problema);
      throw error;
    }
  });
}
