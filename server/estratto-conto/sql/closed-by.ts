/** What closes some rows, read for the rows of one page alone. */
import { sql } from 'kysely';
import type { Natura, StatoRiga } from '#api/contract/valori.ts';
import type { Reader } from '../../core/db/database.ts';

/** A row as PostgreSQL wrote it, with what says whether something closes it. */
export interface WrittenRiga {
  id: number;
  natura: Natura;
  stato: StatoRiga;
  riga: string;
}

interface Chiusa {
  id: number;
  chiusa_da: string;
}

/** By row, as JSON; rows that nothing closes are not there. */
async function readChiuse(
  reader: Reader,
  idAzienda: number,
  natura: Natura,
  ids: readonly number[],
): Promise<Chiusa[]> {
  const own = sql`k.id_azienda = ${idAzienda} and k.id_riga = any(${ids}::bigint[])`;
  const { rows } = await (
    natura === 'movimento'
      ? sql<Chiusa>`
        select k.id_riga as id, json_strip_nulls(json_build_object('soggetti', k.soggetti, 'documenti', k.documenti,
          'voci', k.voci, 'autori', k.chi, 'id_soggetto', k.id_soggetto))::text as chiusa_da
        from chiude_movimento k where ${own}`
      : sql<Chiusa>`
        select k.id_riga as id,
          json_strip_nulls(json_build_object('movimenti', k.movimenti, 'autori', k.chi))::text as chiusa_da
        from chiude_partita k where ${own}`
  ).execute(reader);
  return rows;
}

/** So many rows are read by their keys; the planner reads large registers whole for many more. */
const LOTTO = 250;
/** From so many rows on that is what is quicker. */
const MANY = 2_000;

async function* eachChiusa(reader: Reader, idAzienda: number, righe: readonly WrittenRiga[]) {
  for (const natura of ['movimento', 'partita'] as const) {
    const ids = righe.filter((riga) => riga.natura === natura && riga.stato !== 'aperta').map(({ id }) => id);
    const step = ids.length > MANY ? ids.length : LOTTO;
    for (let at = 0; at < ids.length; at += step)
      yield* await readChiuse(reader, idAzienda, natura, ids.slice(at, at + step));
  }
}

/** The rows as a JSON array, each with what closes it, if anything does: texts are put together, and no row is made into an object. */
export async function joinChiuse(
  reader: Reader,
  idAzienda: number,
  righe: readonly WrittenRiga[],
): Promise<string> {
  const chiuse = new Map<number, string>();
  for await (const { id, chiusa_da } of eachChiusa(reader, idAzienda, righe)) chiuse.set(id, chiusa_da);
  const texts = righe.map(({ id, riga }) => {
    const closed = chiuse.get(id);
    return closed === undefined ? riga : `${riga.slice(0, -1)},"chiusa_da":${closed}}`;
  });
  return `[${texts.join(',')}]`;
}
