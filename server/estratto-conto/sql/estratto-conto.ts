/** Reading the estratto conto: filters, sums, pages. Always through the view that hides unfinished imports. */
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type {
  blockQuerySchema,
  estrattoContoQuerySchema,
  notificaSchema,
  RigaEstratto,
  totaliSchema,
  valoriSchema,
} from '#api/contract/estratto-conto.ts';
import type { CampoEstratto } from '#api/contract/filtri.ts';
import { readRow, readRows } from '../../core/db/read.ts';
import { existsRow } from '../../core/sql/rows.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { type WrittenRiga, joinChiuse } from './closed-by.ts';
import { selectChoiceKey, COLONNE, selectRighe } from './estratto-fields.ts';
import { type Condition, type FiltriEstratto, makeWhere } from './estratto-filters.ts';
import { isSummed, selectSomme, splitByStato } from './estratto-somme.ts';
import { makeAfterRow, selectOrder } from './estratto-order.ts';
import { selectScadenza, selectScadenzaFra } from '../../scadenze/sql/effective.ts';

export type EstrattoContoRequest = z.output<typeof estrattoContoQuerySchema>;
export type BlockQuery = z.output<typeof blockQuerySchema>;

interface Page {
  /** The rows as a JSON array, written by PostgreSQL: a hundred thousand rows are never made into objects here. */
  righe: string;
  /** The id of the last row when there are more. */
  ultimo: number | null;
}

/** One page; `after` is the id of the last row of the page before. */
export async function readPage(
  tx: Tx,
  idAzienda: number,
  query: FiltriEstratto & Pick<EstrattoContoRequest, 'sort' | 'limit'>,
  after: number | null,
): Promise<Page> {
  const where = makeWhere(idAzienda, query);
  const from = after === null ? where : sql<boolean>`${where} and ${makeAfterRow(query, idAzienda, after)}`;
  const rows = await readRows<WrittenRiga>(tx)`
    select id, natura, stato, row_to_json(pagina)::text as riga from (
      select ${COLONNE} from ${selectRighe(idAzienda)} where ${from} order by ${selectOrder(query)} limit ${query.limit + 1}
    ) as pagina`;
  const page = rows.slice(0, query.limit);
  const ultimo = rows.length > query.limit ? (page.at(-1)?.id ?? null) : null;
  return { righe: await joinChiuse(tx, idAzienda, page), ultimo };
}

/** True when the row that a cursor points at still exists. */
export const existsRiga = (tx: Tx, idAzienda: number, id: number): Promise<boolean> =>
  existsRow(tx, 'riga_estratto', { id_azienda: idAzienda, id });

/** Each row as the sums of one. */
const OF_ROWS = sql`divisa, 1 as righe, least(importo, 0) as dare, greatest(importo, 0) as avere, residuo`;
/** Of kept sums, what is open of them: as if nothing had been paid of it yet. */
const OF_OPEN = sql`divisa, aperte as righe, da_pagare as dare, da_incassare as avere, da_incassare + da_pagare as residuo`;
const OF_SETTLED = sql`divisa, righe - aperte as righe, dare - da_pagare as dare, avere - da_incassare as avere,
  residuo - da_incassare - da_pagare as residuo`;

/** What was paid of rows that are open in part. Few rows are, and an index holds those alone. */
const selectPaid = (where: Condition, idAzienda: number): RawBuilder<unknown> => sql`(
  select divisa, least(importo, 0) - least(residuo, 0) as dare, greatest(importo, 0) - greatest(residuo, 0) as avere
  from ${selectRighe(idAzienda)} where ${where} and stato = 'parziale') as pagate`;

/** The rows that pass as sums of one, or the kept sums that they come to: what can be added up. */
function selectSummands(idAzienda: number, filters: FiltriEstratto): RawBuilder<unknown> {
  const where = (query: FiltriEstratto) => makeWhere(idAzienda, query);
  if (isSummed(filters))
    return sql`select divisa, righe, dare, avere, residuo from ${selectSomme(filters)} where ${where(filters)}`;
  const half = splitByStato(filters);
  if (!half) return sql`select ${OF_ROWS} from ${selectRighe(idAzienda)} where ${where(filters)}`;
  const { all, open } = half;
  return sql`select ${open ? OF_OPEN : OF_SETTLED} from ${selectSomme(all)} where ${where(all)}
    union all select divisa, 0, ${open ? sql`dare, avere` : sql`-dare, -avere`}, 0 from ${selectPaid(where(all), idAzienda)}`;
}

interface Totals {
  totale: number;
  dare: number;
  avere: number;
}

/** Count and sums in cents over every row that passes the filters. */
export async function readTotals(tx: Tx, idAzienda: number, query: FiltriEstratto): Promise<Totals> {
  const row = await readRow<Totals>(tx)`
    select coalesce(sum(righe), 0)::integer as totale, coalesce(sum(dare), 0)::bigint as dare,
      coalesce(sum(avere), 0)::bigint as avere
    from (${selectSummands(idAzienda, query)}) as addendi`;
  return row ?? { totale: 0, dare: 0, avere: 0 };
}

/**
 * Rows from a place of the list on, as a JSON array. PostgreSQL walks over what it leaves out:
 * `totale`, when it is known, lets it walk from the nearer end.
 */
export async function readBlock(
  reader: Reader,
  idAzienda: number,
  { sort, limit, offset, ...filtri }: BlockQuery,
  total: number | null,
): Promise<string> {
  const where = makeWhere(idAzienda, filtri);
  const fromEnd = total !== null && offset > total / 2;
  const skip = fromEnd ? Math.max(0, total - offset - limit) : offset;
  const take = fromEnd ? Math.max(0, Math.min(limit, total - offset)) : limit;
  // The database sorts ids alone: whole rows would not fit in its sort memory.
  const ids = sql`array(select id from ${selectRighe(idAzienda)} where ${where}
    order by ${selectOrder({ sort, natura: filtri.natura }, fromEnd)} limit ${take} offset ${skip})`;
  const rows = await readRows<WrittenRiga>(reader)`
    select id, natura, stato, row_to_json(blocco)::text as riga from (
      select ${COLONNE} from ${selectRighe(idAzienda)}
      join unnest(${ids}) with ordinality as scelte (scelta, posto) on scelta = id
      where id_azienda = ${idAzienda} order by posto
    ) as blocco`;
  return joinChiuse(reader, idAzienda, fromEnd ? rows.toReversed() : rows);
}

/** How many rows pass. */
export async function countRighe(
  reader: Reader,
  idAzienda: number,
  filters: FiltriEstratto,
): Promise<number> {
  const row = await readRow<{ totale: number }>(reader)`
    select coalesce(sum(righe), 0)::integer as totale from (${selectSummands(idAzienda, filters)}) as addendi`;
  return row?.totale ?? 0;
}

type Divisa = z.input<typeof totaliSchema>['divise'][number];

/** Count and sums in cents for each divisa, most rows first. */
export async function readTotali(
  reader: Reader,
  idAzienda: number,
  filters: FiltriEstratto,
): Promise<z.input<typeof totaliSchema>> {
  const divise = await readRows<Divisa>(reader)`
    select divisa, sum(righe)::integer as totale, sum(dare)::bigint as dare, sum(avere)::bigint as avere,
      sum(residuo)::bigint as residuo
    from (${selectSummands(idAzienda, filters)}) as addendi
    group by divisa having sum(righe) <> 0 order by sum(righe) desc, divisa`;
  return { totale: divise.reduce((sum, { totale }) => sum + totale, 0), divise };
}

/** The most values that a list of choices shows; people find the others by typing. */
const MAX_VALORI = 10_000;

/** The values of a field among the rows that the other filters keep. */
export async function listValori(
  reader: Reader,
  idAzienda: number,
  filters: FiltriEstratto,
  field: CampoEstratto,
): Promise<z.input<typeof valoriSchema>> {
  const rows = await readRows<{ valore: string; totale: number }>(reader)`
    select ${selectChoiceKey(field)} as valore, count(*)::integer as totale
    from ${selectRighe(idAzienda)} where ${makeWhere(idAzienda, filters, field)}
    group by 1 order by 2 desc, ${sql`1`} limit ${MAX_VALORI + 1}`;
  return { valori: rows.slice(0, MAX_VALORI), incompleto: rows.length > MAX_VALORI };
}

/** One visible row. */
export const readRiga = (reader: Reader, idAzienda: number, id: number): Promise<RigaEstratto | undefined> =>
  reader
    .selectFrom('estratto_conto')
    .selectAll()
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .executeTakeFirst();

/** Open partite that really fall due between two days (agreed dates count), earliest first. */
export const listNotifiche = (
  reader: Reader,
  idAzienda: number,
  { dal, al }: { dal: string; al: string },
): Promise<z.input<typeof notificaSchema>[]> =>
  reader
    .selectFrom('estratto_conto as r')
    .leftJoin('soggetto as s', (join) =>
      join.onRef('s.id_azienda', '=', 'r.id_azienda').onRef('s.id', '=', 'r.id_soggetto'),
    )
    .select([
      'r.id',
      sql<string>`coalesce(s.ragione_sociale, r.ragione_sociale, 'Senza nome')`.as('ragione_sociale'),
      selectScadenza().as('scadenza'),
      'r.importo',
      'r.residuo',
      'r.divisa',
      'r.numero_documento',
    ])
    .where((where) => where.and({ 'r.id_azienda': idAzienda, 'r.natura': 'partita' }))
    .where('r.stato', 'in', ['aperta', 'parziale'])
    .where(selectScadenzaFra(idAzienda, { dal, al }))
    .orderBy('scadenza')
    .orderBy('r.id')
    .execute();
