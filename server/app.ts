/** The application: plugins and routes, registered one by one. */
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { BODY_LIMITS } from '#api/contract/routes.ts';
import { type BodySettings, installBody } from './core/http/body/read.ts';
import { Verificato } from './core/http/body/verify.ts';
import { describeIssue } from './core/http/italian.ts';
import { installBackup } from './backup/download.ts';
import { installClient } from './core/http/client.ts';
import { installCsrf } from './core/http/csrf.ts';
import { type EventiSettings, type FlussoEventi, installEventi } from './eventi/route.ts';
import { installOpenapi } from './core/http/openapi.ts';
import { installMetrics } from './core/http/metrics.ts';
import { installProblems, sendNotFound, sendFailure } from './core/http/problems.ts';
import { makeRequestId, toTrust } from './core/http/proxy.ts';
import { closeAnswer, installSecurity } from './core/http/security.ts';
import { installStop } from './core/http/stop.ts';
import { installSessions, type SessionSettings } from './core/http/session.ts';
import { installRoutes, type Handlers } from './core/http/bind.ts';
import { cercaRoutes } from './cerca/routes.ts';
import { condiviseRoutes } from './condivise/routes.ts';
import { contiRoutes } from './conti/routes.ts';
import { demoRoutes } from './demo/routes.ts';
import { estrattoContoRoutes } from './estratto-conto/routes.ts';
import { impostazioniRoutes } from './impostazioni/routes.ts';
import { interrogazioniRoutes } from './interrogazioni/routes.ts';
import { importazioniRoutes } from './importazioni/routes.ts';
import { matriceAgentiRoutes } from './matrice-agenti/routes.ts';
import { pagamentiRoutes } from './pagamenti/routes.ts';
import { preferenzeRoutes } from './preferenze/routes.ts';
import { reportRoutes } from './report/routes.ts';
import { riepilogoRoutes } from './riepilogo/routes.ts';
import { installCalendario } from './scadenze/calendar.ts';
import { scadenzeRoutes } from './scadenze/routes.ts';
import { sessioneRoutes } from './sessione/routes.ts';
import { type FineServer, installReadiness } from './sistema/readiness.ts';
import { sistemaRoutes } from './sistema/routes.ts';
import { soggettiRoutes } from './soggetti/routes.ts';
import { sollecitiRoutes } from './solleciti/routes.ts';
import { studioRoutes } from './studio/routes.ts';
import { tipiPagamentoRoutes } from './tipi-pagamento/routes.ts';
import { tracciatiRoutes } from './tracciati/routes.ts';
import { utentiRoutes } from './utenti/routes.ts';
import { visteRoutes } from './viste/routes.ts';
import { vociRoutes } from './voci/routes.ts';
import { fail } from './core/problems.ts';
import type { Services } from './core/services.ts';

const handlers: Handlers = {
  ...sistemaRoutes,
  ...sessioneRoutes,
  ...importazioniRoutes,
  ...tracciatiRoutes,
  ...estrattoContoRoutes,
  ...contiRoutes,
  ...preferenzeRoutes,
  ...riepilogoRoutes,
  ...studioRoutes,
  ...reportRoutes,
  ...cercaRoutes,
  ...tipiPagamentoRoutes,
  ...visteRoutes,
  ...pagamentiRoutes,
  ...vociRoutes,
  ...condiviseRoutes,
  ...sollecitiRoutes,
  ...scadenzeRoutes,
  ...demoRoutes,
  ...impostazioniRoutes,
  ...utentiRoutes,
  ...interrogazioniRoutes,
  ...soggettiRoutes,
  ...matriceAgentiRoutes,
};

export interface AppOptions {
  session: SessionSettings;
  logger: FastifyServerOptions['logger'];
  /** How many proxies stand before the server, or their addresses: what they alone add to X-Forwarded-For counts. */
  trustProxy: false | number | string[];
  /** Origins whose pages may show ours in a frame, beside our own. */
  frames?: readonly string[];
  /** Absolute path of the built client. */
  clientDir: string;
  /** Calls a minute from one address; far above what a person or an import does. */
  callsPerMinute?: number;
  eventi?: EventiSettings;
  /** Says that the server is about to end. */
  fine?: FineServer;
  /** Opens the metrics; there are none without it. */
  metricsToken?: string | null;
  tempi?: Tempi;
}

/** Milliseconds that a call may take to arrive. */
export interface Tempi extends BodySettings {
  headers?: number;
  /** Headers and body; more than the largest body gets, see `core/http/body/read.ts`. */
  request?: number;
  /** How often it is looked who is late. */
  check?: number;
  /** For the last answers, when the server stops. */
  ultime?: number;
}

/** Builds the application; nothing listens yet. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { tempi = {} } = options;
  // What schemas refuse is shown to people as it is.
  z.config({ ...z.locales.it(), customError: describeIssue });
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: toTrust(options.trustProxy),
    // Where no route says otherwise: unknown addresses.
    bodyLimit: BODY_LIMITS.accesso,
    requestTimeout: tempi.request ?? 300_000,
    http: {
      headersTimeout: tempi.headers ?? 20_000,
      connectionsCheckingInterval: tempi.check ?? 5_000,
    },
    frameworkErrors: (_error, _request, reply) => {
      // No hook runs for an address that no router can read.
      closeAnswer(reply);
      void sendFailure(
        reply,
        fail('richiesta_non_valida', { status: 400, detail: 'L’indirizzo non si può leggere' }),
      );
    },
    genReqId: (request) => makeRequestId(request, options.trustProxy !== false),
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler((part) => {
    const check = validatorCompiler(part as Parameters<typeof validatorCompiler>[0]);
    return (data: unknown) => (data instanceof Verificato ? { value: data.valore } : check(data));
  });
  app.setSerializerCompiler(serializerCompiler);
  installProblems(app);
  installBody(app, tempi);
  installStop(app, tempi.ultime);
  await installSecurity(app, options.frames);
  await app.register(compress, {
    encodings: ['gzip', 'identity'],
    threshold: 1_024,
    zlibOptions: { level: 3 },
  });
  await app.register(cookie);
  installCsrf(app, options.session);
  const flussi = new Set<FlussoEventi>();
  if (options.metricsToken) installMetrics(app, services.db, options.metricsToken, () => flussi.size);
  installReadiness(app, services.db, options.fine ?? { annunciata: false });
  await app.register(
    (api) => installApi(api, services, { ...options, eventi: { flussi, ...options.eventi } }),
    { prefix: '/api' },
  );
  await installClient(app, options.clientDir);
  return app;
}

async function installApi(api: FastifyInstance, services: Services, options: AppOptions): Promise<void> {
  await api.register(rateLimit, { max: options.callsPerMinute ?? 3_000, timeWindow: '1 minute' });
  await installSessions(api, services.db, options.session);
  // A caller who went while the session was read has no address to count calls by, and hears no answer.
  api.addHook('onRequest', (request, reply, done) => {
    if (request.raw.socket.destroyed) void reply.hijack();
    else done();
  });
  await installOpenapi(api, services.versione);
  installRoutes(api, services, handlers);
  await installBackup(api, services);
  installCalendario(api, services);
  await installEventi(api, services.db, options.eventi ?? {});
  api.setNotFoundHandler(sendNotFound);
}
