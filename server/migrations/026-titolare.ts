/** One person owns the installation: the first amministratore, until they hand it on. */
import { fromStatements } from './statements.ts';

export const titolare = fromStatements([
  `alter table utente add column titolare boolean not null default false`,
  `create unique index utente_titolare on utente (titolare) where titolare`,
  `update utente set titolare = true
    where id = (select id from utente where ruolo = 'amministratore' and attivo order by id limit 1)`,
]);
