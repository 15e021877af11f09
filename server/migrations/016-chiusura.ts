/** Refused pairs of movimenti, acceptances that say how far they are, and the layouts a prima nota is written in. */
import { fromStatements } from './statements.ts';

export const chiusura = fromStatements([
  // A refusal is of a movimento with a partita, or with another movimento (giroconto, storno, insoluto): then the
  // smaller id stands in id_movimento, so that a pair is refused once whichever way it is told.
  `alter table rifiuto alter column id_partita drop not null`,
  `alter table rifiuto add column id_altro bigint,
    add constraint rifiuto_altro_riga foreign key (id_azienda, id_altro) references riga_estratto on delete cascade,
    add constraint rifiuto_uno check ((id_partita is null) <> (id_altro is null)),
    add constraint rifiuto_ordine check (id_altro > id_movimento)`,
  `create unique index rifiuto_movimenti on rifiuto (id_azienda, id_movimento, id_altro) where id_altro is not null`,
  `create index rifiuto_altro on rifiuto (id_azienda, id_altro) where id_altro is not null`,

  // An action over many rows is made a part at a time. Without a sign of life (battito) for long, its server is gone:
  // what it did stands, and is undone as any other.
  `alter table lotto_abbinamenti
    add column stato text not null default 'completato'
      check (stato in ('in_corso', 'completato', 'fermato', 'fallito')),
    add column fatte integer not null default 0,
    add column da_fare integer not null default 0,
    add column battito timestamptz not null default now()`,

  // contenuto: see src/domain/voci/export-tracciato.ts.
  `create table tracciato_prima_nota (
    id_azienda bigint not null references azienda,
    id bigint generated always as identity,
    nome text not null check (nome <> ''),
    contenuto jsonb not null,
    versione integer not null default 1 check (versione > 0),
    primary key (id_azienda, id)
  )`,
  `create unique index tracciato_prima_nota_nome on tracciato_prima_nota (id_azienda, lower(nome))`,
]);
