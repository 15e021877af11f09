/**
 * The calls as the client finds them. Their schemas weigh more than a sign-in page: those of the sign-in are here,
 * the others come when one of them is first made.
 */
import type { Route, RouteName } from './contract/routes.ts';
import { preferenzeRoutes } from './contract/routes/preferenze.ts';
import { sessioneRoutes } from './contract/routes/sessione.ts';
import { sistemaRoutes } from './contract/routes/sistema.ts';
import type { frequenti } from './frequent-routes.ts';

const subito: Partial<Record<RouteName, Route>> = {
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
const isFrequente = (name: RouteName): name is keyof typeof frequenti => Object.hasOwn(FREQUENTI, name);

/** The call's route; rejects when its code cannot be fetched. */
export async function loadRotta(name: RouteName): Promise<Route> {
  const known = subito[name];
  if (known) return known;
  if (isFrequente(name)) return (await import('./frequent-routes.ts')).frequenti[name];
  return (await import('./contract/routes.ts')).routes[name];
}
