/** The pages: served as files, with one page for every other address. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installClient } from '#server/core/http/client.ts';
import { installSecurity } from '#server/core/http/security.ts';

const folder = mkdtempSync(join(tmpdir(), 'quadra-client-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Quadra</title>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  app = Fastify();
  await installSecurity(app);
  await installClient(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(['/', '/app', '/app/estrattoconto?dal=2026-01-01', '/auth/login', '/non/esiste'])(
  '%s is the page, never from a cache',
  async (url) => {
    const response = await app.inject({ url });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(response.body).toContain('<title>Quadra</title>');
  },
);

test('assets with a hash in their name are kept for ever, and missing ones are missing', async () => {
  const found = await app.inject({ url: '/assets/app-1a2b.js' });
  expect([found.statusCode, found.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect((await app.inject({ url: '/assets/app-old.js' })).statusCode).toBe(404);
});

test('nothing outside the folder is served, and pages are not posted to', async () => {
  for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])
    expect((await app.inject({ url })).body).not.toContain('"dependencies"');
  expect((await app.inject({ method: 'POST', url: '/app' })).statusCode).toBe(404);
});

test('pages run our scripts alone', async () => {
  const policy = String((await app.inject({ url: '/' })).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("worker-src 'self' blob:");
});
