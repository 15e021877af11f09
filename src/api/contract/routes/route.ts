/** The definition of one call; the lists of calls in this folder consist of these. */
import type { z } from 'zod';
import type { Ruolo } from '../ruoli.ts';

/** Limits of the bodies, in bytes. */
export const BODY_LIMITS = {
  /** Before the user is known, and by default: a name and a password. */
  accesso: 16 * 1024,
  /** A form, or a list of some thousands of ids. */
  modulo: 256 * 1024,
  /** Changes of thousands of rows in one call. */
  righe: 4 * 1024 * 1024,
  /** A lot of 10,000 rows is some 4 MB, the names of a very large file a little more; a document of 10 MB in base 64. */
  file: 20 * 1024 * 1024,
} as const;

/** The largest nesting of objects and lists; the deepest body of the contract is far below. */
export const MAX_PROFONDITA = 32;

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for parameters, as OpenAPI writes them. */
  path: string;
  summary: string;
  /** True for calls that need no session. */
  libera?: boolean;
  /** True for calls that are also open to a person who must still change a password that somebody else chose. */
  provvisoria?: boolean;
  /** The lowest role that may make the call; `getRuolo` has the default. */
  ruolo?: Ruolo;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The limit of the body in bytes; `getBodyLimit` has the default. */
  corpo?: (typeof BODY_LIMITS)[keyof typeof BODY_LIMITS];
  answer: z.ZodType;
}

/** The limit of the body of a call in bytes: its own, otherwise that of a form, if it has a body and a session. */
export const getBodyLimit = ({ body, corpo, libera }: Route): number =>
  corpo ?? (body && !libera ? BODY_LIMITS.modulo : BODY_LIMITS.accesso);

type Described = Omit<Route, 'method' | 'path'>;

/** Keeps the exact schemas of a call, so that handlers and client are typed by them. */
const defineMethod =
  <const M extends Route['method']>(method: M) =>
  <const P extends string, const R extends Described>(path: P, route: R): { method: M; path: P } & R => ({
    method,
    path,
    ...route,
  });

export const defineGet = defineMethod('GET');
export const definePost = defineMethod('POST');
export const definePut = defineMethod('PUT');
export const defineDelete = defineMethod('DELETE');
