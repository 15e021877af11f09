/** Installations for the tests, on each engine that is there. */
import { describe, expect, test } from 'vitest';
import type { Motore } from './installazione.ts';

export { databaseOf, makeImpianto, type Impianto, type Motore } from './installazione.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];

/** The same cases on both engines: PGlite always, PostgreSQL when TEST_DATABASE_URL says where. */
export function onEachEngine(title: string, cases: (engine: Motore) => void): void {
  describe(`${title} (pglite)`, () => cases('pglite'));
  if (serverUrl !== undefined) {
    describe(`${title} (postgresql)`, () => cases('postgresql'));
    return;
  }
  test.skipIf(process.env['QUADRA_REQUIRE_PG'] !== '1')(`${title} (postgresql: no TEST_DATABASE_URL)`, () => {
    expect(serverUrl, 'QUADRA_REQUIRE_PG=1, but TEST_DATABASE_URL is not set').toBeDefined();
  });
}
