/**
 * One watcher for each folder: a file names the watcher and is kept fresh. Another one takes over when the watcher is
 * gone.
 */
import { open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const NOME = '.quadra-cartella';
/** Milliseconds between two signs of life, and the number of missed ones after which the owner counts as gone. */
const BEAT = 15_000;
const SILENCE = 4 * BEAT;

interface Padrone {
  pid: number;
  host: string;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readOwner(path: string): Promise<Padrone | null> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (value === null || typeof value !== 'object' || !('pid' in value) || !('host' in value)) return null;
    return { pid: Number(value.pid), host: String(value.host) };
  } catch {
    return null;
  }
}

/** True if nobody keeps the file any more: the process of this machine ended, or was silent for long. */
async function isGone(path: string): Promise<boolean> {
  const info = await stat(path).catch(() => null);
  if (!info) return true;
  if (Date.now() - info.mtimeMs > SILENCE) return true;
  const owner = await readOwner(path);
  return owner !== null && owner.host === hostname() && !isAlive(owner.pid);
}

/** Takes the folder; null if another watcher has it. Answers the function that releases it. */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | null> {
  const path = join(folder, NOME);
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(JSON.stringify({ pid: process.pid, host: hostname() } satisfies Padrone));
      await file.close();
      const timer = setInterval(() => {
        const now = new Date();
        void utimes(path, now, now).catch(() => undefined);
      }, BEAT);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await rm(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (!(await isGone(path))) return null;
      await rm(path, { force: true });
    }
  }
  return null;
}
