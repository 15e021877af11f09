/** Agreed due dates, and the private calendars that are read from outside. */
import { fromStatements } from './statements.ts';

export const scadenze = fromStatements([
  // The document's own date never moves: what was agreed stands beside it, and what was agreed before stays too.
  `create table scadenza_concordata (
    id_azienda bigint not null references azienda,
    id bigint generated always as identity,
    id_partita bigint not null,
    scadenza_originale date not null,
    scadenza date not null,
    motivo text not null check (motivo <> ''),
    id_autore bigint not null references utente,
    creata_il timestamptz not null default now(),
    ritirata_il timestamptz,
    id_ritirante bigint references utente,
    versione integer not null default 1 check (versione > 0),
    primary key (id_azienda, id),
    foreign key (id_azienda, id_partita) references riga_estratto on delete cascade,
    check ((ritirata_il is null) = (id_ritirante is null))
  )`,
  // One agreement holds at a time, whoever writes at the same moment.
  `create unique index scadenza_concordata_vale on scadenza_concordata (id_azienda, id_partita)
    where ritirata_il is null`,
  `create index scadenza_concordata_partita on scadenza_concordata (id_azienda, id_partita, id)`,
  `create index scadenza_concordata_giorno on scadenza_concordata (id_azienda, scadenza, id_partita)
    where ritirata_il is null`,
  ...(
    [
      ['nuove', 'insert', 'new'],
      ['cambiate', 'update', 'new'],
      ['tolte', 'delete', 'old'],
    ] as const
  ).map(
    ([name, event, rows]) => `create trigger scadenza_concordata_${name} after ${event} on scadenza_concordata
      referencing ${rows} table as cambiate for each statement execute function notifica_area('scadenze', 'tutto')`,
  ),

  // Movimenti that may be the payment of a partita: sought by amount, open ones alone.
  `create index riga_movimento_aperto on riga_estratto (id_azienda, residuo, divisa)
    where natura = 'movimento' and stato in ('aperta', 'parziale')`,

  // The token is known to its reader alone: here is what it hashes to (SHA-256, hex).
  `create table calendario_privato (
    id_azienda bigint not null references azienda,
    id bigint generated always as identity,
    id_utente bigint not null references utente on delete cascade,
    nome text not null check (nome <> ''),
    gettone_hash text not null check (gettone_hash ~ '^[0-9a-f]{64}$'),
    filtri jsonb not null default '{}',
    creato_il timestamptz not null default now(),
    usato_il timestamptz,
    letture integer not null default 0 check (letture >= 0),
    revocato_il timestamptz,
    primary key (id_azienda, id),
    constraint calendario_privato_gettone unique (id_azienda, gettone_hash)
  )`,
  `create index calendario_privato_utente on calendario_privato (id_azienda, id_utente)`,
]);
