/** `GET /metrics`: figures for Prometheus, for whoever shows the token. No label holds a name, an id or an address. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { PERCORSO_EVENTI } from '#api/contract/eventi.ts';
import type { Database } from '../db/database.ts';
import { followJobs } from '../lavori.ts';
import { fail } from '../problems.ts';
import { sendFailure } from './problems.ts';

const PERCORSO_METRICHE = '/metrics';

/** Seconds: from a row that is read to an import of many rows. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes as long whatever is wrong with it. */
function holdsToken({ headers }: FastifyRequest, token: string): boolean {
  const [scheme = '', given = ''] = (headers.authorization ?? '').split(' ', 2);
  return scheme.toLowerCase() === 'bearer' && timingSafeEqual(digest(given), digest(token));
}

/** Requests by the pattern of their address: the address itself may be a secret, and has no end of values. */
function countRequests(registry: Registry, app: FastifyInstance): void {
  const durations = new Histogram({
    name: 'quadra_http_request_duration_seconds',
    help: 'Calls that were answered, by method, pattern of their address and status',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { elapsedTime, statusCode }) => {
    const route = routeOptions.url ?? 'none';
    // A stream lasts as long as its page.
    if (route !== PERCORSO_EVENTI)
      durations.observe({ method, route, status: String(statusCode) }, elapsedTime / 1_000);
  });
}

function countConnections(registry: Registry, db: Database): void {
  if (db.connessioni() === null) return;
  const connections = new Gauge({
    name: 'quadra_database_connections',
    help: 'Connections of the pool to PostgreSQL, and calls that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { aperte = 0, free = 0, in_attesa = 0 } = db.connessioni() ?? {};
      this.set({ state: 'used' }, aperte - free);
      this.set({ state: 'idle' }, free);
      this.set({ state: 'waiting' }, in_attesa);
    },
  });
  registry.registerMetric(connections);
}

function countFlows(registry: Registry, flussi: () => number): void {
  const stillOpen = new Gauge({
    name: 'quadra_event_streams',
    help: 'Pages that follow events on this server',
    registers: [],
    collect() {
      this.set(flussi());
    },
  });
  registry.registerMetric(stillOpen);
}

function countJobs(registry: Registry, app: FastifyInstance): void {
  const jobs = new Counter({
    name: 'quadra_jobs_total',
    help: 'Imports, searches, copies, reports, letters and works gone on with that this server brought to an end',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  });
  const stop = followJobs((job, succeeded) => jobs.inc({ job, outcome: succeeded ? 'ok' : 'failed' }));
  app.addHook('onClose', async () => stop());
}

/** `flussi`: how many event streams are open now. */
export function installMetrics(
  app: FastifyInstance,
  db: Database,
  token: string,
  flussi: () => number,
): void {
  const registry = new Registry();
  // The loop's delay, memory, processor, garbage, open handles.
  collectDefaultMetrics({ register: registry });
  countRequests(registry, app);
  countConnections(registry, db);
  countJobs(registry, app);
  countFlows(registry, flussi);
  app.get(PERCORSO_METRICHE, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!holdsToken(request, token))
      return sendFailure(reply.header('www-authenticate', 'Bearer'), fail('non_autenticato'));
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
}
