/** The export worker: lots in, file out. Cancelling is ending the worker. */
import { type ExportWorkbook, type Formato, type Writer } from './workbook.ts';
import { createWorkbook } from '#sheets/create.ts';
import { PezziFile } from './file-pieces.ts';
import type { DalWorker, FormatOptions, VersoWorker } from './protocol.ts';
import { XlsxWriter } from './xlsx.ts';

// The types here are those of a page, whose `postMessage` wants an origin.
const post = globalThis.postMessage as (message: DalWorker) => void;

const TIPO: Record<Formato, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
  pdf: 'application/pdf',
};

/** Each format is loaded when it is first asked for: the PDF maker is larger than all the rest. */
async function makeWriter(
  folder: ExportWorkbook,
  { formato, disarmed }: FormatOptions,
  righe: number,
  emit: (bytes: Uint8Array) => void,
): Promise<Writer> {
  if (formato === 'csv') return new (await import('./csv.ts')).CsvWriter(folder, emit, disarmed);
  if (formato === 'pdf') return new (await import('./pdf/writer.ts')).PdfWriter(folder, emit);
  return new XlsxWriter(folder, await createWorkbook({ righe, livelli: folder.livelli }, emit));
}

const pieces = new PezziFile();
let writer: Writer | null = null;
let kind = '';
let received = 0;

async function handle(message: VersoWorker): Promise<void> {
  if (message.tipo === 'inizio') {
    kind = TIPO[message.options.formato];
    writer = await makeWriter(message.cartella, message.options, message.righe, pieces.add);
    return;
  }
  if (!writer) throw new Error('rows before the file was described');
  if (message.tipo === 'lotto') {
    writer.add(message.lotto);
    received += message.lotto.righe;
    post({ tipo: 'ricevute', righe: received });
    return;
  }
  post({ tipo: 'scrittura' });
  await writer.fine(message.origini);
  post({ tipo: 'pronto', file: pieces.close(kind) });
}

/** One message at a time: the format may still be loading when the first rows come. */
let turn = Promise.resolve();
globalThis.addEventListener('message', ({ data }: MessageEvent<VersoWorker>) => {
  turn = turn
    .then(() => handle(data))
    .catch((error: unknown) => {
      post({ tipo: 'errore', messaggio: error instanceof Error ? error.message : String(error) });
    });
});
