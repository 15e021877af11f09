/** The same cases on both engines: PGlite always, PostgreSQL when TEST_DATABASE_URL says where. */
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openInMemory, openPostgres, type Database } from '#server/db/open.ts';
import { administer, createScratch } from './postgres.ts';
import { migratedDatabase, schemaName } from './template.ts';
import { makeWorld, type World } from './world.ts';

export { administer } from './postgres.ts';

const url = process.env['TEST_DATABASE_URL'];

/** Runs the cases once per engine, each on a database of its own. */
export function onEveryEngine(title: string, cases: (world: () => World) => void): void {
  describe(`${title} (pglite)`, () => {
    withWorld(async () => ({ db: await openInMemory(await migratedDatabase()) }), cases);
  });
  if (url) {
    describe(`${title} (postgresql)`, () => {
      withWorld(() => createMigrated(url), cases);
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

export function withWorld(openDatabase: () => Promise<Opened>, cases: (world: () => World) => void): void {
  let opened: Opened | undefined;
  let world: World | undefined;
  beforeAll(async () => {
    opened = await openDatabase();
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

/** PostgreSQL's word for a database that is not there. */
const ASSENTE = '3D000';

/** A scratch database with every migration run: a copy of one that stays on the server, made by the first who needs it. */
async function createMigrated(serverUrl: string): Promise<Opened> {
  const model = `quadra_schema_${schemaName()}`;
  try {
    return await createDatabase(serverUrl, model);
  } catch (cause) {
    if (!(cause instanceof DatabaseError && cause.code === ASSENTE)) throw cause;
  }
  const { db, name } = await createDatabase(serverUrl);
  await migrate(db);
  await db.close();
  // Of two that make it at once, the later finds the name taken and uses the other's.
  await administer(serverUrl, `alter database ${name} rename to ${model}`).catch(() =>
    administer(serverUrl, `drop database ${name}`),
  );
  return createDatabase(serverUrl, model);
}

/** A scratch database on the server, empty or a copy of another; dropped after the file. */
export async function createDatabase(
  serverUrl: string,
  like = 'template1',
): Promise<Opened & { url: string; name: string }> {
  const { name, url: address } = await createScratch(serverUrl, 'quadra_test', like);
  const lost = (error: Error): void => {
    throw error;
  };
  return {
    name,
    url: address,
    db: openPostgres(address, 8, lost),
    // Unforced: PostgreSQL waits up to five seconds for the pool's last connections to end by themselves.
    drop: () => administer(serverUrl, `drop database ${name}`),
  };
}
