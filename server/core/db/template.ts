/**
 * An empty database with every migration run. PostgreSQL takes seconds to make one, and copying it a moment: an
 * installation makes one and keeps it beside its packages, and every new database is a copy of it.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PGliteDialect } from 'kysely';
import { CACHE } from '../cache.ts';
import { syncPath, syncTree } from '../disk.ts';
import { Engine } from './engine/engine.ts';
import { clearNascent, checkFolder } from './folder.ts';
import { takeLock } from './lock.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const MIGRATIONS = pathOf('../../migrations');

/** The name changes with the versions of the packages, the text of the migrations and the text of this file. */
function nameTemplate(): string {
  const hash = createHash('sha256');
  for (const file of ['../../../package.json', 'template.ts']) hash.update(readFileSync(pathOf(file)));
  for (const file of readdirSync(MIGRATIONS).toSorted())
    hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  return `db-${hash.digest('hex').slice(0, 16)}`;
}

/**
 * PostgreSQL keeps two databases to make others from, which the embedded engine never does: without them a database has
 * a third of the files, and so has each of its copies.
 */
async function dropModels(engine: Engine): Promise<void> {
  const { rows } = await engine.query<{ nome: string }>(
    'update pg_database set datistemplate = false where datname <> current_database() returning datname as nome',
  );
  for (const { nome } of rows) await engine.query(`drop database "${nome}"`);
  await engine.query('checkpoint');
}

async function make(folder: string): Promise<void> {
  const engine = await Engine.open({ kind: 'folder', folder, durable: false });
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: engine }) });
  try {
    await migrate({ motore: 'pglite', kysely });
    await dropModels(engine);
  } finally {
    await kysely.destroy();
  }
}

/** Answers the path of the template, and makes it when it is missing. A second caller waits for the first. */
async function keepTemplate(cache: string): Promise<string> {
  const template = join(cache, nameTemplate());
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  const release = await takeLock(`${template}.lock`);
  try {
    if (existsSync(template)) return template;
    const nascent = clearNascent(template);
    await make(nascent);
    await giveName(nascent, template, true);
    return template;
  } finally {
    release();
  }
}

async function copyTemplate(cache: string, folder: string): Promise<boolean> {
  try {
    cpSync(await keepTemplate(cache), folder, { recursive: true });
    return checkFolder(folder) === 'intera';
  } catch {
    return false;
  }
}

/** Under its name only once it is whole and on the disk: a start that is cut leaves nothing that looks like data. */
async function giveName(nascent: string, folder: string, durable: boolean): Promise<void> {
  if (durable) await syncTree(nascent);
  renameSync(nascent, folder);
  if (durable) await syncPath(dirname(folder));
}

/** Makes an empty database in `folder`, which is empty or not there; `cache` is where the template is kept. */
export async function makeDatabase(folder: string, durable: boolean, cache = CACHE): Promise<void> {
  const nascent = clearNascent(folder);
  // No template is kept where the folder of the packages is read-only or is being replaced.
  if (!(await copyTemplate(cache, nascent))) await make(clearNascent(folder));
  await giveName(nascent, folder, durable);
}

/** Dates the migrations of a copied database to now: Salute shows when each was run. */
export async function markMigrations(engine: Engine): Promise<void> {
  await engine.query('update kysely_migration set timestamp = $1', [new Date().toISOString()]);
}
