/** The log of a server that hears everything (level `trace`) and of which every line is read. */
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes, type Route, type RouteName } from '#api/contract/routes.ts';
import { createApp } from '#server/app.ts';
import { makeLoggerOptions } from '#server/core/logging.ts';
import { makeSeal } from '#server/core/seal.ts';
import { Browser } from './support/browser.ts';
import { onEveryEngine } from './support/engines.ts';
import { PASSWORD, SECRET } from './support/world.ts';

/** No line may hold it, whatever carries it. */
const SEGRETO = 'SEGRETOxq7';

onEveryEngine('the log', (world) => {
  let lines: string[] = [];
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
        dataDir: mkdtempSync(join(tmpdir(), 'quadra-diario-')),
        seal: makeSeal(SECRET),
        backup: { conservati: 1 },
      },
      {
        session: { secret: SECRET, hours: 1, secure: 'auto' },
        logger: { ...makeLoggerOptions('trace'), stream },
        trustProxy: false,
        clientDir: '/nonexistent',
        callsPerMinute: 1_000_000,
      },
    );
  });
  afterAll(() => app.close());

  const leaks = () => lines.filter((line) => line.toLowerCase().includes(SEGRETO.toLowerCase()));
  const marked = {
    headers: {
      'user-agent': SEGRETO,
      'x-altro': SEGRETO,
      referer: `http://x/${SEGRETO}`,
      cookie: `altro=${SEGRETO}`,
    },
  };

  test('holds no secret of any call of the contract, with or without a session', async () => {
    lines = [];
    const { username } = await world().office('amministratore');
    const inside = new Browser(app);
    await inside.visit();
    await inside.ok('login', { body: { username, password: PASSWORD } });
    const cookies = [...inside.cookies.values()];
    let calls = 0;
    for (const [name, { method, path, libera }] of Object.entries(routes) as [RouteName, Route][]) {
      if (name === 'logout' || name === 'demo') continue;
      for (const browser of [inside, await new Browser(app).visit()]) {
        const url = `${path.replaceAll(/\{\w+\}/g, SEGRETO)}?id=${SEGRETO}&password=${SEGRETO}`;
        const body = {
          username: SEGRETO,
          password: `${SEGRETO} lunga`,
          codice: SEGRETO,
          nota: SEGRETO,
          id: SEGRETO,
        };
        const answer = await browser.request(method, url, {
          ...(method !== 'GET' && { body }),
          headers: browser === inside && !libera ? {} : marked.headers,
        });
        expect(answer.statusCode, name).not.toBe(500);
        calls += 1;
      }
    }
    expect(calls).toBeGreaterThan(200);
    expect(lines.length).toBeGreaterThan(calls);
    expect(leaks()).toEqual([]);
    for (const value of [...cookies, PASSWORD]) expect(lines.join('')).not.toContain(value);
  });

  test('names the route of a private calendar, and not its address', async () => {
    lines = [];
    await app.inject({ url: `/api/scadenze/calendario/${SEGRETO}.ics`, ...marked });
    await app.inject({ url: `/api/nulla/${SEGRETO}?x=${SEGRETO}`, ...marked });
    await app.inject({ url: `/api/eventi?azienda=${SEGRETO}`, ...marked });
    await app.inject({ url: `/api/%zz${SEGRETO}`, ...marked });
    await app.inject({ url: `/api/backup/scarica/${SEGRETO}`, ...marked });
    expect(lines.join('')).toContain('"route":"/api/scadenze/calendario/:file"');
    expect(leaks()).toEqual([]);
  });

  test('says where a fault is, not what the row that failed holds', async () => {
    lines = [];
    const office = await world().office();
    const inside = await new Browser(app).visit();
    await inside.ok('login', { body: { username: office.username, password: PASSWORD } });
    const { db } = world();
    await sql
      .raw(`create function guasto() returns trigger language plpgsql as $$ begin
        raise exception 'fault at /api/calendario/%', new.nome using detail = new.nome; end $$`)
      .execute(db.kysely);
    await sql
      .raw(`create trigger guasto before insert on conto for each row execute function guasto()`)
      .execute(db.kysely);
    const response = await inside.send('contoNuovo', { body: { nome: SEGRETO } });
    await sql.raw(`drop trigger guasto on conto`).execute(db.kysely);
    expect(response.statusCode).toBe(500);
    expect(lines.join('')).toMatch(/request failed/);
    expect(lines.join('')).toMatch(/\\n\s+at /);
    expect(leaks()).toEqual([]);
  });

  test('says nothing of a caller who goes before their session is read', async () => {
    lines = [];
    const { browser } = await world().office();
    const cookie = [...browser.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const accepted = once(app.server, 'connection') as Promise<[Socket]>;
    const caller = connect(Number(port), '127.0.0.1');
    const [connection] = await accepted;
    const arrived = once(app.server, 'request');
    const left = once(connection, 'close');
    await world()
      .db.kysely.transaction()
      .execute(async (tx) => {
        await sql`lock table sessione in access exclusive mode`.execute(tx);
        caller.write(`GET /api/conti HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`);
        await arrived;
        caller.destroy();
        await left;
      });
    // What the caller asked for comes before this.
    expect((await browser.ok('conti')).conti).toHaveLength(1);
    expect(lines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });

  test('keeps nothing that a careless line would add', () => {
    lines = [];
    app.log.info({ headers: { cookie: SEGRETO }, url: SEGRETO, richiesta: { password: SEGRETO } }, 'prova');
    app.log.warn(`Reply was already sent in the "/api/scadenze/calendario/${SEGRETO}.ics" route?`);
    expect(lines).toHaveLength(2);
    expect(leaks()).toEqual([]);
  });
});
