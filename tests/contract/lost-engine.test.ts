/** The engine is lost while the server works: its folder is opened again, and where it does not open the server ends. */
import { existsSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#api/client.ts';
import { makeDataDir, startServer, type RunningServer } from '#tests/e2e/support/server.ts';
import { enter } from '#tests/e2e/support/studio.ts';

const preload = fileURLToPath(new URL('support/broken-disk.ts', import.meta.url));
let folder: Awaited<ReturnType<typeof makeDataDir>>;
let server: RunningServer;
let client: Client;
let flag: string;
let rest: string;

beforeAll(async () => {
  folder = await makeDataDir();
  flag = join(folder.dataDir, 'guasto');
  rest = join(folder.dataDir, 'backup', '.banco-morto');
  mkdirSync(rest, { recursive: true });
  server = await startServer(folder.dataDir, { NODE_OPTIONS: `--import ${preload}`, DISCO_GUASTO: flag });
  client = (await enter(server.url)).client;
  await client.call('contoNuovo', { body: { nome: 'Prima' } });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

/** PostgreSQL gives up where its log does not reach the disk. Answers what the server says from then on, for a person. */
async function breakEngine(nome: string): Promise<() => string[]> {
  const before = server.log().length;
  const said = () =>
    server
      .log()
      .slice(before)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{'));
  writeFileSync(flag, '');
  await expect(client.call('contoNuovo', { body: { nome } })).rejects.toMatchObject({ status: 503 });
  await expect
    .poll(said)
    .toContainEqual(expect.stringMatching(/^Il motore del database si è fermato per un guasto/));
  return said;
}

test('what a server that was killed was copying is taken away', async () => {
  await expect.poll(() => existsSync(rest)).toBe(false);
});

test('a folder that opens again is gone on with, and nothing that was answered is lost', async () => {
  await breakEngine('Durante');
  rmSync(flag);
  const again = () => client.call('contoNuovo', { body: { nome: 'Dopo' } }).then(() => 'fatto', String);
  await expect.poll(again).toBe('fatto');
  const names = (await client.call('conti')).conti.map(({ nome }) => nome);
  expect(names).toEqual(expect.arrayContaining(['Prima', 'Dopo']));
});

test('a folder that does not open again ends the server with status 1 and one line that says what to do', async () => {
  truncateSync(join(folder.dataDir, 'db', 'global', 'pg_control'), 100);
  const said = await breakEngine('Durante un altro');
  expect(await server.ended).toEqual([1, null]);
  expect(said()).toHaveLength(2);
  expect(said()[1]).toMatch(/^Il database in .* è danneggiato e non si apre.*npm run ripristina/);
});
