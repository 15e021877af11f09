/** Runs long loops in short pieces, so that the page can answer between two pieces. */

/** Milliseconds that a piece may block the page. */
const MILLISECONDI = 12;
/** Elements between two looks at the clock. */
const PASSO = 500;

/** Lets the browser draw and answer, then goes on. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const go = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', go, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

/** Calls `visit` for every element in order, in pieces. Stops with the signal's reason when it aborts. */
export async function visitInPieces<T>(
  elements: readonly T[],
  visit: (element: T, index: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  let since = performance.now();
  for (let index = 0; index < elements.length; index += 1) {
    if (index % PASSO === 0 && performance.now() - since > MILLISECONDI) {
      await breathe();
      signal?.throwIfAborted();
      since = performance.now();
    }
    const element = elements[index];
    if (element !== undefined) visit(element, index);
  }
}

/**
 * Runs a generator to its end in pieces: it may be interrupted at every yield. Stops with the signal's reason when it
 * aborts.
 */
export async function runInPieces<T>(job: Generator<void, T>, signal?: AbortSignal): Promise<T> {
  let since = performance.now();
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
    if (performance.now() - since <= MILLISECONDI) continue;
    await breathe();
    signal?.throwIfAborted();
    since = performance.now();
  }
}
