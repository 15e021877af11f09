/**
 * What an office has to do for each azienda and month: close it by a day, given to a person. What is done of it is read from
 * what is kept of the azienda; only what no table tells (the closing looked at, the pack handed over) is kept here.
 */
import { fromStatements } from './statements.ts';

export const compiti = fromStatements([
  // mese: its first day. motivo: why a person called it done before everything was; without, it was done by itself.
  `create table compito (
    id_azienda bigint not null references azienda on delete cascade,
    id bigint generated always as identity,
    mese date not null check (mese = date_trunc('month', mese)),
    entro date not null,
    id_assegnato bigint references utente on delete set null,
    chiuso_il timestamptz,
    inviato_il timestamptz,
    fatto_il timestamptz,
    motivo text check (motivo <> ''),
    creato_il timestamptz not null default now(),
    versione integer not null default 1 check (versione > 0),
    primary key (id_azienda, id),
    check (motivo is null or fatto_il is not null)
  )`,
  `create unique index compito_mese on compito (id_azienda, mese)`,
  `create index compito_assegnato on compito (id_azienda, id_assegnato) where fatto_il is null`,
]);
