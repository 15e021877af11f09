/** Scratch folders beside the copies, where they are made and proved. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = '.banco-';
/** A scratch folder older than this was left by a server that stopped. */
const OLD_MS = 6 * 3_600_000;

/** Deletes what stopped servers left in `folder`. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > OLD_MS) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Finds what stopped servers left in `folder`: scratch folders, each as large as the database, and unfinished copies.
 * The only server of a data folder calls it before it makes any. Answers how to delete them.
 */
export function findRemains(folder: string): () => Promise<void> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const leftovers = names.filter((name) => name.startsWith(PREFIX) || name.endsWith('.parziale'));
  return async () => {
    // A process of the copies ends a moment after its server, and writes until then.
    for (const name of leftovers)
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
}

/** Runs `work` in an empty folder of its own, which is deleted afterwards. */
export async function withScratchFolder<T>(folder: string, work: (banco: string) => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await sweep(folder);
  const banco = await mkdtemp(join(folder, PREFIX));
  try {
    return await work(banco);
  } finally {
    await rm(banco, { recursive: true, force: true });
  }
}
