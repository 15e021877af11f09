/** A data folder that is neither plainly empty nor plainly whole stops the start, and is left exactly as it was. */
import { sql } from 'kysely';
import { hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CACHE } from '#server/core/cache.ts';
import { makeCheckpointIfLong } from '#server/core/db/checkpoint.ts';
import { DatabaseFault } from '#server/core/db/faults.ts';
import { migrate } from '#server/core/db/migrate.ts';
import { openEmbedded } from '#server/core/db/open.ts';
import { makeDatabase } from '#server/core/db/template.ts';
import { migrations } from '#server/migrations/index.ts';
import { verifyInvariants } from '#server/verify/verify.ts';
import { createMigrated } from './support/engines.ts';
import type { Opened } from './support/postgres.ts';

const RIGHE = 20_000;
const root = mkdtempSync(join(tmpdir(), 'quadra-cartella-'));
const model = join(root, 'modello');
let copies = 0;

beforeAll(async () => {
  const db = await openEmbedded(model);
  await sql`create table prova (a integer, b text)`.execute(db.kysely);
  await sql`insert into prova select g, repeat('x', 100) from generate_series(1, ${RIGHE}) g`.execute(
    db.kysely,
  );
  await db.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A data folder of its own, spoiled in some way. */
function spoiled(spoil: (db: string) => void): string {
  const dataDir = join(root, `dati-${++copies}`);
  cpSync(model, dataDir, { recursive: true, preserveTimestamps: true });
  spoil(join(dataDir, 'db'));
  return dataDir;
}

/** Every file and folder with its bytes and the moment it changed. */
function picture(path: string): string[] {
  if (!existsSync(path)) return [];
  const of = (file: string): string => {
    const { mtimeNs, size } = statSync(file, { bigint: true });
    return `${file} ${size} ${mtimeNs} ${statSync(file).isFile() ? hash('sha256', readFileSync(file)) : ''}`;
  };
  if (statSync(path).isFile()) return [of(path)];
  return [path, ...(readdirSync(path, { recursive: true }) as string[]).map((name) => join(path, name))]
    .map(of)
    .toSorted();
}

async function refusal(dataDir: string): Promise<DatabaseFault> {
  const cause: unknown = await openEmbedded(dataDir).then(
    (db) => db.close().then(() => null),
    (error: unknown) => error,
  );
  if (!(cause instanceof DatabaseFault)) throw new Error('the folder was opened', { cause });
  expect(cause.message).toContain(join(dataDir, 'db'));
  expect(cause.message).not.toMatch(/\n|Aborted|PANIC|FATAL|Error:|failed to/);
  return cause;
}

/** Does something to every segment of the log. */
function spoilLog(db: string, spoil: (segment: string) => void): void {
  const segments = readdirSync(join(db, 'pg_wal')).filter((each) => /^[0-9A-F]{24}$/.test(each));
  if (segments.length === 0) throw new Error('no segment of the log');
  for (const name of segments) spoil(join(db, 'pg_wal', name));
}
const drop = (db: string, name: string): void => rmSync(join(db, name), { recursive: true });

describe('a folder that is not whole', () => {
  const cases: readonly [string, (db: string) => void, string][] = [
    ['without its version', (db) => drop(db, 'PG_VERSION'), 'manca PG_VERSION'],
    ['with an empty version', (db) => writeFileSync(join(db, 'PG_VERSION'), ''), 'manca PG_VERSION'],
    ['of another version', (db) => writeFileSync(join(db, 'PG_VERSION'), '17\n'), 'PostgreSQL 17'],
    ['without pg_control', (db) => drop(db, 'global/pg_control'), 'manca global/pg_control'],
    ['without global', (db) => drop(db, 'global'), 'manca global/pg_control'],
    ['without pg_wal', (db) => drop(db, 'pg_wal'), 'manca pg_wal'],
    ['with an empty pg_wal', (db) => spoilLog(db, rmSync), 'manca pg_wal'],
    ['without base', (db) => drop(db, 'base'), 'manca base'],
    ['with an empty base', (db) => (drop(db, 'base'), mkdirSync(join(db, 'base'))), 'manca base'],
    ['without pg_xact', (db) => drop(db, 'pg_xact'), 'manca pg_xact'],
    ['without its settings', (db) => drop(db, 'postgresql.conf'), 'manca postgresql.conf'],
    [
      'with one file alone',
      (db) => {
        rmSync(db, { recursive: true });
        mkdirSync(db);
        writeFileSync(join(db, 'appunti.txt'), 'x');
      },
      'manca PG_VERSION',
    ],
    [
      'that is a file',
      (db) => {
        rmSync(db, { recursive: true });
        writeFileSync(db, 'x');
      },
      'è un file',
    ],
    [
      'of a restore that was cut',
      (db) => renameSync(db, `${db}.parziale`),
      'ripristino non è arrivato in fondo',
    ],
  ];
  test.each(cases)('%s', async (_, spoil, words) => {
    const dataDir = spoiled(spoil);
    const before = [...picture(join(dataDir, 'db')), ...picture(join(dataDir, 'db.parziale'))];
    const { message, motivo } = await refusal(dataDir);
    expect(message).toContain(words);
    expect(motivo).toBe('cartella');
    expect([...picture(join(dataDir, 'db')), ...picture(join(dataDir, 'db.parziale'))]).toEqual(before);
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(false);
  });
});

describe('files that are damaged', () => {
  const cases: readonly [string, (db: string) => void][] = [
    ['a cut pg_control', (db) => truncateSync(join(db, 'global/pg_control'), 100)],
    [
      'an empty log',
      (db) => spoilLog(db, (segment) => writeFileSync(segment, Buffer.alloc(statSync(segment).size))),
    ],
    ['a cut log', (db) => spoilLog(db, (segment) => truncateSync(segment, 1_000))],
    [
      'settings that nobody can read',
      (db) => writeFileSync(join(db, 'postgresql.conf'), 'max_connections = boh\n'),
    ],
  ];
  test.each(cases)('%s', async (_, spoil) => {
    const { message, motivo } = await refusal(spoiled(spoil));
    expect(motivo).toBe('danneggiato');
    expect(message).toContain('npm run ripristina');
  });
});

test('an empty folder, and one whose first start was cut, become a database; a whole one is opened', async () => {
  const dataDir = join(root, 'nuova');
  mkdirSync(join(dataDir, 'db'), { recursive: true });
  cpSync(join(model, 'db', 'base'), join(dataDir, 'db.nuovo', 'base'), { recursive: true });
  const made = await openEmbedded(dataDir);
  await sql`create table prova (a integer)`.execute(made.kysely);
  await made.close();
  expect(readdirSync(dataDir).toSorted()).toEqual(['db']);
  const whole = await openEmbedded(spoiled(() => undefined));
  const { rows } = await sql<{ n: number }>`select count(*) as n from prova`.execute(whole.kysely);
  expect(rows).toEqual([{ n: RIGHE }]);
  await whole.close();
});

test('a new database has every migration, run now; where the kept one is not whole, it is made all the same', async () => {
  const started = new Date(Date.now() - 1_000).toISOString();
  const kept = join(root, 'tenuta');
  for (const name of readdirSync(CACHE).filter((each) => /^db-[0-9a-f]+$/.test(each))) {
    cpSync(join(CACHE, name), join(kept, name), { recursive: true });
    rmSync(join(kept, name, 'global', 'pg_control'));
  }
  for (const [dataDir, cache] of [
    [join(root, 'copiata'), CACHE],
    [join(root, 'fatta'), kept],
  ] as const) {
    mkdirSync(dataDir);
    if (cache === kept) await makeDatabase(join(dataDir, 'db'), true, cache);
    const db = await openEmbedded(dataDir);
    const { rows } = await sql<{ name: string; timestamp: string }>`
      select name, timestamp from kysely_migration order by name`.execute(db.kysely);
    expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations).toSorted());
    expect(rows.filter(({ timestamp }) => timestamp < started)).toEqual([]);
    expect((await verifyInvariants(db.kysely)).anomalie).toEqual([]);
    await db.close();
  }
});

test('a log that has grown is cut by a checkpoint, and one that has not is left', async () => {
  const db = await openEmbedded(spoiled(() => undefined));
  const size = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select sum(size)::integer as n from pg_ls_waldir()`.execute(
      db.kysely,
    );
    return rows[0]?.n ?? 0;
  };
  expect(await makeCheckpointIfLong(db)).toBe(false);
  const before = await size();
  for (let lot = 0; lot < 4; lot += 1)
    await sql`insert into prova select g, repeat('y', 1000) from generate_series(1, 20000) g`.execute(
      db.kysely,
    );
  const grown = await size();
  expect(grown).toBeGreaterThan(before + 3 * 16 * 1024 * 1024);
  expect(await makeCheckpointIfLong(db)).toBe(true);
  expect(await makeCheckpointIfLong(db)).toBe(false);
  await db.close();
});

describe('a database of a newer program is refused, and nothing is written', () => {
  const url = process.env['TEST_DATABASE_URL'];
  const engines: [string, () => Promise<Opened>][] = [
    ['pglite', async () => ({ db: await openEmbedded(spoiled(() => undefined)) })],
  ];
  if (url) engines.push(['postgresql', () => createMigrated(url)]);
  test.each(engines)('%s', async (_, open) => {
    const { db, drop: dropDatabase } = await open();
    await migrate(db);
    await sql`insert into kysely_migration (name, timestamp) values ('999-futuro', '2030-01-01T00:00:00.000Z')`.execute(
      db.kysely,
    );
    const state = () => sql`select * from kysely_migration order by name`.execute(db.kysely);
    const { rows } = await state();
    await expect(migrate(db)).rejects.toThrow(
      /^Questo database è stato usato da una versione più nuova di Quadra \(passaggio 999-futuro\)/,
    );
    expect((await state()).rows).toEqual(rows);
    await db.close();
    await dropDatabase?.();
  });
});
