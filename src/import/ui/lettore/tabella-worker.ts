/** Reads a table away from the page. */
import { leggiTabelle } from '../../read-file/tabella.ts';
import type { VersoTabella } from './verso-tabella.ts';

async function read({ files, azienda }: VersoTabella) {
  const opened = files.map(async (file) => ({
    nome: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }));
  return leggiTabelle(await Promise.all(opened), azienda);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<VersoTabella>) => {
  read(data).then(
    (esito) => globalThis.postMessage(esito),
    // A rejection alone would stay in here: reported, it reaches the page as an error of the worker.
    (error: unknown) => globalThis.reportError(error),
  );
});
