/** Starts the server and stops it in good order. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createApp } from './app.ts';
import { findRemains } from './backup/scratch-folder.ts';
import { getBackupFolder } from './backup/backup-folder.ts';
import { stopWorks } from './backup/work.ts';
import { annulAbandoned } from './importazioni/commands/annul-importazione.ts';
import { checkTitolare } from './utenti/commands/govern-utenti.ts';
import { startSituazioni } from './studio/follow.ts';
import { startQueue } from './core/mail/queue.ts';
import { FASCICOLI } from './studio/packs.ts';
import { startRicercaAutomatica } from './pagamenti/automatic-search.ts';
import { parseConfig, type Config } from './config.ts';
import { makeCheckpointIfLong } from './core/db/checkpoint.ts';
import { getErrorCode } from './core/error-code.ts';
import { classifyFault, isDiskFull } from './core/db/faults.ts';
import type { EngineOptions } from './core/db/engine/engine.ts';
import { EngineLost } from './core/db/engine/link.ts';
import { migrate } from './core/db/migrate.ts';
import { refreshAllPagamenti, refreshAnagrafiche, refreshStatistics } from './core/db/statistics.ts';
import { prepareRole } from './core/db/reader/role.ts';
import type { Database } from './core/db/database.ts';
import { openEmbedded, openPostgres } from './core/db/open.ts';
import { makeLoggerOptions } from './core/logging.ts';
import { startScheduler } from './report/scheduler.ts';
import { LETTERE } from './solleciti/letters.ts';
import { makeSeal } from './core/seal.ts';
import { explain } from './core/explain.ts';
import { startRounds } from './core/rounds.ts';
import { markStarted, markStopped, verifyAfterCrash } from './backup/verify-at-start.ts';
import type { FineServer } from './sistema/readiness.ts';
import { readHealth } from './sistema/sql/sistema.ts';
import { existsUtente } from './utenti/sql/utenti.ts';
import { startWorks } from './works.ts';

/**
 * Short, because a checkpoint blocks the embedded database for as long as it takes to write what changed since the last
 * one.
 */
const CHECKPOINT_EVERY_MS = 2_000;

export interface Running {
  /** Where it listens, as `http://127.0.0.1:3000`. */
  address: string;
  /** True until the first user exists. */
  primoUtente: boolean;
}

/** Opens the database, brings it up to date, listens. */
async function startServer(config: Config): Promise<Running> {
  const db = await openDatabase(config);
  try {
    await bringUpToDate(db, config);
    const seal = makeSeal(config.sealKey);
    const fine: FineServer = { annunciata: false };
    const app = await createApp(
      {
        db,
        versione: productVersion(),
        dataDir: config.dataDir,
        seal,
        backup: { conservati: config.backupKeep },
      },
      {
        session: { secret: config.sessionSecret, hours: config.sessionHours, secure: config.cookieSecure },
        logger: makeLoggerOptions(config.logLevel),
        trustProxy: config.trustProxy,
        frames: config.frames,
        fine,
        metricsToken: config.metricsToken,
        clientDir: config.clientDir ?? fileURLToPath(new URL('../dist', import.meta.url)),
      },
    );
    const stops = [
      startQueue(db, seal, app.log, LETTERE),
      startScheduler(db, seal, app.log),
      startQueue(db, seal, app.log, FASCICOLI),
      await startRicercaAutomatica(db, app.log),
      await startSituazioni(db, app.log),
      startRounds(CHECKPOINT_EVERY_MS, app.log, 'checkpoint failed', () => makeCheckpointIfLong(db)),
    ];
    // Several servers on PostgreSQL may share the folder: there the next copy removes only old remains.
    if (db.motore === 'pglite') void clearLeftovers(app, config.dataDir);
    const address = await app.listen({ port: config.port, host: config.host });
    // Once it listens: a server that does not come to that begins nothing.
    const stopWorking = startWorks(db, config, app.log);
    if (markStarted(config.dataDir, db)) void verifyAfterCrash(db, config.dataDir, app.log);
    const announce = async (): Promise<void> => {
      fine.annunciata = true;
      await sleep(config.drainSeconds * 1_000);
    };
    stopOnSignals(app, announce, async () => {
      stopWorking();
      stopWorks();
      for (const stop of stops) await stop();
      await db.close();
      markStopped(config.dataDir, db);
    });
    return { address, primoUtente: !(await existsUtente(db.kysely)) };
  } catch (cause) {
    await db.close();
    throw cause;
  }
}

/** Migrates the database, and puts right what the servers before left. */
async function bringUpToDate(db: Database, config: Config): Promise<void> {
  await migrate(db);
  await checkTitolare(db);
  const switchedOff = await prepareRole(db);
  if (switchedOff !== null) process.stderr.write(`${switchedOff}\n`);
  if (db.motore === 'pglite') {
    await refreshStatistics(db.kysely);
    await refreshAnagrafiche(db.kysely);
  }
  await refreshAllPagamenti(db);
  // From here on health is answered without the database.
  await readHealth(db, config.dataDir);
  // No client of the embedded database outlives its only server: what is unfinished now will never finish.
  await annulAbandoned(db, db.motore === 'pglite' ? 0 : config.importMinutes);
}

/** Removes the half-made copies of a killed server. */
async function clearLeftovers(app: FastifyInstance, dataDir: string): Promise<void> {
  const remove = findRemains(getBackupFolder(dataDir));
  try {
    await remove();
  } catch (cause) {
    app.log.error({ err: cause }, 'what was left beside the copies is still there');
  }
}

const folderOf = ({ dataDir }: Config): string => join(dataDir, 'db');

function openDatabase(config: Config): Promise<Database> | Database {
  if (config.databaseUrl === null) return openEmbedded(config.dataDir, hearEngine(folderOf(config)));
  return openPostgres(config.databaseUrl, config.databasePool, () => {
    process.stderr.write('a connection to PostgreSQL was lost while idle\n');
  });
}

/**
 * What the terminal says when the engine is lost. Confirmed work is on the disk, and the folder opens as after a kill.
 */
const hearEngine = (folder: string): EngineOptions => ({
  onLost: (cause) => {
    const why = isDiskFull(cause) ? 'perché il disco è pieno' : 'per un guasto';
    process.stderr.write(
      `Il motore del database si è fermato ${why} e viene riaperto: quanto era stato confermato è al sicuro\n`,
    );
  },
  onStuck: (cause) => {
    const fault = classifyFault(cause, folder);
    process.stderr.write(`${fault.message}\n`);
    // A full disk may be freed, so the server stays. With a damaged database it ends, so that the damage is noticed.
    if (fault.motivo !== 'disco_pieno') process.exit(1);
  },
});

function productVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** Says that the end is near, stops accepting, lets running requests finish, then closes the database. A second signal ends at once. */
function stopOnSignals(
  app: FastifyInstance,
  announce: () => Promise<void>,
  release: () => Promise<void>,
): void {
  const stop = async (): Promise<void> => {
    try {
      await announce();
      await app.close();
      await release();
      process.exitCode = 0;
    } catch (cause) {
      app.log.error({ err: cause }, 'shutdown failed');
      process.exitCode = 1;
    }
  };
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(130);
      stopping = true;
      void stop();
    });
  }
}

/** One line for a person at a terminal, whatever went wrong. */
function startupMessage(cause: unknown, config: Config | null): string {
  if (cause instanceof Error && 'syscall' in cause && cause.syscall === 'listen') {
    const why = getErrorCode(cause) === 'EADDRINUSE' ? 'è già occupata' : 'non si può usare';
    return `La porta ${config?.port ?? ''} ${why}: scegline un’altra con PORT`;
  }
  if (config?.databaseUrl === null && (isDiskFull(cause) || cause instanceof EngineLost))
    return classifyFault(cause, folderOf(config)).message;
  return explain(cause, `Il server non può partire${config?.databaseUrl ? ' (DATABASE_URL)' : ''}`);
}

/** Runs a start to its end: prints what it prints, or one line and exit status 1. */
export async function run(announce: (running: Running) => void): Promise<void> {
  // The office counts its days in Italy, wherever the machine stands; a browser asks in its own.
  process.env['TZ'] ??= 'Europe/Rome';
  let config: Config | null = null;
  try {
    config = parseConfig(process.env);
    announce(await startServer(config));
  } catch (cause) {
    process.stderr.write(`${startupMessage(cause, config)}\n`);
    process.exit(1);
  }
}

if (import.meta.main) await run(() => {});
