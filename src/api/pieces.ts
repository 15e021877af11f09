/** Long work cut into short pieces: the page can answer between two pieces. */

/** How long a piece may keep the page waiting. */
const MILLISECONDI = 12;
/** Elements between two looks at the clock. */
const PASSO = 256;

/** Lets the browser draw and answer, then goes on. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const go = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', go, { once: true });
    port1.start();
    port2.postMessage(null);
  });

/** Says when the work has to let the page answer. */
export class Clock {
  #since = performance.now();

  /** True once the page has waited long enough. */
  isLate(): boolean {
    return performance.now() - this.#since > MILLISECONDI;
  }

  /** Resolves at once, or after the page has answered; throws the signal's reason once it is aborted. */
  async look(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (!this.isLate()) return;
    await waitForPaint();
    signal?.throwIfAborted();
    this.#since = performance.now();
  }
}

/** Calls `visit` for every element in order, in pieces. Stops with the signal's reason when it aborts. */
export async function visitInPieces<T>(
  elements: Iterable<T>,
  visit: (element: T, index: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const clock = new Clock();
  let index = 0;
  for (const element of elements) {
    // Awaiting every step would cost more than the steps.
    if (index % PASSO === PASSO - 1) await clock.look(signal);
    visit(element, index);
    index += 1;
  }
}

/**
 * Runs a generator to its end in pieces: it may be interrupted at every yield. Stops with the signal's reason when it
 * aborts.
 */
export async function runInPieces<T>(job: Generator<void, T>, signal?: AbortSignal): Promise<T> {
  const clock = new Clock();
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
    if (clock.isLate()) await clock.look(signal);
  }
}
