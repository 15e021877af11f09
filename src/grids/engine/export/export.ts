/** Drives the export worker from the page: rows go in lots, so that the page never stops answering. */
import type { SheetBatch } from '#sheets/workbook.ts';
import type { ExportWorkbook, FileOrigine } from './workbook.ts';
import { listBuffers } from './batch.ts';
import type { DalWorker, FormatOptions, VersoWorker } from './protocol.ts';

export type FaseEsportazione = { tipo: 'righe'; fatte: number; totale: number } | { tipo: 'scrittura' };

interface ExportRequest {
  cartella: ExportWorkbook;
  options: FormatOptions;
  totale: number;
  /** All the rows, in order; from memory or from the server, page by page. */
  lotti: AsyncIterable<SheetBatch>;
  /** Asked once all the lots have been taken. */
  origini: () => readonly FileOrigine[];
  onPhase: (phase: FaseEsportazione) => void;
  signal: AbortSignal;
}

/** Lots on their way at once: one is written while the next one is made, and memory holds no more. */
const IN_FLIGHT = 2;

/** Resolves to the file; rejects with the signal's reason when cancelled, with an Error when it fails. */
export function exportFile(request: ExportRequest): Promise<Blob> {
  const { signal, onPhase, totale } = request;
  signal.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'esporta' });
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  let sent = 0;
  let received = 0;
  let wake = (): void => undefined;
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  worker.addEventListener('error', ({ message }) => reject(new Error(message || 'export worker failed')));
  worker.addEventListener('message', ({ data }: MessageEvent<DalWorker>) => {
    if (data.tipo === 'pronto') resolve(data.file);
    else if (data.tipo === 'errore') reject(new Error(data.messaggio));
    else if (data.tipo === 'scrittura') onPhase({ tipo: 'scrittura' });
    else {
      received += 1;
      onPhase({ tipo: 'righe', fatte: data.righe, totale });
      wake();
    }
  });
  const post = (message: VersoWorker, transfer: Transferable[] = []): void =>
    worker.postMessage(message, transfer);
  const send = async (): Promise<void> => {
    const { cartella, options, totale: righe } = request;
    post({ tipo: 'inizio', cartella, options, righe });
    for await (const lotto of request.lotti) {
      if (signal.aborted) return;
      post({ tipo: 'lotto', lotto }, listBuffers(lotto));
      sent += 1;
      if (sent - received >= IN_FLIGHT)
        await new Promise<void>((resume) => {
          wake = resume;
        });
    }
    post({ tipo: 'fine', origini: request.origini() });
  };
  send().catch(reject);
  return promise.finally(() => worker.terminate());
}

/** Hands the file to the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the bytes by the next minute; keeping them longer holds the whole file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
