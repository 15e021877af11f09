/** Triggers by which the residuo of a row of the estratto conto follows what is allocated of it. */

/** A table whose active rows allocate part of a row of the estratto conto, and the column that names it. */
interface Assegna {
  table: string;
  column: string;
  natura: 'movimento' | 'partita';
}

/** Moves the residuo of the rows named by the changed lines, a statement at a time, however many they are. */
export function keepResiduo({ table, column, natura }: Assegna): string[] {
  const added = `select id_azienda, ${column} as id_riga, importo from nuove where attivo`;
  const removed = `select id_azienda, ${column} as id_riga, -importo as importo from vecchie where attivo`;
  const events = [
    { event: 'insert', lines: added, tables: 'new table as nuove' },
    {
      event: 'update',
      lines: `${added} union all ${removed}`,
      tables: 'old table as vecchie new table as nuove',
    },
    { event: 'delete', lines: removed, tables: 'old table as vecchie' },
  ];
  return events.flatMap(({ event, lines, tables }) => [
    `create function ${table}_residuo_${event}() returns trigger language plpgsql as $$
    begin
      update riga_estratto r
      set residuo = r.residuo - m.quanto, versione = r.versione + 1,
        stato = case
          when r.stato = 'ignorata' then r.stato
          when r.residuo - m.quanto = r.importo then 'aperta'
          when r.residuo - m.quanto = 0 then 'chiusa'
          else 'parziale' end
      from (select id_azienda, id_riga, sum(importo)::bigint as quanto from (${lines}) as righe
        group by id_azienda, id_riga having sum(importo) <> 0) as m
      where r.id_azienda = m.id_azienda and r.id = m.id_riga;
      ${
        event === 'delete'
          ? ''
          : `if exists (select from nuove n join riga_estratto r on r.id_azienda = n.id_azienda and r.id = n.${column}
        where r.natura <> '${natura}') then
        raise exception '${table}: not a ${natura}' using errcode = 'check_violation', constraint = '${table}_natura';
      end if;`
      }
      return null;
    end $$`,
    `create trigger ${table}_residuo_${event} after ${event} on ${table}
      referencing ${tables} for each statement execute function ${table}_residuo_${event}()`,
  ]);
}

/** What is allocated of a row must be what it lacks; asked when the transaction commits. */
export const proveResiduo = (allocated: string): string => `
  create or replace function riga_prova() returns trigger language plpgsql as $$
  declare
    attuale record;
    allocato bigint;
  begin
    select importo, residuo, natura into attuale from riga_estratto
      where id_azienda = new.id_azienda and id = new.id;
    if not found then return null; end if;
    if attuale.natura = 'partita' then
      select coalesce(sum(importo), 0) into allocato from abbinamento
        where id_azienda = new.id_azienda and id_partita = new.id and attivo;
    else
      ${allocated}
    end if;
    if attuale.residuo <> attuale.importo - allocato then
      raise exception 'riga_estratto %: residuo % is not importo % less %', new.id, attuale.residuo, attuale.importo,
        allocato using errcode = 'check_violation', constraint = 'riga_allocata';
    end if;
    return null;
  end $$`;
