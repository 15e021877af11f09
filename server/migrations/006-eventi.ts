/**
 * What others see at once: imports that complete or go, rows that change. Raised by the tables themselves, so that no
 * command can forget it; PostgreSQL delivers a notification when its transaction commits, and never otherwise.
 */
import { fromStatements } from './statements.ts';

export const eventi = fromStatements([
  // A payload holds 8,000 bytes: of many rows only their azienda is told, and the reader asks for them again.
  `create function notifica_righe() returns trigger language plpgsql as $$
  begin
    perform pg_notify('quadra_eventi', json_build_object('id_azienda', id_azienda, 'evento',
      case when count(*) <= 200
        then json_build_object('tipo', 'righe', 'righe', json_agg(json_build_object('id', id, 'versione', versione)))
        else json_build_object('tipo', 'ricarica') end)::text)
    from cambiate group by id_azienda;
    return null;
  end $$`,
  `create trigger riga_notifica after update on riga_estratto
    referencing new table as cambiate for each statement execute function notifica_righe()`,

  `create function notifica_importazione() returns trigger language plpgsql as $$
  begin
    perform pg_notify('quadra_eventi', json_build_object('id_azienda', new.id_azienda, 'evento',
      json_build_object('tipo', 'importazione', 'id_imp', new.id_imp, 'stato', new.stato))::text);
    return null;
  end $$`,
  `create trigger importazione_completata after insert on importazione
    for each row when (new.stato = 'completato') execute function notifica_importazione()`,
  // Annulling what nobody could see yet tells nobody anything.
  `create trigger importazione_cambiata after update on importazione
    for each row when (old.stato <> new.stato and 'completato' in (old.stato, new.stato))
    execute function notifica_importazione()`,
]);
