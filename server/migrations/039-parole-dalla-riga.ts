/**
 * The words of a soggetto are made from the row that is written, which the trigger has in hand. It used to read it again
 * from the table: under a plan made while the azienda was small that was every soggetto for each soggetto, and 20,000 of
 * them took over a minute.
 */
import { insertParole } from './032-cercare-ovunque.ts';
import { fromStatements } from './statements.ts';

export const paroleDallaRiga = fromStatements([
  `create or replace function soggetto_parole() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      delete from soggetto_parola where id_azienda = old.id_azienda and id_soggetto = old.id;
    end if;
    if tg_op = 'DELETE' then return null; end if;
    ${insertParole('true', '(select new.*)')};
    return null;
  end $$`,
]);
