/** Two servers on one PostgreSQL: who works on one is known to the other, and what they do by themselves is done once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { annulAbandoned } from '#server/importazioni/commands/annul-importazione.ts';
import { openPostgres } from '#server/core/db/open.ts';
import { runHeld } from '#server/core/db/hold.ts';
import { computeIfAsked } from '#server/pagamenti/commands/compute.ts';
import { Browser } from './support/browser.ts';
import { createMigrated } from './support/engines.ts';
import { begin, importAll, righe, visible } from './support/imports.ts';
import { movimenti } from './support/pagamenti.ts';
import { makeWorld, type Office, type World } from './support/world.ts';

const serverUrl = process.env['TEST_DATABASE_URL'];

interface Due {
  a: World;
  b: World;
  drop: () => Promise<void>;
}

async function startDue(): Promise<Due> {
  const { db, url, drop } = await createMigrated(serverUrl ?? '');
  const other = openPostgres(url, 4, (error) => {
    throw error;
  });
  const [a, b] = [await makeWorld(db), await makeWorld(other)];
  return {
    a,
    b,
    async drop() {
      for (const { app } of [a, b]) await app.close();
      await db.close();
      await other.close();
      await drop();
    },
  };
}

/** The same person in the same browser, whose calls another server answers from now on. */
function turnTo({ app }: World, { browser }: Office): Browser {
  const turned = new Browser(app);
  for (const [name, value] of browser.cookies) turned.cookies.set(name, value);
  return turned;
}

const never = new AbortController().signal;

describe.skipIf(serverUrl === undefined)('two servers on one database (postgresql)', () => {
  let due: Due;
  beforeAll(async () => {
    due = await startDue();
  });
  afterAll(() => due.drop());

  test('who signs in on one is signed in on the other, and out of both at once', async () => {
    const { a, b } = due;
    const office = await a.office();
    const onB = turnTo(b, office);
    await importAll(office, righe(3));
    expect((await visible(onB)).totale).toBe(3);
    await office.browser.ok('logout');
    await onB.refused('conti', 401, 'non_autenticato');
  });

  test('lots of one import may arrive at either', async () => {
    const { a, b } = due;
    const office = await a.office();
    const rows = righe(4);
    const id_imp = await begin(office, rows);
    const send = (browser: Browser, lotto: number) =>
      browser.ok('importRows', {
        query: { id_imp },
        body: { rows: rows.slice(2 * lotto - 2, 2 * lotto), lotto, lotti: 2 },
      });
    await send(office.browser, 1);
    expect(await send(turnTo(b, office), 2)).toMatchObject({ stato: 'completato' });
    expect((await visible(office.browser)).totale).toBe(4);
  });

  test('an abandoned import is taken away by one of them', async () => {
    const { a, b } = due;
    const office = await a.office();
    const id_imp = await begin(office, righe(2));
    const count = await Promise.all([annulAbandoned(a.db, 0), annulAbandoned(b.db, 0)]);
    expect(count.toSorted((one, other) => one - other)).toEqual([0, 1]);
    const { rows } = await sql`select from registro
      where azione = 'importazione_abbandonata' and id_oggetto = ${id_imp}`.execute(b.db.kysely);
    expect(rows).toHaveLength(1);
  });

  test('what changed is searched for by one of them', async () => {
    const { a, b } = due;
    const office = await a.office();
    await movimenti(office, [{ importo: 12_345, descrizione: 'BONIFICO SALDO FATTURA 12/2026' }]);
    const search = ({ db }: World) =>
      computeIfAsked(db, office.id_azienda, (cause) => expect.unreachable(String(cause)), never);
    const outcomes = await Promise.all([search(a), search(b)]);
    expect(outcomes.filter((outcome) => outcome === 'cercata')).toHaveLength(1);
    expect(await search(b)).toBe('niente');
  });

  test('a place is taken by one, and is free when its holder gives it back or its connection ends', async () => {
    const { a, b } = due;
    const release = await a.db.hold('prova');
    expect(release).not.toBeNull();
    expect(await b.db.hold('prova')).toBeNull();
    expect(await runHeld(b.db.hold, 'altra prova', async () => 'fatta')).toBe('fatta');
    await release?.();
    const again = await b.db.hold('prova');
    expect(again).not.toBeNull();
    await again?.();
  });
});
