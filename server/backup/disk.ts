/** Forces files and folders to the disk, before they get their final name. */
import { open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Takes a file, or a folder for its list of entries. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (cause) {
    // Windows has no sync of folders.
    if (!(cause instanceof Error && 'code' in cause && (cause.code === 'EPERM' || cause.code === 'EISDIR')))
      throw cause;
  } finally {
    await handle.close();
  }
}

/** A folder with everything in it, and its own list of entries. */
export async function syncCartella(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isFile() || entry.isDirectory()) await syncPath(join(entry.parentPath, entry.name));
  await syncPath(root);
  await syncPath(dirname(root));
}
