/**
 * Works that the tables ask for, azienda by azienda. A change leaves its mark in the same transaction, so that no command
 * can forget to; here it is only heard, waited for until the changes pause, and done one at a time.
 */
import type { Database } from './db/database.ts';

export interface AskedWork {
  /** Where it is announced that an azienda asks; the payload is its number. */
  canale: string;
  /** Aziende that ask now: those of the time when no server was there. */
  listAsking: () => Promise<number[]>;
  /** Does it for one: `done`; `later` when it cannot be done now; `failed`; `nothing` when nobody asks any more. */
  run: (idAzienda: number, signal: AbortSignal) => Promise<'done' | 'later' | 'failed' | 'nothing'>;
  /** Hears of what went wrong; without an azienda, that the asking ones could not be listed. */
  onError: (cause: unknown, idAzienda?: number) => void;
  /** Changes that follow each other within this time are one (milliseconds). */
  quiete: number;
}

/** What fails is tried again after a pause that doubles, and after no more than this (milliseconds). */
const PAUSA_MASSIMA_MS = 10 * 60_000;

export interface AskedFollower {
  /** Hears all that ask now. */
  lookAtAll: () => Promise<void>;
  /** Stops it, and the one under way; what asked for it stays. */
  stop: () => Promise<void>;
}

/** Follows a work until it is stopped. */
export async function followAsked(db: Database, work: AskedWork): Promise<AskedFollower> {
  const timers = new Map<number, NodeJS.Timeout>();
  /** How long the last one of each took: a long one is begun again after as long a pause. */
  const durate = new Map<number, number>();
  /** How many times in a row it failed for each. */
  const falliti = new Map<number, number>();
  const stopping = new AbortController();
  let coda: Promise<void> = Promise.resolve();

  const doOne = async (idAzienda: number): Promise<void> => {
    if (stopping.signal.aborted) return;
    const started = performance.now();
    try {
      const esito = await work.run(idAzienda, stopping.signal);
      if (esito === 'done') durate.set(idAzienda, performance.now() - started);
      if (esito === 'failed') return retry(idAzienda);
      falliti.delete(idAzienda);
      if (esito === 'later') hear(idAzienda);
    } catch (cause) {
      work.onError(cause, idAzienda);
      retry(idAzienda);
    }
  };
  function retry(idAzienda: number): void {
    // What asked again meanwhile is heard already.
    if (timers.has(idAzienda)) return;
    falliti.set(idAzienda, (falliti.get(idAzienda) ?? 0) + 1);
    hear(idAzienda);
  }
  function hear(idAzienda: number): void {
    if (stopping.signal.aborted) return;
    clearTimeout(timers.get(idAzienda));
    const pausa = Math.min(work.quiete * 2 ** (falliti.get(idAzienda) ?? 0), PAUSA_MASSIMA_MS);
    const timer = setTimeout(
      () => {
        timers.delete(idAzienda);
        coda = coda.then(() => doOne(idAzienda));
      },
      Math.max(pausa, durate.get(idAzienda) ?? 0),
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
  const stopListening = await db.listen(work.canale, {
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
      await coda;
    },
  };
}
