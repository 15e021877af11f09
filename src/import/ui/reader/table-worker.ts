/** Reads a table away from the page. */
import { readTables } from '../../read-file/table.ts';
import type { VersoTabella } from './to-table.ts';

async function read({ files, azienda }: VersoTabella) {
  const opened = files.map(async (file) => ({
    nome: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }));
  return readTables(await Promise.all(opened), azienda);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<VersoTabella>) => {
  read(data).then(
    (outcome) => globalThis.postMessage(outcome),
    // A rejection alone would stay in here: reported, it reaches the page as an error of the worker.
    (error: unknown) => globalThis.reportError(error),
  );
});
