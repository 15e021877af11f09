/** Causali of an azienda. */
import { sql } from 'kysely';
import type { Causale, CausaleDati } from '#api/contract/causali.ts';
import type { Tx, Reader } from '../../core/db/database.ts';

const COLUMNS = ['id', 'codice', 'descrizione', 'segno', 'attiva', 'versione'] as const;

export const listCausali = (reader: Reader, idAzienda: number): Promise<Causale[]> =>
  reader
    .selectFrom('causale')
    .select(COLUMNS)
    .where('id_azienda', '=', idAzienda)
    .orderBy(sql`codice collate "C"`)
    .execute();

export const readCausale = (reader: Reader, idAzienda: number, id: number): Promise<Causale | undefined> =>
  reader
    .selectFrom('causale')
    .select(COLUMNS)
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .executeTakeFirst();

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
