/** What the database says of itself. Whoever asks for its health never waits behind what others ask of it. */
import { statfs } from 'node:fs/promises';
import { readRow } from '../../core/db/read.ts';
import { isDiskFull } from '../../core/db/faults.ts';
import type { Database, Reader } from '../../core/db/database.ts';

interface Health {
  /** Of PostgreSQL, as `18.3`. */
  versione: string;
  /** How many migrations have run. */
  migrazioni: number;
}

type StatoServer = 'ok' | 'disco_pieno' | 'database_fermo';

/** Bytes: a segment of the write-ahead log, and as much again. With less the next one may not be written. */
const NARROW = 32 * 1024 * 1024;
/** Milliseconds between two questions of health to the database. */
const ASK_AGAIN_MS = 5_000;

async function ask(reader: Reader): Promise<Health> {
  const health = await readRow<Health>(reader)`
    select split_part(current_setting('server_version'), ' ', 1) as versione,
      (select count(*)::integer from kysely_migration) as migrazioni`;
  if (!health) throw new Error('the database did not answer');
  return health;
}

interface Known {
  health: Health;
  asked: number;
  /** Why the last question was not answered. */
  cause: unknown;
  asking: boolean;
}

const known = new WeakMap<Database, Known>();

function askAgain(db: Database, last: Known): void {
  if (last.asking || performance.now() - last.asked < ASK_AGAIN_MS) return;
  last.asking = true;
  ask(db.kysely)
    .then(
      (health) => Object.assign(last, { health, cause: null }),
      (cause: unknown) => Object.assign(last, { cause }),
    )
    .finally(() => Object.assign(last, { asking: false, asked: performance.now() }));
}

/** The first question waits for its answer; afterwards the last answer is told, and the next one asked for aside. */
export async function readHealth(db: Database, dataDir: string): Promise<Health & { stato: StatoServer }> {
  let last = known.get(db);
  if (!last) {
    last = { health: await ask(db.kysely), asked: performance.now(), cause: null, asking: false };
    known.set(db, last);
  }
  askAgain(db, last);
  return { ...last.health, stato: await stateOf(db, dataDir, last.cause) };
}

async function stateOf(db: Database, dataDir: string, cause: unknown): Promise<StatoServer> {
  const { motore, causa, diskFull } = db.stato();
  if (diskFull || isDiskFull(causa ?? cause)) return 'disco_pieno';
  if (motore !== 'aperto' || cause !== null) return 'database_fermo';
  return db.motore === 'pglite' && (await isNarrow(dataDir)) ? 'disco_pieno' : 'ok';
}

async function isNarrow(dataDir: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < NARROW;
  } catch {
    return false;
  }
}
