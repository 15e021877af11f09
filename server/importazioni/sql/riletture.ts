/** Reads the rows of an import for a re-reading, writes the difference, and undoes it. */
import { sql } from 'kysely';
import type { RigaImport } from '#api/contract/invio-import.ts';
import { NOMI_IMPORTATI } from '#api/contract/riga.ts';
import type { RigaImportata } from '#api/contract/rilettura.ts';
import { readRow, readRows } from '../../core/db/read.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import type { RigaEstrattoTable } from '../../core/db/tables.ts';
import type { Selectable } from 'kysely';
import {
  COLONNE,
  selectColonne,
  selectAssignments,
  selectTypedColonne,
} from '../../estratto-conto/sql/estratto-fields.ts';
import { abbinata } from '../../pagamenti/sql/righe.ts';

export type SavedRiga = Selectable<RigaEstrattoTable>;

/** A page of the rows of an import after `dopo`, in the order of their keys, with the fields that people changed. */
export async function listRigheImportate(
  reader: Reader,
  idAzienda: number,
  idImp: number,
  { after, limit }: { after: number; limit: number },
): Promise<RigaImportata[]> {
  const rows = await readRows<RigaImportata>(reader)`
    select r.id, r.versione, r.residuo, r.stato, r.annotata, ${abbinata} as abbinata,
      ${selectColonne(NOMI_IMPORTATI, 'r')}, '[]'::jsonb as a_mano
    from riga_estratto r where r.id_azienda = ${idAzienda} and r.id_imp = ${idImp} and r.id > ${after}
    order by r.id limit ${limit}`;
  const changed = rows.filter(({ versione }) => versione > 1).map(({ id }) => id);
  const byHand = await readCampiAMano(reader, idAzienda, changed);
  return rows.map((row) => ({ ...row, a_mano: byHand.get(row.id) ?? [] }));
}

/** The fields that people changed in each of these rows, according to the registro. */
export async function readCampiAMano(
  reader: Reader,
  idAzienda: number,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows<{ id: number; campi: string[] }>(reader)`
    select (e.riga->>'id')::bigint as id, array_agg(distinct k.campo) as campi
    from registro g
    cross join lateral jsonb_array_elements(g.dopo->'righe') as e(riga)
    cross join lateral jsonb_object_keys(e.riga->'campi') as k(campo)
    where g.id_azienda = ${idAzienda} and g.oggetto = 'riga_estratto' and g.azione = 'righe_modificate'
      and (e.riga->>'id')::bigint = any(${ids}::bigint[])
    group by 1`;
  return new Map(rows.map(({ id, campi }) => [id, campi]));
}

/** The rows of an import by id, locked until the transaction ends. */
export async function holdRigheImportate(
  tx: Tx,
  idAzienda: number,
  idImp: number,
  ids: readonly number[],
): Promise<Map<number, SavedRiga>> {
  const rows = await readRows<SavedRiga>(tx)`
    select * from riga_estratto where id_azienda = ${idAzienda} and id_imp = ${idImp} and id = any(${ids}::bigint[])
    order by id for update`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of these rows that settle something, are settled, or are explained by a voce: their amount must not change. */
export async function readAbbinate(
  tx: Tx,
  idAzienda: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await readRows<{ id: number }>(tx)`
    select r.id from riga_estratto r
    where r.id_azienda = ${idAzienda} and r.id = any(${ids}::bigint[]) and ${abbinata}`;
  return new Set(rows.map(({ id }) => id));
}

/** A row with all the values that a file can give it. */
export interface RewrittenRiga extends RigaImport {
  id: number;
  residuo: number;
}

/** Writes the values of the new reading, and raises the version of each row. */
export async function replaceRighe(
  tx: Tx,
  idAzienda: number,
  righe: readonly (RewrittenRiga & { annotata?: boolean })[],
): Promise<void> {
  if (righe.length === 0) return;
  await sql`
    update riga_estratto r
    set ${selectAssignments([...NOMI_IMPORTATI, 'residuo'])}, versione = r.versione + 1
    from json_to_recordset(${JSON.stringify(righe)}::json) as x(${selectTypedColonne(['id', 'residuo', ...NOMI_IMPORTATI])})
    where r.id_azienda = ${idAzienda} and r.id = x.id`.execute(tx);
}

/** Inserts rows with the keys that they had. */
export async function restoreRighe(tx: Tx, righe: readonly SavedRiga[]): Promise<void> {
  if (righe.length === 0) return;
  await sql`
    insert into riga_estratto (${COLONNE}, annotata) overriding system value
    select ${COLONNE}, annotata
    from json_populate_recordset(null::riga_estratto, ${JSON.stringify(righe)}::json)`.execute(tx);
}

export async function deleteRigheImportate(tx: Tx, idAzienda: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from riga_estratto
    where id_azienda = ${idAzienda} and id = any(${ids}::bigint[])`.execute(tx);
}

/** The keys and versions of the rows of an import after a key. */
export const listRigheDopo = (tx: Tx, idAzienda: number, idImp: number, after: number) =>
  readRows<{ id: number; versione: number }>(tx)`
    select id, versione from riga_estratto
    where id_azienda = ${idAzienda} and id_imp = ${idImp} and id > ${after} order by id`;

export async function readLastRigaId(tx: Tx, idAzienda: number, idImp: number): Promise<number> {
  const row = await readRow<{ id: number }>(tx)`select coalesce(max(id), 0) as id from riga_estratto
    where id_azienda = ${idAzienda} and id_imp = ${idImp}`;
  return row?.id ?? 0;
}

/** The sums of the rows of an import. */
export async function sumRighe(
  tx: Tx,
  idAzienda: number,
  idImp: number,
): Promise<{ righe: number; dare: number; avere: number }> {
  const row = await readRow<{ righe: number; dare: number; avere: number }>(tx)`
    select count(*)::integer as righe,
      coalesce(sum(importo) filter (where importo < 0), 0)::bigint as dare,
      coalesce(sum(importo) filter (where importo >= 0), 0)::bigint as avere
    from riga_estratto where id_azienda = ${idAzienda} and id_imp = ${idImp}`;
  return row ?? { righe: 0, dare: 0, avere: 0 };
}

/** Tells every open page of the azienda to load again, because more changed than can be named row by row. */
export async function announceRicarica(tx: Tx, idAzienda: number): Promise<void> {
  const payload = JSON.stringify({ id_azienda: idAzienda, evento: { tipo: 'ricarica' } });
  await sql`select pg_notify('quadra_eventi', ${payload})`.execute(tx);
}
