/** What calls may carry, and how slowly: over real sockets, with small limits of time where time is what is tried. */
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BODY_LIMITS, getBodyLimit, MAX_PROFONDITA, routes, type Route } from '#api/contract/routes.ts';
import { createApp, type Tempi } from '#server/app.ts';
import { makeSeal } from '#server/core/seal.ts';
import { Browser, expectProblem } from './support/browser.ts';
import { onEveryEngine } from './support/engines.ts';
import { begin, righe } from './support/imports.ts';
import { PASSWORD, SECRET } from './support/world.ts';

onEveryEngine('what a call may carry', (world) => {
  const raw = (browser: Browser, url: string, payload: string) =>
    world().app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        'content-type': 'application/json',
        'x-xsrf-token': browser.cookies.get('X-XSRF-TOKEN') ?? '',
      },
      cookies: Object.fromEntries(browser.cookies),
    });

  test('the limit of each call is that of the contract', async () => {
    const { browser } = await world().office('amministratore');
    for (const [name, route] of Object.entries(routes as Record<string, Route>)) {
      if (route.method === 'GET' || name === 'logout') continue;
      const over = `{"x":"${'x'.repeat(getBodyLimit(route))}"}`;
      const response = await raw(browser, route.path.replaceAll(/\{\w+\}/g, '1'), over);
      expect([name, response.statusCode]).toEqual([name, 413]);
    }
  });

  test('unknown addresses take no more than what is free', async () => {
    const { browser } = await world().office();
    expectProblem(
      await raw(browser, '/api/nulla', 'x'.repeat(BODY_LIMITS.accesso + 1)),
      413,
      'troppo_grande',
    );
  });

  test('what goes too deep is refused, and brackets inside a text are no depth', async () => {
    const { browser } = await world().office();
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const deep = await raw(browser, '/api/conti', nested(MAX_PROFONDITA + 1));
    expect(expectProblem(deep, 400, 'richiesta_non_valida').detail).toMatch(/livelli/);
    expectProblem(await raw(browser, '/api/conti', nested(MAX_PROFONDITA)), 422, 'richiesta_non_valida');
    const { nome } = await browser.ok('contoNuovo', { body: { nome: `\\"${'[{'.repeat(40)}` } });
    expect(nome).toContain('[{[{');
  });

  test('a large lot is read whole, and what is wrong in it is named by its field', async () => {
    const office = await world().office();
    const rows = righe(3_000, { descrizione: 'Bonifico à favore 漢字 '.repeat(5) });
    const id_imp = await begin(office, rows);
    const body = { rows, lotto: 1, lotti: 1 };
    const wrong = await office.browser.refused('importRows', 422, 'richiesta_non_valida', {
      query: { id_imp },
      body: { ...body, rows: rows.map((row, at) => (at === 2_345 ? { ...row, importo: 'x' } : row)) },
    });
    expect(wrong.errors?.[0]?.campo).toBe('rows.2345.importo');
    const broken = await raw(
      office.browser,
      `/api/estratto_conto/import?id_imp=${id_imp}`,
      JSON.stringify(body).slice(0, -1),
    );
    expectProblem(broken, 400, 'richiesta_non_valida');
    const poisoned = `{"__proto__":{"x":1},${JSON.stringify(body).slice(1)}`;
    expectProblem(
      await raw(office.browser, `/api/estratto_conto/import?id_imp=${id_imp}`, poisoned),
      400,
      'richiesta_non_valida',
    );
    await office.browser.ok('importRows', { query: { id_imp }, body });
    const { rows: kept } = await sql<{ n: number; texts: number }>`
      select count(*)::integer as n, count(distinct descrizione)::integer as texts
      from estratto_conto where id_imp = ${id_imp}`.execute(world().db.kysely);
    expect(kept[0]).toEqual({ n: 3_000, texts: 1 });
  });

  test('large bodies one after the other leave nothing behind in the thread that reads them', async () => {
    const { browser } = await world().office();
    const warnings: Error[] = [];
    const hear = (warning: Error) => void warnings.push(warning);
    process.on('warning', hear);
    const body = { rows: Array.from({ length: 30_000 }, () => 0), lotto: 1, lotti: 1 };
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => browser.send('importRows', { query: { id_imp: 1 }, body })),
    );
    for (const answer of answers) expectProblem(answer, 422, 'richiesta_non_valida');
    process.off('warning', hear);
    expect(warnings).toEqual([]);
  });

  test.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    '%s of an unknown address of programs is a problem in JSON',
    async (method) => {
      const { browser } = await world().office();
      const cookies = Object.fromEntries(browser.cookies);
      const urls = [
        '/api',
        '/api/',
        '/api/nulla',
        '/api/nulla?x=1',
        '/API/nulla',
        '/api//accesso',
        '/api/conti/x/y',
      ];
      for (const url of urls)
        for (const as of [{}, { cookies }])
          expectProblem(
            await world().app.inject({ method: method as 'GET', url, ...as }),
            404,
            'non_trovato',
          );
    },
  );

  test('HEAD of an unknown address of programs is that problem without its words', async () => {
    for (const url of ['/api', '/api/nulla', '/API/nulla']) {
      const { statusCode, headers, body } = await world().app.inject({ method: 'HEAD', url });
      expect([statusCode, headers['content-type'], body]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
        '',
      ]);
    }
  });

  describe('over the network', () => {
    let app: FastifyInstance;
    let port: number;
    const sockets: Socket[] = [];
    const build = (tempi: Tempi) =>
      createApp(
        {
          db: world().db,
          versione: '0',
          dataDir: mkdtempSync(join(tmpdir(), 'quadra-limiti-')),
          seal: makeSeal(SECRET),
          backup: { conservati: 1 },
        },
        {
          session: { secret: SECRET, hours: 1, secure: 'auto' },
          logger: false,
          trustProxy: 1,
          clientDir: '/nonexistent',
          callsPerMinute: 1_000_000,
          tempi,
          eventi: { beat: 100 },
        },
      );
    beforeAll(async () => {
      app = await build({ headers: 400, request: 2_000, check: 50, attesa: 300 });
      port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    });
    afterAll(async () => {
      for (const socket of sockets) socket.destroy();
      await app.close();
    });

    /** A connection, with what it said so far and the moment it is closed. */
    const open = (to = port) => {
      const socket = connect(to, '127.0.0.1');
      sockets.push(socket);
      const connected = once(socket, 'connect');
      const closed = new Promise<void>((resolve) => void socket.on('close', () => resolve()));
      const heard = { text: '', closed };
      socket.setEncoding('utf8').on('data', (text: string) => (heard.text += text));
      // A connection that is cut ends in an error: that it ends is what is waited for.
      socket.on('error', () => {});
      return { socket, heard, connected };
    };
    const head = (path: string, lines: readonly string[]) =>
      [`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', ...lines, '', ''].join('\r\n');

    test('a large body without a session is answered before it comes, and the connection closed', async () => {
      const { socket, heard } = open();
      socket.write(head('/api/estratto_conto/import?id_imp=1', ['Content-Length: 19800000']));
      socket.write('['.repeat(1_000));
      await heard.closed;
      expect(heard.text).toMatch(/^HTTP\/1\.1 401 /);
      expect(heard.text).toMatch(/connection: close/i);
    });

    test('headers and bodies that come in drops are cut', async () => {
      const silent = open();
      const headers = open();
      headers.socket.write('POST /api/login HTTP/1.1\r\nHost: x\r\n');
      const token = (await new Browser(app).visit()).cookies.get('X-XSRF-TOKEN') ?? '';
      const body = open();
      const chunked = open();
      const csrf = [`Cookie: X-XSRF-TOKEN=${token}`, `X-XSRF-TOKEN: ${token}`];
      body.socket.write(`${head('/api/login', [...csrf, 'Content-Length: 100'])}{`);
      chunked.socket.write(`${head('/api/login', [...csrf, 'Transfer-Encoding: chunked'])}1\r\n{\r\n`);
      const drops = setInterval(() => {
        if (body.socket.writable) body.socket.write(' ');
        if (chunked.socket.writable) chunked.socket.write('1\r\n \r\n');
        if (headers.socket.writable) headers.socket.write('X: y\r\n');
      }, 20);
      try {
        await Promise.all([silent, headers, body, chunked].map(({ heard }) => heard.closed));
      } finally {
        clearInterval(drops);
      }
      for (const { heard } of [body, chunked]) expect(heard.text).toMatch(/^HTTP\/1\.1 408 /);
    });

    test('a server that stops waits neither for who asked nothing nor for what comes in drops', async () => {
      const stopping = await build({ ultime: 200 });
      const address = new URL(await stopping.listen({ port: 0, host: '127.0.0.1' }));
      const token = (await new Browser(stopping).visit()).cookies.get('X-XSRF-TOKEN') ?? '';
      const csrf = [`Cookie: X-XSRF-TOKEN=${token}`, `X-XSRF-TOKEN: ${token}`];
      const ahead = open(Number(address.port));
      const begun = open(Number(address.port));
      const body = open(Number(address.port));
      begun.socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n');
      body.socket.write(`${head('/api/login', [...csrf, 'Content-Length: 100'])}{`);
      await Promise.all([ahead, begun, body].map(({ connected }) => connected));
      // One more, answered: what the others sent before it has arrived.
      expect((await fetch(`${address.origin}/api/health`)).status).toBe(200);
      await stopping.close();
      await Promise.all([ahead, begun, body].map(({ heard }) => heard.closed));
    });

    test('an open stream of events outlives every limit of arrival', async () => {
      const { browser } = await world().office();
      const cookie = [...browser.cookies]
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
        .join('; ');
      const { socket, heard } = open();
      socket.write(`GET /api/eventi HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`);
      const beats = () => heard.text.split(': vivo').length - 1;
      // Each beat is a tenth of a second: thirty are more than any call may take to arrive.
      while (beats() < 30) await once(socket, 'data');
      expect(socket.destroyed).toBe(false);
    });

    test('of the addresses that a visitor claims only what the proxy adds counts', async () => {
      await sql`delete from tentativo_accesso`.execute(world().db.kysely);
      const visitor = await new Browser(app).visit();
      const answers: number[] = [];
      for (let time = 0; time < 33; time++) {
        const response = await visitor.request('POST', '/api/login', {
          body: { username: `spruzzo${time}`, password: PASSWORD },
          headers: { 'x-forwarded-for': `198.51.100.${time}, 203.0.113.9` },
        });
        answers.push(response.statusCode);
      }
      expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
      expect(answers.slice(30)).toEqual([429, 429, 429]);
      // Another visitor of the same proxy is not held back, nor is a neighbour of one network of IPv6 free of it.
      const from = (address: string, username: string) =>
        visitor.request('POST', '/api/login', {
          body: { username, password: PASSWORD },
          headers: { 'x-forwarded-for': address },
        });
      expect((await from('203.0.113.10', 'altrove')).statusCode).toBe(401);
      const six: number[] = [];
      for (let time = 0; time < 31; time++)
        six.push((await from(`2001:db8:1:2::${time.toString(16)}`, `sei${time}`)).statusCode);
      expect(six.at(-1)).toBe(429);
      expect((await from('2001:db8:1:3::1', 'sette')).statusCode).toBe(401);
      await sql`delete from tentativo_accesso`.execute(world().db.kysely);
    });
  });
});
