/** The worker side of the reading bench: both passes over the same bytes, in the same worker. */
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { parentPort } from 'node:worker_threads';
import { SaxesParser } from 'saxes';
import { z } from 'zod';
import { leggiFile } from '#import/map/leggi.ts';

const requestSchema = z.object({
  passo: z.enum(['pavimento', 'pavimento_xlsx', 'pavimento_xml', 'pavimento_pdf', 'soggetto']),
  nome: z.string(),
  bytes: z.instanceof(Uint8Array),
  righe: z.int(),
});

/** Decode and split into arrays: the least that reading a CSV can mean. */
function readBare(bytes: Uint8Array): number {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return Papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: true }).data.length;
}

/** Unpack every part and walk its elements: the least that reading a workbook can mean. */
function readBareXlsx(bytes: Uint8Array): number {
  let elements = 0;
  for (const part of Object.values(unzipSync(bytes))) {
    const parser = new SaxesParser({ position: false });
    parser.on('opentag', () => (elements += 1));
    parser.write(new TextDecoder().decode(part)).close();
  }
  return elements;
}

/** Walk the elements of one document: the least that reading XML can mean. */
function readBareXml(bytes: Uint8Array): number {
  let elements = 0;
  const parser = new SaxesParser({ position: true });
  parser.on('opentag', () => (elements += 1));
  parser.write(new TextDecoder().decode(bytes)).close();
  return elements;
}

/** Open the document and take the text of every page: the least that reading a PDF can mean. */
async function readBarePdf(bytes: Uint8Array): Promise<number> {
  const [parser, pdfjs] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
    import('pdfjs-dist/legacy/build/pdf.mjs'),
  ]);
  Object.assign(globalThis, { pdfjsWorker: parser });
  const task = pdfjs.getDocument({ data: new Uint8Array(bytes), verbosity: pdfjs.VerbosityLevel.ERRORS });
  const document = await task.promise;
  let pieces = 0;
  for (let number = 1; number <= document.numPages; number += 1)
    pieces += (await (await document.getPage(number)).getTextContent()).items.length;
  await task.destroy();
  return pieces;
}

const FLOORS = {
  pavimento: readBare,
  pavimento_xlsx: readBareXlsx,
  pavimento_xml: readBareXml,
  pavimento_pdf: readBarePdf,
} as const;

/** Decode, recognise, parse, map and prove, as the page and the command line do. */
async function readProved(nome: string, bytes: Uint8Array, righe: number): Promise<void> {
  const esito = await leggiFile({ nome, bytes });
  if (esito.tipo !== 'letto') throw new Error(`not read: ${JSON.stringify(esito)}`);
  const [estratto] = esito.estratti;
  if (estratto?.righe.length !== righe || estratto.quadratura.esito !== 'quadra')
    throw new Error(`read ${estratto?.righe.length} rows: ${JSON.stringify(estratto?.quadratura)}`);
}

parentPort?.on('message', (message: unknown) => {
  const { passo, nome, bytes, righe } = requestSchema.parse(message);
  const started = performance.now();
  const read = passo === 'soggetto' ? readProved(nome, bytes, righe) : Promise.resolve(FLOORS[passo](bytes));
  void read.then(() => parentPort?.postMessage(performance.now() - started));
});
