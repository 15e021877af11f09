/** Reading a file, proved, against a bare papaparse pass over the same bytes. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { makeMovimenti, writeFileBanca } from '#tests/e2e/support/banca.ts';
import { compare, type Rapporto } from './misura.ts';

export async function measureLettura(righe: number, runs: number): Promise<Rapporto> {
  const bytes = writeFileBanca(makeMovimenti(righe, 1));
  const worker = new Worker(new URL('lettura-worker.ts', import.meta.url));
  const pass = async (passo: 'csv' | 'soggetto'): Promise<number> => {
    worker.postMessage({ passo, nome: 'movimenti.csv', bytes: new Uint8Array(bytes), righe });
    const [milliseconds]: unknown[] = await once(worker, 'message');
    return z.number().parse(milliseconds);
  };
  try {
    return await compare(
      'lettura + prova / papaparse nudo',
      runs,
      () => pass('csv'),
      () => pass('soggetto'),
    );
  } finally {
    await worker.terminate();
  }
}
