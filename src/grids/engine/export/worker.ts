/** Builds the workbook off the page's thread; terminated to cancel. */
import { ScrittoreExcel } from './excel.ts';
import type { DalWorker, VersoWorker } from './protocollo.ts';

/** The project's types are those of a page, whose `postMessage` wants an origin. */
const post = globalThis.postMessage as (message: DalWorker, options?: StructuredSerializeOptions) => void;

let writer: ScrittoreExcel | null = null;
let received = 0;

async function handle(message: VersoWorker): Promise<void> {
  if (message.tipo === 'inizio') {
    writer = new ScrittoreExcel(message.cartella);
    return;
  }
  if (!writer) throw new Error('rows before the workbook was described');
  if (message.tipo === 'righe') {
    writer.aggiungi(message.righe);
    received += message.righe.length;
    post({ tipo: 'ricevute', righe: received });
    return;
  }
  post({ tipo: 'scrittura' });
  const bytes = await writer.bytes();
  post({ tipo: 'pronto', bytes }, { transfer: [bytes.buffer] });
}

globalThis.addEventListener('message', ({ data }: MessageEvent<VersoWorker>) => {
  handle(data).catch((error: unknown) => {
    post({ tipo: 'errore', messaggio: error instanceof Error ? error.message : String(error) });
  });
});
