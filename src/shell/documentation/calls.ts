/** The calls of the contract, grouped as a reader looks for them. */
import { codiceProblemaSchema } from '#api/contract/problemi.ts';
import { type Route, type RouteName, routes } from '#api/contract/routes.ts';
import { ApiError, catalogo, describeError } from '#api/errors.ts';
import type { FoundDocument } from './search.ts';
import { CALLS, toHref } from './addresses.ts';

export interface DocumentedCall extends Route {
  nome: RouteName;
  ancora: string;
}

interface CallGroup {
  titolo: string;
  calls: readonly DocumentedCall[];
}

const all: readonly DocumentedCall[] = Object.entries<Route>(routes).map(([name, route]) => ({
  ...route,
  // Object.entries of `routes` gives exactly its names.
  nome: name as RouteName,
  ancora: `chiamata-${name}`,
}));

/** First that matches; the last takes what is left. */
const GRUPPI: readonly (readonly [titolo: string, path: RegExp])[] = [
  ['Accesso', /^\/api\/(accesso|primo_utente|login|logout|verify|me)$/],
  ['Importazione', /^\/api\/(log_import_add|all_del_import|importazioni|estratto_conto\/import)/],
  ['Estratto conto', /^\/api\/(estratto_conto|update_nota|conti)/],
  ['Tracciati', /^\/api\/tracciati/],
  ['Il resto', /./],
];

export const gruppi: readonly CallGroup[] = GRUPPI.map(([titolo], at) => ({
  titolo,
  calls: all.filter(({ path }) => GRUPPI.findIndex(([, pattern]) => pattern.test(path)) === at),
}));

/** The error catalogue: what a program reads when these calls fail. */
export const messages: readonly { call: DocumentedCall; testo: string }[] = all.flatMap((call) => {
  const testo = Object.entries<string>(catalogo).find(([name]) => name === call.nome)?.[1];
  return testo === undefined ? [] : [{ call: call, testo }];
});

/** Every code of a problem document, with what a person is told. */
export const codici: readonly { codice: string; testo: string }[] = codiceProblemaSchema.options.map(
  (code) => ({
    codice: code,
    testo: describeError(new ApiError({ name: 'me', code, status: 0 })),
  }),
);

export const callDocuments: readonly FoundDocument[] = all.map(({ ancora, method, path, summary }) => ({
  href: toHref(CALLS, ancora),
  pagina: 'Le chiamate',
  titolo: `${method} ${path}`,
  testo: summary,
}));
