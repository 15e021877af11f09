/** One call of the product: what the lists of calls in this folder are made of. */
import type { z } from 'zod';
import type { Ruolo } from '../ruoli.ts';

/** The largest bodies, in bytes. */
export const CORPO = {
  /** Before anybody is known, and where nothing is said: a name and a password. */
  accesso: 16 * 1024,
  /** What a person fills in, a list of some thousands of ids. */
  modulo: 256 * 1024,
  /** Changes of thousands of rows in one call. */
  righe: 4 * 1024 * 1024,
  /** A lot of 10,000 rows is some 4 MB, the names of a very large file a little more; a document of 10 MB in base 64. */
  file: 20 * 1024 * 1024,
} as const;

/** How deep objects and lists may stand in one another; the deepest body of the contract is far from it. */
export const MAX_PROFONDITA = 32;

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for parameters, as OpenAPI writes them. */
  path: string;
  summary: string;
  /** True for calls that need no session. */
  libera?: boolean;
  /** True for calls that also somebody may make whose password is one that another chose, before they change it. */
  provvisoria?: boolean;
  /** The least role that may make the call; see `getRuolo` for what holds without it. */
  ruolo?: Ruolo;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Bytes that the body may take; see `getBodyLimit` for what holds without it. */
  corpo?: (typeof CORPO)[keyof typeof CORPO];
  answer: z.ZodType;
}

/** Bytes that the body of a call may take: those it names, or what a form needs where it has a body and a session. */
export const getBodyLimit = ({ body, corpo, libera }: Route): number =>
  corpo ?? (body && !libera ? CORPO.modulo : CORPO.accesso);

/** Keeps the exact schemas of a list of calls, so that handlers and client are typed by them. */
export const define = <const R extends Record<string, Route>>(routes: R): R => routes;
