/** `GET /api/health/pronto`: whether a proxy may send people here. `/api/health` tells how the server is while it lives. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../core/db/database.ts';
import { listMigrations } from '../core/db/migrate.ts';
import { migrations } from '../migrations/index.ts';

export const PERCORSO_PRONTO = '/api/health/pronto';

/** Milliseconds for the database to answer; whoever asks waits no longer. */
const ATTESA_MS = 2_000;

/** Where it stands that a server is about to end: from then on it is not ready, and answers all the same. */
export interface FineServer {
  annunciata: boolean;
}

type Motivo = 'chiusura' | 'database' | 'migrazioni';

/** What the database lacks for this program to work on it; null where it lacks nothing. */
async function findLack({ kysely }: Database): Promise<Motivo | null> {
  const done = new Set(await listMigrations(kysely));
  return Object.keys(migrations).every((name) => done.has(name)) ? null : 'migrazioni';
}

/** The same, or `database` where no answer comes in time. */
async function findLackInTime(db: Database, awaited: number): Promise<Motivo | null> {
  // The embedded engine has one place for everybody: behind a long work of others it is no less ready.
  if (db.motore === 'pglite') return db.stato().motore === 'aperto' ? null : 'database';
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Motivo>((resolve) => {
    timer = setTimeout(() => resolve('database'), awaited);
  });
  try {
    return await Promise.race([findLack(db), late]);
  } catch {
    return 'database';
  } finally {
    clearTimeout(timer);
  }
}

/** One question to the database at a time, however many ask. */
function askOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | null = null;
  return () => (asking ??= ask().finally(() => (asking = null)));
}

/** Answers 200 or 503; needs no session and reads none. To be registered beside what looks sessions up. */
export function installReadiness(
  app: FastifyInstance,
  db: Database,
  end: FineServer,
  awaited = ATTESA_MS,
): void {
  const ask = askOnce(() => findLackInTime(db, awaited));
  app.get(PERCORSO_PRONTO, { schema: { hide: true } }, async (_request, reply) => {
    const motivo = end.annunciata ? 'chiusura' : await ask();
    return reply
      .code(motivo === null ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ pronto: motivo === null, motivo });
  });
}
