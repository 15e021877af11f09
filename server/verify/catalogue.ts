/**
 * Checks what the schema promises, read from the catalogue so that a new table is never forgotten: every reference finds
 * its row, every check holds, every counter is ahead of the ids in use. PostgreSQL checks rows as they are written; it
 * does not look again at damaged files, nor at rows written while triggers were off.
 */
import { readRows } from '../core/db/read.ts';
import type { Reader } from '../core/db/database.ts';
import type { Invariant } from './invariant.ts';

interface Tabella {
  nome: string;
  /** Its primary key, the azienda left out where something else is left. */
  chiave: string[];
  con_azienda: boolean;
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const azienda = ({ con_azienda }: Tabella): string => (con_azienda ? 'x.id_azienda' : 'null::bigint');
const id = ({ chiave }: Tabella): string =>
  `concat_ws('/', ${chiave.map((column) => `x.${quote(column)}`).join(', ')})`;

async function listTables(reader: Reader): Promise<Map<string, Tabella>> {
  const rows = await readRows<Tabella>(reader)`
    select c.relname as nome,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_azienda' and a.attnum > 0)
        as con_azienda,
      (select json_agg(a.attname order by k.at) from pg_constraint p,
        unnest(p.conkey) with ordinality as k (attnum, at) join pg_attribute a on a.attnum = k.attnum
        where p.conrelid = c.oid and p.contype = 'p' and a.attrelid = c.oid
          and (a.attname <> 'id_azienda' or cardinality(p.conkey) = 1)) as chiave
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    order by c.relname`;
  return new Map(rows.map((row) => [row.nome, row]));
}

async function listReferences(reader: Reader, tables: ReadonlyMap<string, Tabella>): Promise<Invariant[]> {
  const rows = await readRows<{ nome: string; da: string; a: string; colonne: string[]; chiave: string[] }>(
    reader,
  )`
    select k.conname as nome, c.relname as da, f.relname as a,
      (select json_agg(a.attname order by n.at) from unnest(k.conkey) with ordinality as n (attnum, at)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.attnum) as colonne,
      (select json_agg(a.attname order by n.at) from unnest(k.confkey) with ordinality as n (attnum, at)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.attnum) as chiave
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by c.relname, k.conname`;
  return rows.flatMap(({ da, a, colonne, chiave }): Invariant[] => {
    const table = tables.get(da);
    if (!table) return [];
    const named = colonne.map((column) => `x.${quote(column)} is not null`);
    const same = colonne.map((column, at) => `p.${quote(chiave[at] ?? '')} = x.${quote(column)}`);
    return [
      {
        nome: 'orfana',
        tabella: da,
        righe: `select ${azienda(table)} as id_azienda, ${id(table)} as id,
          'nomina ${colonne.filter((column) => column !== 'id_azienda').join(', ')} di ${a}, che non c’è' as perche
          from ${quote(da)} x
          where ${named.join(' and ')} and not exists (select from ${quote(a)} p where ${same.join(' and ')})`,
      },
    ];
  });
}

async function listConstraints(reader: Reader, tables: ReadonlyMap<string, Tabella>): Promise<Invariant[]> {
  const rows = await readRows<{ tabella: string; vincoli: { nome: string; regola: string }[] }>(reader)`
    select c.relname as tabella, json_agg(json_build_object('nome', k.conname,
      'regola', pg_get_expr(k.conbin, k.conrelid)) order by k.conname) as vincoli
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'c' and k.connamespace = 'public'::regnamespace
    group by c.relname order by c.relname`;
  return rows.flatMap(({ tabella, vincoli }): Invariant[] => {
    const found = tables.get(tabella);
    if (!found) return [];
    // A check that gives null holds, as in PostgreSQL.
    const broken = vincoli.map(
      ({ nome, regola }) => `case when (${regola}) is false then '${nome.replaceAll("'", "''")}' end`,
    );
    return [
      {
        nome: 'vincolo',
        tabella,
        righe: `select v.id_azienda, v.id, 'non rispetta ' || v.perche as perche
          from (select ${azienda(found)} as id_azienda, ${id(found)} as id, nullif(concat_ws(', ', ${broken.join(', ')}), '')
            as perche from ${quote(tabella)} x) v
          where v.perche is not null`,
      },
    ];
  });
}

async function listCounters(reader: Reader, tables: ReadonlyMap<string, Tabella>): Promise<Invariant[]> {
  const rows = await readRows<{ tabella: string; colonna: string; contatore: string }>(reader)`
    select c.relname as tabella, a.attname as colonna,
      pg_get_serial_sequence(format('%I.%I', 'public', c.relname), a.attname) as contatore
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`;
  return rows
    .filter(({ tabella }) => tables.has(tabella))
    .map(({ tabella, colonna, contatore }) => ({
      nome: 'contatore',
      tabella,
      righe: `select null::bigint as id_azienda, m.ultimo::text as id,
          'è già usato, ma il prossimo numero da dare è ' || s.prossimo as perche
        from (select max(${quote(colonna)}) as ultimo from ${quote(tabella)}) m,
          (select case when is_called then last_value + 1 else last_value end as prossimo from ${contatore}) s
        where m.ultimo >= s.prossimo`,
    }));
}

/** References, checks and counters of every table. */
export async function listCatalogueInvariants(reader: Reader): Promise<Invariant[]> {
  const tables = await listTables(reader);
  return [
    ...(await listReferences(reader, tables)),
    ...(await listConstraints(reader, tables)),
    ...(await listCounters(reader, tables)),
  ];
}
