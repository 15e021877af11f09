/** Aziende, who may sign in, sessions, failed attempts, and the audit trail. */
import { fromStatements } from './statements.ts';

export const accessi = fromStatements([
  `create table azienda (
    id bigint generated always as identity primary key,
    ragione_sociale text not null check (ragione_sociale <> ''),
    creata_il timestamptz not null default now()
  )`,

  `create table utente (
    id bigint generated always as identity primary key,
    username text not null check (username <> ''),
    password_hash text not null,
    id_azienda bigint not null references azienda,
    creato_il timestamptz not null default now()
  )`,
  `create unique index utente_username on utente (lower(username))`,

  `create table utente_azienda (
    id_azienda bigint not null references azienda,
    id_utente bigint not null references utente on delete cascade,
    primary key (id_azienda, id_utente)
  )`,
  `create index utente_azienda_utente on utente_azienda (id_utente)`,

  // chiave: SHA-256 of the session id, so that whoever reads the table cannot sign in with it.
  `create table sessione (
    chiave text primary key,
    id_utente bigint not null references utente on delete cascade,
    dati jsonb not null,
    creata_il timestamptz not null default now(),
    scade_il timestamptz not null
  )`,
  `create index sessione_utente on sessione (id_utente)`,
  `create index sessione_scade on sessione (scade_il)`,

  `create table tentativo_accesso (
    chiave text primary key,
    falliti integer not null check (falliti >= 0),
    ultimo_il timestamptz not null,
    bloccato_fino timestamptz not null
  )`,

  `create table registro (
    id_azienda bigint not null references azienda,
    id bigint generated always as identity,
    quando timestamptz not null default now(),
    id_utente bigint references utente,
    azione text not null,
    oggetto text not null,
    id_oggetto bigint,
    prima jsonb,
    dopo jsonb,
    primary key (id_azienda, id)
  )`,
  `create index registro_oggetto on registro (id_azienda, oggetto, id_oggetto)`,
  `create function registro_solo_aggiunte() returns trigger language plpgsql as $$
  begin
    raise exception 'registro is append-only';
  end $$`,
  `create trigger registro_righe before update or delete on registro
    for each row execute function registro_solo_aggiunte()`,
  `create trigger registro_svuotamento before truncate on registro
    for each statement execute function registro_solo_aggiunte()`,
]);
