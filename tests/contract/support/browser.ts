/** A client that keeps cookies and echoes the CSRF token, as a browser with our page would. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { z } from 'zod';
import { problemaSchema, type ProblemCode } from '#api/contract/problemi.ts';
import { routes, type Route, type RouteName, type Routes } from '#api/contract/routes.ts';
import { expect } from 'vitest';

type In<N extends RouteName, K extends string> =
  Routes[N] extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined;
type Input<N extends RouteName> = {
  body?: In<N, 'body'> | object;
  query?: Record<string, unknown>;
  params?: Record<string, unknown>;
  headers?: Record<string, string>;
};

export class Browser {
  readonly cookies = new Map<string, string>();
  /** The azienda named with every call; none when undefined. */
  azienda: number | undefined;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** The raw answer of any call. */
  async send(name: RouteName, input: Input<RouteName> = {}): Promise<LightMyRequestResponse> {
    const { method, path }: Route = routes[name];
    const url = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(input.params?.[key]));
    const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
    return this.request(
      method,
      `${url}?${new URLSearchParams(query.map(([k, v]) => [k, String(v)]))}`,
      input,
    );
  }

  async request(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { body, headers }: { body?: object | undefined; headers?: Record<string, string> } = {},
  ): Promise<LightMyRequestResponse> {
    const token = this.cookies.get('X-XSRF-TOKEN');
    const response = await this.#app.inject({
      method,
      url,
      headers: {
        ...(token !== undefined && { 'x-xsrf-token': token }),
        ...(this.azienda !== undefined && { 'x-azienda': String(this.azienda) }),
        ...headers,
      },
      cookies: Object.fromEntries(this.cookies),
      ...(body && { payload: body }),
    });
    for (const { name, value, expires, maxAge } of response.cookies) {
      const gone = value === '' || maxAge === 0 || (expires && expires.getTime() <= Date.now());
      if (gone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Asks for the CSRF cookie, as opening any page does. */
  async visit(): Promise<this> {
    await this.send('accesso');
    return this;
  }

  /** A call that must succeed; its answer is checked against the contract. */
  async ok<N extends RouteName>(name: N, input: Input<N> = {}): Promise<z.output<Routes[N]['answer']>> {
    const response = await this.send(name, input);
    expect(response.statusCode, response.body.slice(0, 400)).toBe(200);
    return routes[name].answer.parse(response.json()) as z.output<Routes[N]['answer']>;
  }

  /** A call that must be refused with this status and code; answers the problem. */
  async refused<N extends RouteName>(name: N, status: number, code: ProblemCode, input: Input<N> = {}) {
    return expectProblem(await this.send(name, input), status, code);
  }
}

export function expectProblem(response: LightMyRequestResponse, status: number, code: ProblemCode) {
  expect([response.statusCode, response.headers['content-type']], response.body.slice(0, 400)).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
  const problem = problemaSchema.parse(response.json());
  expect([problem.code, problem.status]).toEqual([code, status]);
  return problem;
}
