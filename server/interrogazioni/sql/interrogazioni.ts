/** Saved questions, and what the database says of the views they read. */
import type { Interrogazione, VisteReport } from '#api/contract/interrogazioni.ts';
import { readRows } from '../../core/db/read.ts';
import type { Actor } from '../../core/actor.ts';
import type { Reader } from '../../core/db/database.ts';

/** The actor's and those that others share, by name. */
export const listInterrogazioni = (reader: Reader, actor: Actor, id: number | null = null) =>
  readRows<Interrogazione>(reader)`
    select i.id, i.versione, i.nome, i.testo, i.condivisa, u.username as autore, i.id_utente = ${actor.id_utente} as mia
    from interrogazione i join utente u on u.id = i.id_utente
    where i.id_azienda = ${actor.id_azienda} and (i.condivisa or i.id_utente = ${actor.id_utente})
      and (${id}::bigint is null or i.id = ${id}::bigint)
    order by lower(i.nome), i.id`;

/** The reporting views with their comments, columns in order. */
export const listVisteReport = (reader: Reader): Promise<VisteReport['viste']> =>
  readRows<VisteReport['viste'][number]>(reader)`
    select c.relname as nome, coalesce(obj_description(c.oid, 'pg_class'), '') as descrizione,
      json_agg(json_build_object('nome', a.attname, 'tipo', format_type(a.atttypid, null),
        'descrizione', coalesce(col_description(c.oid, a.attnum), '')) order by a.attnum) as colonne
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'report'::regnamespace and c.relkind = 'v'
    group by c.oid, c.relname order by c.relname`;
