/** After a server that did not stop in order, checks the data while the new server works; Salute shows the outcome. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type VerificaFatta, verificaFattaSchema } from '#api/contract/backup.ts';
import { verifyWithoutStopping } from './make-backup.ts';
import type { Database } from '../core/db/database.ts';

/**
 * A file that exists while a server runs: if it is there at a start, the last server was cut off. Servers on PostgreSQL
 * may share the folder, so each machine or container has a file of its own.
 */
const runningPath = (dataDir: string, { motore }: Motore): string =>
  join(dataDir, motore === 'pglite' ? 'server-acceso' : `server-acceso-${hostname()}`);
type Motore = Pick<Database, 'motore'>;
const outcomeOf = (dataDir: string): string => join(dataDir, 'verifica.json');

/** Marks the server as running; true where the one before it did not stop in order. */
export function markStarted(dataDir: string, db: Motore): boolean {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const cutOff = existsSync(runningPath(dataDir, db));
  writeFileSync(runningPath(dataDir, db), '', { mode: 0o600 });
  return cutOff;
}

/** Removes the mark: the server stops in order. */
export function markStopped(dataDir: string, db: Motore): void {
  rmSync(runningPath(dataDir, db), { force: true });
}

/** The outcome of the last check; null when there was none. */
export async function readVerifica(dataDir: string): Promise<VerificaFatta | null> {
  try {
    return verificaFattaSchema.parse(JSON.parse(await readFile(outcomeOf(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/** Checks the data and keeps the outcome; never throws. */
export async function verifyAfterCrash(db: Database, dataDir: string, log: FastifyBaseLogger): Promise<void> {
  try {
    const { quante, anomalie } = await verifyWithoutStopping(db, dataDir);
    const done = {
      fatta_il: new Date().toISOString(),
      quante,
      anomalie: anomalie.map(({ testo }) => testo),
    };
    const aside = `${outcomeOf(dataDir)}.parziale`;
    await writeFile(aside, JSON.stringify(done), { mode: 0o600, flush: true });
    await rename(aside, outcomeOf(dataDir));
    if (quante > 0) log.error({ quante, anomalie }, 'the data does not agree');
    else log.info('the server before did not stop in order: the data agrees');
  } catch (cause) {
    log.error({ err: cause }, 'the data could not be looked at');
  }
}
