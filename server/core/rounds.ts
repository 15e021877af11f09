/** A round is a work that a server repeats. Two rounds of one work never run at once. */

/** The log of a work for which nobody waits. */
export interface Journal {
  info: (values: object, text: string) => void;
  error: (values: object, text: string) => void;
}

/**
 * Starts the timer; the first round runs after `everyMs`. Where a round fails, `failed` is logged, and the next one runs
 * in its time. The answer stops it and waits for the round under way.
 */
export function startRounds(
  everyMs: number,
  log: Pick<Journal, 'error'>,
  failed: string,
  round: (stopped: () => boolean) => Promise<unknown>,
): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    try {
      await round(() => stopped);
    } catch (cause) {
      log.error({ err: cause }, failed);
    }
  };
  const timer = setInterval(() => {
    running ??= run().finally(() => (running = null));
  }, everyMs);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
