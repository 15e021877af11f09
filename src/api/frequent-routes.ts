/** The calls of the pages that are opened every day. */
import { contiRoutes } from './contract/routes/conti.ts';
import { estrattoContoRoutes } from './contract/routes/estratto-conto.ts';
import { importazioniRoutes } from './contract/routes/importazioni.ts';
import { riepilogoRoutes } from './contract/routes/riepilogo.ts';
import { visteRoutes } from './contract/routes/viste.ts';

export const frequenti = {
  ...contiRoutes,
  ...estrattoContoRoutes,
  ...importazioniRoutes,
  ...riepilogoRoutes,
  ...visteRoutes,
};
