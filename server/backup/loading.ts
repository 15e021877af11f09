/**
 * Loads rows that are already as the triggers would make them. A row comes with its final residuo, and its abbinamenti
 * come after it: a trigger would subtract them again. So the triggers that run after a row, which compute other rows or
 * announce changes, are off during the loading. Those that run before a row check that row alone, and stay on. The
 * owner of the tables may do this inside the transaction: it needs no superuser, and a failure leaves the triggers on.
 * References stay on too, and are checked when everything is loaded.
 */
import { sql } from 'kysely';
import { readRows } from '../core/db/read.ts';
import type { Tx } from '../core/db/database.ts';
import { insertBlocks } from '../estratto-conto/sql/impronte.ts';
import { insertRitardi } from '../report/sql/kept-ritardi.ts';
import { insertParole } from '../soggetti/sql/kept-parole.ts';
import { insertSums } from '../somme/kept-sum.ts';
import { KEPT_SUMS } from '../somme/list.ts';

interface Trigger {
  tabella: string;
  nome: string;
}

/** pg_trigger.tgtype, bit 1: before the row (PostgreSQL, catalog/pg_trigger.h). */
const listTrigger = async (tx: Tx): Promise<Trigger[]> => {
  return readRows<Trigger>(tx)`
    select c.relname as tabella, t.tgname as nome from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled = 'O' and (t.tgtype & 2) = 0
    order by c.relname, t.tgname`;
};

/** References of a table to itself: their rows may come in any order. */
const listSelfReferences = async (tx: Tx): Promise<Trigger[]> => {
  return readRows<Trigger>(tx)`
    select c.relname as tabella, k.conname as nome from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conrelid = k.confrelid and not k.condeferrable
      and k.connamespace = 'public'::regnamespace order by c.relname, k.conname`;
};

/**
 * Runs `load` in the transaction. Afterwards every reference is checked, and what is computed from the rows is there.
 */
export async function withLoading<T>(tx: Tx, load: () => Promise<T>): Promise<T> {
  const trigger = await listTrigger(tx);
  const selfReferences = await listSelfReferences(tx);
  const setDeferral = async (how: string): Promise<void> => {
    for (const { tabella, nome } of selfReferences)
      await sql`alter table ${sql.table(tabella)} alter constraint ${sql.ref(nome)} ${sql.raw(how)}`.execute(
        tx,
      );
  };
  const setTriggers = async (how: 'enable' | 'disable'): Promise<void> => {
    for (const { tabella, nome } of trigger)
      await sql`alter table ${sql.table(tabella)} ${sql.raw(how)} trigger ${sql.ref(nome)}`.execute(tx);
  };
  await setTriggers('disable');
  await setDeferral('deferrable initially deferred');
  const loaded = await load();
  await sql`set constraints all immediate`.execute(tx);
  await setDeferral('not deferrable');
  await setTriggers('enable');
  await resetSequences(tx);
  // The planner still assumes that the tables are empty.
  await sql`analyze`.execute(tx);
  // A copy contains no delays, no words of names, no letters of texts and no sums: they are computed again from the rows.
  await sql.raw(insertRitardi('true')).execute(tx);
  await sql.raw(insertParole('true')).execute(tx);
  await sql.raw(insertBlocks).execute(tx);
  for (const kept of KEPT_SUMS) await sql.raw(insertSums(kept)).execute(tx);
  return loaded;
}

/** New rows get ids after those of the restored rows. */
async function resetSequences(tx: Tx): Promise<void> {
  const rows = await readRows<{ tabella: string; colonna: string }>(tx)`
    select c.relname as tabella, a.attname as colonna from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;
  for (const { tabella, colonna } of rows)
    await sql`select setval(pg_get_serial_sequence(${`public.${tabella}`}, ${colonna}),
      (select coalesce(max(${sql.ref(colonna)}), 0) + 1 from ${sql.table(tabella)}), false)`.execute(tx);
}
