/** One call of the product: what the lists of calls in this folder are made of. */
import type { z } from 'zod';
import type { Ruolo } from '../ruoli.ts';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for parameters, as OpenAPI writes them. */
  path: string;
  summary: string;
  /** True for calls that need no session. */
  libera?: boolean;
  /** The least role that may make the call; see `ruoloDi` for what holds without it. */
  ruolo?: Ruolo;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
}

/** Keeps the exact schemas of a list of calls, so that handlers and client are typed by them. */
export const define = <const R extends Record<string, Route>>(routes: R): R => routes;
