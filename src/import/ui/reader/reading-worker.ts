/** Reads a file away from the page. Its bytes stay here: only rows come out. */
import type { EsitoLettura } from '../../map/outcome.ts';
import { readWithTrials } from '../../read-file/trials.ts';
import type { FromReader, ToReader } from './reading-protocol.ts';

/** Rows in a message: a few milliseconds of the page's time. */
const LOTTO = 2_000;

const post = (message: FromReader) => globalThis.postMessage(message);

/** Sends the rows, and gives back the outcome without them. */
function sendRighe(outcome: EsitoLettura): EsitoLettura {
  if (outcome.tipo !== 'letto') return outcome;
  for (const [estratto, { righe }] of outcome.estratti.entries())
    for (let at = 0; at < righe.length; at += LOTTO)
      post({ tipo: 'righe', estratto, righe: righe.slice(at, at + LOTTO) });
  return { ...outcome, estratti: outcome.estratti.map((estratto) => ({ ...estratto, righe: [] })) };
}

async function read({ file, bases }: ToReader): Promise<EsitoLettura> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return readWithTrials(
    { nome: file.name, bytes },
    { ...bases, onProgress: (fatto, totale) => post({ tipo: 'avanzamento', fatto, totale }) },
  );
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  read(data).then(
    (outcome) => post({ tipo: 'esito', esito: sendRighe(outcome) }),
    // A rejection alone would stay in here: reported, it reaches the page as an error of the worker.
    (error: unknown) => globalThis.reportError(error),
  );
});
