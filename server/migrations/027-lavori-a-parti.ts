/**
 * Two more works go in parts, so that others are answered meanwhile. Rows of an import that was rolled back are out of
 * sight at once and go afterwards, some at a time: the history has them until the instant they went out of sight. What
 * the demonstration office still lacks is kept until it is whole.
 */
import { fromStatements } from './statements.ts';

export const lavoriAParti = fromStatements([
  `alter table importazione add column tolta_il timestamptz`,
  `create function importazione_tolta() returns trigger language plpgsql as $$
  begin
    new.tolta_il := now();
    return new;
  end $$`,
  `create trigger importazione_tolta before update of stato on importazione
    for each row when (new.stato = 'annullato' and old.stato <> 'annullato') execute function importazione_tolta()`,
  `create or replace function riga_storia_tolte() returns trigger language plpgsql as $$
  begin
    insert into storia (id_azienda, tabella, id_oggetto, fino_a, valori)
    select t.id_azienda, 'riga_estratto', t.id, coalesce(i.tolta_il, now()), to_jsonb(t) from tolte t
    join importazione i on i.id_azienda = t.id_azienda and i.id_imp = t.id_imp
    where i.visibile_dal is not null;
    return null;
  end $$`,
  `create table demo_in_corso (
    sola boolean primary key default true check (sola),
    lavoro jsonb not null
  )`,
]);
