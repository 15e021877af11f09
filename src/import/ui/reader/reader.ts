/** The reading worker, seen from the page: one worker a file, ended when it is done or no longer wanted. */
import type { EsitoLettura, RigaLetta } from '../../map/outcome.ts';
import type { ReadingBases, FromReader, ToReader } from './reading-protocol.ts';

const ANNULLATA: EsitoLettura = {
  tipo: 'errore',
  code: 'lettura_annullata',
  messaggio: 'Lettura annullata.',
};
const FAULT: EsitoLettura = {
  tipo: 'errore',
  code: 'errore_interno',
  messaggio:
    'Il file non si è potuto leggere: potrebbe essere stato spostato o modificato. Sceglilo di nuovo.',
};

/** The statements with the rows that came before the outcome. */
function joinRighe(outcome: EsitoLettura, righe: ReadonlyMap<number, RigaLetta[]>): EsitoLettura {
  if (outcome.tipo !== 'letto') return outcome;
  const estratti = outcome.estratti.map((estratto, index) => ({
    ...estratto,
    righe: righe.get(index) ?? [],
  }));
  return { ...outcome, estratti };
}

/**
 * Reads a file in a worker of its own. Never rejects: a crash of the worker is an outcome too.
 * Aborting ends the worker at once, whatever it is doing.
 */
export function readInWorker(
  file: File,
  bases: ReadingBases,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<EsitoLettura> {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    type: 'module',
    name: 'lettura',
  });
  const righe = new Map<number, RigaLetta[]>();
  const result = new Promise<EsitoLettura>((resolve) => {
    signal.addEventListener('abort', () => resolve(ANNULLATA), { once: true });
    worker.addEventListener('error', () => resolve(FAULT));
    worker.addEventListener('messageerror', () => resolve(FAULT));
    worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
      if (data.tipo === 'avanzamento') onProgress(data.fatto, data.totale);
      else if (data.tipo === 'esito') resolve(joinRighe(data.esito, righe));
      // The PDF library, once loaded there, says hello to whoever started the worker.
      else if (data.tipo === 'righe') {
        const known = righe.get(data.estratto);
        if (!known) righe.set(data.estratto, data.righe);
        else for (const riga of data.righe) known.push(riga);
      }
    });
    const message: ToReader = { file, bases };
    worker.postMessage(message);
  });
  return result.finally(() => worker.terminate());
}
