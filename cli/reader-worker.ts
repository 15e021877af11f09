/** Reads one file after another in a thread of its own, so that a file that takes too long can be stopped. */
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { readFile } from 'node:fs/promises';
import type { EsitoLettura, ReadingOptions } from '#import/map/outcome.ts';
import { readStatementFile } from '#import/read-file/read.ts';

export interface Compito {
  percorso: string;
  nome: string;
  options: Pick<ReadingOptions, 'tracciato' | 'risposte' | 'azienda' | 'password'>;
}

/** `sha256` and `bytes` are those of the bytes that were read: the file may change meanwhile. */
export interface FileRead {
  esito: EsitoLettura;
  sha256: string;
  bytes: number;
}

async function readHere({ percorso, nome, options }: Compito): Promise<FileRead> {
  const bytes = new Uint8Array(await readFile(percorso));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const esito = await readStatementFile({ nome, bytes }, options);
  return { esito, sha256, bytes: bytes.length };
}

parentPort?.on('message', (compito: Compito) => {
  readHere(compito).then(
    (result) => parentPort?.postMessage(result),
    // Thrown so that the thread ends with an error event, which the host receives.
    (error: unknown) => {
      throw new Error('reading failed', { cause: error });
    },
  );
});
