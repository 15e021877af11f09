/**
 * Gives the client the calls by name. Their schemas are larger than a sign-in page: those of the sign-in are in this
 * file, the others are loaded when one of them is first used.
 */
import type { Route, RouteName } from './contract/routes.ts';
import { preferenzeRoutes } from './contract/routes/preferenze.ts';
import { sessioneRoutes } from './contract/routes/sessione.ts';
import { sistemaRoutes } from './contract/routes/sistema.ts';
import type { frequenti } from './frequent-routes.ts';

/** The calls that are loaded: those of the sign-in from the start, the others once they were needed. */
const noti: Partial<Record<RouteName, Route>> = {
  ...sessioneRoutes,
  ...preferenzeRoutes,
  ...sistemaRoutes,
};

/** By name, so that none is loaded to find out. A missing name loads the whole list, and never gives a wrong answer. */
const FREQUENTI: Record<keyof typeof frequenti, true> = {
  conti: true,
  contoNuovo: true,
  contoCambia: true,
  estrattoConto: true,
  estrattoBlocco: true,
  estrattoTotali: true,
  estrattoValori: true,
  estrattoGruppi: true,
  notifiche: true,
  updateNota: true,
  estrattoContoModifica: true,
  allDelImport: true,
  importazioni: true,
  riepilogo: true,
  cerca: true,
  viste: true,
  visteSalva: true,
  visteElimina: true,
};
const isFrequent = (name: RouteName): name is keyof typeof frequenti => Object.hasOwn(FREQUENTI, name);

/** The route of the call; rejects if its code cannot be loaded. */
export async function loadRotta(name: RouteName): Promise<Route> {
  // A dynamic import of a loaded module still resolves only after the page has drawn, so the call does not wait for it.
  return (noti[name] ??= await importRotta(name));
}

async function importRotta(name: RouteName): Promise<Route> {
  if (isFrequent(name)) return (await import('./frequent-routes.ts')).frequenti[name];
  return (await import('./contract/routes.ts')).routes[name];
}
