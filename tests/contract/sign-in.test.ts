import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { routes, type Route, type RouteName } from '#api/contract/routes.ts';
import { expectProblem } from './support/browser.ts';
import { onEveryEngineAlone } from './support/engines.ts';
import { PASSWORD } from './support/world.ts';

const SESSION = 'quadra_sessione';

onEveryEngineAlone('access', (world) => {
  describe('the first user', () => {
    const body = { username: 'ada.rossi', password: PASSWORD, azienda: 'Studio Rossi' };

    test('can be created once, by one of many who try together', async () => {
      const visitors = await Promise.all(Array.from({ length: 4 }, () => world().visitor()));
      expect(await visitors[0]?.ok('accesso')).toEqual({ primo_utente: true });
      const answers = await Promise.all(visitors.map((visitor) => visitor.send('primoUtente', { body })));
      expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
      const late = await world().visitor();
      expect(await late.ok('accesso')).toEqual({ primo_utente: false });
      await late.refused('primoUtente', 409, 'primo_utente_esistente', {
        body: { ...body, username: 'altro' },
      });

      const winner = visitors[answers.findIndex(({ statusCode }) => statusCode === 200)];
      const me = await winner?.ok('me');
      expect(me).toMatchObject({ username: 'ada.rossi', aziende: [{ ragione_sociale: 'Studio Rossi' }] });
      expect(me?.id_azienda).toBe(me?.aziende[0]?.id);
    });

    test('signs in later, whatever the case of the username', async () => {
      const visitor = await world().visitor();
      await visitor.ok('login', { body: { username: 'Ada.Rossi', password: PASSWORD } });
      expect((await visitor.ok('me')).username).toBe('ada.rossi');
    });

    test('needs a sound username and password', async () => {
      const visitor = await world().visitor();
      const problem = await visitor.refused('primoUtente', 422, 'richiesta_non_valida', {
        body: { username: 'a b', password: 'corta', azienda: ' ' },
      });
      expect(problem.errors?.map(({ campo }) => campo)).toEqual(['username', 'password', 'azienda']);
    });
  });

  describe('signing in', () => {
    test('a wrong password and an unknown user get the same answer', async () => {
      const { username } = await world().office();
      const visitor = await world().visitor();
      const wrong = await visitor.refused('login', 401, 'credenziali_errate', {
        body: { username, password: 'sbagliata' },
      });
      const unknown = await visitor.refused('login', 401, 'credenziali_errate', {
        body: { username: 'nessuno', password: 'sbagliata' },
      });
      expect(unknown).toEqual(wrong);
      expect(visitor.cookies.has(SESSION)).toBe(false);
    });

    test('the session id changes at every sign-in, and the one before is worth nothing', async () => {
      const office = await world().office();
      const before = office.browser.cookies.get(SESSION);
      await office.browser.ok('login', { body: { username: office.username, password: PASSWORD } });
      const after = office.browser.cookies.get(SESSION);
      expect(after).not.toBe(before);
      await office.browser.ok('verify');
      office.browser.cookies.set(SESSION, before ?? '');
      await office.browser.refused('verify', 401, 'non_autenticato');
    });

    test('a session cookie invented or altered is no session', async () => {
      const { browser } = await world().office();
      const genuine = browser.cookies.get(SESSION) ?? '';
      const otherFirst = genuine.startsWith('A') ? 'B' : 'A';
      for (const forged of ['x', `${genuine}x`, `${otherFirst}${genuine.slice(1)}`]) {
        browser.cookies.set(SESSION, forged);
        await browser.refused('me', 401, 'non_autenticato');
      }
    });

    test('signing out revokes the session, also for whoever kept the cookie', async () => {
      const { browser } = await world().office();
      const kept = browser.cookies.get(SESSION) ?? '';
      await browser.ok('logout');
      expect(browser.cookies.has(SESSION)).toBe(false);
      browser.cookies.set(SESSION, kept);
      await browser.refused('verify', 401, 'non_autenticato');
    });

    test('a session expires, and use moves its expiry on', async () => {
      const { db } = world();
      const { browser, id_utente } = await world().office();
      const remaining = async () => {
        const { rows } = await sql<{ minuti: number }>`
        select round(extract(epoch from scade_il - now()) / 60)::integer as minuti
        from sessione where id_utente = ${id_utente}`.execute(db.kysely);
        return rows[0]?.minuti;
      };
      const age = (hours: number) =>
        sql`
      update sessione set scade_il = scade_il - make_interval(hours => ${hours}::integer),
        dati = jsonb_set(dati, '{rinnovata}', to_jsonb((dati->>'rinnovata')::bigint - ${hours}::bigint * 3600000))
      where id_utente = ${id_utente}`.execute(db.kysely);
      await browser.ok('verify');
      expect(await remaining()).toBe(720);
      await age(5);
      expect(await remaining()).toBe(420);
      await browser.ok('verify');
      expect(await remaining()).toBe(720);
      await age(13);
      await browser.refused('verify', 401, 'non_autenticato');
    });

    test('the cookie cannot be read by scripts nor sent from other sites', async () => {
      const { username } = await world().office();
      const visitor = await world().visitor();
      const response = await visitor.send('login', { body: { username, password: PASSWORD } });
      const cookie = response.cookies.find(({ name }) => name === SESSION);
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    });

    test('what the table keeps does not open a session', async () => {
      const { browser } = await world().office();
      const { rows } = await sql<{ chiave: string }>`select chiave from sessione`.execute(world().db.kysely);
      const id = decodeURIComponent(browser.cookies.get(SESSION) ?? '').split('.')[0] ?? '';
      expect(id.length).toBeGreaterThan(20);
      expect(rows.some(({ chiave }) => chiave.includes(id))).toBe(false);
    });
  });

  describe('throttling', () => {
    const wrong = (username: string) => ({ body: { username, password: 'sbagliata' } });

    test('after five failures each one waits longer, also with the right password', async () => {
      const { db } = world();
      const { username } = await world().office();
      const visitor = await world().visitor();
      for (let time = 1; time <= 5; time++)
        await visitor.refused('login', 401, 'credenziali_errate', wrong(username));
      const right = { body: { username: username.toUpperCase(), password: PASSWORD } };
      const waits: number[] = [];
      for (let time = 1; time <= 4; time++) {
        const response = await visitor.send('login', right);
        expectProblem(response, 429, 'troppi_tentativi');
        waits.push(Number(response.headers['retry-after']));
        await sql`update tentativo_accesso set bloccato_fino = now()`.execute(db.kysely);
        await visitor.refused('login', 401, 'credenziali_errate', wrong(username));
      }
      expect(waits).toEqual([1, 2, 4, 8]);
      await sql`update tentativo_accesso set bloccato_fino = now()`.execute(db.kysely);
      await visitor.ok('login', right);
      await visitor.refused('login', 401, 'credenziali_errate', wrong(username));
    });

    test('many attempts at once count as many', async () => {
      const { username } = await world().office();
      const visitor = await world().visitor();
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => visitor.send('login', wrong(username))),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
    });

    test('unknown usernames are slowed down alike', async () => {
      const visitor = await world().visitor();
      for (let time = 1; time <= 5; time++)
        await visitor.refused('login', 401, 'credenziali_errate', wrong('fantasma'));
      await visitor.refused('login', 429, 'troppi_tentativi', wrong('fantasma'));
    });

    test('an address that tries many usernames is slowed down, and others are not', async () => {
      const { db, app } = world();
      await sql`delete from tentativo_accesso`.execute(db.kysely);
      const visitor = await world().visitor();
      for (let time = 1; time <= 30; time++)
        await visitor.refused('login', 401, 'credenziali_errate', wrong(`prova${time}`));
      await visitor.refused('login', 429, 'troppi_tentativi', wrong('prova31'));
      const elsewhere = await app.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress: '192.0.2.7',
        headers: { 'x-xsrf-token': visitor.cookies.get('X-XSRF-TOKEN') ?? '' },
        cookies: Object.fromEntries(visitor.cookies),
        payload: wrong('prova32').body,
      });
      expectProblem(elsewhere, 401, 'credenziali_errate');
      await sql`delete from tentativo_accesso`.execute(db.kysely);
    });
  });

  describe('who may call', () => {
    const guarded = (Object.entries(routes) as [RouteName, Route][]).filter(([, { libera }]) => !libera);

    test.each(guarded.map(([name]) => name))(
      '%s: not without signing in, whatever else is wrong',
      async (name) => {
        const { method, path } = routes[name];
        const response = await world().app.inject({
          method,
          url: path.replaceAll(/\{\w+\}/g, 'x'),
          ...(method === 'POST' && { payload: '{', headers: { 'content-type': 'application/json' } }),
        });
        expectProblem(response, 401, 'non_autenticato');
      },
    );

    test('unsafe calls need the token of the cookie in the header', async () => {
      const { browser, username } = await world().office();
      const login = { body: { username, password: PASSWORD } };
      const token = browser.cookies.get('X-XSRF-TOKEN') ?? '';
      for (const header of ['', 'x', `${token.slice(1)}A`, `${token}A`]) {
        const headers = { 'x-xsrf-token': header };
        await browser.refused('logImportAdd', 403, 'csrf', { headers });
        await browser.refused('login', 403, 'csrf', { ...login, headers });
      }
      browser.cookies.delete('X-XSRF-TOKEN');
      await browser.refused('logImportAdd', 403, 'csrf', { headers: { 'x-xsrf-token': token } });
      await browser.ok('logImportAdd');
    });

    test('the token is of one session, and new at sign-in and at sign-out', async () => {
      const mine = await world().office();
      const theirs = await world().office();
      const visitor = await world().visitor();
      const token = (from: { cookies: Map<string, string> }) => from.cookies.get('X-XSRF-TOKEN') ?? '';
      const before = token(visitor);
      await visitor.ok('login', { body: { username: mine.username, password: PASSWORD } });
      const inside = token(visitor);
      expect(inside).not.toBe(before);
      for (const other of [before, token(theirs.browser), token(mine.browser)]) {
        visitor.cookies.set('X-XSRF-TOKEN', other);
        await visitor.refused('logImportAdd', 403, 'csrf');
        // The refusal brought one that holds, as the page expects.
        await visitor.ok('logImportAdd');
      }
      const last = token(visitor);
      await visitor.ok('logout');
      expect(token(visitor)).not.toBe(last);
      await visitor.ok('login', { body: { username: mine.username, password: PASSWORD } });
    });

    test('asking whether one is signed in needs no token', async () => {
      const { browser } = await world().office();
      browser.cookies.delete('X-XSRF-TOKEN');
      expect(await browser.ok('verify')).toEqual({ ok: true });
    });

    test('any answer gives the token to who lacks it, readable by the page, and keeps it', async () => {
      const { app } = world();
      for (const url of ['/api/accesso', '/app', '/api/nulla']) {
        const cookie = (await app.inject({ url })).cookies.find(({ name }) => name === 'X-XSRF-TOKEN');
        expect(cookie, url).toMatchObject({ sameSite: 'Lax', path: '/' });
        expect(cookie?.httpOnly).toBeUndefined();
      }
      const visitor = await world().visitor();
      const token = visitor.cookies.get('X-XSRF-TOKEN');
      await visitor.visit();
      expect(visitor.cookies.get('X-XSRF-TOKEN')).toBe(token);
    });

    test('an azienda of others does not exist', async () => {
      const mine = await world().office();
      const theirs = await world().office();
      await mine.browser.ok('contoNuovo', { body: { nome: 'Solo mio' } });
      for (const header of [String(theirs.id_azienda), '999999', 'x', '-1', '']) {
        await mine.browser.refused('conti', 404, 'azienda_non_trovata', { headers: { 'x-azienda': header } });
      }
      expect((await theirs.browser.ok('conti')).conti.map(({ nome }) => nome)).toEqual(['Conto principale']);
    });

    test('the header chooses among the aziende of the user', async () => {
      const { db } = world();
      const mine = await world().office();
      const other = await world().office();
      await db.kysely
        .insertInto('utente_azienda')
        .values({ id_utente: mine.id_utente, id_azienda: other.id_azienda })
        .execute();
      expect((await mine.browser.ok('me')).aziende).toHaveLength(2);
      mine.browser.azienda = other.id_azienda;
      expect((await mine.browser.ok('conti')).conti[0]?.id).toBe(other.id_conto);
      mine.browser.azienda = undefined;
      expect((await mine.browser.ok('conti')).conti[0]?.id).toBe(mine.id_conto);
    });
  });
});

describe('the list of routes', () => {
  test('only health and signing in are free', () => {
    const free = Object.entries(routes as Record<string, Route>).filter(([, { libera }]) => libera);
    expect(free.map(([name]) => name)).toEqual(['health', 'accesso', 'primoUtente', 'login']);
  });
});
