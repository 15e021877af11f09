/** The blocks of rows with what stands in their texts (migration 045), and the rows in which words can be found. */
import { sql, type RawBuilder } from 'kysely';
import type { CampoEstratto } from '#api/contract/filtri.ts';
import { readIds, readRow, readRows } from '../../core/db/read.ts';
import type { Reader, Tx } from '../../core/db/database.ts';
import { escapeLike } from '../../core/sql/searched-word.ts';
import { listLetters } from '../impronta.ts';

/** A block holds the ids of an azienda that differ in their last seven bits. */
const BITS = 7;

/** The texts of a row `r` that an impronta tells of, by their fields. */
const TEXTS: Readonly<Partial<Record<CampoEstratto, RawBuilder<string | null>>>> = {
  causale: sql`r.ordine_causale`,
  descrizione: sql`r.ordine_descrizione`,
  ragione_sociale: sql`r.ordine_ragione_sociale`,
  numero_documento: sql`r.ordine_numero_documento`,
  iban_controparte: sql`testo_ricerca(r.iban_controparte)`,
  riferimento: sql`r.ordine_riferimento`,
  nota: sql`r.ordine_nota`,
};
export const isInImpronta = (field: CampoEstratto): boolean => TEXTS[field] !== undefined;

/** Entries for the blocks of all rows, which are to be worked out. */
export const insertBlocks = `insert into impronta_testi (id_azienda, blocco)
  select distinct id_azienda, id >> ${BITS} from riga_estratto`;

/** SQL of the blocks that have rows and no entry, so that a search would pass them over. */
export const SELECT_UNKNOWN = `select distinct r.id_azienda, (r.id >> ${BITS})::text as id from riga_estratto r
  where not exists (select from impronta_testi p where p.id_azienda = r.id_azienda and p.blocco = r.id >> ${BITS})`;

/** Some blocks that are to be worked out, each with the entries that say so. */
export const listBlocksToMake = (reader: Reader, idAzienda: number, count: number) =>
  readRows<{ block: number; entries: number[] }>(reader)`
    select blocco as block, json_agg(id) as entries from impronta_testi where id_azienda = ${idAzienda} and impronta is null
    group by blocco order by blocco limit ${count}`;

/**
 * Something of the rows of some blocks, and their block. `offset 0` keeps the rows of each block apart: the planner expects
 * of a range far more of them than 128, and would read all rows of the azienda.
 */
const selectOfBlocks = (
  idAzienda: number,
  blocks: readonly number[],
  what: RawBuilder<unknown>,
  where = sql<boolean>`true`,
): RawBuilder<unknown> => sql`unnest(${blocks}::bigint[]) as b (blocco) cross join lateral (
  select ${what} from riga_estratto r where r.id_azienda = ${idAzienda}
    and r.id between b.blocco << ${sql.lit(BITS)} and (b.blocco << ${sql.lit(BITS)}) + ${sql.lit(2 ** BITS - 1)}
    and ${where} offset 0) as x`;

/** The texts of the rows of some blocks, those of each row in one. */
export async function listTexts(
  reader: Reader,
  idAzienda: number,
  blocks: readonly number[],
): Promise<{ block: number; texts: string }[]> {
  const texts = sql`concat_ws(chr(10), ${sql.join(Object.values(TEXTS))}) as texts`;
  return readRows<{ block: number; texts: string }>(reader)`
    select b.blocco as block, x.texts from ${selectOfBlocks(idAzienda, blocks, texts)}`;
}

/**
 * Puts the impronte of some blocks in the place of all that stood there, but for entries that came meanwhile. False where an
 * entry is gone: another server took it, and may have read texts that are newer than these.
 */
export async function replaceImpronte(
  tx: Tx,
  idAzienda: number,
  made: ReadonlyMap<number, Buffer>,
  entries: readonly number[],
): Promise<boolean> {
  const blocks = [...made.keys()];
  const gone = await readIds(tx)`
    delete from impronta_testi where id_azienda = ${idAzienda} and id = any(${entries}::bigint[])
    returning id`;
  if (gone.length < entries.length) return false;
  await sql`delete from impronta_testi where id_azienda = ${idAzienda} and blocco = any(${blocks}::bigint[])
    and impronta is not null`.execute(tx);
  await sql`insert into impronta_testi (id_azienda, blocco, impronta)
    select ${idAzienda}, * from unnest(${blocks}::bigint[], ${[...made.values()]}::bytea[])`.execute(tx);
  return true;
}

/** Blocks beyond which reading all rows costs no more, as it does where they are most of them. */
const MAX_BLOCKS = 2_000;
/** Rows beyond which a list is walked in its order, where those that are sought come soon. */
const MAX_RIGHE = 5_000;
/** Letters of a word that are looked at: more tell nothing more. */
const MAX_LETTERS = 24;

/**
 * The rows in whose texts each of these words stands, wherever; null where words are too short, or common. Words are as
 * texts are searched.
 */
export async function findByTexts(
  reader: Reader,
  idAzienda: number,
  words: readonly string[],
): Promise<readonly number[] | null> {
  const letters = words.flatMap((word) => [...listLetters(word)].slice(0, MAX_LETTERS));
  if (letters.length === 0) return null;
  const set = letters.map(
    (number) => sql`get_bit(impronta, ${sql.lit(number)} % (octet_length(impronta) * 8)) = 1`,
  );
  const row = await readRow<{ found: number[] | null; whole: number }>(reader)`
    select json_agg(distinct blocco) filter (where impronta is null or (${sql.join(set, sql` and `)})) as found,
      count(distinct blocco)::integer as whole
    from impronta_testi where id_azienda = ${idAzienda}`;
  const { found, whole = 0 } = row ?? {};
  const blocks = found ?? [];
  if (blocks.length === 0) return [];
  if (blocks.length > MAX_BLOCKS || blocks.length > whole / 2) return null;
  const stands = words.map((word) => {
    const like = `%${escapeLike(word)}%`;
    return sql`(${sql.join(
      Object.values(TEXTS).map((text) => sql`${text} like ${like}`),
      sql` or `,
    )})`;
  });
  const candidates = selectOfBlocks(
    idAzienda,
    blocks,
    sql`r.id`,
    sql<boolean>`${sql.join(stands, sql` and `)}`,
  );
  const rows = await readRows<{ id: number }>(reader)`select x.id from ${candidates} limit ${MAX_RIGHE + 1}`;
  return rows.length > MAX_RIGHE ? null : rows.map(({ id }) => id);
}
