/** The same cases for each release that is kept, on both engines. */
import { describe, expect, test } from 'vitest';
import type { Database } from '#server/core/db/database.ts';
import { openInMemory, openPostgres } from '#server/core/db/open.ts';
import { administer, createScratch, spareTheDisk } from '#tests/contract/support/postgres.ts';
import { fillPostgres, listReleases, readFiles } from './dump.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];

export interface Aperto {
  db: Database;
  close: () => Promise<void>;
}

async function openFiles(release: string): Promise<Aperto> {
  const db = await openInMemory(readFiles(release));
  return { db, close: () => db.close() };
}

async function openStatements(release: string, url: string): Promise<Aperto> {
  const scratch = await createScratch(url, 'quadra_aggiorna');
  await spareTheDisk(url, scratch.name);
  await fillPostgres(release, scratch.url);
  const db = openPostgres(scratch.url, 4, () => {});
  const close = async (): Promise<void> => {
    await db.close();
    await administer(url, `drop database ${scratch.name} with (force)`);
  };
  return { db, close };
}

/** Runs the cases on every dump; each opens one of its own. */
export function onEachRelease(title: string, cases: (open: () => Promise<Aperto>) => void): void {
  for (const release of listReleases()) {
    describe(`${title}, from ${release} (pglite)`, () => cases(() => openFiles(release)));
    if (serverUrl !== undefined) {
      describe(`${title}, from ${release} (postgresql)`, () =>
        cases(() => openStatements(release, serverUrl)));
      continue;
    }
    test.skipIf(process.env['QUADRA_REQUIRE_PG'] !== '1')(
      `${title}, from ${release} (postgresql: no TEST_DATABASE_URL)`,
      () => {
        expect(serverUrl, 'QUADRA_REQUIRE_PG=1, but TEST_DATABASE_URL is not set').toBeDefined();
      },
    );
  }
}
