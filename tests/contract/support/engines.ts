/** The same cases on both engines: PGlite always, PostgreSQL when TEST_DATABASE_URL says where. */
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppOptions } from '#server/app.ts';
import { migrate } from '#server/core/db/migrate.ts';
import { openInMemory } from '#server/core/db/open.ts';
import { administer, createDatabase, type Opened } from './postgres.ts';
import { migratedDatabase, schemaName } from './template.ts';
import { makeWorld, type World } from './world.ts';

const url = process.env['TEST_DATABASE_URL'];

const openPglite = async (): Promise<Opened> => ({ db: await openInMemory(await migratedDatabase()) });

/** A world, and how to leave nothing of it behind. */
async function openWorld(
  open: () => Promise<Opened>,
  logger?: Logger,
): Promise<{ world: World; close: () => Promise<void> }> {
  const { db, drop } = await open();
  const world = await makeWorld(db, logger);
  const close = async (): Promise<void> => {
    await world.app.close();
    await db.close();
    await drop?.();
  };
  return { world, close };
}

/** The worlds that the files of a worker share, one an engine. */
const shared = test
  .extend('pglite', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const { world, close } = await openWorld(openPglite);
    onCleanup(close);
    return world;
  })
  .extend('postgresql', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const { world, close } = await openWorld(() => createMigrated(url ?? ''));
    onCleanup(close);
    return world;
  });

type Cases = (world: () => World) => void;
type Logger = AppOptions['logger'];

/**
 * Runs the cases once per engine, on the database and the server that the files of a worker share: each case works in
 * offices of its own (`world().office()`) and counts nothing outside them.
 */
export function onEveryEngine(title: string, cases: Cases): void {
  describe(`${title} (pglite)`, () => {
    let world: World | undefined;
    shared.beforeAll(({ pglite }) => void (world = pglite));
    cases(() => made(world));
  });
  onPostgres(title, () => {
    let world: World | undefined;
    shared.beforeAll(({ postgresql }) => void (world = postgresql));
    cases(() => made(world));
  });
}

/** The same on a database of their own, for cases about a whole installation; `logger` hears what its server logs. */
export function onEveryEngineAlone(title: string, cases: Cases, logger?: Logger): void {
  describe(`${title} (pglite)`, () => withWorld(openPglite, cases, logger));
  onPostgres(title, (serverUrl) => withWorld(() => createMigrated(serverUrl), cases, logger));
}

function onPostgres(title: string, cases: (serverUrl: string) => void): void {
  if (url) {
    describe(`${title} (postgresql)`, () => cases(url));
    return;
  }
  // Said as skipped, never left out in silence.
  test.skipIf(process.env['QUADRA_REQUIRE_PG'] !== '1')(`${title} (postgresql: no TEST_DATABASE_URL)`, () => {
    expect(url, 'QUADRA_REQUIRE_PG=1, but TEST_DATABASE_URL is not set').toBeDefined();
  });
}

export function withWorld(openDatabase: () => Promise<Opened>, cases: Cases, logger?: Logger): void {
  let opened: Awaited<ReturnType<typeof openWorld>> | undefined;
  beforeAll(async () => {
    opened = await openWorld(openDatabase, logger);
  });
  afterAll(() => opened?.close());
  cases(() => made(opened?.world));
}

function made(world: World | undefined): World {
  if (!world) throw new Error('the world is made in beforeAll');
  return world;
}

type Scratch = Awaited<ReturnType<typeof createDatabase>>;

/** PostgreSQL's word for a database that is not there. */
const ASSENTE = '3D000';

/** A scratch database with every migration run: a copy of one that stays on the server, made by the first who needs it. */
export async function createMigrated(serverUrl: string): Promise<Scratch> {
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
