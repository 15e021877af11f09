/** Conti, soggetti with their IBANs and aliases, tracciati with every version they had. */
import { fromStatements } from './statements.ts';

export const anagrafiche = fromStatements([
  `create table conto (
    id_azienda bigint not null references azienda,
    id bigint generated always as identity,
    nome text not null check (nome <> ''),
    banca text,
    iban text,
    divisa text not null check (char_length(divisa) = 3),
    saldo_iniziale bigint not null default 0,
    creato_il timestamptz not null default now(),
    primary key (id_azienda, id)
  )`,
  `create unique index conto_nome on conto (id_azienda, lower(nome))`,
  `create unique index conto_iban on conto (id_azienda, iban)`,

  // chiave: the name as names are compared, see server/core/sql/keys.ts.
  `create table soggetto (
    id_azienda bigint not null references azienda,
    id bigint generated always as identity,
    ragione_sociale text not null check (ragione_sociale <> ''),
    chiave text not null,
    ruoli text[] not null default '{}'
      check (ruoli <@ array['cliente', 'fornitore', 'mandante', 'agente']),
    partita_iva text,
    codice_fiscale text,
    email text,
    pec text,
    telefono text,
    indirizzo text,
    cap text,
    comune text,
    provincia text,
    creato_il timestamptz not null default now(),
    versione integer not null default 1 check (versione > 0),
    primary key (id_azienda, id)
  )`,
  `create index soggetto_chiave on soggetto (id_azienda, chiave)`,
  `create index soggetto_partita_iva on soggetto (id_azienda, partita_iva)`,

  // Two soggetti may share an IBAN (factoring): such an IBAN identifies neither.
  `create table soggetto_iban (
    id_azienda bigint not null,
    iban text not null,
    id_soggetto bigint not null,
    primary key (id_azienda, iban, id_soggetto),
    foreign key (id_azienda, id_soggetto) references soggetto on delete cascade
  )`,

  `create table alias (
    id_azienda bigint not null,
    tipo text not null check (tipo in ('nome', 'iban', 'mandato_sdd')),
    chiave text not null,
    id_soggetto bigint not null,
    testo text not null,
    origine text not null,
    creato_il timestamptz not null default now(),
    primary key (id_azienda, tipo, chiave, id_soggetto),
    foreign key (id_azienda, id_soggetto) references soggetto on delete cascade
  )`,

  `create table tracciato (
    id_azienda bigint not null references azienda,
    id bigint generated always as identity,
    versione integer not null default 1 check (versione > 0),
    nome text not null check (nome <> ''),
    modello_nome text not null check (modello_nome <> ''),
    natura text not null check (natura in ('movimento', 'partita')),
    id_conto bigint,
    lettura jsonb not null,
    primary key (id_azienda, id),
    foreign key (id_azienda, id_conto) references conto
  )`,
  `create unique index tracciato_nome on tracciato (id_azienda, lower(nome))`,

  // An import names the version it was read with: that version stays readable for ever.
  `create table tracciato_versione (
    id_azienda bigint not null,
    id_tracciato bigint not null,
    versione integer not null,
    contenuto jsonb not null,
    id_utente bigint references utente,
    salvata_il timestamptz not null default now(),
    primary key (id_azienda, id_tracciato, versione),
    foreign key (id_azienda, id_tracciato) references tracciato
  )`,
]);
