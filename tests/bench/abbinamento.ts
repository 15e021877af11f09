/** The matching against the least that looking at the same rows can cost; its growth; its memory on many rows. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { MAX_MB } from '#server/abbinamento/confronta.ts';
import { limitiDi } from '#server/thread.ts';
import type { DatiMisura } from './abbinamento/filo.ts';
import type { Rapporto } from './misura.ts';

/** In a thread like the one in which the server matches. */
function measure(dati: DatiMisura): Promise<Rapporto> {
  const worker = new Worker(new URL('abbinamento/filo.ts', import.meta.url), {
    workerData: dati,
    resourceLimits: limitiDi(MAX_MB),
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** `righe` movimenti against as many partite. */
export const measureAbbinamento = (righe: number, runs: number): Promise<Rapporto> =>
  measure({ parte: 'pavimento', righe, runs });

/** What twice the rows cost: medians of pairs, one after the other. */
export const measureCrescita = (righe: number, runs: number): Promise<Rapporto> =>
  measure({ parte: 'crescita', righe, runs });

const usoSchema = z.object({ millisecondi: z.number(), picco: z.number(), proposte: z.int() });

/** `righe` against as many, in a process of its own: milliseconds, and the most bytes it ever held (the office too). */
export async function measureMemoriaAbbinamento(righe: number): Promise<z.infer<typeof usoSchema>> {
  const script = fileURLToPath(new URL('abbinamento/memoria.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(righe)]);
  return usoSchema.parse(JSON.parse(stdout));
}
