/** What a person drops or pastes, as files: folders are walked, a pasted table is a file of its own. */

/** Files of one drop; a folder of more is somebody's disk. */
const MAX_FILE = 1_000;

const DI_SISTEMA = /^(?:\.|Thumbs\.db$|desktop\.ini$|__MACOSX$)/i;

/** `estratto 2` before `estratto 10`: the months of a bank come in their order. */
const byPath = new Intl.Collator('it', { numeric: true });

/** A folder gives its entries a hundred at a time, until it gives none. */
const readEntries = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

const toFile = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

async function walk(entry: FileSystemEntry, found: File[]): Promise<void> {
  if (found.length >= MAX_FILE || DI_SISTEMA.test(entry.name)) return;
  if (entry.isFile) {
    found.push(await toFile(entry as FileSystemFileEntry));
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (let entries = await readEntries(reader); entries.length > 0; entries = await readEntries(reader)) {
    for (const child of entries.toSorted((a, b) => byPath.compare(a.name, b.name))) await walk(child, found);
  }
}

/** The files of a drop, those of its folders with them. Must be called while the event is being handled. */
export function collectDrop({ items, files }: DataTransfer): Promise<File[]> {
  // Entries are gone once the event is over: they are taken now and walked later.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const loose = [...files];
  if (!entries.some(({ isDirectory }) => isDirectory)) return Promise.resolve(loose);
  const collect = async (): Promise<File[]> => {
    const found: File[] = [];
    for (const entry of entries) await walk(entry, found);
    return found;
  };
  return collect();
}

/** Files of a chosen folder, in the order of their names: `files` holds those of its folders too, in any order. */
export const fromFolder = (files: readonly File[]): File[] =>
  files
    .filter(
      ({ name, webkitRelativePath }) =>
        ![name, ...webkitRelativePath.split('/')].some((part) => DI_SISTEMA.test(part)),
    )
    .toSorted((a, b) => byPath.compare(a.webkitRelativePath, b.webkitRelativePath))
    .slice(0, MAX_FILE);

/** What a pasted table is called: it comes from nowhere that a name would tell. */
export const PASTED_NAME = 'Tabella incollata.txt';

/** A text copied from a spreadsheet or a page as a file; null when it is no table. */
export function fromText(text: string): File | null {
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '');
  return rows.length < 2 ? null : new File([text], PASTED_NAME, { type: 'text/plain' });
}

/** What is on the clipboard: files first, then a table. */
export function fromClipboard(data: DataTransfer | null): File[] {
  if (!data) return [];
  if (data.files.length > 0) return [...data.files];
  const file = fromText(data.getData('text/plain'));
  return file ? [file] : [];
}
