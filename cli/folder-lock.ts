/**
 * One watcher for each folder: a file names the watcher and is kept fresh. Another one takes over when the watcher is
 * gone.
 */
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
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

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Null where no file names anybody. Throws where the folder cannot be read. */
async function readOwner(path: string): Promise<Padrone | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isAbsent(error)) return '';
    throw error;
  });
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || typeof value !== 'object' || !('pid' in value) || !('host' in value)) return null;
    return { pid: Number(value.pid), host: String(value.host) };
  } catch {
    return null;
  }
}

const isMe = (owner: Padrone | null): boolean => owner?.pid === process.pid && owner.host === hostname();

/** True if nobody keeps the file any more: the process of this machine ended, or was silent for long. */
async function isGone(path: string): Promise<boolean> {
  const info = await stat(path).catch(() => null);
  if (!info) return true;
  if (Date.now() - info.mtimeMs > SILENCE) return true;
  const owner = await readOwner(path);
  return owner !== null && owner.host === hostname() && !isAlive(owner.pid);
}

/** Names this process as the watcher; false if another one is. */
async function take(path: string): Promise<boolean> {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      await writeFile(path, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Padrone), {
        flag: 'wx',
      });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (!(await isGone(path))) return false;
      await rm(path, { force: true });
    }
  }
  return false;
}

export interface FolderLock {
  /** Takes the folder again where it came back without the file; false if another watcher has it now. */
  keep: () => Promise<boolean>;
  leave: () => Promise<void>;
}

/** Takes the folder; null if another watcher has it. */
export async function lockFolder(folder: string): Promise<FolderLock | null> {
  const path = join(folder, NOME);
  if (!(await take(path))) return null;
  const timer = setInterval(() => {
    const now = new Date();
    void utimes(path, now, now).catch(() => undefined);
  }, BEAT);
  timer.unref();
  return {
    keep: async () => isMe(await readOwner(path)) || (await take(path)),
    async leave() {
      clearInterval(timer);
      // A folder that is away keeps the file, which is of nobody once this process has ended.
      if (isMe(await readOwner(path).catch(() => null))) await rm(path, { force: true });
    },
  };
}
