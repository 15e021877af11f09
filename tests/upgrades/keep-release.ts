/**
 * `npm run keep-release`: the release that is about to leave keeps its schema, with an office in it, for the releases
 * after it to be tried on. Made by the server itself, on both engines; needs TEST_DATABASE_URL and `pg_dump`.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { createClient } from '#api/client.ts';
import { createCookieJar } from '#api/cookies.ts';
import { openEmbedded } from '#server/core/db/open.ts';
import { administer, createScratch } from '#tests/contract/support/postgres.ts';
import { makeDataDir, projectRoot, startServer } from '#tests/e2e/support/server.ts';
import { dumpPostgres, pack, pathsOf } from './support/dump.ts';
import { fillOffice } from './support/ufficio.ts';

/** Starts a server on an empty installation, fills its office, stops it. */
async function make(dataDir: string, environment: Record<string, string>): Promise<void> {
  const server = await startServer(dataDir, environment);
  try {
    const client = createClient({ baseUrl: server.url, cookies: createCookieJar() });
    await client.call('primoUtente', {
      body: { username: 'anna.bianchi', password: 'una frase abbastanza lunga', azienda: 'Studio S.r.l.' },
    });
    await fillOffice(client);
  } finally {
    await server.stop();
  }
}

async function makePglite(): Promise<Uint8Array> {
  const { dataDir, remove } = await makeDataDir();
  try {
    await make(dataDir, {});
    const db = await openEmbedded(dataDir);
    try {
      // The log of what was written is longer than what was written: only its last, empty segment is needed.
      await sql`set wal_recycle = off`.execute(db.kysely);
      for (const step of ['checkpoint', 'select pg_switch_wal()', 'checkpoint'])
        await sql.raw(step).execute(db.kysely);
      const copy = await db.dump?.();
      if (!copy) throw new Error('the embedded database gives a copy of itself');
      return gunzipSync(await copy.arrayBuffer());
    } finally {
      await db.close();
    }
  } finally {
    await remove();
  }
}

async function makePostgres(serverUrl: string): Promise<string> {
  const { dataDir, remove } = await makeDataDir();
  const { name, url } = await createScratch(serverUrl, 'quadra_rilascio');
  try {
    await make(dataDir, { DATABASE_URL: url });
    return await dumpPostgres(url);
  } finally {
    await administer(serverUrl, `drop database ${name} with (force)`);
    await remove();
  }
}

const serverUrl = process.env['TEST_DATABASE_URL'];
if (serverUrl === undefined) throw new Error('TEST_DATABASE_URL says where PostgreSQL is');
const manifest: unknown = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'));
const release =
  process.argv[2] ??
  (manifest !== null && typeof manifest === 'object' && 'version' in manifest
    ? String(manifest.version)
    : '');
const paths = pathsOf(release);
const files = await makePglite();
const statements = await makePostgres(serverUrl);
await rm(dirname(paths.pglite), { recursive: true, force: true });
await mkdir(dirname(paths.pglite), { recursive: true });
for (const [path, bytes] of [
  [paths.pglite, files],
  [paths.postgresql, new TextEncoder().encode(statements)],
] as const) {
  const packed = pack(bytes);
  await writeFile(path, packed);
  process.stdout.write(`${path}: ${packed.length} bytes\n`);
}
