/** The only fetch of the product: one typed call per route of the contract, every answer parsed. */
import type { z } from 'zod';
import { type CookieJar, readDocumentCookie } from './cookies.ts';
import { problemaSchema } from './contract/problemi.ts';
import type { Route, RouteName, Routes } from './contract/routes.ts';
import { ApiError, toCodice, getMessaggioCatalogo } from './errors.ts';
import { parseAnswer } from './answer.ts';
import { loadRotta } from './routes-by-name.ts';

/** Name of the cookie that a script may read and of the header that echoes it. */
const CSRF = 'X-XSRF-TOKEN';

/**
 * The type of a parameter that travels as text: the value that it stands for. A coerced number takes a number, not
 * `unknown`.
 */
type Testo<S extends z.ZodType> = {
  [K in keyof z.input<S>]: unknown extends z.input<S>[K]
    ? K extends keyof z.output<S>
      ? z.output<S>[K]
      : never
    : z.input<S>[K];
};

/** A part of the request: absent from the route, optional when nothing in it is required, or required. */
type Part<K extends string, V> = object extends V ? { [P in K]?: V } : { [P in K]: V };

type RequestParts<R> = (R extends { params: infer S extends z.ZodType }
  ? Part<'params', Testo<S>>
  : unknown) &
  (R extends { query: infer S extends z.ZodType } ? Part<'query', Testo<S>> : unknown) &
  (R extends { body: infer S extends z.ZodType } ? Part<'body', z.input<S>> : unknown);

export interface CallOptions {
  /** Aborts the call; without it a call waits as long as the server does. */
  signal?: AbortSignal | undefined;
  /** The azienda of this call, in place of the client's. */
  azienda?: number | null | undefined;
}

export type RequestOf<N extends RouteName> = RequestParts<Routes[N]> & CallOptions;
export type AnswerOf<N extends RouteName> = z.output<Routes[N]['answer']>;
/** The argument list after the name: empty or optional when the route requires nothing. */
export type CallArgs<N extends RouteName> =
  object extends RequestParts<Routes[N]> ? [request?: RequestOf<N>] : [request: RequestOf<N>];

export interface Client {
  /**
   * Calls a route. Rejects with `ApiError`, also when the network fails or the signal aborts. Any 2xx is a success; one
   * without a body, of a call that is no GET, answers undefined in place of what the route declares.
   */
  call<N extends RouteName>(name: N, ...args: CallArgs<N>): Promise<AnswerOf<N>>;
}

interface ClientOptions {
  /** Origin of the server, without a slash at the end; empty in the browser. */
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
  /** Where there is no browser to keep cookies. */
  cookies?: CookieJar;
  /** The azienda of this tab; null if the server chooses. */
  azienda?: () => number | null;
  /** Called when a call that needs a session finds none, except for `verify`, whose purpose is to ask. */
  onUnauthenticated?: () => void;
  /** Where the messages of the error catalogue go; the console by default. */
  log?: (message: string, details: object) => void;
}

/** The calls for which the specification accepts only 200 as success; for the others any 2xx is. */
const SOLO_200: ReadonlySet<RouteName> = new Set<RouteName>(['verify', 'logout']);

interface AnyRequest extends CallOptions {
  azienda: number | null;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Parameters are texts, numbers and booleans; anything else is a bug of the caller. */
function toText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  throw new TypeError(`not a parameter: ${typeof value}`);
}

function buildUrl(baseUrl: string, route: Route, { params = {}, query = {} }: AnyRequest): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(toText(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(key, toText(value));
  return `${baseUrl}${path}${search.size > 0 ? `?${search}` : ''}`;
}

function buildInit(route: Route, request: AnyRequest, options: ClientOptions): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  const jar = options.cookies;
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  const token = jar ? jar.get(CSRF) : readDocumentCookie(CSRF);
  if (route.method !== 'GET' && token !== null) headers[CSRF] = decodeURIComponent(token);
  if (request.azienda !== null) headers['X-Azienda'] = String(request.azienda);
  const cookie = jar?.header() ?? '';
  if (cookie !== '') headers['cookie'] = cookie;
  return {
    method: route.method,
    headers,
    credentials: 'include',
    body: request.body === undefined ? null : JSON.stringify(request.body),
    signal: request.signal ?? null,
  };
}

/** The JSON of an answer, or undefined if it is something else (the page of a proxy, no body). */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isEmpty = ({ status, headers }: Response): boolean =>
  status === 204 || headers.get('content-length') === '0';

async function readError(name: RouteName, response: Response): Promise<ApiError> {
  const { status } = response;
  const parsed = problemaSchema.safeParse(await readJson(response));
  if (parsed.success) return new ApiError({ name, status, code: parsed.data.code, problema: parsed.data });
  return new ApiError({ name, status, code: toCodice(status) });
}

async function attempt(name: RouteName, request: AnyRequest, options: ClientOptions): Promise<unknown> {
  const route = await loadRotta(name);
  const send = options.fetch ?? globalThis.fetch;
  const response = await send(
    buildUrl(options.baseUrl ?? '', route, request),
    buildInit(route, request, options),
  );
  options.cookies?.store(response.headers.getSetCookie());
  if (!response.ok || (SOLO_200.has(name) && response.status !== 200)) throw await readError(name, response);
  const body = await readJson(response);
  // A success without a body (204): the declared answer is missing, but the call has done its work.
  if (body === undefined && route.method !== 'GET' && isEmpty(response)) return undefined;
  const parsed = await parseAnswer(route.answer, body);
  if (parsed.ok) return parsed.data;
  throw new ApiError({ name, status: response.status, code: 'risposta_non_valida', cause: parsed.error });
}

function toApiError(name: RouteName, error: unknown, signal: AbortSignal | undefined): ApiError {
  if (error instanceof ApiError) return error;
  // fetch rejects with the reason of the signal, which can be anything: only the signal tells whether it was aborted.
  return new ApiError({ name, status: 0, code: signal?.aborted ? 'annullata' : 'rete', cause: error });
}

/** The generic client; see `ClientOptions`. It holds no state beyond the cookie jar it is given. */
export function createClient(options: ClientOptions = {}): Client {
  async function attemptTwice(name: RouteName, request: AnyRequest): Promise<unknown> {
    try {
      return await attempt(name, request, options);
    } catch (error) {
      // The token expired with an older session, or this is the first call of a fresh browser: the refusal brought a
      // new cookie and nothing was done, so one repetition is safe.
      if (!(error instanceof ApiError && error.code === 'csrf')) throw error;
      return await attempt(name, request, options);
    }
  }

  return {
    async call(name, ...args) {
      const given: CallOptions = args[0] ?? {};
      // Asked for before anything is waited for: the person may choose another azienda meanwhile.
      const azienda = given.azienda === undefined ? (options.azienda?.() ?? null) : given.azienda;
      const request: AnyRequest = { ...given, azienda };
      try {
        return (await attemptTwice(name, request)) as AnswerOf<typeof name>;
      } catch (cause) {
        const error = toApiError(name, cause, request.signal);
        // An answer came, so the route is loaded.
        if (error.status === 401 && name !== 'verify' && (await loadRotta(name)).libera !== true)
          options.onUnauthenticated?.();
        if (getMessaggioCatalogo(name) !== null && error.code !== 'annullata')
          (options.log ?? console.error)(error.message, {
            call: name,
            status: error.status,
            code: error.code,
          });
        throw error;
      }
    },
  };
}

/**
 * The same client for one azienda. Work of several calls (an import and its roll-back) must stay in one azienda if the
 * person chooses another one meanwhile.
 */
export const bindAzienda = (client: Client, azienda: number | null): Client => ({
  call(name, ...args) {
    const bound = [{ ...args[0], azienda }] as CallArgs<typeof name>;
    return client.call(name, ...bound);
  },
});
