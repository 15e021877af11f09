/**
 * Checks a body against the schema of its call, both on the server's own thread and on the thread for large bodies.
 */
import type { z } from 'zod';
import { routes, type Route, type RouteName } from '#api/contract/routes.ts';
import type { FieldError } from '#api/contract/problemi.ts';

/** Errors listed in an answer; more would not help the caller. */
const MAX_ERRORS = 200;

export const getBodySchema = (name: RouteName): z.ZodType | undefined =>
  (routes[name] satisfies Route as Route).body;

export const describeIssues = (issues: readonly z.core.$ZodIssue[]): FieldError[] =>
  issues
    .slice(0, MAX_ERRORS)
    .map(({ path, message }) => ({ campo: path.map(String).join('.'), messaggio: message }));

/** This body was checked when it was read: it is not checked again. */
export class Verificato {
  readonly valore: unknown;
  constructor(value: unknown) {
    this.valore = value;
  }
}
