/** Archives among the files of a person: each gives way to the files it holds. */
import { inferSheets } from '../../read-file/sheets.ts';
import { isZip } from '../../read/archive.ts';
import type { FromArchive } from './archive-worker.ts';

/** Bytes looked at to tell an archive from the rest. */
const SIGNATURE = 4;
/** Larger archives are handed to the reader, which says that they are too large. */
const MAX_LOOKED_AT = 100 * 1024 * 1024;

/** Workbooks are archives too: what they hold is one file. */
async function isArchive(file: File): Promise<boolean> {
  if (file.size > MAX_LOOKED_AT) return false;
  if (!isZip(new Uint8Array(await file.slice(0, SIGNATURE).arrayBuffer()))) return false;
  return inferSheets(new Uint8Array(await file.arrayBuffer())) === null;
}

/** The file's own name, without the folders of the archive. */
const onlyName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

function unpack(archive: File): Promise<File[]> {
  const worker = new Worker(new URL('./archive-worker.ts', import.meta.url), {
    type: 'module',
    name: 'archivio',
  });
  const files: File[] = [];
  return new Promise<File[]>((resolve) => {
    // The reader tells what is wrong with an archive, in words: here it only stays whole.
    const whole = () => resolve([archive]);
    worker.addEventListener('error', whole);
    worker.addEventListener('messageerror', whole);
    worker.addEventListener('message', ({ data }: MessageEvent<FromArchive>) => {
      if (data.tipo === 'file') files.push(new File([data.bytes], onlyName(data.nome)));
      else if (data.error === null && files.length > 0) resolve(files);
      else whole();
    });
    worker.postMessage(archive);
  }).finally(() => worker.terminate());
}

/** The files to read: archives opened, everything else as it is. Never rejects. */
export async function expandArchives(files: readonly File[]): Promise<File[]> {
  const expanded: File[] = [];
  for (const file of files) {
    const archive = await isArchive(file).catch(() => false);
    expanded.push(...(archive ? await unpack(file) : [file]));
  }
  return expanded;
}
