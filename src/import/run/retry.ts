/** Doing again what the network dropped. */
import { hasCodice } from '#api/errors.ts';

/** Milliseconds before each new attempt; after the last one the failure stands. */
const PAUSE: readonly number[] = [300, 1_000, 3_000];

/** Waits; ends at once when the signal aborts. Tests give their own. */
export type Attesa = (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;

export const wait: Attesa = (milliseconds, signal) =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    if (signal?.aborted) done();
    else signal?.addEventListener('abort', done);
  });

interface Repetition {
  attesa: Attesa;
  signal?: AbortSignal | undefined;
  onRetry?: (() => void) | undefined;
}

/**
 * Calls `run` again when the network fails, before the server or behind it, and only then: a refusal is final.
 * `run` must be safe to repeat. An aborted signal ends the repetition with the signal's reason.
 */
export async function retry<T>(run: () => Promise<T>, { attesa, signal, onRetry }: Repetition): Promise<T> {
  for (const pause of PAUSE) {
    try {
      return await run();
    } catch (error) {
      if (!hasCodice(error, 'rete', 'database_fermo')) throw error;
      onRetry?.();
      await attesa(pause, signal);
      signal?.throwIfAborted();
    }
  }
  return await run();
}
