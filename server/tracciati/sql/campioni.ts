/** Samples of tracciati. Bytes travel as base64: both drivers then read and write them alike. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { AttesiCampione, Campione } from '#api/contract/campioni.ts';
import { readRow, readRows } from '../../core/db/read.ts';
import type { Tx, Reader } from '../../core/db/database.ts';

const FIELDS = sql`c.id, c.nome_file, c.sha256, c.bytes, c.attesi, u.username as autore, c.creato_il`;
const FROM = sql`from tracciato_campione c left join utente u on u.id = c.id_utente`;

/** The samples of a tracciato, oldest first. */
export const listCampioni = (reader: Reader, idAzienda: number, idTracciato: number) =>
  readRows<Campione>(reader)`select ${FIELDS} ${FROM}
    where c.id_azienda = ${idAzienda} and c.id_tracciato = ${idTracciato} order by c.id`;

/** A sample with its bytes. */
export async function readCampione(
  reader: Reader,
  idAzienda: number,
  id: number,
): Promise<(Campione & { dati: string }) | undefined> {
  const row = await readRow<Campione & { gzip: string }>(reader)`
    select ${FIELDS}, encode(c.contenuto, 'base64') as gzip ${FROM}
    where c.id_azienda = ${idAzienda} and c.id = ${id}`;
  if (!row) return undefined;
  const { gzip, ...campione } = row;
  return { ...campione, dati: gunzipSync(Buffer.from(gzip, 'base64')).toString('base64') };
}

export interface CampioneToKeep {
  id_tracciato: number;
  id_utente: number;
  nome_file: string;
  sha256: string;
  bytes: Uint8Array;
  attesi: AttesiCampione;
}

/** Violates `tracciato_campione_file` when the tracciato already has this very file. */
export async function insertCampione(tx: Tx, idAzienda: number, sample: CampioneToKeep): Promise<number> {
  const gzip = gzipSync(sample.bytes).toString('base64');
  const row = await readRow<{ id: number }>(tx)`
    insert into tracciato_campione (id_azienda, id_tracciato, nome_file, sha256, bytes, contenuto, attesi, id_utente)
    values (${idAzienda}, ${sample.id_tracciato}, ${sample.nome_file}, ${sample.sha256},
      ${sample.bytes.length}, decode(${gzip}::text, 'base64'), ${JSON.stringify(sample.attesi)}::jsonb,
      ${sample.id_utente})
    returning id`;
  return row?.id ?? 0;
}

/** Sets what some samples of a tracciato must read as; answers how many there were. */
export async function updateAttesi(
  tx: Tx,
  idAzienda: number,
  idTracciato: number,
  samples: readonly { id: number; attesi: AttesiCampione }[],
): Promise<number> {
  if (samples.length === 0) return 0;
  const { numAffectedRows } = await sql`
    update tracciato_campione c set attesi = x.attesi
    from jsonb_to_recordset(${JSON.stringify(samples)}::jsonb) as x(id bigint, attesi jsonb)
    where c.id_azienda = ${idAzienda} and c.id_tracciato = ${idTracciato} and c.id = x.id`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Removes samples; answers those that were there, for the registro. */
export const deleteCampioni = (tx: Tx, idAzienda: number, ids: readonly number[]) =>
  readRows<{ id: number; nome_file: string; sha256: string }>(tx)`
    delete from tracciato_campione where id_azienda = ${idAzienda} and id = any(${ids}::bigint[])
    returning id, nome_file, sha256`;
