/** Reading a table in a worker of its own, ended when it is done. */
import type { EsitoTabella } from '../../read-file/table.ts';
import type { VersoTabella } from './to-table.ts';

const FAULT: EsitoTabella = {
  ok: false,
  motivo: 'Il file non si è potuto leggere: potrebbe essere stato spostato o modificato. Sceglilo di nuovo.',
};

/** Never rejects: a crash of the worker is an outcome too. */
export function readTableInWorker(files: readonly File[], azienda: string | null): Promise<EsitoTabella> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    type: 'module',
    name: 'tabella',
  });
  const result = new Promise<EsitoTabella>((resolve) => {
    worker.addEventListener('error', () => resolve(FAULT));
    worker.addEventListener('messageerror', () => resolve(FAULT));
    worker.addEventListener('message', ({ data }: MessageEvent<EsitoTabella>) => resolve(data));
    const message: VersoTabella = { files, azienda };
    worker.postMessage(message);
  });
  return result.finally(() => worker.terminate());
}
