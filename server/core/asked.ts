/**
 * Works that changes ask for, one azienda at a time. A change marks its azienda in its own transaction, so no command
 * can forget to. This module listens for the marks, waits until the changes pause, and runs one work at a time.
 */
import type { Database } from './db/database.ts';

export interface AskedWork {
  /** The channel that announces a marked azienda; the payload is its number. */
  channel: string;
  /** Lists the marked aziende, also those that were marked while no server ran. */
  listAsking: () => Promise<number[]>;
  /** Does the work of one azienda. `later`: it cannot be done now; `nothing`: the azienda is not marked any more. */
  run: (idAzienda: number, signal: AbortSignal) => Promise<'done' | 'later' | 'failed' | 'nothing'>;
  /** Takes an error; without an azienda, the error of listing the marked ones. */
  onError: (cause: unknown, idAzienda?: number) => void;
  /** Changes within this time of each other count as one (milliseconds). */
  quiet: number;
}

/** A work that failed is tried again after a pause, which doubles at each failure up to this (milliseconds). */
const MAX_PAUSE_MS = 10 * 60_000;

interface AskedFollower {
  /** Takes up every azienda that is marked now. */
  lookAtAll: () => Promise<void>;
  /** Stops following and the work under way. The marks stay. */
  stop: () => Promise<void>;
}

/** Follows a work until it is stopped. */
export async function followAsked(db: Database, work: AskedWork): Promise<AskedFollower> {
  const timers = new Map<number, NodeJS.Timeout>();
  /** How long the last work of each azienda took. The next one waits at least as long. */
  const durations = new Map<number, number>();
  /** How many times in a row the work of each azienda failed. */
  const failed = new Map<number, number>();
  const stopping = new AbortController();
  let queue: Promise<void> = Promise.resolve();

  const doOne = async (idAzienda: number): Promise<void> => {
    if (stopping.signal.aborted) return;
    const started = performance.now();
    try {
      const outcome = await work.run(idAzienda, stopping.signal);
      if (outcome === 'done') durations.set(idAzienda, performance.now() - started);
      if (outcome === 'failed') return retry(idAzienda);
      failed.delete(idAzienda);
      if (outcome === 'later') hear(idAzienda);
    } catch (cause) {
      work.onError(cause, idAzienda);
      retry(idAzienda);
    }
  };
  function retry(idAzienda: number): void {
    // The azienda was marked again meanwhile: its timer is set.
    if (timers.has(idAzienda)) return;
    failed.set(idAzienda, (failed.get(idAzienda) ?? 0) + 1);
    hear(idAzienda);
  }
  function hear(idAzienda: number): void {
    if (stopping.signal.aborted) return;
    clearTimeout(timers.get(idAzienda));
    const pause = Math.min(work.quiet * 2 ** (failed.get(idAzienda) ?? 0), MAX_PAUSE_MS);
    const timer = setTimeout(
      () => {
        timers.delete(idAzienda);
        queue = queue.then(() => doOne(idAzienda));
      },
      Math.max(pause, durations.get(idAzienda) ?? 0),
    );
    timer.unref();
    timers.set(idAzienda, timer);
  }
  const lookAtAll = async (): Promise<void> => {
    try {
      for (const idAzienda of await work.listAsking()) hear(idAzienda);
    } catch (cause) {
      work.onError(cause);
    }
  };
  const stopListening = await db.listen(work.channel, {
    onMessage: (text) => hear(Number(text)),
    onGap: () => void lookAtAll(),
  });
  await lookAtAll();
  return {
    lookAtAll,
    stop: async () => {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await stopListening();
      await queue;
    },
  };
}
