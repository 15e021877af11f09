/** Which tables hold rows of an azienda, found in the catalogue so that a new one is never forgotten. */
import { readRows } from '../core/db/read.ts';
import type { Reader } from '../core/db/database.ts';
import { KEPT_SUMS } from '../somme/list.ts';

/** Written apart (`azienda`, `utente`), or made again from the other tables. */
const APART: ReadonlySet<string> = new Set([
  'azienda',
  'utente',
  'ritardo',
  'soggetto_parola',
  'impronta_testi',
  ...KEPT_SUMS.map(({ table }) => table),
]);

/** Tables with an `id_azienda`, each after those it refers to. */
export async function listTabelle(reader: Reader): Promise<string[]> {
  const rows = await readRows<{ nome: string; da: string[] }>(reader)`
    select c.relname as nome, coalesce((select json_agg(distinct f.relname) from pg_constraint k
      join pg_class f on f.oid = k.confrelid where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid),
      '[]'::json) as da
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_azienda' and a.attnum > 0)
    order by c.relname`;
  const waiting = new Map(rows.filter(({ nome }) => !APART.has(nome)).map(({ nome, da }) => [nome, da]));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting]
      .filter(([, from]) => from.every((other) => !waiting.has(other)))
      .map(([name]) => name);
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const name of ready) {
      waiting.delete(name);
      ordered.push(name);
    }
  }
  return ordered;
}

interface TableReference {
  tabella: string;
  colonna: string;
  /** Whether the table has an `id_azienda`. */
  con_azienda: boolean;
}

/** The columns that name rows of a table by their id alone, found in the catalogue. */
export const listRiferimenti = (reader: Reader, a: string) =>
  readRows<TableReference>(reader)`
    select c.relname as tabella, n.attname as colonna,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_azienda' and a.attnum > 0)
        as con_azienda
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    join pg_attribute n on n.attrelid = k.conrelid and n.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = ${`public.${a}`}::regclass and cardinality(k.conkey) = 1
    order by c.relname, n.attname`;
