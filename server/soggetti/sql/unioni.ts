/** Moving what belongs to a soggetto over to another, and back. */
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { RIFERIMENTI, type SoggettoReference } from './references.ts';

/** What one merge did to one column of one table. */
export const moveSchema = z.object({
  tabella: z.string(),
  colonna: z.string(),
  /** The rows that went over, each by its key. */
  chiavi: z.array(z.record(z.string(), z.unknown())),
  /** The rows that were put aside, whole. */
  tolte: z.array(z.record(z.string(), z.unknown())),
});
export type Move = z.infer<typeof moveSchema>;

export interface CoppiaUnita {
  id_azienda: number;
  id_tenuto: number;
  id_unito: number;
}

const keyOf = (alias: string, { chiave }: SoggettoReference): RawBuilder<unknown> =>
  sql.raw(`jsonb_build_object(${chiave.map((column) => `'${column}', ${alias}.${column}`).join(', ')})`);

/** What may point at a soggetto in this database: an area that is not there yet has no table. */
async function readTables(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await readRows<{ nome: string }>(tx)`
    select c.relname as nome from pg_class c where c.relkind = 'r' and pg_table_is_visible(c.oid)`;
  return new Set(rows.map(({ nome }) => nome));
}

/** Gives all that points at `id_unito` to `id_tenuto`; answers what moved, to be undone by. */
export async function moveAll(tx: Tx, pair: CoppiaUnita): Promise<Move[]> {
  const tables = await readTables(tx);
  const moved: Move[] = [];
  for (const reference of RIFERIMENTI)
    if (tables.has(reference.tabella)) moved.push(await moveRows(tx, pair, reference));
  return moved;
}

async function moveRows(
  tx: Tx,
  { id_azienda, id_tenuto, id_unito }: CoppiaUnita,
  reference: SoggettoReference,
): Promise<Move> {
  const { tabella, colonna, modo, duplicate, versione } = reference;
  const table = sql.table(tabella);
  const column = sql.ref(colonna);
  const tolte: Move['tolte'] = [];
  if (modo === 'dimentica' || duplicate !== null) {
    const rows = await readRows<{ riga: Record<string, unknown> }>(tx)`
      delete from ${table} a where a.id_azienda = ${id_azienda} and a.${column} = ${id_unito}
      ${
        modo === 'dimentica'
          ? sql``
          : sql`and exists (select from ${table} b where b.id_azienda = a.id_azienda and b.${column} = ${id_tenuto}
            and ${sql.raw(duplicate ?? 'true')})`
      }
      returning to_jsonb(a.*) as riga`;
    tolte.push(...rows.map(({ riga }) => riga));
  }
  const rows = await readRows<{ chiave: Record<string, unknown> }>(tx)`
    update ${table} a set ${column} = ${id_tenuto} ${versione ? sql`, versione = a.versione + 1` : sql``}
    where a.id_azienda = ${id_azienda} and a.${column} = ${id_unito}
    returning ${keyOf('a', reference)} as chiave`;
  return { tabella, colonna, chiavi: rows.map(({ chiave }) => chiave), tolte };
}

/** Gives back what `moveAll` moved and what is still where it was put; answers how many rows, table by table. */
export async function moveAllBack(
  tx: Tx,
  pair: CoppiaUnita,
  moved: readonly Move[],
): Promise<{ tabella: string; righe: number }[]> {
  const back: { tabella: string; righe: number }[] = [];
  for (const each of moved.toReversed()) {
    const reference = RIFERIMENTI.find(
      ({ tabella, colonna }) => tabella === each.tabella && colonna === each.colonna,
    );
    if (reference) back.push({ tabella: each.tabella, righe: await carryOver(tx, pair, reference, each) });
  }
  return back;
}

async function carryOver(
  tx: Tx,
  { id_azienda, id_tenuto, id_unito }: CoppiaUnita,
  reference: SoggettoReference,
  { chiavi, tolte }: Move,
): Promise<number> {
  const { tabella, colonna, chiave, versione } = reference;
  const table = sql.table(tabella);
  const column = sql.ref(colonna);
  let righe = 0;
  if (chiavi.length > 0) {
    const same = sql.raw(chiave.map((each) => `a.${each} = k.${each}`).join(' and '));
    const { numAffectedRows } = await sql`
      update ${table} a set ${column} = ${id_unito} ${versione ? sql`, versione = a.versione + 1` : sql``}
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(chiavi)}::jsonb) k
      where a.id_azienda = ${id_azienda} and a.${column} = ${id_tenuto} and ${same}`.execute(tx);
    righe += Number(numAffectedRows ?? 0n);
  }
  if (tolte.length > 0) {
    const { numAffectedRows } = await sql`
      insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(tolte)}::jsonb)
      on conflict do nothing`.execute(tx);
    righe += Number(numAffectedRows ?? 0n);
  }
  return righe;
}

/** How many rows of each kind point at these soggetti: `12 righe`, as texts, by soggetto. */
export async function countRiferimenti(
  tx: Tx,
  idAzienda: number,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const tables = await readTables(tx);
  const counts = new Map<number, Map<readonly [string, string], number>>();
  for (const { tabella, colonna, nomi } of RIFERIMENTI) {
    if (nomi === null || !tables.has(tabella)) continue;
    const rows = await readRows<{ id: number; righe: number }>(tx)`
      select ${sql.ref(colonna)} as id, count(*)::integer as righe from ${sql.table(tabella)}
      where id_azienda = ${idAzienda} and ${sql.ref(colonna)} = any(${ids}::bigint[]) group by 1`;
    for (const { id, righe } of rows) {
      const own = counts.get(id) ?? new Map<readonly [string, string], number>();
      counts.set(id, own.set(nomi, (own.get(nomi) ?? 0) + righe));
    }
  }
  return new Map(
    [...counts].map(([id, own]) => [
      id,
      [...own].map(([[one, many], righe]) => `${righe} ${righe === 1 ? one : many}`),
    ]),
  );
}
