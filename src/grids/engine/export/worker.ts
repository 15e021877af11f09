/** Builds the workbook off the page's thread; terminated to cancel. */
import { ScrittoreExcel } from './excel.ts';
import type { DalWorker, VersoWorker } from './protocollo.ts';

/** The worker's own global; the project's types are those of a page. */
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<VersoWorker>) => void) | null;
  postMessage: (message: DalWorker, transfer?: Transferable[]) => void;
};

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
    scope.postMessage({ tipo: 'ricevute', righe: received });
    return;
  }
  scope.postMessage({ tipo: 'scrittura' });
  const bytes = await writer.bytes();
  scope.postMessage({ tipo: 'pronto', bytes }, [bytes.buffer]);
}

scope.onmessage = ({ data }) => {
  handle(data).catch((error: unknown) => {
    scope.postMessage({ tipo: 'errore', messaggio: error instanceof Error ? error.message : String(error) });
  });
};
