/** The application: plugins and routes, registered one by one. */
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { spiega } from './italiano.ts';
import { installBackup } from './plugins/backup.ts';
import { installClient } from './plugins/client.ts';
import { installCsrf } from './plugins/csrf.ts';
import { type EventiSettings, installEventi } from './plugins/eventi.ts';
import { installOpenapi } from './plugins/openapi.ts';
import { installProblems, notFound } from './plugins/problems.ts';
import { installSecurity } from './plugins/security.ts';
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
import type { Services } from './services.ts';

/** A lot of 10,000 rows is some 4 MB; the names of a very large file a little more. */
const BODY_LIMIT = 20 * 1024 * 1024;

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
  trustProxy: boolean;
  /** Absolute path of the built client. */
  clientDir: string;
  /** Calls a minute from one address; far above what a person or an import does. */
  callsPerMinute?: number;
  eventi?: EventiSettings;
}

/** Builds the application; nothing listens yet. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  // What schemas refuse is shown to people as it is.
  z.config({ ...z.locales.it(), customError: spiega });
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: options.trustProxy,
    bodyLimit: BODY_LIMIT,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installProblems(app);
  installJsonParser(app);
  await installSecurity(app);
  await app.register(compress, {
    encodings: ['gzip', 'identity'],
    threshold: 1_024,
    zlibOptions: { level: 3 },
  });
  await app.register(cookie);
  installCsrf(app, options.session.secure);
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

/** Calls without a payload may still say that they are JSON: an empty text is no body. */
function installJsonParser(app: FastifyInstance): void {
  // JSON alone: a form of another site can send plain text without asking, but not JSON.
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
