/** A request for every route, as its schemas take it: what a table of examples says, or what the schemas draw. */
import { routes, type Route, type RouteName } from '#api/contract/routes.ts';
import { ESEMPI } from './esempi.ts';
import { countRami, draw, placesOf, replaceAt, type Percorso } from './forma.ts';

export interface Richiesta {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}
export const PARTI = ['params', 'query', 'body'] as const;
type Parte = (typeof PARTI)[number];

/** Signing out comes last: where it is let in, the walk goes no further. */
export const nomi = (Object.keys(routes) as RouteName[]).toSorted(
  (a, b) => Number(a === 'logout') - Number(b === 'logout'),
);
export const routeOf = (name: RouteName): Route => routes[name];

function drawn(route: Route, id: number, branch: number): Richiesta {
  const parts = PARTI.flatMap((part) => {
    const schema = route[part];
    return schema ? [[part, draw(schema, { id, branch })] as const] : [];
  });
  return Object.fromEntries(parts);
}

/** Requests with this id in each of their ids, one for each branch; throws for a route that none could be made for. */
export function richiesteOf(name: RouteName, id: number): Richiesta[] {
  const route = routeOf(name);
  const example = ESEMPI[name];
  const rami = Math.max(1, ...PARTI.map((part) => (route[part] ? countRami(route[part]) : 1)));
  const made = example
    ? [{ ...drawn(route, id, 0), ...example(id) }]
    : Array.from({ length: rami }, (_, branch) => drawn(route, id, branch));
  for (const request of made)
    for (const part of PARTI) {
      const checked = route[part]?.safeParse(request[part]);
      if (checked && !checked.success)
        throw new Error(`no request could be made for ${name} (${part}): give it an example`, {
          cause: checked.error,
        });
    }
  return made;
}

export interface PostoRichiesta {
  parte: Parte;
  percorso: Percorso;
  schema: NonNullable<Route['body']>;
  id: boolean;
}

export function postiOf(name: RouteName, request: Richiesta): PostoRichiesta[] {
  const route = routeOf(name);
  return PARTI.flatMap((parte) => {
    const schema = route[parte];
    return schema ? placesOf(schema, request[parte]).map((place) => ({ parte, ...place })) : [];
  });
}

export const withValue = (request: Richiesta, { parte, percorso }: PostoRichiesta, value: unknown) => ({
  ...request,
  [parte]: replaceAt(request[parte], percorso, value),
});
