/** The same cases on both engines: PGlite always, PostgreSQL when TEST_DATABASE_URL says where. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openInMemory, openPostgres, type Database } from '#server/db/open.ts';
import { emptyDatabase } from './template.ts';
import { makeWorld, type World } from './world.ts';

const url = process.env['TEST_DATABASE_URL'];

/** Runs the cases once per engine, each on a database of its own. */
export function onEveryEngine(title: string, cases: (world: () => World) => void): void {
  describe(`${title} (pglite)`, () => {
    withWorld(async () => ({ db: await openInMemory(await emptyDatabase()) }), cases);
  });
  if (url) {
    describe(`${title} (postgresql)`, () => {
      withWorld(() => createDatabase(url), cases);
    });
  } else {
    // Said as skipped, never left out in silence.
    test.skipIf(process.env['QUADRA_REQUIRE_PG'] !== '1')(
      `${title} (postgresql: no TEST_DATABASE_URL)`,
      () => {
        expect(url, 'QUADRA_REQUIRE_PG=1, but TEST_DATABASE_URL is not set').toBeDefined();
      },
    );
  }
}

interface Opened {
  db: Database;
  drop?: () => Promise<void>;
}

function withWorld(openDatabase: () => Promise<Opened>, cases: (world: () => World) => void): void {
  let opened: Opened | undefined;
  let world: World | undefined;
  beforeAll(async () => {
    opened = await openDatabase();
    await migrate(opened.db);
    world = await makeWorld(opened.db);
  });
  afterAll(async () => {
    await world?.app.close();
    await opened?.db.close();
    await opened?.drop?.();
  });
  cases(() => {
    if (!world) throw new Error('the world is made in beforeAll');
    return world;
  });
}

/** A scratch database on the server; dropped after the file. */
export async function createDatabase(serverUrl: string): Promise<Opened & { url: string }> {
  const name = `quadra_test_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `create database ${name}`);
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  const lost = (error: Error): void => {
    throw error;
  };
  return {
    url: address.href,
    db: openPostgres(address.href, 8, lost),
    // Unforced: PostgreSQL waits up to five seconds for the pool's last connections to end by themselves.
    drop: () => administer(serverUrl, `drop database ${name}`),
  };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
