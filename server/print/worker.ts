/** The thread that prints: one document at a time, and the next when it is asked. */
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import pdfMake from 'pdfmake';
import { makeDefinition } from './page.ts';
import type { PrintDocument } from './types.ts';

export interface PrintRequest {
  id: number;
  documento: PrintDocument;
}

export type PrintAnswer = { id: number } & ({ bytes: Uint8Array } | { error: string });

const character = (weight: string): string =>
  fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${weight}.ttf`));

const ROBOTO = {
  normal: character('Regular'),
  bold: character('Medium'),
  italics: character('Italic'),
  bolditalics: character('MediumItalic'),
};

pdfMake.addFonts({ Roboto: ROBOTO });
// Nothing is fetched, and of the disk only the letters are read, whatever a document says.
pdfMake.setUrlAccessPolicy(() => false);
pdfMake.setLocalAccessPolicy((path) => Object.values(ROBOTO).includes(path));

const compile = async (documento: PrintDocument): Promise<Uint8Array> =>
  pdfMake.createPdf(makeDefinition(documento)).getBuffer();

/** A logo that cannot be read must not hold back a letter: the document is made without it. */
async function printDocument(documento: PrintDocument): Promise<Uint8Array> {
  const { intestazione } = documento;
  if (intestazione.logo === null) return compile(documento);
  try {
    return await compile(documento);
  } catch {
    return compile({ ...documento, intestazione: { ...intestazione, logo: null } });
  }
}

parentPort?.on('message', ({ id, documento }: PrintRequest) => {
  void printDocument(documento).then(
    (bytes) => parentPort?.postMessage({ id, bytes } satisfies PrintAnswer),
    (error: unknown) =>
      parentPort?.postMessage({
        id,
        error: error instanceof Error ? error.message : String(error),
      } satisfies PrintAnswer),
  );
});
