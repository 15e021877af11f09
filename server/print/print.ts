/** Printing beside the server's own thread, which goes on answering: one document at a time, in order. */
import { Worker } from 'node:worker_threads';
import { inQueue } from '../core/threads/queue.ts';
import type { PrintDocument } from './types.ts';
import type { PrintRequest, PrintAnswer } from './worker.ts';

/** 1,000 pages take about 600 MB; a document that wants more fails alone, and the server stays up. */
const MAX_MB = 1_536;
/** A document that takes longer is given up (milliseconds). */
const MAX_ATTESA = 180_000;
/** The thread is kept for the next document, and let go after this rest (milliseconds). */
const REST = 30_000;

const oneAtATime = inQueue(1);
let worker: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let next = 1;

function startThread(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MB },
  });
  // A server that ends does not wait for a document.
  started.unref();
  started.once('exit', () => {
    if (worker === started) worker = null;
  });
  return started;
}

const awaitAnswer = (thread: Worker, request: PrintRequest): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const fine = new AbortController();
    const { signal } = fine;
    const overdue = setTimeout(() => {
      void thread.terminate();
      settle(() => reject(new Error('the document took too long to print')));
    }, MAX_ATTESA);
    const onMessage = (answer: PrintAnswer) => {
      if (answer.id !== request.id) return;
      settle(() => {
        if ('error' in answer) reject(new Error(`the document was not printed: ${answer.error}`));
        else resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength));
      });
    };
    const onError = (cause: unknown) =>
      settle(() => reject(new Error('the printing thread failed', { cause })));
    const onExit = () => settle(() => reject(new Error('the printing thread ended without a document')));
    function settle(end: () => void): void {
      if (signal.aborted) return;
      fine.abort();
      clearTimeout(overdue);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      end();
    }
    thread.on('message', onMessage).once('error', onError).once('exit', onExit);
    thread.postMessage(request);
  });

/**
 * The document as a PDF file. Documents wait for each other: printing is work for the processor alone.
 * Rejects when it cannot be made: too large for the thread, or composed against the rules of `types.ts`.
 */
export const printDocument = (documento: PrintDocument): Promise<Buffer> =>
  oneAtATime(async () => {
    clearTimeout(idle);
    worker ??= startThread();
    try {
      return await awaitAnswer(worker, { id: next++, documento });
    } finally {
      idle = setTimeout(() => {
        void worker?.terminate();
        worker = null;
      }, REST);
      idle.unref();
    }
  });
