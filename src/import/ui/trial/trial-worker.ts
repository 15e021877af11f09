/** Reads and explains a file away from the page. */
import { explainReading, type ReadingExplanation } from '../../read-file/explain.ts';
import type { ReadingBases } from '../reader/reading-protocol.ts';

export interface VersoProva {
  file: File;
  bases: ReadingBases;
}
export interface FromTrial {
  tipo: 'spiegazione';
  spiegazione: ReadingExplanation;
}

async function explain({ file, bases }: VersoProva): Promise<FromTrial> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { tipo: 'spiegazione', spiegazione: await explainReading({ nome: file.name, bytes }, bases) };
}

globalThis.addEventListener('message', ({ data }: MessageEvent<VersoProva>) => {
  // The PDF library may talk to its own worker through the same door.
  if (!(data.file instanceof File)) return;
  explain(data).then(
    (message) => globalThis.postMessage(message),
    // A rejection alone would stay in here: reported, it reaches the page as an error of the worker.
    (error: unknown) => globalThis.reportError(error),
  );
});
