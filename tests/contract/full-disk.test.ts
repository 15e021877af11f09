/** The disk fills while the server works: the person is told, nothing confirmed is lost, and it goes on once there is room. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#api/client.ts';
import { makeDataDir, startServer, type RunningServer } from '#tests/e2e/support/server.ts';
import { enter } from '#tests/e2e/support/studio.ts';

const preload = fileURLToPath(new URL('support/full-disk.ts', import.meta.url));
let folder: Awaited<ReturnType<typeof makeDataDir>>;
let server: RunningServer;
let client: Client;
let flag: string;

beforeAll(async () => {
  folder = await makeDataDir();
  flag = join(folder.dataDir, 'pieno');
  server = await startServer(folder.dataDir, { NODE_OPTIONS: `--import ${preload}`, DISCO_PIENO: flag });
  client = (await enter(server.url)).client;
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const names = async (): Promise<string[]> => {
  const { conti } = await client.call('conti');
  return conti.map(({ nome }) => nome).toSorted();
};
const health = async (): Promise<string> => (await client.call('health')).stato;

test('a full disk is said to the person and in health; with room again it goes on, with all that was confirmed', async () => {
  await client.call('contoNuovo', { body: { nome: 'Prima' } });
  expect(await health()).toBe('ok');
  writeFileSync(flag, '');
  await expect(client.call('contoNuovo', { body: { nome: 'Durante' } })).rejects.toMatchObject({
    code: 'disco_pieno',
    status: 507,
  });
  expect(await health()).toBe('disco_pieno');
  expect(server.log()).not.toMatch(/Aborted\(|RuntimeError| {4}at /);
  rmSync(flag);
  await expect
    .poll(
      () =>
        client.call('contoNuovo', { body: { nome: 'Dopo' } }).then(
          () => 'fatto',
          () => 'non ancora',
        ),
      {
        timeout: 60_000,
      },
    )
    .toBe('fatto');
  expect(await names()).toEqual(['Dopo', 'Prima']);
});
