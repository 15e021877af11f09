/** Tracciati that can be put aside, their samples, the original bytes of imports, and readings made again. */
import { fromStatements } from './statements.ts';

export const tracciati = fromStatements([
  // An import names the version it was read with: a tracciato that goes stays readable under its number.
  `alter table tracciato add column attivo boolean not null default true`,
  `alter table tracciato add column eliminato_il timestamptz`,
  `drop index tracciato_nome`,
  `create unique index tracciato_nome on tracciato (id_azienda, lower(nome)) where eliminato_il is null`,

  // contenuto: the bytes of the file, gzip.
  `create table tracciato_campione (
    id_azienda bigint not null,
    id bigint generated always as identity,
    id_tracciato bigint not null,
    nome_file text not null check (nome_file <> ''),
    sha256 text not null,
    bytes bigint not null check (bytes > 0),
    contenuto bytea not null,
    attesi jsonb not null,
    id_utente bigint references utente,
    creato_il timestamptz not null default now(),
    primary key (id_azienda, id),
    foreign key (id_azienda, id_tracciato) references tracciato
  )`,
  `create unique index tracciato_campione_file on tracciato_campione (id_azienda, id_tracciato, sha256)`,

  `create table impostazioni_importazione (
    id_azienda bigint not null primary key references azienda,
    conserva_originali boolean not null,
    limite_originali bigint not null check (limite_originali > 0)
  )`,

  // Several imports may come from one file: its bytes are kept once, and go with the last of them.
  `create table originale (
    id_azienda bigint not null references azienda,
    sha256 text not null,
    bytes bigint not null check (bytes > 0),
    pezzi integer not null check (pezzi > 0),
    completo boolean not null default false,
    creato_il timestamptz not null default now(),
    primary key (id_azienda, sha256)
  )`,
  `create table originale_pezzo (
    id_azienda bigint not null,
    sha256 text not null,
    pezzo integer not null check (pezzo > 0),
    contenuto bytea not null,
    primary key (id_azienda, sha256, pezzo),
    foreign key (id_azienda, sha256) references originale on delete cascade
  )`,
  `create index importazione_sha256 on importazione (id_azienda, sha256)`,

  // prima: the import's head and the rows that changed or went, whole; dopo: what the rows became, to undo it.
  `create table rilettura (
    id_azienda bigint not null,
    id bigint generated always as identity,
    id_imp bigint not null,
    id_utente bigint references utente,
    fatta_il timestamptz not null default now(),
    annullata_il timestamptz,
    prima jsonb not null,
    dopo jsonb not null,
    primary key (id_azienda, id),
    foreign key (id_azienda, id_imp) references importazione
  )`,
  `create index rilettura_importazione on rilettura (id_azienda, id_imp, id)`,
]);
