/** A round is a work that a server repeats. Two rounds of one work never run at once. */

/** The log of a work for which nobody waits. */
export interface Journal {
  info: (values: object, text: string) => void;
  error: (values: object, text: string) => void;
}

/** Starts the timer; the first round runs after `everyMs`. The answer stops it and waits for the round under way. */
export function startRounds(
  everyMs: number,
  round: (stopped: () => boolean) => Promise<void>,
): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= round(() => stopped).finally(() => (running = null));
  }, everyMs);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
