/** Work that would keep the server's own thread from answering, in a thread of its own. */
import { type ResourceLimits, Worker } from 'node:worker_threads';

export interface ThreadWork<T> {
  /** Rejects when the thread fails, or is stopped. */
  esito: Promise<T>;
  stop(): Promise<void>;
}

/**
 * Room for new objects. Such a thread makes millions of small objects that soon go: with the usual 48 MB the
 * collector would copy those still in use again and again. The memory is taken only as it fills.
 */
const YOUNG_MB = 384;

/** A thread that wants more than `maxMb` fails alone, and the server stays up. */
export const makeLimits = (maxMb: number): ResourceLimits => ({
  maxOldGenerationSizeMb: maxMb,
  maxYoungGenerationSizeMb: YOUNG_MB,
});

/** Starts the module with `data` as its `workerData`; its first message is the outcome. */
export function startThread<T>(modulo: URL, data: object, maxMb: number): ThreadWork<T> {
  const worker = new Worker(modulo, {
    workerData: data,
    resourceLimits: makeLimits(maxMb),
  });
  // A server that ends does not wait for it.
  worker.unref();
  const esito = new Promise<T>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread ended without an answer')));
  });
  return {
    esito,
    async stop() {
      await worker.terminate();
    },
  };
}
