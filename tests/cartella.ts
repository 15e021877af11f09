/** Where tests keep what they write: in memory, where there is room, so that none waits for a disk it is not about. */
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORIA = '/dev/shm';
/** Bytes that the data folders and the profiles of a whole run stay well below. */
const SPAZIO = 4 * 1024 ** 3;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORIA);
    return bavail * bsize >= SPAZIO;
  } catch {
    return false;
  }
}

/** Gives this process and those that it starts a folder for temporary files, gone when it ends; a named one stays. */
export function useMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return;
  const folder = mkdtempSync(path.join(MEMORIA, 'quadra-prove-'));
  process.env['TMPDIR'] = folder;
  // A browser or a server that was ended with the run may write for a moment more.
  process.once('exit', () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  );
}
