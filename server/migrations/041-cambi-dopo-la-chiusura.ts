/**
 * What changes in a month after a person said that its closing was looked at (033): counted by the database for the task
 * and by conto, whoever changes it and however. It keeps nobody from working: it is told beside the closing.
 *
 * Of a movimento everything that a figure is made of counts, what explains it too; of a partita what was due, but not
 * what settles it: the invoices of May are paid in June. Rows come and go with their import. A row that is changed twice
 * counts twice.
 */
import { fromStatements } from './statements.ts';

/** Columns of a row that change what was looked at. */
const COLONNE = [
  'id_conto',
  'data',
  'causale',
  'descrizione',
  'ragione_sociale',
  'id_soggetto',
  'id_mandante',
  'id_agente',
  'numero_documento',
  'data_documento',
  'scadenza',
  'importo',
  'divisa',
  'saldo',
];
const valuesOf = (row: string): string =>
  `(${COLONNE.map((column) => `${row}.${column}`).join(', ')}, ${row}.stato = 'ignorata',
    case when ${row}.natura = 'movimento' then ${row}.residuo end)`;

/** Rows `id_azienda, id_conto, data, righe`, counted for the closed months that they are of. */
const counting = (rows: string): string => `
  insert into cambio_dopo_chiusura (id_azienda, id_compito, id_conto, righe)
  select c.id_azienda, c.id, x.id_conto, sum(x.righe) from (${rows}) x
  join compito c on c.id_azienda = x.id_azienda and c.chiuso_il is not null
    and c.mese = date_trunc('month', x.data::timestamp)::date
  group by c.id_azienda, c.id, x.id_conto having sum(x.righe) > 0`;

/** Without a closed month, as most often, nothing more is looked at. */
const following = (table: string, change: string, referencing: string, rows: string): string[] => [
  `create function ${table}_cambio_${change}() returns trigger language plpgsql as $$
  begin
    if exists (select from compito where chiuso_il is not null and id_azienda in (select id_azienda from cambiate)) then
      ${counting(rows)};
    end if;
    return null;
  end $$`,
  `create trigger ${table}_cambio_${change} after ${change} on ${table} referencing ${referencing}
    for each statement execute function ${table}_cambio_${change}()`,
];

/** Rows of lots that nobody can see yet are counted when their import ends. */
const VISIBILI = `select r.id_azienda, r.id_conto, r.data, 1 as righe from cambiate r
  join importazione i on i.id_azienda = r.id_azienda and i.id_imp = r.id_imp and i.stato = 'completato'`;

export const cambiDopoLaChiusura = fromStatements([
  `create table cambio_dopo_chiusura (
    id_azienda bigint not null,
    id bigint generated always as identity,
    id_compito bigint not null,
    id_conto bigint,
    righe bigint not null check (righe > 0),
    quando timestamptz not null default now(),
    primary key (id_azienda, id),
    foreign key (id_azienda, id_compito) references compito on delete cascade
  )`,
  `create index cambio_dopo_chiusura_compito on cambio_dopo_chiusura (id_azienda, id_compito, quando)`,
  ...following('riga_estratto', 'insert', 'new table as cambiate', VISIBILI),
  ...following('riga_estratto', 'delete', 'old table as cambiate', VISIBILI),
  ...following(
    'riga_estratto',
    'update',
    'old table as vecchie new table as cambiate',
    `select r.id_azienda, r.id_conto, m.data, 1 as righe from cambiate r
      join vecchie v on v.id_azienda = r.id_azienda and v.id = r.id
      cross join lateral (select r.data union select v.data) m
      where ${valuesOf('r')} is distinct from ${valuesOf('v')}`,
  ),
  // The sums of the days know how many rows an import has in each month (037).
  ...following(
    'importazione',
    'update',
    'old table as vecchie new table as cambiate',
    `select s.id_azienda, s.id_conto, s.data, s.righe from cambiate i
      join vecchie v on v.id_azienda = i.id_azienda and v.id_imp = i.id_imp and v.stato <> i.stato
      join somma_giorno s on s.id_azienda = i.id_azienda and s.id_imp = i.id_imp
      where 'completato' in (v.stato, i.stato)`,
  ),
]);
