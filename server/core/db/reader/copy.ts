/** A copy of the embedded database's folder, brought up to date by what changed. */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Size and time of a file, to the nanosecond. */
type Signature = string;

/** What each file was, in the original and in the copy, when it was copied. */
export type CopyState = Map<string, readonly [originale: Signature, copia: Signature]>;

const EXCLUDED = /(^|\/)(postmaster\.pid|postmaster\.opts)$/;

async function readSignature(path: string): Promise<Signature | null> {
  try {
    const { size, mtimeNs } = await stat(path, { bigint: true });
    return `${size}:${mtimeNs}`;
  } catch {
    return null;
  }
}

async function files(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((name) => !EXCLUDED.test(name));
}

/** PostgreSQL does not start where one of its folders is missing, also an empty one. */
async function folders(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isDirectory())
      await mkdir(join(to, join(entry.parentPath, entry.name).slice(from.length + 1)), { recursive: true });
}

/**
 * Makes `to` hold what `from` holds now: files that changed on either side since the last time are copied anew,
 * the others stay. Nobody may have `to` open meanwhile; where somebody writes to `from`, what they write is copied by the
 * next call, since a file's signature is read before the file.
 */
export async function syncCopy(from: string, to: string, state: CopyState): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await folders(from, to);
  const wanted = new Set(await files(from));
  for (const name of await files(to)) {
    if (wanted.has(name)) continue;
    await rm(join(to, name), { force: true });
    state.delete(name);
  }
  for (const name of wanted) {
    const source = join(from, name);
    const target = join(to, name);
    const known = state.get(name);
    const now = await readSignature(source);
    if (known && now !== null && known[0] === now && known[1] === (await readSignature(target))) continue;
    await mkdir(dirname(target), { recursive: true });
    try {
      await copyFile(source, target, constants.COPYFILE_FICLONE);
    } catch (cause) {
      // Removed by the engine since it was listed.
      if (now === null || (await readSignature(source)) === null) continue;
      throw cause;
    }
    state.set(name, [now ?? '', (await readSignature(target)) ?? '']);
  }
}
