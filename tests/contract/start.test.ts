/** The server as a process: its settings, its data folder, its end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { takeLock, LockedError } from '#server/core/db/lock.ts';
import { letPass } from '#tests/attese.ts';

const folder = mkdtempSync(join(tmpdir(), 'quadra-avvio-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a snippet in another process until it prints, and answers the process. */
async function inAnotherProcess(code: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

const lockIn = (path: string) => `
  const { takeLock } = await import('#server/core/db/lock.ts');
  await takeLock(${JSON.stringify(path)});
  console.log('held');
  setInterval(() => {}, 1000);`;

test('a data folder has one server at a time, in this process or another', async () => {
  const path = join(folder, 'one.lock');
  const release = await takeLock(path);
  await expect(takeLock(path, 0)).rejects.toThrow(LockedError);
  release();
  const child = await inAnotherProcess(lockIn(path));
  await expect(takeLock(path, 0)).rejects.toThrow(`processo ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const again = await takeLock(path);
  again();
});

test('a start waits for the server before it to be gone', async () => {
  const path = join(folder, 'wait.lock');
  const child = await inAnotherProcess(lockIn(path));
  const waiting = takeLock(path);
  // Two looks at the lock later, at least.
  await letPass(500, 'a lock is held while another waits');
  child.kill('SIGKILL');
  const release = await waiting;
  expect(child.killed).toBe(true);
  release();
});

test('of several who take over a stale lock one succeeds', async () => {
  const path = join(folder, 'stale.lock');
  const child = await inAnotherProcess(lockIn(path));
  child.kill('SIGKILL');
  await once(child, 'exit');
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => takeLock(path, 0)));
  const winners = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(winners).toHaveLength(1);
});

test.each([
  ['PORT', 'abc', 'PORT deve essere un numero intero'],
  ['PORT', '70000', 'PORT deve essere al massimo 65535'],
  ['LOG_LEVEL', 'verbose', 'LOG_LEVEL vale'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL deve cominciare con postgres://'],
  ['SESSION_SECRET', 'short', 'SESSION_SECRET deve avere almeno 32 caratteri'],
  ['FRAME_ANCESTORS', '*', 'FRAME_ANCESTORS'],
  ['FRAME_ANCESTORS', 'https://a.it/pagina', 'vuole origini come https://studio.esempio.it'],
  ['FRAME_ANCESTORS', "https://a.it; script-src 'unsafe-inline'", 'vuole origini'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY è quanti proxy stanno davanti'],
  ['TRUST_PROXY', '0.0.0.0/0', 'TRUST_PROXY è quanti proxy stanno davanti'],
  ['TRUST_PROXY', '10.0.0.1, nginx', 'TRUST_PROXY è quanti proxy stanno davanti'],
  ['QUADRA_DATA', '/dev/null/x', 'QUADRA_DATA non si può usare'],
])('%s=%s is refused in one line that names it', (name, value, message) => {
  const parse = () => parseConfig({ QUADRA_DATA: folder, [name]: value });
  expect(parse).toThrow(message);
  expect(parse).not.toThrow('\n');
});

test('the secret of the sessions is made once, for the owner alone', () => {
  const dataDir = join(folder, 'secret');
  const { sessionSecret } = parseConfig({ QUADRA_DATA: dataDir });
  expect(sessionSecret.length).toBeGreaterThanOrEqual(32);
  expect(parseConfig({ QUADRA_DATA: dataDir }).sessionSecret).toBe(sessionSecret);
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('a secret may stand in a file; what is wrong with it is said in one line that names it', () => {
  const path = join(folder, 'un-segreto');
  const secret = 'a secret of forty characters, in a file.';
  writeFileSync(path, `${secret}\n`);
  const base = { QUADRA_DATA: folder };
  const url = join(folder, 'indirizzo');
  writeFileSync(url, 'postgres://quadra@db/quadra');
  const config = parseConfig({
    ...base,
    SESSION_SECRET_FILE: path,
    QUADRA_KEY_FILE: path,
    DATABASE_URL_FILE: url,
  });
  expect(config).toMatchObject({
    sessionSecret: secret,
    sealKey: secret,
    databaseUrl: 'postgres://quadra@db/quadra',
    metricsToken: null,
  });
  writeFileSync(path, '\n');
  for (const [given, message] of [
    [{ SESSION_SECRET_FILE: path }, 'SESSION_SECRET_FILE è un file vuoto'],
    [{ QUADRA_KEY_FILE: join(folder, 'nulla') }, 'QUADRA_KEY_FILE non si può leggere'],
    [{ DATABASE_URL_FILE: url, DATABASE_URL: 'postgres://x' }, 'DATABASE_URL e DATABASE_URL_FILE insieme'],
    [{ DATABASE_URL_FILE: folder }, 'DATABASE_URL_FILE non si può leggere'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN deve avere almeno 32 caratteri'],
  ] as const)
    expect(() => parseConfig({ ...base, ...given })).toThrow(message);
});

test('settings not given have their defaults, and an empty one is not given', () => {
  const config = parseConfig({ QUADRA_DATA: folder, DATABASE_URL: '', PORT: '' });
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', databaseUrl: null, cookieSecure: 'auto' });
});
