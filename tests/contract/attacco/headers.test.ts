/** Headers of every kind of answer: the page, its files, what is not there, what cannot be read; and who may frame it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Database } from '#server/core/db/database.ts';
import { openInMemory } from '#server/core/db/open.ts';
import { makeSeal } from '#server/core/seal.ts';
import { migratedDatabase } from '../support/template.ts';
import { SECRET } from '../support/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'quadra-pagina-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Quadra</title>');
writeFileSync(join(folder, 'assets', 'uno-1234.js'), 'export {};');

const PORTALE = 'https://portale.studio.it';

describe.each([
  ['by default', undefined, "'self'", 'SAMEORIGIN'],
  ['where another origin may frame it', [PORTALE], `'self' ${PORTALE}`, undefined],
])('%s', (_title, frames, ancestors, older) => {
  let db: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    db = await openInMemory(await migratedDatabase());
    app = await createApp(
      { db, versione: '0', dataDir: folder, seal: makeSeal(SECRET), backup: { conservati: 0 } },
      {
        session: { secret: SECRET, hours: 1, secure: 'auto' },
        logger: false,
        trustProxy: false,
        clientDir: folder,
        ...(frames && { frames }),
      },
    );
  });
  afterAll(async () => {
    await app.close();
    await db.close();
  });

  test.each([
    ['GET', '/', 200, 'no-cache'],
    ['GET', '/app/estrattoconto?embed=1', 200, 'no-cache'],
    ['HEAD', '/', 200, 'no-cache'],
    ['GET', '/assets/uno-1234.js', 200, 'public, max-age=31536000, immutable'],
    ['GET', '/assets/nulla.js', 404, 'no-store'],
    ['GET', '/assets/../../package.json', 200, 'no-cache'],
    ['GET', '/assets/%2e%2e/%2e%2e/package.json', 200, 'no-cache'],
    ['GET', '/assets/..%2f..%2fpackage.json', 404, 'no-store'],
    ['GET', '/.git/config', 200, 'no-cache'],
    ['GET', '/api/health', 200, 'no-store'],
    ['GET', '/api/nulla', 404, 'no-store'],
    ['GET', '/api/me', 401, 'no-store'],
    ['POST', '/api/login', 403, 'no-store'],
    ['POST', '/', 404, 'no-store'],
    ['GET', '/api/openapi.json', 200, 'no-store'],
    ['GET', `/api/scadenze/calendario/${'x'.repeat(2_000)}.ics`, 404, 'no-store'],
  ] as const)('%s %s', async (method, url, status, cache) => {
    const { statusCode, headers, body } = await app.inject({ method, url });
    expect([statusCode, headers['cache-control']]).toEqual([status, cache]);
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        `frame-ancestors ${ancestors}`,
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ]),
    );
    expect(policy.join()).not.toContain('unsafe-eval');
    expect(headers['x-frame-options']).toBe(older);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
      expect(headers[name]).toBeUndefined();
    // What stands outside the folder of the page is never served in its place.
    expect(body).not.toContain('dependencies');
  });

  test('an address that cannot be read is answered by what nothing can be made of', async () => {
    const { statusCode, headers, json } = await app.inject({ method: 'GET', url: '/%ff' });
    expect([statusCode, json()]).toEqual([400, expect.objectContaining({ code: 'richiesta_non_valida' })]);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('cookies: of the page alone, never of other sites; over HTTPS only there', async () => {
    const { cookies } = await app.inject({ method: 'GET', url: '/api/accesso' });
    expect(cookies).toEqual([expect.objectContaining({ name: 'X-XSRF-TOKEN', path: '/', sameSite: 'Lax' })]);
    for (const { name, httpOnly } of cookies) expect(httpOnly === true).toBe(name === 'quadra_sessione');
  });
});
