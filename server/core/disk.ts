/** Forces files and folders to the disk, before they get their final name. */
import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getErrorCode } from './error-code.ts';

/** Takes a file, or a folder for its list of entries. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (cause) {
    // Windows has no sync of folders.
    if (!['EPERM', 'EISDIR'].includes(getErrorCode(cause))) throw cause;
  } finally {
    await handle.close();
  }
}

/** A folder, all that is in it, and the entry that names it, so that a power cut leaves it whole. */
export async function syncTree(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isFile() || entry.isDirectory()) await syncPath(join(entry.parentPath, entry.name));
  await syncPath(root);
  await syncPath(dirname(root));
}
