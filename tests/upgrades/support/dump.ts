/** The dumps that releases left: what they are made of, and how they are opened. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { Client } from 'pg';

/** One folder for each release. */
export const RELEASES = join(import.meta.dirname, '..');

/** The embedded database as its files are: another version of PGlite must still read them. */
const PGLITE = 'pglite.tar.zst';
/** The same office as statements, which any later PostgreSQL takes. */
const POSTGRES = 'postgresql.sql.zst';

export const pathsOf = (release: string) => ({
  pglite: join(RELEASES, release, PGLITE),
  postgresql: join(RELEASES, release, POSTGRES),
});

/** The releases that are kept, in the order of their names. */
export function listReleases(): string[] {
  return readdirSync(RELEASES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(pathsOf(entry.name).postgresql))
    .map(({ name }) => name)
    .toSorted();
}

/** Template databases repeat each other 8 MB apart: the window must see that far. */
export function pack(bytes: Uint8Array): Buffer {
  return zstdCompressSync(bytes, {
    params: {
      [constants.ZSTD_c_compressionLevel]: 19,
      [constants.ZSTD_c_windowLog]: 27,
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    },
  });
}

const unpack = (path: string): Buffer =>
  zstdDecompressSync(readFileSync(path), { params: { [constants.ZSTD_d_windowLogMax]: 27 } });

/** The files of the embedded database of a release, as `loadDataDir` takes them. */
export const readFiles = (release: string): Blob =>
  new Blob([new Uint8Array(unpack(pathsOf(release).pglite))]);

/** Fills an empty PostgreSQL database with the office of a release. */
export async function fillPostgres(release: string, url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(unpack(pathsOf(release).postgresql).toString('utf8'));
  } finally {
    await client.end();
  }
}

/** A PostgreSQL database as statements: no owner, no rights, rows by INSERT, nothing that only psql understands. */
export async function dumpPostgres(url: string): Promise<string> {
  const options = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=200'];
  const { stdout } = await promisify(execFile)('pg_dump', [...options, url], { maxBuffer: 64 * 1024 * 1024 });
  return stdout
    .split('\n')
    .filter((line) => !line.startsWith('\\') && !line.startsWith('--'))
    .join('\n');
}
