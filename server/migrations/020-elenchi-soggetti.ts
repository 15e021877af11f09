/** Lists of soggetti that were imported, with what undoes each. */
import { fromStatements } from './statements.ts';

export const elenchiSoggetti = fromStatements([
  // fatto: the soggetti made, those changed as they were before and after, the IBANs added to those already there. No
  // foreign keys: a soggetto may be merged or deleted afterwards.
  `create table elenco_soggetti (
    id_azienda bigint not null references azienda,
    id bigint generated always as identity,
    nome_file text not null check (nome_file <> ''),
    fatto jsonb not null,
    id_utente bigint references utente,
    fatta_il timestamptz not null default now(),
    annullata_il timestamptz,
    primary key (id_azienda, id)
  )`,
]);
