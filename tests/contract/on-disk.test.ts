/** What a real server answers as written is on the disk, not only in the system's cache. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#api/client.ts';
import { makeDataDir, startServer, type RunningServer } from '#tests/e2e/support/server.ts';
import { enter } from '#tests/e2e/support/studio.ts';

/** Loaded before anything else in every thread of the server: notes which file each fsync was for. */
const SPIA = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { fsyncSync } = fs;
fs.fsyncSync = (fd) => {
  fsyncSync(fd);
  fs.appendFileSync(process.env.QUADRA_PROVA_FSYNC, fs.readlinkSync('/proc/self/fd/' + fd) + '\\n');
};
syncBuiltinESMExports();
`;

let server: RunningServer;
let client: Client;
const folder = mkdtempSync(path.join(tmpdir(), 'quadra-fsync-'));
const noted = path.join(folder, 'fsync.txt');
const cleanUp: (() => Promise<void>)[] = [];

/** How many times PostgreSQL's log was synced so far. */
const countLogSyncs = (): number =>
  readFileSync(noted, 'utf8')
    .split('\n')
    .filter((file) => file.includes('/pg_wal/')).length;

// Which file a descriptor is of can be asked on Linux alone.
const onLinux = process.platform === 'linux';

beforeAll(async () => {
  if (!onLinux) return;
  writeFileSync(noted, '');
  const spia = path.join(folder, 'spia.mjs');
  writeFileSync(spia, SPIA);
  const { dataDir, remove } = await makeDataDir();
  server = await startServer(dataDir, {
    NODE_OPTIONS: `--import=${spia}`,
    QUADRA_PROVA_FSYNC: noted,
  });
  cleanUp.push(() => server.stop(), remove);
  ({ client } = await enter(server.url));
});

afterAll(async () => {
  for (const clean of cleanUp) await clean();
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(onLinux)('the log is synced before each write is answered', async () => {
  for (let written = 1; written <= 10; written += 1) {
    const before = countLogSyncs();
    await client.call('contoNuovo', { body: { nome: `Conto ${written}` } });
    expect(countLogSyncs(), `after the write ${written}`).toBeGreaterThan(before);
  }
});
