/** Unpacks an archive away from the page: files out one by one, or why it cannot be opened. */
import { extractArchive } from '../../read/archive.ts';
import { ReadingError } from '../../read/error.ts';

export type FromArchive =
  | { tipo: 'file'; nome: string; bytes: Uint8Array<ArrayBuffer> }
  | { tipo: 'fine'; error: string | null };

const post = (message: FromArchive, transfer: Transferable[] = []) =>
  globalThis.postMessage(message, { transfer });

async function unpack(file: File): Promise<void> {
  try {
    for (const { nome, bytes } of extractArchive(new Uint8Array(await file.arrayBuffer()))) {
      const own = new Uint8Array(bytes);
      post({ tipo: 'file', nome, bytes: own }, [own.buffer]);
    }
    post({ tipo: 'fine', error: null });
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    post({ tipo: 'fine', error: error.message });
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<File>) => {
  unpack(data).catch((error: unknown) => globalThis.reportError(error));
});
