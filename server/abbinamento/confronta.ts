/** One comparison of all open rows in a thread of its own. */
import { Worker } from 'node:worker_threads';
import type { DatiAbbinamento, EsitoAbbinamento, OpzioniAbbinamento } from '#domain/abbinamento/index.ts';

export interface Confronto {
  /** Rejects when the thread fails, or is stopped. */
  esito: Promise<EsitoAbbinamento>;
  stop(): Promise<void>;
}

/** Memory for 100,000 rows against 100,000, with room; a thread that wants more fails alone, and the server stays up. */
const MAX_MB = 2_048;

export function startConfronto(dati: DatiAbbinamento, opzioni: OpzioniAbbinamento): Confronto {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { dati, opzioni },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MB },
  });
  // A server that ends does not wait for a comparison.
  worker.unref();
  const esito = new Promise<EsitoAbbinamento>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the comparison ended without an answer')));
  });
  return {
    esito,
    async stop() {
      await worker.terminate();
    },
  };
}
