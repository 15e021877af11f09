/**
 * The calls as the client finds them. Their schemas weigh more than a sign-in page: those of the sign-in are here,
 * the others come when one of them is first made.
 */
import type { Route, RouteName } from './contract/routes.ts';
import { preferenzeRoutes } from './contract/routes/preferenze.ts';
import { sessioneRoutes } from './contract/routes/sessione.ts';
import { sistemaRoutes } from './contract/routes/sistema.ts';
import type { frequenti } from './frequent-routes.ts';

/** Those that are at hand: of the sign-in from the start, the others once they were asked for. */
const noti: Partial<Record<RouteName, Route>> = {
  ...sessioneRoutes,
  ...preferenzeRoutes,
  ...sistemaRoutes,
};

/** By name, so that none is loaded to find out; a missing name costs the whole list, never a wrong answer. */
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

/** The call's route; rejects when its code cannot be fetched. */
export async function loadRotta(name: RouteName): Promise<Route> {
  // A module that is here already is still given later, after whatever the page is drawing: the call would wait for it.
  return (noti[name] ??= await importRotta(name));
}

async function importRotta(name: RouteName): Promise<Route> {
  if (isFrequent(name)) return (await import('./frequent-routes.ts')).frequenti[name];
  return (await import('./contract/routes.ts')).routes[name];
}
