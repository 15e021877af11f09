/** The worker side of the reading bench: both passes over the same bytes, in the same worker. */
import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { readStatementFile } from '#import/read-file/read.ts';
import { PAVIMENTI, type Pavimento } from './pavimenti.ts';

const requestSchema = z.object({
  passo: z.enum(['csv', 'mt940', 'cbi', 'txt', 'xml', 'xlsx', 'pdf', 'soggetto'] satisfies (
    | Pavimento
    | 'soggetto'
  )[]),
  nome: z.string(),
  bytes: z.instanceof(Uint8Array),
  righe: z.int(),
});

/** Decode, recognise, parse, map and prove, as the page and the command line do. */
async function readProved(nome: string, bytes: Uint8Array, righe: number): Promise<void> {
  const outcome = await readStatementFile({ nome, bytes });
  if (outcome.tipo !== 'letto') throw new Error(`not read: ${JSON.stringify(outcome)}`);
  const [estratto] = outcome.estratti;
  if (estratto?.righe.length !== righe || estratto.quadratura.esito !== 'quadra')
    throw new Error(`read ${estratto?.righe.length} rows: ${JSON.stringify(estratto?.quadratura)}`);
}

parentPort?.on('message', (message: unknown) => {
  const { passo, nome, bytes, righe } = requestSchema.parse(message);
  const started = performance.now();
  const read =
    passo === 'soggetto' ? readProved(nome, bytes, righe) : Promise.resolve(PAVIMENTI[passo](bytes));
  void read.then(() => parentPort?.postMessage(performance.now() - started));
});
