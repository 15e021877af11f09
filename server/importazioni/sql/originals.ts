/** The bytes of imported files, in pieces, and the setting that keeps them. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { LIMITE_ORIGINALI, type ImpostazioniImportazione } from '#api/contract/originali.ts';
import { readRow } from '../../core/db/read.ts';
import type { Tx, Reader } from '../../core/db/database.ts';

/** The setting of the azienda. By default, files up to 20 MB are kept. */
export async function readImpostazioniImportazione(
  reader: Reader,
  idAzienda: number,
): Promise<ImpostazioniImportazione> {
  const row = await reader
    .selectFrom('impostazioni_importazione')
    .select(['conserva_originali', 'limite_originali'])
    .where('id_azienda', '=', idAzienda)
    .executeTakeFirst();
  return row ?? { conserva_originali: true, limite_originali: LIMITE_ORIGINALI };
}

export async function writeImpostazioniImportazione(
  tx: Tx,
  idAzienda: number,
  settings: ImpostazioniImportazione,
): Promise<void> {
  await tx
    .insertInto('impostazioni_importazione')
    .values({ id_azienda: idAzienda, ...settings })
    .onConflict((conflict) => conflict.column('id_azienda').doUpdateSet(settings))
    .execute();
}

interface Originale {
  sha256: string;
  bytes: number;
  pezzi: number;
  completo: boolean;
}

export const readOriginale = (
  reader: Reader,
  idAzienda: number,
  sha256: string,
): Promise<Originale | undefined> => queryOriginale(reader, idAzienda, sha256).executeTakeFirst();

const queryOriginale = (reader: Reader, idAzienda: number, sha256: string) =>
  reader
    .selectFrom('originale')
    .select(['sha256', 'bytes', 'pezzi', 'completo'])
    .where((where) => where.and({ id_azienda: idAzienda, sha256 }));

/** As `readOriginale`, and whoever deletes it waits for the end of the transaction. */
export const holdOriginale = (tx: Tx, idAzienda: number, sha256: string): Promise<Originale | undefined> =>
  queryOriginale(tx, idAzienda, sha256).forUpdate().executeTakeFirst();

/**
 * Begins a file. If one was left unfinished in another number of pieces, begins it again. Locks it until the transaction
 * ends.
 */
export async function startOriginale(
  tx: Tx,
  idAzienda: number,
  file: { sha256: string; bytes: number; pezzi: number },
): Promise<Originale> {
  await tx
    .insertInto('originale')
    .values({ id_azienda: idAzienda, ...file })
    .onConflict((conflict) => conflict.columns(['id_azienda', 'sha256']).doNothing())
    .execute();
  const held = await queryOriginale(tx, idAzienda, file.sha256).forUpdate().executeTakeFirstOrThrow();
  if (held.completo || held.pezzi === file.pezzi) return held;
  await deletePieces(tx, idAzienda, file.sha256);
  await tx
    .updateTable('originale')
    .set({ pezzi: file.pezzi, bytes: file.bytes })
    .where((where) => where.and({ id_azienda: idAzienda, sha256: file.sha256 }))
    .execute();
  return { ...held, ...file };
}

async function deletePieces(tx: Tx, idAzienda: number, sha256: string): Promise<void> {
  await tx
    .deleteFrom('originale_pezzo')
    .where((where) => where.and({ id_azienda: idAzienda, sha256 }))
    .execute();
}

/** Keeps a piece, compressed; a piece that is sent again replaces the first. Answers how many pieces there are. */
export async function writePezzo(
  tx: Tx,
  idAzienda: number,
  { sha256, piece }: { sha256: string; piece: number },
  bytes: Uint8Array,
): Promise<number> {
  const gzip = gzipSync(bytes).toString('base64');
  await sql`
    insert into originale_pezzo (id_azienda, sha256, pezzo, contenuto)
    values (${idAzienda}, ${sha256}, ${piece}, decode(${gzip}::text, 'base64'))
    on conflict (id_azienda, sha256, pezzo) do update set contenuto = excluded.contenuto`.execute(tx);
  const row = await readRow<{ n: number }>(tx)`select count(*)::integer as n from originale_pezzo
    where id_azienda = ${idAzienda} and sha256 = ${sha256}`;
  return row?.n ?? 0;
}

export async function readPezzo(
  reader: Reader,
  idAzienda: number,
  sha256: string,
  piece: number,
): Promise<Buffer | undefined> {
  const row = await readRow<{ gzip: string }>(reader)`
    select encode(contenuto, 'base64') as gzip from originale_pezzo
    where id_azienda = ${idAzienda} and sha256 = ${sha256} and pezzo = ${piece}`;
  return row && gunzipSync(Buffer.from(row.gzip, 'base64'));
}

export async function completeOriginale(tx: Tx, idAzienda: number, sha256: string): Promise<void> {
  await tx
    .updateTable('originale')
    .set({ completo: true })
    .where((where) => where.and({ id_azienda: idAzienda, sha256 }))
    .execute();
}

/**
 * Deletes the bytes of a file if none of its imports still stands. Holds them first, so that an import which was just
 * told that they are kept is seen.
 */
export async function deleteOriginaliSoli(tx: Tx, idAzienda: number, sha256: string): Promise<void> {
  await holdOriginale(tx, idAzienda, sha256);
  await sql`
    delete from originale o where o.id_azienda = ${idAzienda} and o.sha256 = ${sha256} and not exists (
      select from importazione i where i.id_azienda = o.id_azienda and i.sha256 = o.sha256
        and i.stato in ('inizializzato', 'completato'))`.execute(tx);
}
