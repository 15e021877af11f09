/** On PostgreSQL with a role that is no superuser: everything works, and what somebody still has to do is said. */
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { migrate } from '#server/core/db/migrate.ts';
import type { Database } from '#server/core/db/database.ts';
import { openInMemory } from '#server/core/db/open.ts';
import { prepareRole } from '#server/core/db/reader/role.ts';
import { administer } from './support/postgres.ts';
import { importAll, righe } from './support/imports.ts';
import { createOwned } from './support/proprietario.ts';
import { emptyDatabase } from './support/template.ts';
import { makeWorld } from './support/world.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';

describe.skipIf(url === '')('PostgreSQL without a superuser', () => {
  const release: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const step of release.splice(0).toReversed()) await step();
  });
  const open = async () => {
    const owned = await createOwned(url);
    release.push(owned.drop, () => owned.db.close());
    await migrate(owned.db);
    return owned;
  };

  test('starts, works, and says in one line why questions are off and what to write', async () => {
    const { db, ruolo } = await open();
    const notice = await prepareRole(db);
    expect(notice).toContain(`GRANT quadra_lettura TO ${ruolo};`);
    expect(notice).not.toContain('\n');
    const world = await makeWorld(db);
    release.push(() => world.app.close());
    const office = await world.office();
    await importAll(office, righe(20));
    const { totale } = await office.browser.ok('estrattoConto', { query: { natura: 'movimento' } });
    expect(totale).toBe(20);
    const body = { sql: 'select count(*) from movimenti' };
    const refused = await office.browser.refused('query', 503, 'query_non_disponibile', { body });
    expect(refused.detail).toContain('chi lo amministra');

    // What the line says to write is enough.
    await administer(url, `grant quadra_lettura to ${ruolo}`);
    expect(await prepareRole(db)).toBeNull();
    expect((await office.browser.ok('query', { body })).righe).toEqual([[20]]);
  });

  test('with the right to make roles nothing is left to do', async () => {
    const { db, ruolo } = await open();
    await administer(url, `alter role ${ruolo} createrole`);
    expect(await prepareRole(db)).toBeNull();
  });
});

/**
 * From PostgreSQL 16 on who makes a role administers it without being able to become it. The embedded engine is of such a
 * version, whatever the server's is: here it stands for one, and its only connection is that of a role without powers.
 */
describe('a PostgreSQL that tells membership from becoming', () => {
  const opened: Database[] = [];
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.close();
  });

  /** `poteri`: what the role that owns the database may do beside owning it. */
  const open = async (poteri: string) => {
    const db = await openInMemory(await emptyDatabase());
    opened.push(db);
    const run = async (...statements: readonly string[]) => {
      for (const statement of statements) await sql.raw(statement).execute(db.kysely);
    };
    await run(
      `create role proprietario login ${poteri}`,
      `grant all on database postgres to proprietario`,
      `alter schema public owner to proprietario`,
      `set session authorization proprietario`,
    );
    await migrate(db);
    const amministra = (...statements: readonly string[]) =>
      run('set session authorization postgres', ...statements, 'set session authorization proprietario');
    return { db: { ...db, motore: 'postgresql' } satisfies Database, run, amministra };
  };
  const diventa = async ({ kysely }: Database): Promise<string | undefined> =>
    kysely.transaction().execute(async (tx) => {
      await sql`set local role quadra_lettura`.execute(tx);
      return (await sql<{ nome: string }>`select current_user::text as nome`.execute(tx)).rows[0]?.nome;
    });

  test('is such a one, and the role has no powers', async () => {
    const { db } = await open('');
    const { rows } = await sql`select current_setting('server_version_num')::integer >= 160000 as nuova,
      (select rolsuper from pg_roles where rolname = current_user) as potente`.execute(db.kysely);
    expect(rows).toEqual([{ nuova: true, potente: false }]);
  });

  test('who may make roles makes it, cannot become it, and then says that it may', async () => {
    const { db } = await open('createrole');
    await expect(diventa(db)).rejects.toThrow(/permission denied to set role/);
    expect(await prepareRole(db)).toBeNull();
    expect(await diventa(db)).toBe('quadra_lettura');
  });

  test.each(['set', 'inherit', 'set, inherit'])(
    'the same where the server gives makers of roles: %s',
    async (own) => {
      const { db, run, amministra } = await open('');
      await amministra('alter role proprietario createrole');
      await run(`set createrole_self_grant = '${own}'`);
      expect(await prepareRole(db)).toBeNull();
      expect(await diventa(db)).toBe('quadra_lettura');
    },
  );

  test.each([
    ['has none', []],
    ['has it without being its member', ['create role quadra_lettura nologin']],
    [
      'has it as a member that may not become it',
      ['create role quadra_lettura nologin', 'grant quadra_lettura to proprietario with set false'],
    ],
  ])('who may not make roles and %s is told what is enough to write', async (_title, before) => {
    const { db, amministra } = await open('');
    await amministra(...before);
    const notice = (await prepareRole(db)) ?? '';
    const commands = /«(.*)»/.exec(notice)?.[1] ?? '';
    expect(commands).toContain('TO proprietario');
    await amministra(...commands.split(';').filter((each) => each.trim() !== ''));
    expect(await prepareRole(db)).toBeNull();
    expect(await diventa(db)).toBe('quadra_lettura');
  });
});
