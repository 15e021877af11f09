/** Bank accounts of an azienda. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { contoSchema } from '#api/contract/conti.ts';
import { existsRow } from '../../core/sql/rows.ts';
import type { Tx, Reader } from '../../core/db/database.ts';

/** A conto as the wire takes it. */
export type ContoWire = z.input<typeof contoSchema>;

/** One to be made. */
export type ContoNuovo = Omit<ContoWire, 'id' | 'archiviato' | 'versione'>;

const COLUMNS = [
  'id',
  'nome',
  'banca',
  'iban',
  'codice_conto',
  'divisa',
  'saldo_iniziale',
  'archiviato',
  'versione',
] as const;

export const listConti = (reader: Reader, idAzienda: number): Promise<ContoWire[]> =>
  reader
    .selectFrom('conto')
    .select(COLUMNS)
    .where('id_azienda', '=', idAzienda)
    .orderBy('nome')
    .orderBy('id')
    .execute();

export const existsConto = (reader: Reader, idAzienda: number, id: number): Promise<boolean> =>
  existsRow(reader, 'conto', { id_azienda: idAzienda, id });

/** Violates `conto_nome` or `conto_iban` when the azienda has one like it. */
export const insertConto = (tx: Tx, idAzienda: number, conto: ContoNuovo): Promise<ContoWire> =>
  tx
    .insertInto('conto')
    .values({ ...conto, id_azienda: idAzienda })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const readConto = (reader: Reader, idAzienda: number, id: number): Promise<ContoWire | undefined> =>
  reader
    .selectFrom('conto')
    .select(COLUMNS)
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .executeTakeFirst();

/** The same, whose divisa stays until the end of the transaction. */
export const holdConto = (tx: Tx, idAzienda: number, id: number): Promise<ContoWire | undefined> =>
  tx
    .selectFrom('conto')
    .select(COLUMNS)
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .forShare()
    .executeTakeFirst();

export const hasRighe = (reader: Reader, idAzienda: number, id: number): Promise<boolean> =>
  existsRow(reader, 'riga_estratto', { id_azienda: idAzienda, id_conto: id });

/** Writes over the version that was seen; undefined when there is another. */
export const updateConto = (
  tx: Tx,
  idAzienda: number,
  { id, versione, ...campi }: ContoNuovo & { id: number; archiviato: boolean; versione: number },
): Promise<ContoWire | undefined> =>
  tx
    .updateTable('conto')
    .set({ ...campi, versione: sql<number>`versione + 1` })
    .where((where) => where.and({ id_azienda: idAzienda, id, versione }))
    .returning(COLUMNS)
    .executeTakeFirst();
