/**
 * Making an empty PGlite database takes seconds and its schema seconds more, loading a copy a fraction: the first test
 * file keeps one of each. PostgreSQL copies a database of its own as fast.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { openScratch } from '#server/core/db/open.ts';

const folder = fileURLToPath(new URL('../../../node_modules/.cache/quadra', import.meta.url));
const migrations = fileURLToPath(new URL('../../../server/migrations', import.meta.url));

/** The files of an empty database, as `loadDataDir` takes them. */
export const emptyDatabase = (): Promise<Blob> => copyOf('vuota', makeEmpty);

/** The same with every migration run. */
export const migratedDatabase = (): Promise<Blob> => copyOf(schemaName(), makeMigrated);

/** Another for every text of the migrations, so that no copy is ever of an earlier schema. */
export function schemaName(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrations).toSorted())
    hash.update(file).update(readFileSync(join(migrations, file)));
  return hash.digest('hex').slice(0, 16);
}

async function makeEmpty(): Promise<Uint8Array> {
  const pglite = await PGlite.create();
  const copy = await pglite.dumpDataDir('none');
  await pglite.close();
  return new Uint8Array(await copy.arrayBuffer());
}

async function makeMigrated(): Promise<Uint8Array> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quadra-modello-'));
  const db = await openScratch(dataDir);
  const copy = await db.dump?.();
  await db.close();
  rmSync(dataDir, { recursive: true });
  if (!copy) throw new Error('the embedded database gives a copy of itself');
  return gunzipSync(await copy.arrayBuffer());
}

/**
 * Written aside and given its name whole. Of two test files that make one together the first gives it, for good: a copy
 * that is being read must not be another's by then.
 */
async function copyOf(name: string, make: () => Promise<Uint8Array>): Promise<Blob> {
  const path = join(folder, `pglite-${readVersion()}-${name}.tar`);
  try {
    return readBlob(path);
  } catch {
    const aside = `${path}.${process.pid}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(aside, await make());
    try {
      linkSync(aside, path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    } finally {
      rmSync(aside);
    }
    return readBlob(path);
  }
}

/** In memory: a Blob of a file cannot be given to another thread. */
const readBlob = (path: string): Blob => new Blob([readFileSync(path)]);

/** The files of one version of PGlite need not be read by another. */
function readVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const text = readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
