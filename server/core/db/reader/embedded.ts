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
import { inCoda } from '../../threads/queue.ts';
import { type QueryRequest, type QueryOutcome, type QueryRunner, refuseSlow } from './query.ts';
import type { ReaderMessage, ReaderCommand } from './child.ts';

const FIGLIO = fileURLToPath(new URL('child.ts', import.meta.url));
/** To open the copy: PostgreSQL starts in it. */
const APERTURA_MS = 60_000;
/** Beyond the question's own time, for the rest of its way. */
const MARGINE_MS = 500;
/** Milliseconds without a question after which the copy is closed and its memory freed. */
const RIPOSO_MS = 120_000;

/** Where the copy is kept; null for a database that lives in memory, copied whole each time. */
interface Cartelle {
  originale: string;
  copia: string;
}

export function openLetturaIncorporata(engine: Engine, cartelle: Cartelle | null): QueryRunner {
  const coda = inCoda(1);
  const stato: CopyState = new Map();
  let figlio: ChildProcess | null = null;
  /** The position of the original's log when the copy was made. */
  let copiata: string | null = null;
  let riposo: NodeJS.Timeout | undefined;

  const endChild = async (): Promise<void> => {
    const old = figlio;
    figlio = null;
    copiata = null;
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
    if (figlio && figlio.exitCode === null && (await readPosition()) === copiata) return;
    await endChild();
    // The checkpoint writes memory to the files, so that the copy opens without a recovery. It also moves the log, so
    // the position is read after it.
    await engine.query('checkpoint');
    const lsn = await readPosition();
    const ordine = await copyDatabase();
    figlio = fork(FIGLIO, [], {
      serialization: 'advanced',
      // The child gets none of the server's settings: no key, no address of a database.
      env: { NODE_COMPILE_CACHE: CODICE },
      execArgv: ['--max-old-space-size=512', '--no-warnings'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const pronto = await sendOrder(figlio, ordine, APERTURA_MS);
    if (pronto?.tipo !== 'pronto') {
      await endChild();
      throw new Error(`the copy did not open: ${pronto?.tipo === 'guasto' ? pronto.messaggio : 'no answer'}`);
    }
    copiata = lsn;
  };

  const copyDatabase = async (): Promise<ReaderCommand> => {
    if (!cartelle) {
      const dump = await engine.dump('none');
      return { tipo: 'carica', copia: new Uint8Array(await dump.arrayBuffer()) };
    }
    // The first pass runs while others write. The second holds the engine, and copies only what changed during the
    // first.
    await syncCopy(cartelle.originale, cartelle.copia, stato);
    await engine.exclusive(() => syncCopy(cartelle.originale, cartelle.copia, stato));
    return { tipo: 'apri', cartella: cartelle.copia };
  };

  const startIdleTimer = (): void => {
    clearTimeout(riposo);
    riposo = setTimeout(() => void coda(endChild), RIPOSO_MS);
    riposo.unref();
  };

  const ask = async (domanda: QueryRequest): Promise<QueryOutcome> => {
    clearTimeout(riposo);
    await openCopy();
    if (!figlio) throw new Error('the copy is not open');
    const notizia = await sendOrder(figlio, { tipo: 'domanda', domanda }, domanda.tempo + MARGINE_MS);
    if (notizia?.tipo === 'esito') {
      startIdleTimer();
      return notizia.esito;
    }
    const morto = figlio.exitCode !== null || figlio.signalCode !== null;
    await endChild();
    if (notizia === null && !morto) return refuseSlow(domanda.tempo);
    return {
      ok: false,
      motivo: 'L’interrogazione ha bisogno di troppa memoria: restringi il periodo o chiedi meno colonne',
    };
  };

  return {
    interroga: (domanda) => coda(() => ask(domanda)),
    async prepara() {
      try {
        await coda(openCopy);
        startIdleTimer();
      } catch {
        // The next question meets the same error and reports it.
      }
    },
    async chiudi() {
      clearTimeout(riposo);
      await coda(endChild);
      if (cartelle) await rm(cartelle.copia, { recursive: true, force: true });
    },
  };
}

/** Sends an order and waits for the answer; null when `tempo` milliseconds passed or the process ended. */
function sendOrder(
  figlio: ChildProcess,
  ordine: ReaderCommand,
  tempo: number,
): Promise<ReaderMessage | null> {
  return new Promise((resolve) => {
    const settle = (notizia: ReaderMessage | null): void => {
      clearTimeout(timer);
      figlio.off('message', onMessage);
      figlio.off('exit', onExit);
      resolve(notizia);
    };
    const onMessage = (message: unknown): void => settle(message as ReaderMessage);
    const onExit = (): void => settle(null);
    const timer = setTimeout(() => settle(null), tempo);
    figlio.once('message', onMessage);
    figlio.once('exit', onExit);
    figlio.send(ordine, (error) => {
      if (error) settle(null);
    });
  });
}
