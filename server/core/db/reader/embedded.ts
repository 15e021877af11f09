/**
 * Questions on the embedded database. Nothing could interrupt a question there (PGlite's `statement_timeout` never
 * fires), and one that fills its memory would end the engine: so they are asked of a copy, in a process that can be
 * killed.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../engine/engine.ts';
import { syncCopy, type CopyState } from './copy.ts';
import { CODICE } from '../../cache.ts';
import { inQueue } from '../../threads/queue.ts';
import { type QueryRequest, type QueryOutcome, type QueryRunner, refuseSlow } from './query.ts';
import type { ReaderMessage, ReaderCommand } from './child.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
/** To open the copy: PostgreSQL starts in it. */
const OPENING_MS = 60_000;
/** Beyond the question's own time, for the rest of its way. */
const MARGIN_MS = 500;
/** Milliseconds without a question after which the copy is closed and its memory freed. */
const REST_MS = 120_000;

/** Where the copy is kept; null for a database that lives in memory, copied whole each time. */
interface Cartelle {
  originale: string;
  copy: string;
}

export function openEmbeddedReading(engine: Engine, folders: Cartelle | null): QueryRunner {
  const queue = inQueue(1);
  const state: CopyState = new Map();
  let child: ChildProcess | null = null;
  /** The position of the original's log when the copy was made. */
  let copied: string | null = null;
  let idle: NodeJS.Timeout | undefined;

  const endChild = async (): Promise<void> => {
    const old = child;
    child = null;
    copied = null;
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    const gone = new Promise((resolve) => old.once('exit', resolve));
    old.kill('SIGKILL');
    await gone;
  };

  /** The current position of the original's log. It does not move while nothing is written. */
  const readPosition = async (): Promise<string> => {
    const { rows } = await engine.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
    return rows[0]?.lsn ?? '';
  };

  const openCopy = async (): Promise<void> => {
    if (child && child.exitCode === null && (await readPosition()) === copied) return;
    await endChild();
    // The checkpoint writes memory to the files, so that the copy opens without a recovery. It also moves the log, so
    // the position is read after it.
    await engine.query('checkpoint');
    const lsn = await readPosition();
    const order = await copyDatabase();
    child = fork(CHILD, [], {
      serialization: 'advanced',
      // The child gets none of the server's settings: no key, no address of a database.
      env: { NODE_COMPILE_CACHE: CODICE },
      execArgv: ['--max-old-space-size=512', '--no-warnings'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const ready = await sendOrder(child, order, OPENING_MS);
    if (ready?.tipo !== 'pronto') {
      await endChild();
      throw new Error(`the copy did not open: ${ready?.tipo === 'guasto' ? ready.messaggio : 'no answer'}`);
    }
    copied = lsn;
  };

  const copyDatabase = async (): Promise<ReaderCommand> => {
    if (!folders) {
      const dump = await engine.dump('none');
      return { tipo: 'carica', copy: new Uint8Array(await dump.arrayBuffer()) };
    }
    // The first pass runs while others write. The second holds the engine, and copies only what changed during the
    // first.
    await syncCopy(folders.originale, folders.copy, state);
    await engine.exclusive(() => syncCopy(folders.originale, folders.copy, state));
    return { tipo: 'apri', cartella: folders.copy };
  };

  const startIdleTimer = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => void queue(endChild), REST_MS);
    idle.unref();
  };

  const ask = async (question: QueryRequest): Promise<QueryOutcome> => {
    clearTimeout(idle);
    await openCopy();
    if (!child) throw new Error('the copy is not open');
    const news = await sendOrder(child, { tipo: 'domanda', question }, question.tempo + MARGIN_MS);
    if (news?.tipo === 'esito') {
      startIdleTimer();
      return news.esito;
    }
    const dead = child.exitCode !== null || child.signalCode !== null;
    await endChild();
    if (news === null && !dead) return refuseSlow(question.tempo);
    return {
      ok: false,
      motivo: 'L’interrogazione ha bisogno di troppa memoria: restringi il periodo o chiedi meno colonne',
    };
  };

  return {
    query: (question) => queue(() => ask(question)),
    async prepare() {
      try {
        await queue(openCopy);
        startIdleTimer();
      } catch {
        // The next question meets the same error and reports it.
      }
    },
    async close() {
      clearTimeout(idle);
      await queue(endChild);
      if (folders) await rm(folders.copy, { recursive: true, force: true });
    },
  };
}

/** Sends an order and waits for the answer; null when `tempo` milliseconds passed or the process ended. */
function sendOrder(child: ChildProcess, order: ReaderCommand, time: number): Promise<ReaderMessage | null> {
  return new Promise((resolve) => {
    const settle = (news: ReaderMessage | null): void => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(news);
    };
    const onMessage = (message: unknown): void => settle(message as ReaderMessage);
    const onExit = (): void => settle(null);
    const timer = setTimeout(() => settle(null), time);
    child.once('message', onMessage);
    child.once('exit', onExit);
    child.send(order, (error) => {
      if (error) settle(null);
    });
  });
}
