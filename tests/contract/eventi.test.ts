/** Changes of others arrive while a page is open, to those who may see them and to nobody else. */
import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Evento, eventoSchema, PERCORSO_EVENTI } from '#api/contract/eventi.ts';
import { openPostgres } from '#server/core/db/open.ts';
import type { Browser } from './support/browser.ts';
import { onEveryEngine } from './support/engines.ts';
import { createDatabase } from './support/postgres.ts';
import { begin, importAll, riga, righe, sendLot, visible } from './support/imports.ts';
import { migrate } from '#server/core/db/migrate.ts';
import { makeWorld } from './support/world.ts';
import { askUntil, letPass } from '#tests/attese.ts';

interface Flusso {
  eventi: Evento[];
  /** Signs of life so far. */
  battiti: () => number;
  chiuso: () => boolean;
  stop: () => void;
  answer: IncomingMessage;
}

async function listen(app: FastifyInstance): Promise<string> {
  return app.server.listening
    ? `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
    : app.listen({ port: 0, host: '127.0.0.1' });
}

async function call(app: FastifyInstance, browser: Browser, query = ''): Promise<ClientRequest> {
  const cookie = [...browser.cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  return get(`${await listen(app)}${PERCORSO_EVENTI}${query}`, { headers: { cookie } });
}

async function follow(app: FastifyInstance, browser: Browser, query = ''): Promise<Flusso> {
  const request = await call(app, browser, query);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  let closed = false;
  const eventi: Evento[] = [];
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    eventi.splice(
      0,
      Infinity,
      ...[...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => eventoSchema.parse(JSON.parse(json ?? ''))),
    );
  });
  answer.on('close', () => {
    closed = true;
  });
  const stop = () => request.destroy();
  return { eventi, battiti: () => text.split(': vivo').length - 1, chiuso: () => closed, stop, answer };
}

const until = (what: () => unknown) => expect.poll(what, { interval: 20 });

onEveryEngine('events', (world) => {
  test('an import that completes, a note, an import that goes', async () => {
    const office = await world().office();
    const flusso = await follow(world().app, office.browser);
    expect(flusso.answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const id_imp = await importAll(office, righe(3));
    await until(() => flusso.eventi).toEqual([{ tipo: 'importazione', id_imp, stato: 'completato' }]);
    const [first] = (await visible(office.browser, { sort: 'riga' })).righe;
    const id = first?.id ?? 0;
    await office.browser.ok('updateNota', { body: { id, nota: 'vista', versione: 1 } });
    await until(() => flusso.eventi[1]).toEqual({ tipo: 'righe', righe: [{ id, versione: 2 }] });
    await office.browser.ok('allDelImport', { params: { id: id_imp }, query: { conferma: true } });
    await until(() => flusso.eventi[2]).toEqual({ tipo: 'importazione', id_imp, stato: 'annullato' });
    flusso.stop();
  });

  test('what did not happen is not told: refusals, lots still arriving', async () => {
    const office = await world().office();
    await importAll(office, righe(1));
    const [first] = (await visible(office.browser)).righe;
    const flusso = await follow(world().app, office.browser);
    await office.browser.refused('updateNota', 409, 'versione_superata', {
      body: { id: first?.id ?? 0, nota: 'x', versione: 7 },
    });
    const open = await begin(office, righe(2));
    await sendLot(office.browser, open, righe(1), 1, 2);
    await office.browser.ok('allDelImport', { params: { id: open } });
    const id_imp = await importAll(office, [riga({ importo: 77 })]);
    await until(() => flusso.eventi).toEqual([{ tipo: 'importazione', id_imp, stato: 'completato' }]);
    flusso.stop();
  });

  test('a page that read before it listened reads again when something changed meanwhile, and only then', async () => {
    const office = await world().office();
    const long = 24 * 3_600_000;
    // What happened before this server listened is known to nobody.
    const late = await follow(world().app, office.browser, `?letto_da=${long}`);
    await until(() => late.eventi).toEqual([{ tipo: 'ricarica' }]);
    const began = performance.now();
    const unchanged = await follow(world().app, office.browser, '?letto_da=0');
    const id_imp = await importAll(office, righe(2));
    const evento = { tipo: 'importazione', id_imp, stato: 'completato' };
    await until(() => unchanged.eventi).toEqual([evento]);
    const since = Math.ceil(performance.now() - began);
    const after = await follow(world().app, office.browser, `?letto_da=${since}`);
    await until(() => after.eventi).toEqual([{ tipo: 'ricarica' }]);
    const other = await world().office();
    const elsewhere = await follow(world().app, other.browser, '?letto_da=0');
    await importAll(other, righe(1));
    await until(() => elsewhere.eventi.length).toBe(1);
    expect(elsewhere.eventi).toMatchObject([{ tipo: 'importazione', stato: 'completato' }]);
    for (const each of [late, unchanged, after, elsewhere]) each.stop();
  });

  test('nobody hears of another azienda', async () => {
    const office = await world().office();
    const other = await world().office();
    const flusso = await follow(world().app, other.browser);
    const own = await follow(world().app, office.browser, `?azienda=${office.id_azienda}`);
    await importAll(office, righe(1));
    await until(() => own.eventi.length).toBe(1);
    expect(flusso.eventi).toEqual([]);
    const refused = await follow(world().app, other.browser, `?azienda=${office.id_azienda}`);
    expect(refused.answer.statusCode).toBe(404);
    for (const each of [flusso, own, refused]) each.stop();
  });

  test('an azienda that is removed is told to the pages that are open on it, and to no others', async () => {
    const office = await world().office('amministratore');
    const { id_azienda } = await office.browser.ok('demo', { body: { righe: 100, seme: 3 } });
    const on = await follow(world().app, office.browser, `?azienda=${id_azienda}`);
    const elsewhere = await follow(world().app, office.browser, `?azienda=${office.id_azienda}`);
    await office.browser.ok('demoTogli', { body: { id_azienda } });
    await until(() => on.eventi.at(-1)).toMatchObject({ tipo: 'accesso' });
    await until(on.chiuso).toBe(true);
    await importAll(office, righe(1));
    await until(() => elsewhere.eventi.length).toBe(1);
    expect(elsewhere.eventi).toMatchObject([{ tipo: 'importazione' }]);
    for (const each of [on, elsewhere]) each.stop();
  });

  test('a visitor is refused', async () => {
    const flusso = await follow(world().app, await world().visitor());
    expect(flusso.answer.statusCode).toBe(401);
    flusso.stop();
  });

  test('it gives signs of life, and ends with the session', async () => {
    const office = await world().office();
    const flusso = await follow(world().app, office.browser);
    await until(flusso.battiti).toBeGreaterThan(1);
    expect(flusso.chiuso()).toBe(false);
    await office.browser.ok('logout');
    await until(flusso.chiuso).toBe(true);
  });
});

const url = process.env['TEST_DATABASE_URL'];

describe.skipIf(!url)('events over PostgreSQL', () => {
  let scratch: Awaited<ReturnType<typeof createDatabase>>;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    scratch = await createDatabase(url ?? '');
    await migrate(scratch.db);
  });
  afterAll(async () => {
    for (const close of closing) await close();
    await scratch.db.close();
    await scratch.drop?.();
  });

  test('what one does, the other tells; a lost connection is made again, and everyone reads again', async () => {
    // Connections are cut on purpose: nobody is to complain.
    const [one, two] = [
      openPostgres(scratch.url, 4, () => undefined),
      openPostgres(scratch.url, 2, () => undefined),
    ];
    const [first, second] = [await makeWorld(one), await makeWorld(two)];
    closing.push(
      ...[first.app, second.app, one, two].map((each) => async () => {
        await each.close();
      }),
    );
    const office = await first.office();
    const flusso = await follow(second.app, office.browser);
    const id_imp = await importAll(office, righe(1));
    await until(() => flusso.eventi).toEqual([{ tipo: 'importazione', id_imp, stato: 'completato' }]);
    const { Client } = await import('pg');
    const admin = new Client({ connectionString: scratch.url });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'quadra eventi' and datname = current_database()`,
    );
    await admin.end();
    await until(() => flusso.eventi.at(-1)).toEqual({ tipo: 'ricarica' });
    await letPass(100, 'nothing may come');
    const next = await importAll(office, [riga({ importo: 5 })]);
    await until(() => flusso.eventi.at(-1)).toEqual({
      tipo: 'importazione',
      id_imp: next,
      stato: 'completato',
    });
    expect(flusso.eventi).toHaveLength(3);
    flusso.stop();
  });

  test('a page that goes while its azienda is looked up is followed by nobody', async () => {
    const { db, drop } = await createDatabase(url ?? '');
    await migrate(db);
    const world = await makeWorld(db);
    const { app, flussi } = world;
    const { browser } = await world.office();
    const connections = () =>
      new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
    const waiting = async () => (await sql`select from pg_locks where not granted`.execute(db.kysely)).rows;
    await db.kysely.transaction().execute(async (tx) => {
      await sql`lock table utente_azienda in access exclusive mode`.execute(tx);
      const page = await call(app, browser);
      const gone = new Promise((resolve) => page.on('error', () => {}).once('close', resolve));
      await askUntil(waiting, ({ length }) => length > 0);
      page.destroy();
      await gone;
      await askUntil(connections, (count) => count === 0);
    });
    const flusso = await follow(app, browser);
    await until(flusso.battiti).toBeGreaterThan(1);
    expect(flussi.size).toBe(1);
    flusso.stop();
    await app.close();
    await db.close();
    await drop();
  });
});
