/**
 * What the rows of an azienda come to by day, whatever import they came with. The sums of the days (037) are of an import,
 * since an import appears and goes by its state alone: an azienda of thousands of imports had as many sums to add up for
 * each figure. Those of completed imports are now gathered (`raccolta`) beside what people wait for, and what is gathered
 * is kept summed here. Whoever reads adds to it the few that came since.
 *
 * Who works on rows only adds sums that are not gathered yet, and waits for nobody. An import that goes takes its sums out
 * in the same transaction.
 */
import { fromStatements } from './statements.ts';

const CHIAVE = 'id_azienda, natura, id_conto, divisa, data, scadenza';
const SOMME = [
  'righe',
  'dare',
  'avere',
  'residuo',
  'aperte',
  'da_incassare',
  'da_pagare',
  'ignorato',
  'scoperte',
  'voci',
  'giroconti',
];
const listOf = (write: (name: string) => string): string => SOMME.map(write).join(', ');

/** Gathered sums of these rows, with this sign. */
const gathered = (from: string, sign = ''): string =>
  `select ${CHIAVE}, ${listOf((name) => `${sign}${name} as ${name}`)} from ${from} where raccolta`;

const following = (change: string, tables: string, parts: readonly string[]): string[] => [
  `create function somma_giorno_raccolta_${change}() returns trigger language plpgsql as $$
  begin
    insert into somma_azienda (${CHIAVE}, ${listOf((name) => name)})
    select ${CHIAVE}, ${listOf((name) => `sum(${name})`)} from (${parts.join(' union all ')}) as x
    group by ${CHIAVE} having (${listOf((name) => `sum(${name})`)}) is distinct from (${listOf(() => '0')});
    return null;
  end $$`,
  `create trigger somma_giorno_raccolta_${change} after ${change} on somma_giorno referencing ${tables}
    for each statement execute function somma_giorno_raccolta_${change}()`,
];

export const sommeDellaAzienda = fromStatements([
  `create table somma_azienda (
    id_azienda bigint not null references azienda on delete cascade,
    id bigint generated always as identity,
    natura text not null,
    id_conto bigint,
    divisa text not null,
    data date not null,
    scadenza date,
    ${listOf((name) => `${name} bigint not null`)},
    primary key (id_azienda, id)
  )`,
  'alter table somma_giorno add column raccolta boolean not null default false',
  'create index somma_giorno_da_raccogliere on somma_giorno (id_azienda, id_imp) where not raccolta',
  ...following('update', 'old table as vecchie new table as nuove', [
    gathered('nuove'),
    gathered('vecchie', '-'),
  ]),
  ...following('delete', 'old table as vecchie', [gathered('vecchie', '-')]),
  `create function importazione_non_piu_raccolta() returns trigger language plpgsql as $$
  begin
    update somma_giorno set raccolta = false
    where id_azienda = new.id_azienda and id_imp = new.id_imp and raccolta;
    return null;
  end $$`,
  `create trigger importazione_non_piu_raccolta after update of stato on importazione for each row
    when (old.stato = 'completato' and new.stato <> 'completato') execute function importazione_non_piu_raccolta()`,
  // Gathered by the first server that starts.
  'insert into situazione_chiesta (id_azienda) select distinct id_azienda from somma_giorno',
]);
