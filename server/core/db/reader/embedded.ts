/**
 * Questions on the embedded database. Nothing could interrupt a question there (PGlite's `statement_timeout` never
 * fires), and one that fills its memory would end the engine: so they are asked of a copy, in a process that can be
 * killed.
 */
import { rm } from 'node:fs/promises';
import type { Engine } from '../engine/engine.ts';
import { inQueue } from '../../threads/queue.ts';
import type { ReaderCommand } from './child.ts';
import { syncCopy, type CopyState } from './copy.ts';
import { ReaderProcess } from './process.ts';
import { type QueryRequest, type QueryOutcome, type QueryRunner, makeRefusal, refuseSlow } from './query.ts';

/** Beyond the question's own time, for the rest of its way. */
const MARGIN_MS = 500;
/** Milliseconds without a question after which the copy is closed and its memory freed. */
const REST_MS = 120_000;

/** Where the copy is kept; null for a database that lives in memory, copied whole each time. */
interface Cartelle {
  originale: string;
  copy: string;
}

/** The current position of the original's log. It does not move while nothing is written. */
async function readPosition(engine: Engine): Promise<string> {
  const { rows } = await engine.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
  return rows[0]?.lsn ?? '';
}

async function copyDatabase(
  engine: Engine,
  folders: Cartelle | null,
  state: CopyState,
): Promise<ReaderCommand> {
  if (!folders) {
    const dump = await engine.dump('none');
    return { tipo: 'carica', copy: new Uint8Array(await dump.arrayBuffer()) };
  }
  // The first pass runs while others write. The second holds the engine, and copies only what changed during the first.
  await syncCopy(folders.originale, folders.copy, state);
  await engine.exclusive(() => syncCopy(folders.originale, folders.copy, state));
  return { tipo: 'apri', cartella: folders.copy };
}

export function openEmbeddedReading(engine: Engine, folders: Cartelle | null): QueryRunner {
  const queue = inQueue(1);
  const state: CopyState = new Map();
  /** The copy that is open, with the position of the original's log when it was made. */
  let copy: { reader: ReaderProcess; position: string } | null = null;
  let idle: NodeJS.Timeout | undefined;

  const closeCopy = async (): Promise<void> => {
    const old = copy;
    copy = null;
    await old?.reader.end();
  };

  const openCopy = async (): Promise<ReaderProcess> => {
    if (copy?.reader.alive && (await readPosition(engine)) === copy.position) return copy.reader;
    await closeCopy();
    // The checkpoint writes memory to the files, so that the copy opens without a recovery. It also moves the log, so
    // the position is read after it.
    await engine.query('checkpoint');
    const position = await readPosition(engine);
    const reader = await ReaderProcess.open(await copyDatabase(engine, folders, state));
    copy = { reader, position };
    return reader;
  };

  const startIdleTimer = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => void queue(closeCopy), REST_MS);
    idle.unref();
  };

  const ask = async (question: QueryRequest): Promise<QueryOutcome> => {
    clearTimeout(idle);
    const reader = await openCopy();
    const news = await reader.ask({ tipo: 'domanda', question }, question.tempo + MARGIN_MS);
    if (news?.tipo === 'esito') {
      startIdleTimer();
      return news.esito;
    }
    const slow = news === null && reader.alive;
    await closeCopy();
    return slow
      ? refuseSlow(question.tempo)
      : makeRefusal(
          'L’interrogazione ha bisogno di troppa memoria: restringi il periodo o chiedi meno colonne',
        );
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
      await queue(closeCopy);
      if (folders) await rm(folders.copy, { recursive: true, force: true });
    },
  };
}
