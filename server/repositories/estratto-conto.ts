/** Reading the estratto conto: filters, sums, pages. Always through the view that hides unfinished imports. */
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { estrattoContoQuerySchema, notificaSchema, RigaEstratto } from '#api/contract/estratto-conto.ts';
import type { Tx } from '../db/open.ts';
import type { Reader } from './utenti.ts';

export type Query = z.output<typeof estrattoContoQuerySchema>;
type Condition = RawBuilder<boolean>;

const CERCATI = sql`concat_ws(' ', descrizione, ragione_sociale, numero_documento, riferimento, nota)`;

/** True for rows that contain every word; the row's text is made once, whatever the number of words. */
function containsAll(words: string[]): Condition {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  return sql<boolean>`testo_ricerca(${CERCATI}) like all (
    (select array_agg(testo_ricerca(pattern)) from unnest(${patterns}::text[]) as pattern)::text[])`;
}

/** The WHERE of a query: every word of `q` must occur, whatever its accents and case. */
function whereOf(idAzienda: number, query: Query): RawBuilder<boolean> {
  const conditions: Condition[] = [sql<boolean>`id_azienda = ${idAzienda}`];
  for (const field of [
    'natura',
    'id_imp',
    'id_conto',
    'id_soggetto',
    'id_mandante',
    'id_agente',
    'stato',
  ] as const) {
    const value = query[field];
    if (value !== undefined) conditions.push(sql<boolean>`${sql.ref(field)} = ${value}`);
  }
  if (query.dal) conditions.push(sql<boolean>`data >= ${query.dal}::date`);
  if (query.al) conditions.push(sql<boolean>`data <= ${query.al}::date`);
  if (query.scadenza_dal) conditions.push(sql<boolean>`scadenza >= ${query.scadenza_dal}::date`);
  if (query.scadenza_al) conditions.push(sql<boolean>`scadenza <= ${query.scadenza_al}::date`);
  const words = (query.q ?? '').normalize('NFC').split(/\s+/).filter(Boolean);
  if (words.length > 0) conditions.push(containsAll(words));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

interface Ordering {
  key: RawBuilder<unknown>;
  nullable: boolean;
  descending: boolean;
}

/** Texts are ordered without accents and case, in code-point order: the same list on every engine. */
function orderingOf(sort: Query['sort']): Ordering {
  const descending = sort.startsWith('-');
  const field = sort.replace(/^-/, '');
  const text = field === 'ragione_sociale' || field === 'descrizione';
  const key = text ? sql`testo_ricerca(${sql.ref(field)}) collate "C"` : sql.ref(field);
  return { key, nullable: ['data_valuta', 'scadenza', 'ragione_sociale'].includes(field), descending };
}

/** Rows without a value come last in both directions; the id makes the order total. */
function orderBy({ key, nullable, descending }: Ordering): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`;
  const order = sql`${key} ${direction}, id ${direction}`;
  return nullable ? sql`(${key} is null), ${order}` : order;
}

/** Rows that come after the row with this id, in the same order. */
function afterRow({ key, nullable, descending }: Ordering, idAzienda: number, id: number): Condition {
  const beyond = descending ? sql`<` : sql`>`;
  const last = sql`(select ${key} from riga_estratto where id_azienda = ${idAzienda} and id = ${id})`;
  const further = sql<boolean>`(${key}, id) ${beyond} (${last}, ${id}::bigint)`;
  if (!nullable) return further;
  return sql<boolean>`case when ${last} is null then ${key} is null and id ${beyond} ${id}::bigint
    else ${key} is null or ${further} end`;
}

export interface Page {
  /** The rows as a JSON array, written by PostgreSQL: a hundred thousand rows are never made into objects here. */
  righe: string;
  /** The id of the last row when there are more. */
  ultimo: number | null;
}

/** One page; `after` is the id of the last row of the page before. */
export async function readPage(tx: Tx, idAzienda: number, query: Query, after: number | null): Promise<Page> {
  const ordering = orderingOf(query.sort);
  const where = whereOf(idAzienda, query);
  const from = after === null ? where : sql<boolean>`${where} and ${afterRow(ordering, idAzienda, after)}`;
  const { rows } = await sql<{ id: number; riga: string }>`
    select id, row_to_json(pagina)::text as riga from (
      select * from estratto_conto where ${from} order by ${orderBy(ordering)} limit ${query.limit + 1}
    ) as pagina`.execute(tx);
  const page = rows.slice(0, query.limit);
  const ultimo = rows.length > query.limit ? (page.at(-1)?.id ?? null) : null;
  return { righe: `[${page.map(({ riga }) => riga).join(',')}]`, ultimo };
}

/** True when the row that a cursor points at still exists. */
export async function existsRiga(tx: Tx, idAzienda: number, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('riga_estratto')
    .select('id')
    .where('id_azienda', '=', idAzienda)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Totals {
  totale: number;
  dare: number;
  avere: number;
}

/** Count and sums in cents over every row that passes the filters. */
export async function readTotals(tx: Tx, idAzienda: number, query: Query): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::integer as totale,
      coalesce(sum(importo) filter (where importo < 0), 0)::bigint as dare,
      coalesce(sum(importo) filter (where importo > 0), 0)::bigint as avere
    from estratto_conto where ${whereOf(idAzienda, query)}`.execute(tx);
  return rows[0] ?? { totale: 0, dare: 0, avere: 0 };
}

/** One visible row. */
export async function readRiga(
  reader: Reader,
  idAzienda: number,
  id: number,
): Promise<RigaEstratto | undefined> {
  return reader
    .selectFrom('estratto_conto')
    .selectAll()
    .where('id_azienda', '=', idAzienda)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Open partite that fall due between two days, earliest first. */
export async function listNotifiche(
  reader: Reader,
  idAzienda: number,
  { dal, al }: { dal: string; al: string },
): Promise<z.input<typeof notificaSchema>[]> {
  return reader
    .selectFrom('estratto_conto as r')
    .leftJoin('soggetto as s', (join) =>
      join.onRef('s.id_azienda', '=', 'r.id_azienda').onRef('s.id', '=', 'r.id_soggetto'),
    )
    .select([
      'r.id',
      sql<string>`coalesce(s.ragione_sociale, r.ragione_sociale, 'Senza nome')`.as('ragione_sociale'),
      sql<string>`r.scadenza`.as('scadenza'),
      'r.importo',
      'r.residuo',
      'r.divisa',
      'r.numero_documento',
    ])
    .where('r.id_azienda', '=', idAzienda)
    .where('r.natura', '=', 'partita')
    .where('r.stato', 'in', ['aperta', 'parziale'])
    .where(sql<boolean>`r.scadenza between ${dal}::date and ${al}::date`)
    .orderBy('r.scadenza')
    .orderBy('r.id')
    .execute();
}
