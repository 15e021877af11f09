/** Saved views of the grids: personal, named, one default for each area. */
import { fromStatements } from './statements.ts';

export const viste = fromStatements([
  `create table vista (
    id_azienda bigint not null references azienda,
    id bigint generated always as identity,
    id_utente bigint not null references utente on delete cascade,
    area text not null check (area <> ''),
    nome text not null check (nome <> ''),
    predefinita boolean not null,
    contenuto jsonb not null,
    versione integer not null default 1 check (versione > 0),
    primary key (id_azienda, id)
  )`,
  // A person who reads two names that differ only in case would take one for the other.
  `create unique index vista_nome on vista (id_azienda, id_utente, area, lower(nome))`,
  `create unique index vista_predefinita on vista (id_azienda, id_utente, area) where predefinita`,
]);
