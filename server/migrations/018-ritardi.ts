/**
 * What the forecast reads. `ritardo`: what active pagamenti settled, and how many days late, one row for each abbinamento, so that a forecast
 * reads a year of it without going through pagamenti and partite. Nothing here is told for the first time: rows of a
 * partita are made again, all of them, whenever something they follow from changes.
 */
import { fromStatements } from './statements.ts';

/** What the rows of a partita follow from, besides its pagamenti. */
const RIGA = ['id_soggetto', 'divisa', 'data', 'scadenza'];
const change = RIGA.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');

const COLONNE = `id_azienda, id_partita, id_abbinamento, id_soggetto, divisa, data, data_partita, giorni, peso,
    tornato_il, ripetuta`;

/** The rows of some partite as they must be. Storni are no settlement; `tornato_il`: since when it counts no more. */
const selectRitardi = (partite: string): string => `
  select a.id_azienda, a.id_partita, a.id as id_abbinamento, r.id_soggetto, r.divisa, p.data, r.data as data_partita,
    p.data - coalesce(k.scadenza, r.scadenza) as giorni, abs(a.importo) as peso,
    (select min(s.data) from pagamento s where s.id_azienda = p.id_azienda and s.id_storno_di = p.id and s.attivo)
      as tornato_il,
    count(*) over (partition by a.id_azienda, a.id_partita) > 1 as ripetuta
  from abbinamento a
  join pagamento p on p.id_azienda = a.id_azienda and p.id = a.id_pagamento
  join riga_estratto r on r.id_azienda = a.id_azienda and r.id = a.id_partita
  left join scadenza_concordata k on k.id_azienda = r.id_azienda and k.id_partita = r.id and k.ritirata_il is null
  where ${partite} and a.attivo and p.id_storno_di is null and r.id_soggetto is not null and r.stato <> 'ignorata'`;

/** The rows of some partite, worked out. */
const selectDerived = (partite: string): string => `
  insert into ritardo (${COLONNE}) ${selectRitardi(partite)}`;

/** Statements over many abbinamenti, by the transition tables that name their partite. */
const events = [
  { event: 'insert', righe: 'select * from nuove', tables: 'new table as nuove' },
  {
    event: 'update',
    righe: 'select * from nuove union all select * from vecchie',
    tables: 'old table as vecchie new table as nuove',
  },
  { event: 'delete', righe: 'select * from vecchie', tables: 'old table as vecchie' },
];

/** Rare changes, a row at a time: `when` tells those that matter, `partite` which partite to make again. */
const rare = [
  {
    table: 'pagamento',
    event: 'insert',
    when: 'new.id_storno_di is not null',
    partite: `select id_partita from abbinamento where id_azienda = new.id_azienda and id_pagamento = new.id_storno_di`,
  },
  {
    table: 'pagamento',
    event: 'update',
    when: 'old.data <> new.data or old.id_storno_di is not null or new.id_storno_di is not null',
    partite: `select id_partita from abbinamento where id_azienda = new.id_azienda
      and id_pagamento in (new.id, old.id_storno_di, new.id_storno_di)`,
  },
  {
    table: 'riga_estratto',
    event: 'update',
    when: `${change} or (old.stato = 'ignorata') <> (new.stato = 'ignorata')`,
    partite: 'select new.id',
  },
  { table: 'scadenza_concordata', event: 'insert', when: 'true', partite: 'select new.id_partita' },
  {
    table: 'scadenza_concordata',
    event: 'update',
    when: 'true',
    partite: 'select old.id_partita union select new.id_partita',
  },
  { table: 'scadenza_concordata', event: 'delete', when: 'true', partite: 'select old.id_partita' },
];

export const ritardi = fromStatements([
  // data: of the pagamento. data_partita: of what it settles. ripetuta: of a partita settled more than once.
  `create table ritardo (
    id_azienda bigint not null,
    id_partita bigint not null,
    id_abbinamento bigint not null,
    id_soggetto bigint not null,
    divisa text not null,
    data date not null,
    data_partita date not null,
    giorni integer not null,
    peso bigint not null,
    tornato_il date,
    ripetuta boolean not null,
    primary key (id_azienda, id_partita, id_abbinamento)
  )`,
  selectDerived('true'),
  `create index ritardo_data on ritardo (id_azienda, data)`,
  `create index ritardo_ripetuta on ritardo (id_azienda, data) where ripetuta`,
  // All that sums of what is open ask for: they need not read the rows themselves, nor those that are closed.
  `create index riga_partita_aperta on riga_estratto (id_azienda, id_soggetto)
    include (residuo, scadenza, divisa, data, stato, id_imp) where natura = 'partita' and residuo <> 0`,

  // The partite are held meanwhile: two who change different things of one would each miss what the other did.
  `create function ritardi_rifatti(azienda bigint, partite bigint[]) returns void language plpgsql as $$
  begin
    perform from riga_estratto where id_azienda = azienda and id = any (partite) order by id for no key update;
    delete from ritardo where id_azienda = azienda and id_partita = any (partite);
    ${selectDerived('a.id_azienda = azienda and a.id_partita = any (partite)')};
  end $$`,

  ...events.flatMap(({ event, righe, tables }) => [
    `create function abbinamento_ritardo_${event}() returns trigger language plpgsql as $$
    begin
      perform ritardi_rifatti(id_azienda, array_agg(distinct id_partita)) from (${righe}) as righe
      where id_partita is not null group by id_azienda;
      return null;
    end $$`,
    `create trigger abbinamento_ritardo_${event} after ${event} on abbinamento
      referencing ${tables} for each statement execute function abbinamento_ritardo_${event}()`,
  ]),
  ...rare.flatMap(({ table, event, when, partite }) => [
    `create function ${table}_ritardo_${event}() returns trigger language plpgsql as $$
    begin
      perform ritardi_rifatti(${event === 'delete' ? 'old' : 'new'}.id_azienda, array(${partite}));
      return null;
    end $$`,
    `create trigger ${table}_ritardo_${event} after ${event} on ${table}
      for each row when (${when}) execute function ${table}_ritardo_${event}()`,
  ]),
]);
