/** Questions in SQL: what they give, and everything that must not get through. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { onEveryEngineAlone } from './support/engines.ts';
import { importAll, righe } from './support/imports.ts';
import { asOwner } from './support/proprietario.ts';
import type { Office, World } from './support/world.ts';

const ask = ({ browser }: Office, text: string) => browser.ok('query', { body: { sql: text } });

async function refusal({ browser }: Office, text: string): Promise<string> {
  const problem = await browser.refused('query', 422, 'query_rifiutata', { body: { sql: text } });
  return problem.detail ?? '';
}

const questions = (world: () => World): void => {
  /** Two offices with rows: what one asks never shows what the other has. */
  let cached: { mia: Office; altra: Office; utenti: number } | undefined;
  const countUtenti = async (): Promise<number> => {
    const { rows } = await sql<{ utenti: number }>`select count(*)::integer as utenti from utente`.execute(
      world().db.kysely,
    );
    return rows[0]?.utenti ?? 0;
  };
  const offices = async () => {
    if (cached) return cached;
    const mia = await world().office('lettura');
    const altra = await world().office();
    await sql`update utente set ruolo = 'operatore' where id = ${mia.id_utente}`.execute(world().db.kysely);
    await importAll(mia, righe(3));
    await importAll(altra, righe(5));
    await sql`update utente set ruolo = 'lettura' where id = ${mia.id_utente}`.execute(world().db.kysely);
    cached = { mia, altra, utenti: await countUtenti() };
    return cached;
  };

  test('who may only look may ask; amounts are in euro, days are days', async () => {
    const { mia } = await offices();
    const answer = await ask(
      mia,
      'select count(*) as quante, sum(importo) as totale, min(data) as dal from movimenti;',
    );
    expect(answer.colonne).toEqual([
      { nome: 'quante', tipo: 'intero' },
      { nome: 'totale', tipo: 'decimale' },
      { nome: 'dal', tipo: 'data' },
    ]);
    const { rows } = await sql<{ totale: string; dal: string }>`
      select (sum(importo) * 0.01)::numeric(18, 2)::text as totale, min(data) as dal from estratto_conto
      where id_azienda = ${mia.id_azienda}`.execute(world().db.kysely);
    expect(answer.righe).toEqual([[3, rows[0]?.totale, rows[0]?.dal]]);
    expect(answer.troncato).toBe(false);
  });

  test('values of every kind arrive exactly', async () => {
    const { mia } = await offices();
    const { colonne, righe: rows } = await ask(
      mia,
      `select 9007199254740993::bigint as grande, 0.10::numeric as decimale, true as vero, null as nulla,
        timestamp with time zone '2026-03-15 10:00:00+01' as istante, array[1, 2] as elenco, '{"a": 1}'::jsonb as json,
        date '2026-03-15' as giorno, 1 as uno, 2 as uno`,
    );
    expect(rows).toEqual([
      [
        '9007199254740993',
        '0.10',
        true,
        null,
        '2026-03-15T09:00:00.000Z',
        '{1,2}',
        '{"a": 1}',
        '2026-03-15',
        1,
        2,
      ],
    ]);
    expect(colonne.filter(({ nome }) => nome === 'uno')).toHaveLength(2);
  });

  test('a question sees what was written a moment ago', async () => {
    const { altra } = await offices();
    await altra.browser.ok('contoNuovo', { body: { nome: 'Conto appena nato' } });
    expect((await ask(altra, `select nome from conti where nome like '%appena%'`)).righe).toEqual([
      ['Conto appena nato'],
    ]);
  });

  test('no view shows a row of another azienda, whatever is asked of it', async () => {
    const { mia, altra } = await offices();
    const { viste } = await mia.browser.ok('queryViste');
    expect(viste.map(({ nome }) => nome)).toEqual(
      expect.arrayContaining(['conti', 'importazioni', 'movimenti', 'partite', 'soggetti', 'tipi_pagamento']),
    );
    for (const { nome, descrizione, colonne } of viste) {
      expect([nome, descrizione.length > 10, colonne.every((column) => column.descrizione !== '')]).toEqual([
        nome,
        true,
        true,
      ]);
      const { righe: rows } = await ask(mia, `select * from ${nome}`);
      const theirs = (await ask(altra, `select * from ${nome}`)).righe.map((row) => JSON.stringify(row));
      // A row has the divisa of its file.
      expect(colonne.filter((column) => /\beuro\b/.test(column.descrizione))).toEqual([]);
      const columns = colonne.map((column) => column.nome);
      if (columns[0] === 'id') expect(rows.filter((row) => theirs.includes(JSON.stringify(row)))).toEqual([]);
    }
    expect((await ask(mia, 'select count(*) from movimenti')).righe).toEqual([[3]]);
    expect((await ask(altra, 'select count(*) from movimenti')).righe).toEqual([[5]]);
    const { righe: conti } = await ask(mia, `select id from conti where id = ${altra.id_conto} or true`);
    expect(conti).toEqual([[mia.id_conto]]);
  });

  test('more rows than may come back are cut, and the answer says so', async () => {
    const { mia } = await offices();
    const { righe: rows, troncato } = await ask(mia, 'select n from generate_series(1, 20000) as g(n)');
    expect([rows.length, rows.at(-1), troncato]).toEqual([10_000, [10_000], true]);
  });

  const SOLO_LETTURA = /si può solo leggere/;
  const FUNZIONE = /La funzione «.+» qui non si può usare/;
  const ALTROVE = /non si può leggere|non esiste/;
  const TIPO = /Il tipo «.+» qui non si può usare/;

  describe('attacks', () => {
    test.each([
      // Writing and DDL.
      [`insert into conti (nome) values ('x')`, SOLO_LETTURA],
      [`update public.conto set nome = 'x'`, SOLO_LETTURA],
      [`delete from public.riga_estratto`, SOLO_LETTURA],
      [`merge into public.conto c using conti s on true when matched then delete`, SOLO_LETTURA],
      [`with via as (delete from public.conto returning *) select * from via`, SOLO_LETTURA],
      [`with via as (insert into public.conto (nome) values ('x') returning 1) select 1`, SOLO_LETTURA],
      [`select * into copia from conti`, SOLO_LETTURA],
      [`create table copia as select * from conti`, SOLO_LETTURA],
      [`drop view report.conti`, SOLO_LETTURA],
      [`alter role quadra_lettura superuser`, SOLO_LETTURA],
      [`grant select on public.utente to public`, SOLO_LETTURA],
      [`truncate public.registro`, SOLO_LETTURA],
      [`select * from conti for update`, /non si possono leggere|solo leggere/],
      // Other statements.
      [`copy (select 1) to '/tmp/quadra'`, SOLO_LETTURA],
      [`copy public.utente to stdout`, SOLO_LETTURA],
      [`copy public.utente from program 'id'`, SOLO_LETTURA],
      [`do $$ begin perform 1; end $$`, SOLO_LETTURA],
      [`call x()`, SOLO_LETTURA],
      [`explain analyze select 1`, SOLO_LETTURA],
      [`prepare x as select 1`, SOLO_LETTURA],
      [`declare x cursor for select 1`, SOLO_LETTURA],
      [`lock table public.utente`, SOLO_LETTURA],
      [`vacuum`, SOLO_LETTURA],
      [`listen quadra_eventi`, SOLO_LETTURA],
      // Leaving the transaction, the role, the azienda.
      [`commit`, SOLO_LETTURA],
      [`rollback`, SOLO_LETTURA],
      [`set role none`, SOLO_LETTURA],
      [`reset role`, SOLO_LETTURA],
      [`set session authorization default`, SOLO_LETTURA],
      [`set local quadra.azienda = 1`, SOLO_LETTURA],
      [`reset all`, SOLO_LETTURA],
      [`select set_config('role', 'none', false)`, FUNZIONE],
      [`select set_config('quadra.azienda', '1', true), nome from conti`, FUNZIONE],
      [`select nome from conti where set_config('quadra.azienda', '1', true) is not null`, FUNZIONE],
      [`select (select pg_catalog.set_config('role', 'none', true)) from conti`, FUNZIONE],
      [`select s from conti, lateral set_config('role', nome, true) s`, FUNZIONE],
      [`select current_setting('quadra.azienda')`, FUNZIONE],
      // Text that is run as SQL.
      [`select query_to_xml('select * from public.utente', true, true, '')`, FUNZIONE],
      [`select * from ts_stat('select password_hash from public.utente')`, FUNZIONE],
      [`select ts_rewrite('a'::tsquery, 'select 1')`, FUNZIONE],
      [`select cursor_to_xml('quadra_lettura', 1, true, true, '')`, FUNZIONE],
      [`select dblink('dbname=postgres', 'select 1')`, /funzione o l’operatore non esiste/],
      // Functions with side effects, files, other connections.
      [`select pg_sleep(30)`, FUNZIONE],
      [`select pg_sleep_for('30 seconds')`, FUNZIONE],
      [`select lo_import('/etc/passwd')`, FUNZIONE],
      [`select lo_from_bytea(0, 'x')`, FUNZIONE],
      [`select pg_read_file('/etc/passwd')`, FUNZIONE],
      [`select * from pg_ls_dir('.')`, FUNZIONE],
      [`select pg_terminate_backend(1)`, FUNZIONE],
      [`select pg_cancel_backend(1)`, FUNZIONE],
      [`select pg_advisory_lock(7283411)`, FUNZIONE],
      [`select pg_notify('quadra_eventi', 'x')`, FUNZIONE],
      [`select nextval('public.utente_id_seq')`, FUNZIONE],
      [`select pg_reload_conf()`, FUNZIONE],
      [`select txid_current()`, FUNZIONE],
      [`select report.azienda()`, FUNZIONE],
      [`select public.testo_ricerca('x')`, FUNZIONE],
      // The catalogue, users, sessions, the tables behind the views.
      [`select * from pg_roles`, ALTROVE],
      [`select * from pg_catalog.pg_authid`, ALTROVE],
      [`select * from pg_stat_activity`, ALTROVE],
      [`select * from information_schema.tables`, ALTROVE],
      [`select relname from pg_class`, ALTROVE],
      [`select has_table_privilege('public.utente', 'select')`, FUNZIONE],
      [`select pg_get_viewdef('report.conti'::regclass)`, /non si può usare/],
      [`select 'public.utente'::regclass`, /non si può usare/],
      [`select nome::regclass from conti`, /non si può usare/],
      [`select * from utente`, ALTROVE],
      [`select * from public.utente`, ALTROVE],
      [`select * from public.sessione`, ALTROVE],
      [`select * from public.registro`, ALTROVE],
      [`select * from public.posta`, ALTROVE],
      [`table public.codice_recupero`, ALTROVE],
      [`select * from public.riga_estratto where id_azienda = 1`, ALTROVE],
      [`select 1 union all select id from public.utente`, ALTROVE],
      [`select (select password_hash from public.utente limit 1)`, ALTROVE],
      [`select * from conti where exists (select from public.sessione)`, ALTROVE],
      [`with u as (select * from public.utente) select count(*) from u`, ALTROVE],
      [`select * from conti order by (select max(id) from public.utente)`, ALTROVE],
      // Stacked statements and comments.
      [`select 1; select 2`, /una sola interrogazione/],
      [`select 1; drop table public.utente`, /una sola interrogazione/],
      [`select 1 /* ; */; delete from public.conto --`, /una sola interrogazione/],
      [`/* select */ delete from public.conto`, SOLO_LETTURA],
      [`-- select\ndelete from public.conto`, SOLO_LETTURA],
      [`select 1 /* aperto`, /non è stato chiuso/],
      [`select 'aperto`, /non è stato chiuso/],
      [`select 1) as domanda; drop table public.utente; --`, /sintassi|una sola/],
      [`select 1) as a, (select 2`, /sintassi/],
      [`select $1`, /./],
      // Statements that keep something for later, or change how the next one runs.
      [`execute x`, SOLO_LETTURA],
      [`deallocate all`, SOLO_LETTURA],
      [`fetch all from quadra_lettura`, SOLO_LETTURA],
      [`close quadra_lettura`, SOLO_LETTURA],
      [`begin`, SOLO_LETTURA],
      [`savepoint x`, SOLO_LETTURA],
      [`set transaction read write`, SOLO_LETTURA],
      [`set search_path = public`, SOLO_LETTURA],
      [`alter system set statement_timeout = 0`, SOLO_LETTURA],
      [`discard all`, SOLO_LETTURA],
      [`create extension dblink`, SOLO_LETTURA],
      [`create function f() returns int language sql as 'select 1'`, SOLO_LETTURA],
      [`load '/tmp/quadra.so'`, SOLO_LETTURA],
      [`refresh materialized view report.conti`, SOLO_LETTURA],
      [`notify quadra_eventi`, SOLO_LETTURA],
      [`reassign owned by quadra_lettura to current_user`, SOLO_LETTURA],
      [`select * from conti for share`, /non si possono leggere|solo leggere/],
      [`select * from conti for key share skip locked`, /non si possono leggere|solo leggere/],
      // Functions: files, large objects, other databases, text that is run, the catalogue in other words.
      [`select lo_get(1)`, FUNZIONE],
      [`select lo_export(1, '/tmp/quadra')`, FUNZIONE],
      [`select pg_read_binary_file('/etc/passwd')`, FUNZIONE],
      [`select pg_stat_file('/etc/passwd')`, FUNZIONE],
      [`select * from pg_read_file('/etc/passwd') as f(t) where true`, FUNZIONE],
      [`select pg_file_write('/tmp/quadra', 'x', false)`, /funzione o l’operatore non esiste/],
      [`select database_to_xml(true, true, '')`, FUNZIONE],
      [`select schema_to_xml('public', true, true, '')`, FUNZIONE],
      [`select table_to_xml('public.utente', true, true, '')`, FUNZIONE],
      [`select nome from conti order by pg_sleep(1) is null`, FUNZIONE],
      [`select nome from conti group by nome having pg_sleep(1) is null`, FUNZIONE],
      [`select count(*) filter (where pg_sleep(1) is null) from conti`, FUNZIONE],
      [`select sum(1) over (order by pg_sleep(1) is null) from conti`, FUNZIONE],
      [`select * from conti limit (select length(set_config('role', 'none', true)))`, FUNZIONE],
      [`values (set_config('role', 'none', true))`, FUNZIONE],
      [`select case when true then pg_sleep(1) end`, FUNZIONE],
      [`select a.x from (select set_config('role', 'none', true) as x) a`, FUNZIONE],
      [`with recursive r as (select pg_sleep(1) union all select * from r) select 1 from r`, FUNZIONE],
      [`select version()`, FUNZIONE],
      [`select current_database()`, FUNZIONE],
      [`select pg_get_functiondef(1)`, FUNZIONE],
      [`select pg_get_userbyid(10)`, FUNZIONE],
      [`select obj_description(1, 'pg_class')`, FUNZIONE],
      [`select to_regclass('public.utente')`, FUNZIONE],
      [`select has_schema_privilege('public', 'usage')`, FUNZIONE],
      // Not in every version.
      [`select pg_input_is_valid('x', 'int')`, /non si può usare|non esiste/],
      [`select json_populate_record(null::public.utente, '{}')`, /non si può usare|non si possono leggere/],
      [`select setseed(0.5)`, FUNZIONE],
      [`select pg_export_snapshot()`, FUNZIONE],
      [`select pg_current_wal_lsn()`, FUNZIONE],
      [`select inet_server_addr()`, FUNZIONE],
      // Values whose text is a name out of the catalogue, by whatever way they are made.
      [`select '{public.utente}'::regclass[]`, TIPO],
      [`select array[nome]::regclass[] from conti`, /non si può usare/],
      [`select 10::oid::regrole`, TIPO],
      [`select cast(1 as oid)::regtype from conti`, TIPO],
      [`select acldefault('r', 10)`, TIPO],
      [`select makeaclitem(10, 10, 'SELECT', false)`, TIPO],
      [`select null::public.utente`, /non si può usare|non si possono leggere/],
      [`select (null::public.sessione).dati`, /non si può usare|non si possono leggere/],
      [`select 'x'::information_schema.sql_identifier`, /non si può usare|non si possono leggere/],
      [
        `select * from xmltable('/a' passing xml '<a>10</a>' columns c regrole path '.')`,
        /non si può usare|risponde/,
      ],
      [`select * from json_table('[10]', '$[*]' columns (c regrole path '$'))`, /non si può usare|sintassi/],
      [`select json_value('["10"]', '$[0]' returning regrole)`, /non si può usare|sintassi/],
      // Other catalogues.
      [`select * from pg_catalog.pg_shadow`, ALTROVE],
      [`select * from pg_settings`, ALTROVE],
      [`select * from pg_stat_statements`, ALTROVE],
      [`select * from pg_prepared_statements`, ALTROVE],
      [`select * from information_schema.columns`, ALTROVE],
      [`select * from pg_largeobject`, ALTROVE],
      [`select * from pg_file_settings`, ALTROVE],
      [`select c.* from conti c, lateral (select * from pg_class) k`, ALTROVE],
      [`select * from conti natural join public.conto`, ALTROVE],
      [`select (select array_agg(u) from public.utente u)`, ALTROVE],
      [`select * from kysely_migration`, ALTROVE],
      [`select * from public.elenco_soggetti`, ALTROVE],
      [`select * from pg_temp.quadra_esame`, ALTROVE],
      // Ends of the text that would make the two readings of it differ.
      [`select 1 --`, null],
      [`select 1 /* \n */`, null],
      [`select 1) as domanda --`, /sintassi/],
      [`select $q$ aperto`, /sintassi|chiuso/],
      [`select 1 \\gexec`, /sintassi/],
      // Plain mistakes.
      [`select manca from conti`, /La colonna «manca» non esiste/],
      [`selec 1`, SOLO_LETTURA],
      [`select 1 / 0`, /divisione per zero/],
    ])('%s', async (text, why) => {
      const { mia } = await offices();
      if (why === null) expect((await ask(mia, text)).righe).toEqual([[1]]);
      else expect(await refusal(mia, text)).toMatch(why);
    });

    test('no expression of a question is tried on the rows of another azienda', async () => {
      const { mia, altra } = await offices();
      // Were it evaluated there, it would divide by zero, or tell the name in its error.
      const conti = await ask(mia, `select count(*) from conti where 1 / (id - ${altra.id_conto}) > -2`);
      expect(conti.righe).toEqual([[1]]);
      const { detail } = await mia.browser.refused('query', 422, 'query_rifiutata', {
        body: { sql: `select ('x' || nome)::integer from conti` },
      });
      expect(detail).toContain('«xConto principale»');
      const soggetti = await ask(mia, `select count(('x' || ragione_sociale)::integer) from soggetti`);
      expect(soggetti.righe).toEqual([[0]]);
    });

    test('an empty question, or one that is too long, is not even asked', async () => {
      const { mia } = await offices();
      for (const text of [' \n', `select ${'1, '.repeat(10_000)}1`])
        await mia.browser.refused('query', 422, 'richiesta_non_valida', { body: { sql: text } });
    });

    test('after all of them everything is as it was, and questions are answered', async () => {
      const { mia, altra, utenti } = await offices();
      expect((await ask(altra, 'select count(*) from movimenti')).righe).toEqual([[5]]);
      expect((await ask(mia, 'select current_user')).righe).toEqual([['quadra_lettura']]);
      expect(await countUtenti()).toBe(utenti);
    });
  });

  describe('questions that never end', () => {
    const endless = [
      `select count(*) from generate_series(1, 100000000000) as g(n)`,
      `with recursive r(n) as (select 1 union all select n + 1 from r) select max(n) from r`,
      `select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b`,
      `select repeat(md5(n::text), 3000000) from generate_series(1, 1000) as g(n)`,
    ];

    test.each(endless)('%s: stopped, while the server answers others', async (text) => {
      const { mia, altra } = await offices();
      const limit = (seconds: number) =>
        sql`insert into impostazione (id_azienda, chiave, valore)
          values (${mia.id_azienda}, 'query_secondi', to_jsonb(${seconds}::integer))
          on conflict (id_azienda, chiave) do update set valore = excluded.valore`.execute(world().db.kysely);
      /** Whether others were answered before the question was stopped, after so many seconds. */
      const answersOthers = async (seconds: number): Promise<boolean> => {
        // Warm, with time enough: opening a copy takes some of its own.
        await limit(30);
        await ask(mia, 'select 1');
        await limit(seconds);
        let stopped = false;
        const asked = refusal(mia, text).finally(() => {
          stopped = true;
        });
        await altra.browser.ok('me');
        const before = !stopped;
        expect(await asked).toMatch(/fermata|troppo grande|troppa memoria|troppo spazio/);
        return before;
      };
      // A second may go by before a busy machine answers anybody.
      expect((await answersOthers(1)) || (await answersOthers(30)), 'others waited for the question').toBe(
        true,
      );
      await limit(30);
      expect((await ask(mia, 'select 1 as uno')).righe).toEqual([[1]]);
    });
  });

  describe('saved questions', () => {
    const fresh = { id: null, versione: null, nome: 'Saldi', testo: 'select * from conti', condivisa: false };

    test('are one’s own until shared; only the author changes them', async () => {
      const mine = await world().office('lettura');
      const saved = await mine.browser.ok('interrogazioneSalva', { body: fresh });
      expect(saved).toMatchObject({ nome: 'Saldi', autore: mine.username, mia: true, versione: 1 });
      const collega = await world().office();
      await sql`insert into utente_azienda values (${mine.id_azienda}, ${collega.id_utente})`.execute(
        world().db.kysely,
      );
      collega.browser.azienda = mine.id_azienda;
      const seen = async () => (await collega.browser.ok('interrogazioni')).interrogazioni;
      expect(await seen()).toEqual([]);
      const shared = await mine.browser.ok('interrogazioneSalva', {
        body: { ...fresh, id: saved.id, versione: 1, condivisa: true },
      });
      expect(await seen()).toEqual([{ ...shared, mia: false }]);
      await collega.browser.refused('interrogazioneSalva', 403, 'permesso_negato', {
        body: { ...fresh, id: saved.id, versione: 2 },
      });
      await collega.browser.refused('interrogazioneElimina', 403, 'permesso_negato', {
        body: { id: saved.id, versione: 2 },
      });
      await mine.browser.refused('interrogazioneSalva', 409, 'versione_superata', {
        body: { ...fresh, id: saved.id, versione: 1 },
      });
      await mine.browser.refused('interrogazioneSalva', 409, 'gia_esistente', {
        body: { ...fresh, nome: 'SALDI' },
      });
      await mine.browser.ok('interrogazioneElimina', { body: { id: saved.id, versione: 2 } });
      expect(await seen()).toEqual([]);
    });
  });
};

// The embedded database answers them from a copy of itself: of one that other files fill, it would be a large one.
onEveryEngineAlone('questions in SQL', questions);
asOwner('questions in SQL', questions);
