/**
 * The instant of which a report knows the data. Every fact carries the time at which its transaction began, so an
 * instant is settled only when no transaction that began before it is still running: a print repeated would count it.
 */
import { sql, type RawBuilder } from 'kysely';
import { readRow, readRows } from '../../core/db/read.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { readSnapshot } from '../../core/db/transact.ts';

/** Where the facts of a report carry their times. */
const TEMPI = [
  ['storia', 'fino_a'],
  ['importazione', 'visibile_dal'],
  ['importazione', 'tolta_il'],
  ['pagamento', 'creato_il'],
  ['pagamento', 'annullato_il'],
  ['pagamento_movimento', 'creato_il'],
  ['movimento_voce', 'creato_il'],
  ['movimento_voce', 'annullato_il'],
  ['scadenza_concordata', 'creata_il'],
  ['scadenza_concordata', 'ritirata_il'],
  ['matrice_agenti', 'creato_il'],
  ['soggetto', 'creato_il'],
  ['conto', 'creato_il'],
] as const;

/** What a report is read at. */
export interface Moment {
  idAzienda: number;
  /** ISO, to the millisecond. */
  visto: string;
  /** Nothing changed since `visto`: the tables as they are tell the same, faster. */
  live: boolean;
  /** Some pagamento is dated after the accounting day: residui are not those of the rows. */
  dopo: boolean;
  /** Some due date was agreed anew. */
  concordate: boolean;
  /** Imports that nobody sees yet, with rows: few or none. */
  incompiute: readonly number[];
}

/** To see a writer end; a longer one is not waited for, and may be missing from this report and be in its repetition. */
const ATTESA_MS = 5_000;
/** A transaction that has written nothing yet is most often one that only reads. */
const READERS_WAIT_MS = 100;
const PASSO_MS = 20;

/** An instant that is over for every writer; `tutti`: for every transaction, so that none can still write before it. */
async function settle(db: Database): Promise<{ ora: string; tutti: boolean }> {
  const rows = await readRows<{ ora: string }>(db.kysely)`
    select date_trunc('milliseconds', clock_timestamp()) as ora`;
  const ora = rows[0]?.ora ?? new Date().toISOString();
  // The embedded database runs one transaction at a time: whatever began is over.
  if (db.motore === 'pglite') return { ora, tutti: true };
  const from = performance.now();
  for (;;) {
    const running = await sql<{ scrive: boolean }>`
      select backend_xid is not null as scrive from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
        and xact_start <= ${ora}::timestamptz`.execute(db.kysely);
    const waited = performance.now() - from;
    const wait = running.rows.some(({ scrive }) => scrive) ? ATTESA_MS : READERS_WAIT_MS;
    const tutti = running.rows.length === 0;
    if (tutti || waited > wait) return { ora, tutti };
    await new Promise((resolve) => setTimeout(resolve, PASSO_MS));
  }
}

/** True when anything that a report reads changed after an instant. */
function changedBy(idAzienda: number, instant: string): RawBuilder<boolean> {
  const after = ([table, column]: readonly [string, string]) => sql`exists (select from ${sql.table(table)}
    where id_azienda = ${idAzienda} and ${sql.ref(column)} > ${instant}::timestamptz)`;
  return sql<boolean>`(${sql.join(TEMPI.map(after), sql` or `)})`;
}

/** What can be left out of the reading. */
async function inspect(
  tx: Tx,
  idAzienda: number,
  seen: string,
  al: string,
): Promise<Omit<Moment, 'idAzienda' | 'visto'>> {
  const row = await readRow<{
    mosso: boolean;
    dopo: boolean;
    concordate: boolean;
    incompiute: number[];
  }>(tx)`
    select ${changedBy(idAzienda, seen)} as mosso,
      exists (select from pagamento where id_azienda = ${idAzienda} and data > ${al}::date) as dopo,
      exists (select from scadenza_concordata where id_azienda = ${idAzienda}) as concordate,
      (select coalesce(json_agg(i.id_imp), '[]'::json) from importazione i
        where i.id_azienda = ${idAzienda} and i.stato <> 'completato' and exists (select from riga_estratto r
          where r.id_azienda = i.id_azienda and r.id_imp = i.id_imp)) as incompiute`;
  if (!row) throw new Error('the database did not answer about its changes');
  const { mosso, dopo, concordate, incompiute } = row;
  // An agreement that went with its row is in the history alone.
  return { live: !mosso, dopo: dopo || mosso, concordate: concordate || mosso, incompiute };
}

/** An instant that is settled, in one azienda. */
export interface Instant {
  db: Database;
  idAzienda: number;
  /** ISO, to the millisecond. */
  visto: string;
  /** No transaction of before is still running. */
  tutti: boolean;
  /**
   * Reads from one snapshot what was true at the instant. Several readings agree with each other whatever is written
   * between them, and who writes is not kept waiting for all of them.
   */
  read<T>(read: (tx: Tx, moment: Moment) => Promise<T>): Promise<T>;
}

/** The instant that is named, unless it is still to come, or now. */
export async function settleInstant(
  db: Database,
  idAzienda: number,
  { al, visto_il }: { al: string; visto_il?: string | undefined },
): Promise<Instant> {
  const { ora, tutti } = await settle(db);
  const visto =
    visto_il === undefined || Date.parse(visto_il) > Date.parse(ora) ? ora : new Date(visto_il).toISOString();
  return {
    db,
    idAzienda,
    visto,
    tutti,
    read: (read) =>
      readSnapshot(db, async (tx) =>
        read(tx, { idAzienda, visto, ...(await inspect(tx, idAzienda, visto, al)) }),
      ),
  };
}

/** A reading that is all one snapshot. */
export const withMoment =
  <Q, R>(read: (tx: Tx, moment: Moment, query: Q) => Promise<R>) =>
  (instant: Instant, query: Q): Promise<R> =>
    instant.read((tx, moment) => read(tx, moment, query));

/** Answers that are held for others who ask the same; the oldest goes first. */
const TENUTE = 50;

/**
 * What was read at one instant is what another would read, as long as nothing that reports read changed between the two:
 * it is read once. `key` tells one question of an azienda from another.
 */
export function createKeptAnswers<T>(): (
  instant: Instant,
  key: readonly unknown[],
  read: () => Promise<T>,
) => Promise<T> {
  const byDatabase = new WeakMap<Database, Map<string, { visto: string; value: T }>>();
  return async ({ db, idAzienda, visto, tutti }, key, read) => {
    const kept = byDatabase.get(db) ?? new Map<string, { visto: string; value: T }>();
    byDatabase.set(db, kept);
    const name = JSON.stringify([idAzienda, ...key]);
    const known = kept.get(name);
    if (known) {
      const earlier = known.visto < visto ? known.visto : visto;
      const row = await readRow<{ mosso: boolean }>(db.kysely)`
        select ${changedBy(idAzienda, earlier)} as mosso`;
      if (row?.mosso === false) return known.value;
    }
    const value = await read();
    kept.delete(name);
    // A transaction that may still write before the instant would go unnoticed.
    if (!tutti) return value;
    kept.set(name, { visto, value });
    const [oldest] = kept.keys();
    if (kept.size > TENUTE && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
