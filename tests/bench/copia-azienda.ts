/**
 * One azienda copied to many others by statements over sets. Every key, unique index and reference leads with the azienda,
 * and a row keeps its numbers: so its copy differs by `id_azienda` alone, and what the database keeps or works out of it
 * (sums, texts, what stands in them) is copied as it is.
 */
import type { Database } from '#server/core/db/database.ts';
import { ask } from './statements.ts';

/** Tables that are of the installation, or that ask for work to be done. */
const NON_COPIATE = new Set([
  'utente',
  'ricerca_chiesta',
  'situazione_chiesta',
  'originale',
  'originale_pezzo',
]);

/** The tables of an azienda and their columns, in the order of the table; `id_azienda` is left out. */
const TABELLE = `select c.relname as tabella, json_agg(a.attname order by a.attnum)
    filter (where a.attname <> 'id_azienda') as colonne
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace = 'public'::regnamespace
  group by c.relname having bool_or(a.attname = 'id_azienda')`;

/** Columns that the database works out of the others of their row. */
const RICAVATE = `select attrelid::regclass::text as tabella, attname as colonna from pg_attribute
  where attgenerated = 's' and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`;

/** The indexes of a table, but for those that keep its keys, with how each is made. */
const INDICI = `select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename = $1
  and indexname not in (select conname from pg_constraint where contype in ('p', 'u'))`;

/** Bytes that the database takes. */
export async function sizeDatabase(db: Database): Promise<number> {
  const [row] = await ask<{ bytes: string }>(db, 'select pg_database_size(current_database()) as bytes');
  return Number(row?.bytes);
}

/**
 * Copies all that is of one azienda, but for its originals, to others, as many as asked, which the same people may open. The
 * user of `db`, one connection, may put triggers to rest. Stops with an error before a copy that would leave the database
 * with more than `most` bytes. Rows are only read afterwards: what is worked out of them is worked out no more.
 */
export async function copyAzienda(db: Database, id: number, count: number, most: number): Promise<void> {
  await ask(db, 'set session_replication_role = replica');
  for (const { tabella, colonna } of await ask<{ tabella: string; colonna: string }>(db, RICAVATE))
    await ask(db, `alter table ${tabella} alter column "${colonna}" drop expression`);
  const all = await ask<{ tabella: string; colonne: string[] }>(db, TABELLE);
  const tables: { tabella: string; columns: string }[] = [];
  for (const { tabella, colonne } of all.filter((each) => !NON_COPIATE.has(each.tabella))) {
    const columns = colonne.map((each) => `"${each}"`).join();
    // What is copied is read a thousand times, and stands by itself.
    await ask(
      db,
      `create temp table "copia_${tabella}" as select ${columns} from ${tabella} where id_azienda = $1`,
      [id],
    );
    const [row] = await ask(db, `select from "copia_${tabella}" limit 1`);
    if (row !== undefined) tables.push({ tabella, columns });
  }
  // An index of millions of rows is sorted and written once: to put each row into it takes several times as long.
  await ask(db, `set maintenance_work_mem = '1GB'`);
  const indexes: string[] = [];
  for (const { tabella } of tables)
    for (const { indexname, indexdef } of await ask<{ indexname: string; indexdef: string }>(db, INDICI, [
      tabella,
    ])) {
      await ask(db, `drop index "${indexname}"`);
      indexes.push(indexdef);
    }
  // One azienda after the other, as they come: the rows of each stand together on the disk.
  for (let number = 1; number <= count; number += 1) {
    if (number % 10 === 0 && (await sizeDatabase(db)) > most)
      throw new RangeError(`${number - 1} aziende take more than ${most} bytes`);
    const [made] = await ask<{ id: number }>(
      db,
      `insert into azienda (ragione_sociale) values ('Azienda ' || to_char($1::int, 'FM0000')) returning id`,
      [number],
    );
    for (const { tabella, columns } of tables)
      await ask(
        db,
        `insert into ${tabella} (id_azienda, ${columns}) overriding system value
          select $1::bigint, ${columns} from "copia_${tabella}"`,
        [made?.id],
      );
  }
  for (const index of indexes) await ask(db, index);
  await ask(db, 'set session_replication_role = origin');
  // What a running server would have done meanwhile: the planner knows the aziende, and indexes alone answer.
  await ask(db, 'vacuum (analyze, index_cleanup off, truncate off)');
}
