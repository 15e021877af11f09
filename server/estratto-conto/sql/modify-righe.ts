/** Changing what people may change of the rows, many rows at a time. */
import { sql } from 'kysely';
import type { RigaEstratto } from '#api/contract/estratto-conto.ts';
import { NOMI_SCRITTI, type NomeScritto } from '#api/contract/riga.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { selectAssignments, selectTypedColonne } from './estratto-fields.ts';

/**
 * Holds some visible rows and their imports until the end of the transaction, and answers them as they are
 * then, by id. Always in the order of the keys, so that two such calls wait for each other and never cross.
 */
export async function holdRighe(
  tx: Tx,
  idAzienda: number,
  ids: readonly number[],
): Promise<Map<number, RigaEstratto>> {
  await sql`
    select id_imp from importazione
    where id_azienda = ${idAzienda} and stato = 'completato' and id_imp in
      (select id_imp from riga_estratto where id_azienda = ${idAzienda} and id = any(${ids}::bigint[]))
    order by id_imp for share`.execute(tx);
  await sql`
    select id from riga_estratto where id_azienda = ${idAzienda} and id = any(${ids}::bigint[])
    order by id for update`.execute(tx);
  const rows = await readRows<RigaEstratto>(tx)`
    select * from estratto_conto where id_azienda = ${idAzienda} and id = any(${ids}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those among some soggetti that are not of this azienda. */
export async function findMissingSoggetti(
  tx: Tx,
  idAzienda: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await readRows<{ id: number }>(tx)`
    select id from soggetto where id_azienda = ${idAzienda} and id = any(${ids}::bigint[])
    order by id for share`;
  const known = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !known.has(id)));
}

/** A row to write: what may change of it, all of it, and whether a person wrote the note. */
export interface RigaCambiata extends Pick<RigaEstratto, 'id' | NomeScritto> {
  annota: boolean;
}

/** Writes the rows with one statement, each one version on. */
export async function updateRighe(tx: Tx, idAzienda: number, righe: readonly RigaCambiata[]): Promise<void> {
  await sql`
    update riga_estratto r
    set ${selectAssignments(NOMI_SCRITTI)}, annotata = r.annotata or x.annota, versione = r.versione + 1
    from json_to_recordset(${JSON.stringify(righe)}::json) as x(${selectTypedColonne(['id', ...NOMI_SCRITTI])}, annota boolean)
    where r.id_azienda = ${idAzienda} and r.id = x.id`.execute(tx);
}
