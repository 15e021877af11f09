/**
 * Proposals are the azienda's, and the search for them is asked by the tables it reads: whatever changes there leaves a
 * row in `ricerca_chiesta`, in the same transaction, and who searches is told when it commits. Rows are only added, so
 * that two who change something at once do not wait for each other; the search that has seen them takes them away.
 */
import { fromStatements } from './statements.ts';

/** The columns that a search reads, beside the key. */
const LETTE = {
  riga_estratto: [
    'data',
    'data_valuta',
    'importo',
    'residuo',
    'stato',
    'descrizione',
    'causale',
    'ragione_sociale',
    'id_soggetto',
    'id_mandante',
    'id_tipo_pagamento',
    'iban_controparte',
    'riferimento',
    'id_conto',
    'numero_documento',
    'data_documento',
    'scadenza',
    'divisa',
  ],
  soggetto: ['ragione_sociale', 'partita_iva', 'codice_fiscale'],
  conto: ['iban'],
} as const;

/** Tables of which every row that comes or goes is read. */
const INTERE = ['soggetto', 'soggetto_iban', 'alias', 'conto', 'rifiuto'] as const;

const columns = (alias: string, names: readonly string[]): string =>
  names.map((name) => `${alias}.${name}`).join(', ');

/** A function that asks for a search of the aziende that `query` names, for as long as they exist. */
const asking = (
  name: string,
  query: string,
): string => `create function ${name}() returns trigger language plpgsql as $$
  begin
    insert into ricerca_chiesta (id_azienda) select distinct c.id_azienda from (${query}) as c
    where exists (select from azienda a where a.id = c.id_azienda);
    return null;
  end $$`;

export const ricerche = fromStatements([
  `create table ricerca_chiesta (
    id_azienda bigint not null references azienda on delete cascade,
    id bigint generated always as identity,
    primary key (id_azienda, id)
  )`,
  `create function notifica_ricerca() returns trigger language plpgsql as $$
  begin
    perform pg_notify('quadra_ricerche', new.id_azienda::text);
    return null;
  end $$`,
  `create trigger ricerca_chiesta_notifica after insert on ricerca_chiesta
    for each row execute function notifica_ricerca()`,

  // Of each azienda the search that ended last stays.
  `delete from calcolo c where exists (select from calcolo o where o.id_azienda = c.id_azienda and o.id > c.id
    and o.stato = 'completato') or c.stato <> 'completato'`,
  `alter table calcolo drop column id_utente`,
  `create function notifica_calcolo() returns trigger language plpgsql as $$
  begin
    perform pg_notify('quadra_eventi', json_build_object('id_azienda', new.id_azienda, 'evento',
      json_build_object('tipo', 'area', 'area', 'proposte', 'righe', null))::text);
    return null;
  end $$`,
  `create trigger calcolo_cominciato after insert on calcolo for each row execute function notifica_calcolo()`,
  `create trigger calcolo_finito after update on calcolo
    for each row when (old.stato <> new.stato) execute function notifica_calcolo()`,

  asking('ricerca_cambiate', 'select id_azienda from cambiate'),
  ...INTERE.flatMap((table) => [
    `create trigger ${table}_ricerca_insert after insert on ${table}
      referencing new table as cambiate for each statement execute function ricerca_cambiate()`,
    `create trigger ${table}_ricerca_delete after delete on ${table}
      referencing old table as cambiate for each statement execute function ricerca_cambiate()`,
  ]),
  `create trigger impostazione_abbinamento_ricerca_insert after insert on impostazione_abbinamento
    referencing new table as cambiate for each statement execute function ricerca_cambiate()`,
  `create trigger impostazione_abbinamento_ricerca_update after update on impostazione_abbinamento
    referencing new table as cambiate for each statement execute function ricerca_cambiate()`,

  ...Object.entries(LETTE).flatMap(([table, names]) => [
    asking(
      `ricerca_${table}`,
      `select n.id_azienda from cambiate n join prima p on p.id_azienda = n.id_azienda and p.id = n.id
        where (${columns('n', names)}) is distinct from (${columns('p', names)})`,
    ),
    `create trigger ${table}_ricerca_update after update on ${table}
      referencing old table as prima new table as cambiate for each statement execute function ricerca_${table}()`,
  ]),

  // Rows appear and go with their import; those of a lot that nobody can see yet ask for nothing.
  asking(
    'ricerca_righe',
    `select distinct i.id_azienda from (select distinct id_azienda, id_imp from cambiate) n
      join importazione i on i.id_azienda = n.id_azienda and i.id_imp = n.id_imp where i.stato = 'completato'`,
  ),
  `create trigger riga_estratto_ricerca_insert after insert on riga_estratto
    referencing new table as cambiate for each statement execute function ricerca_righe()`,
  `create trigger riga_estratto_ricerca_delete after delete on riga_estratto
    referencing old table as cambiate for each statement execute function ricerca_righe()`,
  asking('ricerca_importazione', 'select new.id_azienda'),
  `create trigger importazione_ricerca_insert after insert on importazione
    for each row when (new.stato = 'completato') execute function ricerca_importazione()`,
  `create trigger importazione_ricerca_update after update on importazione
    for each row when (old.stato <> new.stato and 'completato' in (old.stato, new.stato))
    execute function ricerca_importazione()`,

  // What is open now has perhaps never been searched.
  `insert into ricerca_chiesta (id_azienda) select id from azienda`,
]);
