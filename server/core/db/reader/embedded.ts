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
/** A copy that nobody asks any more gives its memory back. */
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
  /** How far the log of the original was when it was copied. */
  let copiata: string | null = null;
  let riposo: NodeJS.Timeout | undefined;

  const termina = async (): Promise<void> => {
    const old = figlio;
    figlio = null;
    copiata = null;
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    const gone = new Promise((resolve) => old.once('exit', resolve));
    old.kill('SIGKILL');
    await gone;
  };

  /** How far the log of the original is now: the same as it was, nothing has been written. */
  const fino = async (): Promise<string> => {
    const { rows } = await engine.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
    return rows[0]?.lsn ?? '';
  };

  const apri = async (): Promise<void> => {
    if (figlio && figlio.exitCode === null && (await fino()) === copiata) return;
    await termina();
    // What is in memory goes to the files, so that the copy opens without a recovery. It writes to the log itself.
    await engine.query('checkpoint');
    const lsn = await fino();
    const ordine = await copia();
    figlio = fork(FIGLIO, [], {
      serialization: 'advanced',
      // Nothing of the server's own settings: no key, no address of a database.
      env: { NODE_COMPILE_CACHE: CODICE },
      execArgv: ['--max-old-space-size=512', '--no-warnings'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const pronto = await manda(figlio, ordine, APERTURA_MS);
    if (pronto?.tipo !== 'pronto') {
      await termina();
      throw new Error(`the copy did not open: ${pronto?.tipo === 'guasto' ? pronto.messaggio : 'no answer'}`);
    }
    copiata = lsn;
  };

  const copia = async (): Promise<ReaderCommand> => {
    if (!cartelle) {
      const dump = await engine.dump('none');
      return { tipo: 'carica', copia: new Uint8Array(await dump.arrayBuffer()) };
    }
    // What is written meanwhile is copied again by the second pass, for which others wait: it has little left to do.
    await syncCopy(cartelle.originale, cartelle.copia, stato);
    await engine.exclusive(() => syncCopy(cartelle.originale, cartelle.copia, stato));
    return { tipo: 'apri', cartella: cartelle.copia };
  };

  const riposa = (): void => {
    clearTimeout(riposo);
    riposo = setTimeout(() => void coda(termina), RIPOSO_MS);
    riposo.unref();
  };

  const chiedi = async (domanda: QueryRequest): Promise<QueryOutcome> => {
    clearTimeout(riposo);
    await apri();
    if (!figlio) throw new Error('the copy is not open');
    const notizia = await manda(figlio, { tipo: 'domanda', domanda }, domanda.tempo + MARGINE_MS);
    if (notizia?.tipo === 'esito') {
      riposa();
      return notizia.esito;
    }
    const morto = figlio.exitCode !== null || figlio.signalCode !== null;
    await termina();
    if (notizia === null && !morto) return refuseSlow(domanda.tempo);
    return {
      ok: false,
      motivo: 'L’interrogazione ha bisogno di troppa memoria: restringi il periodo o chiedi meno colonne',
    };
  };

  return {
    interroga: (domanda) => coda(() => chiedi(domanda)),
    async prepara() {
      try {
        await coda(apri);
        riposa();
      } catch {
        // Whoever asks will meet the same trouble, and be told.
      }
    },
    async chiudi() {
      clearTimeout(riposo);
      await coda(termina);
      if (cartelle) await rm(cartelle.copia, { recursive: true, force: true });
    },
  };
}

/** Sends and waits for the answer; null when it took too long or the process ended. */
function manda(figlio: ChildProcess, ordine: ReaderCommand, tempo: number): Promise<ReaderMessage | null> {
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
