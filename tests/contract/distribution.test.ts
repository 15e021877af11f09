/**
 * Every azienda's data is apart in the schema itself: keys, indexes and references lead with the azienda, so that its rows
 * could stand on any of several databases. What belongs to all of them is named here, with why.
 */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEveryEngine } from './support/engines.ts';

/** Tables that every part would hold whole: few rows, of people or of the installation. */
const DI_TUTTI = [
  'azienda',
  'codice_recupero',
  // What the studio shares: each azienda has a row of its own of it.
  'condivisa',
  'demo_in_corso',
  'kysely_migration',
  'kysely_migration_lock',
  'preferenze',
  'sessione',
  'tentativo_accesso',
  // Its azienda is where a person begins, not whose the person is.
  'utente',
  // Which aziende a person may open is asked of the person.
  'utente_azienda',
];

/** What a server looks for over all aziende: works that wait for their time, or were left. Each holds few rows. */
const LAVORI = [
  'importazione_incompiuta',
  'posta_coda_presi',
  'posta_coda_prossimi',
  'presa_scade',
  'report_programmato_prossimo',
];

onEveryEngine('the schema keeps aziende apart', (world) => {
  test('a table is of the azienda, or is named among those of all', async () => {
    const { rows } = await sql<{ nome: string }>`
      select c.relname as nome from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_index x join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
          where x.indrelid = c.oid and x.indisprimary and a.attname = 'id_azienda')
      order by c.relname collate "C"`.execute(world().db.kysely);
    // A person's aziende are found by either; the key begins with one of the two.
    const own = rows.map(({ nome }) => nome);
    expect(own.filter((name) => !DI_TUTTI.includes(name))).toEqual([]);
    expect(DI_TUTTI.filter((name) => name !== 'utente_azienda' && !own.includes(name))).toEqual([]);
  });

  test('an index of the others leads with the azienda; a unique one without exception', async () => {
    const { rows } = await sql<{ nome: string; unico: boolean }>`
      select i.relname as nome, x.indisunique as unico
      from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where c.relnamespace = 'public'::regnamespace and c.relname <> all (${DI_TUTTI}::text[])
        and not exists (select from pg_attribute a
          where a.attrelid = c.oid and a.attnum = x.indkey[0] and a.attname = 'id_azienda')
      order by i.relname collate "C"`.execute(world().db.kysely);
    expect(rows.filter(({ unico }) => unico)).toEqual([]);
    expect(rows.map(({ nome }) => nome)).toEqual(LAVORI);
  });

  test('a reference stays within the azienda, or names a person, the azienda itself or what the studio shares', async () => {
    const { rows } = await sql<{ nome: string; da: string; a: string }>`
      select k.conname as nome, c.relname as da, f.relname as a
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        and not (
          exists (select from pg_attribute x
            where x.attrelid = c.oid and x.attnum = k.conkey[1] and x.attname = 'id_azienda')
          and exists (select from pg_attribute y
            where y.attrelid = f.oid and y.attnum = k.confkey[1] and y.attname = 'id_azienda'))
      order by 1`.execute(world().db.kysely);
    expect(rows.filter(({ a }) => !['utente', 'azienda', 'condivisa'].includes(a))).toEqual([]);
    // What is of all aziende names nothing that is of one.
    const { rows: verso } = await sql<{ nome: string }>`
      select k.conname as nome from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
        and c.relname = any (${DI_TUTTI}::text[]) and f.relname <> all (${DI_TUTTI}::text[])`.execute(
      world().db.kysely,
    );
    expect(verso).toEqual([]);
  });
});
