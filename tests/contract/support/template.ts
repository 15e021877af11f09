/** Making an empty PGlite database takes seconds, loading the copy of one a fraction: the first test file keeps one. */
import { mkdirSync, openAsBlob, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

const folder = fileURLToPath(new URL('../../../node_modules/.cache/quadra', import.meta.url));

/** A new name with every version of PGlite, whose files need not be compatible. */
function cachePath(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const text = readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(text));
  return join(folder, `pglite-${version}.tar`);
}

/** The files of an empty database, as `loadDataDir` takes them. */
export async function emptyDatabase(): Promise<Blob> {
  const path = cachePath();
  try {
    return await openAsBlob(path);
  } catch {
    return makeTemplate(path);
  }
}

/** Written aside and renamed, so that test files running together never read half a copy. */
async function makeTemplate(path: string): Promise<Blob> {
  const pglite = await PGlite.create();
  const copy = await pglite.dumpDataDir('none');
  await pglite.close();
  mkdirSync(folder, { recursive: true });
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, new Uint8Array(await copy.arrayBuffer()));
  renameSync(aside, path);
  return copy;
}
