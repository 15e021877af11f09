/** A body against the schema of its call; the same on the server's own thread and on that of large bodies. */
import type { z } from 'zod';
import { routes, type Route, type RouteName } from '#api/contract/routes.ts';
import type { ErroreCampo } from '#api/contract/problemi.ts';

/** Errors listed in an answer; more would not help the caller. */
const MAX_ERRORI = 200;

export const getBodySchema = (nome: RouteName): z.ZodType | undefined =>
  (routes[nome] satisfies Route as Route).body;

export const describeIssues = (issues: readonly z.core.$ZodIssue[]): ErroreCampo[] =>
  issues
    .slice(0, MAX_ERRORI)
    .map(({ path, message }) => ({ campo: path.map(String).join('.'), messaggio: message }));

/** A body that was held against its schema when it was read: it is not looked at again. */
export class Verificato {
  readonly valore: unknown;
  constructor(valore: unknown) {
    this.valore = valore;
  }
}
