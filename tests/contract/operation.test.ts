/** What whoever runs the server sees of it: whether it is ready, its figures, the code that a person was told. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError, describeError } from '#api/errors.ts';
import { problemaSchema } from '#api/contract/problemi.ts';
import { createApp } from '#server/app.ts';
import { makeRequestId } from '#server/core/http/proxy.ts';
import { makeLoggerOptions } from '#server/core/logging.ts';
import { makeSeal } from '#server/core/seal.ts';
import type { FineServer } from '#server/sistema/readiness.ts';
import { Browser, expectProblem } from './support/browser.ts';
import { onEveryEngineAlone } from './support/engines.ts';
import { importAll, righe } from './support/imports.ts';
import { PASSWORD, SECRET } from './support/world.ts';

const TOKEN = 'a token of the tests, long enough'.replaceAll(' ', '-');

onEveryEngineAlone('a server that is run', (world) => {
  const fine: FineServer = { annunciata: false };
  const dataDir = mkdtempSync(join(tmpdir(), 'quadra-esercizio-'));
  const lines: string[] = [];
  let app: FastifyInstance;
  beforeAll(async () => {
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    app = await createApp(
      {
        db: world().db,
        versione: '0',
        dataDir,
        seal: makeSeal(SECRET),
        backup: { conservati: 1 },
      },
      {
        session: { secret: SECRET, hours: 1, secure: 'auto' },
        logger: { ...makeLoggerOptions('info'), stream },
        trustProxy: 1,
        clientDir: '/nonexistent',
        fine,
        metricsToken: TOKEN,
      },
    );
  });
  afterAll(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const ask = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers });
  const ready = async () => {
    const { statusCode, json } = await ask('/api/health/pronto');
    return [statusCode, json<{ motivo: string | null }>().motivo];
  };

  test('it is ready while the database answers, and not once its end is said; until then it answers', async () => {
    expect(await ready()).toEqual([200, null]);
    fine.annunciata = true;
    expect(await ready()).toEqual([503, 'chiusura']);
    expect((await ask('/api/health')).json()).toMatchObject({ stato: 'ok' });
    fine.annunciata = false;
    expect(await ready()).toEqual([200, null]);
  });

  test('it is not ready on a database that lacks a migration', async () => {
    const { db } = world();
    if (db.motore === 'pglite') return;
    const last = sql`(select max(name) from kysely_migration)`;
    await sql`update kysely_migration set name = name || '-tolta' where name = ${last}`.execute(db.kysely);
    expect(await ready()).toEqual([503, 'migrazioni']);
    await sql`update kysely_migration set name = replace(name, '-tolta', '')`.execute(db.kysely);
    expect(await ready()).toEqual([200, null]);
  });

  describe('its figures', () => {
    const read = async () => (await ask('/metrics', { authorization: `Bearer ${TOKEN}` })).body;

    test('are for whoever shows the token, and nowhere by default', async () => {
      for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
        const refused = await ask('/metrics', { authorization });
        expectProblem(refused, 401, 'non_autenticato');
        expect(refused.headers['www-authenticate']).toBe('Bearer');
      }
      const given = await ask('/metrics', { authorization: `Bearer ${TOKEN}` });
      expect([given.statusCode, given.headers['cache-control']]).toEqual([200, 'no-store']);
      const off = await world().app.inject({
        method: 'GET',
        url: '/metrics',
        headers: { authorization: `Bearer ${TOKEN}` },
      });
      expect(off.body).not.toContain('process_');
    });

    test('count calls by their pattern, works and connections, and name nobody', async () => {
      const office = await world().office();
      const browser = new Browser(app);
      await browser.visit();
      await browser.ok('login', { body: { username: office.username, password: PASSWORD } });
      await importAll({ ...office, browser }, righe(3));
      await browser.refused('calcolo', 404, 'non_trovato', { params: { id: 4_242_424 } });
      const text = await read();
      const value = (name: string): number =>
        Number(
          text
            .split('\n')
            .find((line) => line.startsWith(`${name} `))
            ?.split(' ')
            .at(-1),
        );
      expect(value('quadra_jobs_total{job="importazione",outcome="ok"}')).toBeGreaterThanOrEqual(1);
      const login = '{method="POST",route="/api/login",status="200"}';
      expect(value(`quadra_http_request_duration_seconds_count${login}`)).toBe(1);
      expect(value('quadra_event_streams')).toBe(0);
      expect(value('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
      expect(value('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
      const idle = value('quadra_database_connections{state="idle"}');
      if (world().db.motore === 'postgresql') expect(idle).toBeGreaterThanOrEqual(1);
      else expect(idle).toBeNaN();
      for (const told of [office.username, PASSWORD, '4242424', 'movimenti.csv'])
        expect(text).not.toContain(told);
    });
  });

  test('an unexpected error: the person is told a code, and the log has it', async () => {
    const { db } = world();
    const { username } = await world().office();
    const browser = new Browser(app);
    await browser.visit();
    await browser.ok('login', { body: { username, password: PASSWORD } });
    await sql`alter table conto rename to conto_altrove`.execute(db.kysely);
    const id = '0123456789abcdef0123456789abcdef';
    const response = await browser.send('conti', { headers: { 'x-request-id': id } });
    await sql`alter table conto_altrove rename to conto`.execute(db.kysely);
    const problema = problemaSchema.parse(response.json());
    const { code, status, segnalazione = '' } = problema;
    expect([code, status]).toEqual(['errore_interno', 500]);
    expect(segnalazione).toMatch(/^[0-9a-f]{8}$/);
    expect(describeError(new ApiError({ name: 'conti', code, status, problema }))).toContain(segnalazione);
    const logged = lines.filter((line) => line.includes(segnalazione));
    expect(logged.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ segnalazione, reqId: id, msg: 'request failed' }),
    ]);
    expectProblem(await browser.send('calcolo', { params: { id: 4_242_424 } }), 404, 'non_trovato');
    expect((await browser.send('calcolo', { params: { id: 4_242_424 } })).body).not.toContain('segnalazione');
  });
});

test.each([
  ['0123456789abcdef0123456789abcdef', true],
  ['2F1A7C3E-9F52-4C0A-8D77-0A1B2C3D4E5F', true],
  ['short', false],
  ['a name of somebody, and more', false],
  ['0123456789abcdef\n{"level":60}', false],
  ['0'.repeat(37), false],
])('a request is called as the proxy says: %j, %s', (id, taken) => {
  const headers = { 'x-request-id': id };
  expect(makeRequestId({ headers }, true) === id.toLowerCase()).toBe(taken);
  expect(makeRequestId({ headers }, false)).not.toBe(id.toLowerCase());
});
