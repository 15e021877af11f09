/** The matching against the least that looking at the same rows can cost; its growth; its memory on many rows. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { MAX_MB } from '#server/abbinamento/match.ts';
import { makeLimits } from '#server/core/threads/thread.ts';
import type { DatiMisura } from './abbinamento/filo.ts';
import { compare, type Rapporto } from './misura.ts';

/** Something that is timed in a thread like the one in which the server matches. */
class Filo {
  readonly #worker: Worker;

  constructor(data: DatiMisura) {
    this.#worker = new Worker(new URL('abbinamento/filo.ts', import.meta.url), {
      workerData: data,
      resourceLimits: makeLimits(MAX_MB),
    });
  }

  /** Its milliseconds, once more. */
  readonly time = async (): Promise<number> => {
    const answer = once(this.#worker, 'message');
    this.#worker.postMessage(null);
    return z.tuple([z.number()]).parse(await answer)[0];
  };

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Each in a thread of its own: neither clears away what the other has made. One at a time. */
async function compareFili(
  name: string,
  runs: number,
  floor: DatiMisura,
  subject: DatiMisura,
): Promise<Rapporto> {
  const [one, other] = [new Filo(floor), new Filo(subject)];
  try {
    return await compare(name, runs, one.time, other.time);
  } finally {
    await Promise.all([one.stop(), other.stop()]);
  }
}

/** `righe` movimenti against as many partite. */
export const measureAbbinamento = (righe: number, runs: number): Promise<Rapporto> =>
  compareFili(
    'abbinamento / join e parole',
    runs,
    { lavoro: 'pavimento', righe },
    { lavoro: 'abbinamento', righe },
  );

/** What twice the rows cost. */
export const measureCrescita = (righe: number, runs: number): Promise<Rapporto> =>
  compareFili(
    'abbinamento, il doppio delle righe',
    runs,
    { lavoro: 'abbinamento', righe },
    { lavoro: 'abbinamento', righe: 2 * righe },
  );

const usoSchema = z.object({ milliseconds: z.number(), peak: z.number(), proposte: z.int() });

/** `righe` against as many, in a process of its own: milliseconds, and the most bytes it ever held (the office too). */
export async function measureMemoriaAbbinamento(righe: number): Promise<z.infer<typeof usoSchema>> {
  const script = fileURLToPath(new URL('abbinamento/memoria.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(righe)]);
  return usoSchema.parse(JSON.parse(stdout));
}
