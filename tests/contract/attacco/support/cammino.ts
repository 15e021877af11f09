/** Calls made one after the other, each answer looked at: what no answer may say, whoever asks and whatever for. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { codiceProblemaSchema, problemaSchema, type ProblemCode } from '#api/contract/problemi.ts';
import type { RouteName } from '#api/contract/routes.ts';
import type { Browser } from '../../support/browser.ts';
import { routeOf, type Richiesta } from './richieste.ts';

/** A session as a program would carry it: its cookies, and what it writes in the header that answers them. */
export interface Chi {
  cookies: Readonly<Record<string, string>>;
  gettone: string | null;
}

export const chi = (browser: Browser): Chi => ({
  cookies: Object.fromEntries(browser.cookies),
  gettone: browser.cookies.get('X-XSRF-TOKEN') ?? null,
});

export interface Modi {
  headers?: Record<string, string>;
  /** Sent in place of the body, as it is. */
  testo?: string;
}

export interface Risposta {
  status: number;
  /** Null where the answer is no problem. */
  code: ProblemCode | null;
  body: string;
}

/** A place in a program, or the words of a database. */
const INTERNI: readonly RegExp[] = [
  /\n\s+at .+:\d+/,
  /node_modules|node:internal|\/server\/[a-z]/,
  /violates .+ constraint|syntax error at|relation "|column "|invalid input syntax|out of range for type/i,
  /\b(?:select|insert into|update|delete from) [\w".*]+ (?:from|set|where|values)\b/i,
];

/** Headers that every answer carries, and what they must be. */
const TESTATE: readonly (readonly [name: string, value: RegExp])[] = [
  ['x-content-type-options', /^nosniff$/],
  ['content-security-policy', /default-src 'self'.*frame-ancestors 'self'/],
  ['referrer-policy', /^(?:same-origin|no-referrer)$/],
  ['x-frame-options', /^SAMEORIGIN$/],
  ['cache-control', /no-store/],
];

export class Cammino {
  readonly guasti: string[] = [];
  chiamate = 0;
  /** Words of others: in no answer. */
  readonly vietate: readonly string[];
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance, vietate: readonly string[]) {
    this.#app = app;
    this.vietate = vietate.map((word) => word.toLowerCase());
  }

  /** Notes what is wrong, by the name of the route and of the case. */
  note(where: string, what: string): void {
    this.guasti.push(`${where}: ${what}`);
  }

  async call(
    name: RouteName,
    caso: string,
    who: Chi,
    request: Richiesta,
    ways: Modi = {},
  ): Promise<Risposta> {
    const { method, path } = routeOf(name);
    const params = (request.params ?? {}) as Record<string, unknown>;
    const url = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
    return this.request(`${name}, ${caso}`, method, withQuery(url, request.query), who, {
      ...ways,
      ...(ways.testo === undefined && request.body !== undefined && { testo: JSON.stringify(request.body) }),
    });
  }

  async request(
    where: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH' | 'OPTIONS',
    url: string,
    who: Chi,
    { headers = {}, testo }: Modi = {},
  ): Promise<Risposta> {
    this.chiamate += 1;
    const response = await this.#app.inject({
      method,
      url,
      headers: {
        ...(who.gettone !== null && { 'x-xsrf-token': who.gettone }),
        ...(testo !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      cookies: { ...who.cookies },
      ...(testo !== undefined && { payload: testo }),
    });
    this.#look(where, response);
    return { status: response.statusCode, code: codeOf(response), body: response.body };
  }

  #look(where: string, { statusCode, headers, body }: LightMyRequestResponse): void {
    const lower = body.toLowerCase();
    const said = this.vietate.find((word) => lower.includes(word));
    if (said !== undefined) this.note(where, `answers «${said}», of another azienda`);
    const inside = INTERNI.find((pattern) => pattern.test(body));
    if (inside) this.note(where, `tells of its inside (${inside.source}): ${body.slice(0, 300)}`);
    if (statusCode === 500 || statusCode > 503)
      this.note(where, `answers ${statusCode}: ${body.slice(0, 200)}`);
    const problem = codeOf({ headers, body });
    if (statusCode >= 400 && problem === null)
      this.note(where, `${statusCode} is no problem: ${body.slice(0, 200)}`);
    for (const [name, value] of TESTATE)
      if (!value.test(String(headers[name] ?? ''))) this.note(where, `${name} is ${String(headers[name])}`);
  }

  expect(where: string, { status, code, body }: Risposta, wanted: number, wantedCode: ProblemCode): void {
    if (status !== wanted || code !== wantedCode)
      this.note(where, `${wanted} ${wantedCode} expected, not ${status} ${code ?? body.slice(0, 120)}`);
  }
}

function withQuery(url: string, query: unknown): string {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>);
  const given = entries.filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return url;
  // What is no text in a request is written as whoever attacks would write it.
  const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  const wellFormed = given.map(([key, value]) => [key, text(value).toWellFormed()]);
  return `${url}?${new URLSearchParams(Object.fromEntries(wellFormed) as Record<string, string>)}`;
}

function codeOf({ headers, body }: Pick<LightMyRequestResponse, 'headers' | 'body'>): ProblemCode | null {
  if (!String(headers['content-type']).startsWith('application/problem+json')) return null;
  const parsed = problemaSchema.safeParse(JSON.parse(body));
  return parsed.success ? codiceProblemaSchema.parse(parsed.data.code) : null;
}
