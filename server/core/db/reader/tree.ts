/**
 * Finds what a question touches in the tree that PostgreSQL itself made of it; no SQL is parsed here. The tree holds
 * the number of every function and relation of the query (`primnodes.h`, `parsenodes.h`).
 */
import { makeRefusal, type QueryRefusal } from './query.ts';

/** Runs one statement by the extended protocol, which takes no second one; values come as text. */
export type Execute = (
  sql: string,
  parameters?: readonly unknown[],
) => Promise<{ colonne: { nome: string; oid: number }[]; righe: (string | null)[][] }>;

const FUNCTIONS = /:(?:funcid|opfuncid|aggfnoid|winfnoid|hashfuncid|negfuncid) (\d+)/g;
const RELATIONS = /:relid (\d+)/g;
/** Under whatever name a node keeps a type: `:consttype`, `:typid` of JSON_VALUE, `:coltypes` of XMLTABLE. */
const TIPI = /:\w*typ(?:e|id|eid) (\d+)/gi;
const TYPE_LISTS = /:\w*types \(o([ \d]+)\)/gi;

/**
 * Functions that read clock and settings of formats, and no data. What is immutable needs no mention: it depends on
 * its arguments alone (CREATE FUNCTION, "IMMUTABLE"), so it can neither read nor write.
 */
const STABLE =
  'age array_to_json array_to_string concat concat_ws date date_part date_trunc extract format generate_series ' +
  'json_agg jsonb_agg json_build_array json_build_object jsonb_build_array jsonb_build_object json_object_agg ' +
  'jsonb_object_agg length make_timestamptz now numeric overlaps pg_typeof quote_literal quote_nullable random ' +
  'row_to_json statement_timestamp textanycat anytextcat time timestamp timestamptz timetz timezone to_char to_date ' +
  'to_json to_jsonb to_number to_timestamp transaction_timestamp in_range interval';

/** Comparisons and sums of instants: `timestamptz_lt_date` and the like. */
const STABLE_DATES =
  '^(date|timestamp|timestamptz|interval)_(eq|ne|lt|le|gt|ge|cmp|pl|mi)_(date|timestamp|timestamptz|interval)$';

const numbers = (tree: string, ...patterns: readonly RegExp[]): string => {
  const found = patterns.flatMap((pattern) => [...tree.matchAll(pattern)]);
  const oids = found.flatMap(([, list = '']) => list.trim().split(/ +/).map(Number));
  return `{${[...new Set(oids)].filter((oid) => oid > 0).join(',')}}`;
};

/**
 * Types whose values are read from the catalogue or written with names out of it (`regclass`, `regrole`, `aclitem`, and
 * arrays of them), and rows of what is not in `report`.
 */
const CATALOGUE = `select format_type(t.oid, null) from pg_catalog.pg_type t
  left join pg_catalog.pg_type e on e.oid = t.typelem
  where t.oid = any($1::oid[]) and (coalesce(e.typname, t.typname) ~ '^(reg|aclitem)'
    or t.typnamespace not in ('pg_catalog'::regnamespace, 'report'::regnamespace))`;
const FORBIDDEN = `select p.proname from pg_catalog.pg_proc p
  where p.oid = any($1::oid[]) and not (p.pronamespace = 'pg_catalog'::regnamespace
    and (p.provolatile = 'i' or p.proname = any($2::text[]) or p.proname ~ $3))`;
const ELSEWHERE = `select c.relname from pg_catalog.pg_class c
  where c.oid = any($1::oid[]) and c.relnamespace <> 'report'::regnamespace
    and c.oid <> 'pg_temp.quadra_esame'::regclass`;

/**
 * Refuses a question that calls anything beside plain functions, or reads anything beside the views of `report`. It
 * never runs: PostgreSQL keeps it as a view, which nobody reads and which ends with its transaction.
 */
export async function checkTree(run: Execute, tree: string): Promise<QueryRefusal | null> {
  const first = async (sql: string, ...parameters: unknown[]) => (await run(sql, parameters)).righe[0]?.[0];
  const elsewhere = await first(ELSEWHERE, numbers(tree, RELATIONS));
  if (elsewhere !== undefined)
    return makeRefusal(`«${elsewhere}» non si può leggere: si leggono solo le viste elencate qui accanto`);
  const forbidden = await first(
    FORBIDDEN,
    numbers(tree, FUNCTIONS),
    `{${STABLE.split(' ').join(',')}}`,
    STABLE_DATES,
  );
  if (forbidden !== undefined) return makeRefusal(`La funzione «${forbidden}» qui non si può usare`);
  const kind = await first(CATALOGUE, numbers(tree, TIPI, TYPE_LISTS));
  return kind === undefined ? null : makeRefusal(`Il tipo «${kind}» qui non si può usare`);
}
