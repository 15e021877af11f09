/**
 * What the rows of each import come to, by day: how many, their amounts, what is open, what explains them. Lists count
 * themselves, and the dashboard adds up its months, from these few. A change adds a row with the difference, in its own
 * transaction, and waits for nobody; whoever reads adds them up, and they are gathered when the azienda is looked at
 * again.
 */
import { fromStatements } from './statements.ts';

/** What tells one sum from another. */
const CHIAVE = 'id_azienda, id_imp, natura, id_conto, divisa, data, scadenza';
const APERTA = "stato in ('aperta', 'parziale')";

/** Of the rows: each sum of one row. */
const DI_RIGHE = {
  righe: '1',
  dare: 'least(importo, 0)',
  avere: 'greatest(importo, 0)',
  residuo: 'residuo',
  aperte: `case when ${APERTA} then 1 else 0 end`,
  da_incassare: `case when ${APERTA} then greatest(residuo, 0) else 0 end`,
  da_pagare: `case when ${APERTA} then least(residuo, 0) else 0 end`,
  ignorato: `case when stato = 'ignorata' then residuo else 0 end`,
  scoperte: `case when stato <> 'ignorata' and residuo <> 0 then 1 else 0 end`,
};
/** Of what explains movimenti otherwise than a pagamento. */
const DI_VOCI = {
  voci: `case when v.tipo = 'voce' then v.importo else 0 end`,
  giroconti: `case when v.tipo in ('giroconto', 'storno') then v.importo else 0 end`,
};

const SOMME = [...Object.keys(DI_RIGHE), ...Object.keys(DI_VOCI)];
const TUTTE_LE_SOMME = SOMME.join(', ');

const ADDED = SOMME.map((name) => `sum(${name}) as ${name}`).join(', ');
const ANY = `having (${SOMME.map((name) => `sum(${name})`).join(', ')}) is distinct from (${SOMME.map(() => 0).join(', ')})`;

/** Some rows, each as the sums of one, with this sign. */
const perRiga = (from: string, sign = ''): string => `
  select ${CHIAVE}, ${Object.values(DI_RIGHE)
    .map((value) => `${sign}(${value})::bigint`)
    .join(', ')}, ${Object.values(DI_VOCI)
    .map(() => '0')
    .join(', ')} from ${from}`;

/** What explains movimenti, the same way: `from` names the row r and its line v. */
const byLine = (from: string, sign = ''): string => `
  select ${CHIAVE.split(', ')
    .map((name) => `r.${name}`)
    .join(', ')}, ${Object.keys(DI_RIGHE)
    .map(() => '0')
    .join(', ')}, ${Object.values(DI_VOCI)
    .map((value) => `${sign}(${value})`)
    .join(', ')}
  from ${from}`;

const TUTTE_LE_LINEE = `riga_estratto r
  join movimento_voce v on v.id_azienda = r.id_azienda and v.id_movimento = r.id and v.attivo`;

/**
 * The other side of each of a few rows or lines, by its index. Behind a fence (`offset`): a trigger keeps the plan of
 * its first statement, and one that changed thousands would have every later one read a whole table.
 */
const lineeDi = (righe: string): string => `${righe} r cross join lateral (select * from movimento_voce x
  where x.id_azienda = r.id_azienda and x.id_movimento = r.id and x.attivo offset 0) v`;
const righeOf = (lines: string): string => `(select * from ${lines} where attivo) v
  cross join lateral (select * from riga_estratto x where x.id_azienda = v.id_azienda and x.id = v.id_movimento offset 0) r`;

const added = (parts: readonly string[]): string => `
  select ${CHIAVE}, ${ADDED} from (${parts.join(' union all ')}) as x (${CHIAVE}, ${TUTTE_LE_SOMME})
  group by ${CHIAVE} ${ANY}`;

const inserting = (query: string): string =>
  `insert into somma_giorno (${CHIAVE}, ${TUTTE_LE_SOMME}) ${query}`;

/** The sums of everybody, as they follow from the rows. */
const insertSomme = (): string => inserting(added([perRiga('riga_estratto'), byLine(TUTTE_LE_LINEE)]));

const following = (table: string, change: string, tables: string, parts: readonly string[]): string[] => [
  `create function somma_${table}_${change}() returns trigger language plpgsql as $$
  begin
    ${inserting(added(parts))};
    return null;
  end $$`,
  `create trigger ${table}_somma_${change} after ${change} on ${table} referencing ${tables}
    for each statement execute function somma_${table}_${change}()`,
];

/** Rows that go under another sum take with them what explains them: those of `from` that are not so in `a`. */
const moved = (from: string, a: string): string =>
  `(select ${CHIAVE}, id from ${from} except select ${CHIAVE}, id from ${a})`;

export const sommeDeiGiorni = fromStatements([
  `create table somma_giorno (
    id_azienda bigint not null,
    id_imp bigint not null,
    id bigint generated always as identity,
    natura text not null,
    id_conto bigint,
    divisa text not null,
    data date not null,
    scadenza date,
    ${SOMME.map((name) => `${name} bigint not null`).join(', ')},
    primary key (id_azienda, id_imp, id),
    foreign key (id_azienda, id_imp) references importazione on delete cascade
  )`,
  insertSomme(),
  ...following('riga_estratto', 'insert', 'new table as nuove', [perRiga('nuove')]),
  ...following('riga_estratto', 'delete', 'old table as vecchie', [perRiga('vecchie', '-')]),
  ...following('riga_estratto', 'update', 'old table as vecchie new table as nuove', [
    perRiga('nuove'),
    perRiga('vecchie', '-'),
    byLine(lineeDi(moved('nuove', 'vecchie'))),
    byLine(lineeDi(moved('vecchie', 'nuove')), '-'),
  ]),
  // A line holds its row while it comes and goes (residuo): what the row is under does not change meanwhile.
  ...following('movimento_voce', 'insert', 'new table as nuove', [byLine(righeOf('nuove'))]),
  ...following('movimento_voce', 'delete', 'old table as vecchie', [byLine(righeOf('vecchie'), '-')]),
  ...following('movimento_voce', 'update', 'old table as vecchie new table as nuove', [
    byLine(righeOf('nuove')),
    byLine(righeOf('vecchie'), '-'),
  ]),
]);
