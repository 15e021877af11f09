/** Drives the export worker from the page: rows go in lots, so that the page never stops answering. */
import type { Cartella, RigaFoglio } from './cartella.ts';
import type { DalWorker, VersoWorker } from './protocollo.ts';

export type FaseEsportazione = { tipo: 'righe'; fatte: number; totale: number } | { tipo: 'scrittura' };

export interface RichiestaEsportazione {
  cartella: Cartella;
  totale: number;
  /** Rows from `da` (included) to `a` (excluded), in the order shown. */
  leggi: (da: number, a: number) => RigaFoglio[];
  onFase: (fase: FaseEsportazione) => void;
  signal: AbortSignal;
}

const LOTTO = 2_000;

/** Resolves to the file's bytes; rejects with the signal's reason when cancelled, with an Error when it fails. */
export function esporta({
  cartella,
  totale,
  leggi,
  onFase,
  signal,
}: RichiestaEsportazione): Promise<Uint8Array<ArrayBuffer>> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'esporta-excel',
  });
  const post = (message: VersoWorker) => worker.postMessage(message);
  const result = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'export worker failed')));
    const send = (da: number) => {
      if (da >= totale) return post({ tipo: 'fine' });
      post({ tipo: 'righe', righe: leggi(da, Math.min(da + LOTTO, totale)) });
    };
    worker.addEventListener('message', ({ data }: MessageEvent<DalWorker>) => {
      if (data.tipo === 'pronto') resolve(data.bytes);
      else if (data.tipo === 'errore') reject(new Error(data.messaggio));
      else if (data.tipo === 'scrittura') onFase({ tipo: 'scrittura' });
      else {
        onFase({ tipo: 'righe', fatte: data.righe, totale });
        // The next lot goes when this one is in: memory holds one lot in flight, and cancel is prompt.
        send(data.righe);
      }
    });
    post({ tipo: 'inizio', cartella });
    send(0);
  });
  return result.finally(() => worker.terminate());
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Hands the file to the browser as a download. */
export function scarica(bytes: Uint8Array<ArrayBuffer>, nome: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: XLSX }));
  const link = document.createElement('a');
  link.href = url;
  link.download = nome;
  link.click();
  // The browser has taken the bytes by the next minute; keeping them longer holds the whole file in memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
