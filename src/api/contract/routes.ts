/**
 * Every call of the product: method, path, request, answer. Server, client, mock handlers and the OpenAPI document are
 * all derived from this list.
 */
import { condiviseRoutes } from './routes/condivise.ts';
import { contiRoutes } from './routes/conti.ts';
import { demoRoutes } from './routes/demo.ts';
import { estrattoContoRoutes } from './routes/estratto-conto.ts';
import { importazioniRoutes } from './routes/importazioni.ts';
import { impostazioniRoutes } from './routes/impostazioni.ts';
import { interrogazioniRoutes } from './routes/interrogazioni.ts';
import { invioImportRoutes } from './routes/invio-import.ts';
import { lettureRoutes } from './routes/letture.ts';
import { matriceAgentiRoutes } from './routes/matrice-agenti.ts';
import { pagamentiRoutes } from './routes/pagamenti.ts';
import { preferenzeRoutes } from './routes/preferenze.ts';
import { reportRoutes } from './routes/report.ts';
import { riepilogoRoutes } from './routes/riepilogo.ts';
import { scadenzeRoutes } from './routes/scadenze.ts';
import { sessioneRoutes } from './routes/sessione.ts';
import { sistemaRoutes } from './routes/sistema.ts';
import { soggettiRoutes } from './routes/soggetti.ts';
import { sollecitiRoutes } from './routes/solleciti.ts';
import { studioRoutes } from './routes/studio.ts';
import { tipiPagamentoRoutes } from './routes/tipi-pagamento.ts';
import { tracciatiRoutes } from './routes/tracciati.ts';
import { utentiRoutes } from './routes/utenti.ts';
import { visteRoutes } from './routes/viste.ts';
import { vociRoutes } from './routes/voci.ts';

export { BODY_LIMITS, getBodyLimit, MAX_PROFONDITA, type Route } from './routes/route.ts';

export const routes = {
  ...sistemaRoutes,
  ...demoRoutes,
  ...sessioneRoutes,
  ...importazioniRoutes,
  ...invioImportRoutes,
  ...lettureRoutes,
  ...tracciatiRoutes,
  ...estrattoContoRoutes,
  ...contiRoutes,
  ...preferenzeRoutes,
  ...riepilogoRoutes,
  ...studioRoutes,
  ...reportRoutes,
  ...tipiPagamentoRoutes,
  ...visteRoutes,
  ...impostazioniRoutes,
  ...utentiRoutes,
  ...interrogazioniRoutes,
  ...soggettiRoutes,
  ...matriceAgentiRoutes,
  ...pagamentiRoutes,
  ...vociRoutes,
  ...condiviseRoutes,
  ...scadenzeRoutes,
  ...sollecitiRoutes,
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;
