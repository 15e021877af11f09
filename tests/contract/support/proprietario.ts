/** PostgreSQL as an office may be given it: a role that owns its database and may do nothing else. */
import { randomBytes } from 'node:crypto';
import { describe } from 'vitest';
import { migrate } from '#server/core/db/migrate.ts';
import { openPostgres } from '#server/core/db/open.ts';
import { withWorld } from './engines.ts';
import { administer, createDatabase } from './postgres.ts';
import type { World } from './world.ts';

const url = process.env['TEST_DATABASE_URL'];

/** An empty scratch database that belongs to a role of its own; both dropped after the file. */
export async function createOwned(serverUrl: string) {
  const ruolo = `quadra_prova_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `create role ${ruolo} login`);
  const made = await createDatabase(serverUrl);
  await made.db.close();
  await administer(serverUrl, `alter database ${made.name} owner to ${ruolo}`);
  const address = new URL(made.url);
  address.username = ruolo;
  const lost = (error: Error): void => {
    throw error;
  };
  return {
    ruolo,
    db: openPostgres(address.href, 8, lost),
    drop: async () => {
      await made.drop?.();
      await administer(serverUrl, `drop role ${ruolo}`);
    },
  };
}

/** Runs the cases of every engine once more as such a role, which an administrator let ask questions. */
export function asOwner(title: string, cases: (world: () => World) => void): void {
  describe.skipIf(!url)(`${title} (postgresql, no superuser)`, () => {
    withWorld(async () => {
      const owned = await createOwned(url ?? '');
      await administer(url ?? '', `grant quadra_lettura to ${owned.ruolo}`);
      await migrate(owned.db);
      return owned;
    }, cases);
  });
}
