/**
 * How each azienda stands, so that an office with hundreds of them sees them on one page. The tables ask for a figure to
 * be worked out again, as they ask for a search: whatever changes leaves a row in `situazione_chiesta`, in the same
 * transaction, and only adds rows, so that two who change something at once do not wait for each other.
 */
import { fromStatements } from './statements.ts';

/** Tables of which every change counts, beside the rows of the estratto conto and the imports. */
const INTERE = ['conto', 'scadenza_concordata', 'rifiuto', 'impostazione_abbinamento'] as const;

const CAMBI = {
  insert: 'referencing new table as cambiate',
  update: 'referencing new table as cambiate',
  delete: 'referencing old table as cambiate',
} as const;

const asking = (name: string, query: string): string => `create function ${name}() returns trigger
  language plpgsql as $$
  begin
    insert into situazione_chiesta (id_azienda) select distinct c.id_azienda from (${query}) as c
    where exists (select from azienda a where a.id = c.id_azienda);
    return null;
  end $$`;

const afterStatement = (table: string, asks: string): string[] =>
  Object.entries(CAMBI).map(
    ([change, tables]) => `create trigger ${table}_situazione_${change} after ${change} on ${table}
      ${tables} for each statement execute function ${asks}()`,
  );

export const situazioni = fromStatements([
  `create table situazione_chiesta (
    id_azienda bigint not null references azienda on delete cascade,
    id bigint generated always as identity,
    primary key (id_azienda, id)
  )`,
  // al: the day on which what is overdue was counted. importato_al: of the conto that is furthest behind.
  `create table situazione (
    id_azienda bigint primary key references azienda on delete cascade,
    al date not null,
    conti integer not null,
    conti_vuoti integer not null,
    importato_al date,
    non_quadrate integer not null,
    da_spiegare integer not null,
    sicure integer not null,
    da_decidere integer not null,
    scadute integer not null,
    da_incassare bigint not null,
    da_pagare bigint not null,
    calcolata_il timestamptz not null default now()
  )`,
  // mesi: the last twelve up to that of `al`, as they are read (src/api/contract/studio.ts).
  `create table situazione_conto (
    id_azienda bigint not null references azienda on delete cascade,
    id_conto bigint not null,
    primo_mese date,
    ultimo date,
    da_spiegare integer not null,
    mesi jsonb not null,
    primary key (id_azienda, id_conto),
    foreign key (id_azienda, id_conto) references conto on delete cascade
  )`,
  `create function notifica_situazione() returns trigger language plpgsql as $$
  begin
    perform pg_notify('quadra_situazioni', new.id_azienda::text);
    return null;
  end $$`,
  `create trigger situazione_chiesta_notifica after insert on situazione_chiesta
    for each row execute function notifica_situazione()`,

  asking('situazione_azienda', 'select new.id as id_azienda'),
  `create trigger azienda_situazione after insert on azienda
    for each row execute function situazione_azienda()`,
  asking('situazione_cambiate', 'select id_azienda from cambiate'),
  ...INTERE.flatMap((table) => afterStatement(table, 'situazione_cambiate')),

  // Rows of a lot that nobody can see yet ask for nothing: their import does, when it ends.
  asking(
    'situazione_righe',
    `select distinct i.id_azienda from (select distinct id_azienda, id_imp from cambiate) n
      join importazione i on i.id_azienda = n.id_azienda and i.id_imp = n.id_imp where i.stato = 'completato'`,
  ),
  ...afterStatement('riga_estratto', 'situazione_righe'),

  asking('situazione_nuova', 'select new.id_azienda'),
  `create trigger importazione_situazione_insert after insert on importazione
    for each row when (new.stato = 'completato') execute function situazione_nuova()`,
  `create trigger importazione_situazione_update after update on importazione
    for each row when ('completato' in (old.stato, new.stato) and
      (old.stato, old.quadratura) is distinct from (new.stato, new.quadratura))
    execute function situazione_nuova()`,
  `create trigger calcolo_situazione after update on calcolo
    for each row when (old.stato <> new.stato) execute function situazione_nuova()`,
]);
