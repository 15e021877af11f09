/** Printing beside the server's own thread, which goes on answering: one document at a time, in order. */
import { Worker } from 'node:worker_threads';
import { inCoda } from '../core/threads/queue.ts';
import type { PrintDocument } from './types.ts';
import type { PrintRequest, PrintAnswer } from './worker.ts';

/** 1,000 pages take about 600 MB; a document that wants more fails alone, and the server stays up. */
const MAX_MB = 1_536;
/** A document that takes longer is given up (milliseconds). */
const MAX_ATTESA = 180_000;
/** The thread is kept for the next document, and let go after this rest (milliseconds). */
const RIPOSO = 30_000;

const unoAllaVolta = inCoda(1);
let worker: Worker | null = null;
let riposo: NodeJS.Timeout | undefined;
let prossimo = 1;

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

function awaitAnswer(thread: Worker, richiesta: PrintRequest): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fine = new AbortController();
    const { signal } = fine;
    const scaduto = setTimeout(() => {
      void thread.terminate();
      settle(() => reject(new Error('the document took too long to print')));
    }, MAX_ATTESA);
    const onMessage = (risposta: PrintAnswer) => {
      if (risposta.id !== richiesta.id) return;
      settle(() => {
        if ('errore' in risposta) reject(new Error(`the document was not printed: ${risposta.errore}`));
        else
          resolve(Buffer.from(risposta.bytes.buffer, risposta.bytes.byteOffset, risposta.bytes.byteLength));
      });
    };
    const onError = (cause: unknown) =>
      settle(() => reject(new Error('the printing thread failed', { cause })));
    const onExit = () => settle(() => reject(new Error('the printing thread ended without a document')));
    function settle(end: () => void): void {
      if (signal.aborted) return;
      fine.abort();
      clearTimeout(scaduto);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      end();
    }
    thread.on('message', onMessage).once('error', onError).once('exit', onExit);
    thread.postMessage(richiesta);
  });
}

/**
 * The document as a PDF file. Documents wait for each other: printing is work for the processor alone.
 * Rejects when it cannot be made: too large for the thread, or composed against the rules of `types.ts`.
 */
export async function printDocument(documento: PrintDocument): Promise<Buffer> {
  return unoAllaVolta(async () => {
    clearTimeout(riposo);
    worker ??= startThread();
    try {
      return await awaitAnswer(worker, { id: prossimo++, documento });
    } finally {
      riposo = setTimeout(() => {
        void worker?.terminate();
        worker = null;
      }, RIPOSO);
      riposo.unref();
    }
  });
}
