/** Causali of an azienda. */
import { sql } from 'kysely';
import type { Causale, CausaleDati } from '#api/contract/causali.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import type { Seen } from '../../registro/versioned.ts';

const COLUMNS = ['id', 'codice', 'descrizione', 'segno', 'attiva', 'versione'] as const;

export async function listCausali(reader: Reader, idAzienda: number): Promise<Causale[]> {
  return reader
    .selectFrom('causale')
    .select(COLUMNS)
    .where('id_azienda', '=', idAzienda)
    .orderBy(sql`codice collate "C"`)
    .execute();
}

export async function readCausale(
  reader: Reader,
  idAzienda: number,
  id: number,
): Promise<Causale | undefined> {
  return reader
    .selectFrom('causale')
    .select(COLUMNS)
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .executeTakeFirst();
}

/** Violates `causale_codice` when the azienda has one like it. */
export async function insertCausale(tx: Tx, idAzienda: number, data: CausaleDati): Promise<Causale> {
  return tx
    .insertInto('causale')
    .values({ ...data, id_azienda: idAzienda })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function updateCausale(
  tx: Tx,
  idAzienda: number,
  { id, versione, ...dati }: Causale,
): Promise<Causale | undefined> {
  return tx
    .updateTable('causale')
    .set({ ...dati, versione: sql<number>`versione + 1` })
    .where((where) => where.and({ id_azienda: idAzienda, id, versione }))
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function deleteCausale(
  tx: Tx,
  idAzienda: number,
  { id, versione }: Seen,
): Promise<Causale | undefined> {
  return tx
    .deleteFrom('causale')
    .where((where) => where.and({ id_azienda: idAzienda, id, versione }))
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Those whose code is new; answers what was made. */
export async function insertMancanti(
  tx: Tx,
  idAzienda: number,
  causali: readonly CausaleDati[],
): Promise<Causale[]> {
  const rows = causali.map((data) => ({ ...data, id_azienda: idAzienda }));
  const known = new Set((await listCausali(tx, idAzienda)).map(({ codice }) => codice));
  const missing = rows.filter(({ codice }) => !known.has(codice));
  if (missing.length === 0) return [];
  return tx.insertInto('causale').values(missing).returning(COLUMNS).execute();
}
