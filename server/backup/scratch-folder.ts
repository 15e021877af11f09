/** Scratch folders beside the copies, where they are made and proved. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const PREFISSO = '.banco-';
/** Age after which a scratch folder was left behind by a server that ended. */
const VECCHIO_MS = 6 * 3_600_000;

/** Takes away what servers that ended left in `cartella`. */
async function sweep(cartella: string): Promise<void> {
  for (const name of await readdir(cartella)) {
    if (!name.startsWith(PREFISSO)) continue;
    const path = join(cartella, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > VECCHIO_MS) await rm(path, { recursive: true, force: true });
  }
}

/**
 * What servers that ended left in `cartella`: scratch folders, each as large as the database, and copies that were being
 * written. Asked by the only server of a data folder before it makes any; answers how to take it away.
 */
export function findResti(cartella: string): () => Promise<void> {
  const names = existsSync(cartella) ? readdirSync(cartella) : [];
  const resti = names.filter((name) => name.startsWith(PREFISSO) || name.endsWith('.parziale'));
  return async () => {
    // A process of the copies ends a moment after its server, and writes until then.
    for (const name of resti)
      await rm(join(cartella, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
}

/** Runs `work` in an empty folder of its own, gone afterwards. */
export async function withScratchFolder<T>(
  cartella: string,
  work: (banco: string) => Promise<T>,
): Promise<T> {
  mkdirSync(cartella, { recursive: true, mode: 0o700 });
  await sweep(cartella);
  const banco = await mkdtemp(join(cartella, PREFISSO));
  try {
    return await work(banco);
  } finally {
    await rm(banco, { recursive: true, force: true });
  }
}
