/** The application: plugins and routes, registered one by one. */
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CORPO } from '#api/contract/routes.ts';
import { type CorpoSettings, installCorpo } from './corpo/leggi.ts';
import { Verificato } from './corpo/verifica.ts';
import { spiega } from './italiano.ts';
import { installBackup } from './plugins/backup.ts';
import { installClient } from './plugins/client.ts';
import { installCsrf } from './plugins/csrf.ts';
import { type EventiSettings, installEventi } from './plugins/eventi.ts';
import { installOpenapi } from './plugins/openapi.ts';
import { installProblems, notFound, sendFailure } from './plugins/problems.ts';
import { trustOf } from './plugins/proxy.ts';
import { closeAnswer, installSecurity } from './plugins/security.ts';
import { installStop } from './plugins/stop.ts';
import { installSessions, type SessionSettings } from './plugins/session.ts';
import { registerRoutes, type BoundRoute } from './routes/bind.ts';
import { cercaRoutes } from './routes/cerca/index.ts';
import { contiRoutes } from './routes/conti/index.ts';
import { demoRoutes } from './routes/demo/index.ts';
import { estrattoContoRoutes } from './routes/estratto-conto/index.ts';
import { impostazioniRoutes } from './routes/impostazioni/index.ts';
import { interrogazioniRoutes } from './routes/interrogazioni/index.ts';
import { importazioniRoutes } from './routes/importazioni/index.ts';
import { matriceAgentiRoutes } from './routes/matrice-agenti/index.ts';
import { pagamentiRoutes } from './routes/pagamenti/index.ts';
import { preferenzeRoutes } from './routes/preferenze/index.ts';
import { reportRoutes } from './routes/report/index.ts';
import { riepilogoRoutes } from './routes/riepilogo/index.ts';
import { installCalendario } from './routes/scadenze/calendario.ts';
import { scadenzeRoutes } from './routes/scadenze/index.ts';
import { sessioneRoutes } from './routes/sessione/index.ts';
import { sistemaRoutes } from './routes/sistema/index.ts';
import { soggettiRoutes } from './routes/soggetti/index.ts';
import { sollecitiRoutes } from './routes/solleciti/index.ts';
import { tipiPagamentoRoutes } from './routes/tipi-pagamento/index.ts';
import { tracciatiRoutes } from './routes/tracciati/index.ts';
import { utentiRoutes } from './routes/utenti/index.ts';
import { visteRoutes } from './routes/viste/index.ts';
import { vociRoutes } from './routes/voci/index.ts';
import { failure } from './problems.ts';
import type { Services } from './services.ts';

const allRoutes: readonly BoundRoute[] = [
  ...sistemaRoutes,
  ...sessioneRoutes,
  ...importazioniRoutes,
  ...tracciatiRoutes,
  ...estrattoContoRoutes,
  ...contiRoutes,
  ...preferenzeRoutes,
  ...riepilogoRoutes,
  ...reportRoutes,
  ...cercaRoutes,
  ...tipiPagamentoRoutes,
  ...visteRoutes,
  ...pagamentiRoutes,
  ...vociRoutes,
  ...sollecitiRoutes,
  ...scadenzeRoutes,
  ...demoRoutes,
  ...impostazioniRoutes,
  ...utentiRoutes,
  ...interrogazioniRoutes,
  ...soggettiRoutes,
  ...matriceAgentiRoutes,
];

export interface AppOptions {
  session: SessionSettings;
  logger: FastifyServerOptions['logger'];
  /** How many proxies stand before the server, or their addresses: what they alone add to X-Forwarded-For counts. */
  trustProxy: false | number | string[];
  /** Origins whose pages may show ours in a frame, beside our own. */
  cornici?: readonly string[];
  /** Absolute path of the built client. */
  clientDir: string;
  /** Calls a minute from one address; far above what a person or an import does. */
  callsPerMinute?: number;
  eventi?: EventiSettings;
  tempi?: Tempi;
}

/** Milliseconds that a call may take to arrive. */
export interface Tempi extends CorpoSettings {
  intestazioni?: number;
  /** Headers and body; more than the largest body gets, see `corpo/leggi.ts`. */
  richiesta?: number;
  /** How often it is looked who is late. */
  controllo?: number;
  /** For the last answers, when the server stops. */
  ultime?: number;
}

/** Builds the application; nothing listens yet. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { tempi = {} } = options;
  // What schemas refuse is shown to people as it is.
  z.config({ ...z.locales.it(), customError: spiega });
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: trustOf(options.trustProxy),
    // Where no route says otherwise: unknown addresses.
    bodyLimit: CORPO.accesso,
    requestTimeout: tempi.richiesta ?? 300_000,
    http: {
      headersTimeout: tempi.intestazioni ?? 20_000,
      connectionsCheckingInterval: tempi.controllo ?? 5_000,
    },
    frameworkErrors: (_error, _request, reply) => {
      // No hook runs for an address that no router can read.
      closeAnswer(reply);
      void sendFailure(
        reply,
        failure('richiesta_non_valida', { status: 400, detail: 'L’indirizzo non si può leggere' }),
      );
    },
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler((part) => {
    const check = validatorCompiler(part as Parameters<typeof validatorCompiler>[0]);
    return (data: unknown) => (data instanceof Verificato ? { value: data.valore } : check(data));
  });
  app.setSerializerCompiler(serializerCompiler);
  installProblems(app);
  installCorpo(app, tempi);
  installStop(app, tempi.ultime);
  await installSecurity(app, options.cornici);
  await app.register(compress, {
    encodings: ['gzip', 'identity'],
    threshold: 1_024,
    zlibOptions: { level: 3 },
  });
  await app.register(cookie);
  installCsrf(app, options.session);
  await app.register((api) => installApi(api, services, options), { prefix: '/api' });
  await installClient(app, options.clientDir);
  return app;
}

async function installApi(api: FastifyInstance, services: Services, options: AppOptions): Promise<void> {
  await api.register(rateLimit, { max: options.callsPerMinute ?? 3_000, timeWindow: '1 minute' });
  await installSessions(api, services.db, options.session);
  await installOpenapi(api, services.versione);
  const missing = registerRoutes(api, services, allRoutes);
  if (missing.length > 0) api.log.error({ missing }, 'contract routes without a handler');
  await installBackup(api, services);
  installCalendario(api, services);
  await installEventi(api, services.db, options.eventi ?? {});
  api.setNotFoundHandler(notFound);
}
