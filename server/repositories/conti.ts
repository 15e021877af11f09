/** Bank accounts of an azienda. */
import type { z } from 'zod';
import type { contoSchema } from '#api/contract/conti.ts';
import type { Tx } from '../db/open.ts';
import type { Reader } from './utenti.ts';

/** A conto as the wire takes it. */
export type ContoWire = z.input<typeof contoSchema>;

const COLUMNS = ['id', 'nome', 'banca', 'iban', 'divisa', 'saldo_iniziale'] as const;

export async function listConti(reader: Reader, idAzienda: number): Promise<ContoWire[]> {
  return reader
    .selectFrom('conto')
    .select(COLUMNS)
    .where('id_azienda', '=', idAzienda)
    .orderBy('nome')
    .orderBy('id')
    .execute();
}

export async function existsConto(reader: Reader, idAzienda: number, id: number): Promise<boolean> {
  const row = await reader
    .selectFrom('conto')
    .select('id')
    .where('id_azienda', '=', idAzienda)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Violates `conto_nome` or `conto_iban` when the azienda has one like it. */
export async function insertConto(
  tx: Tx,
  idAzienda: number,
  conto: Omit<ContoWire, 'id'>,
): Promise<ContoWire> {
  return tx
    .insertInto('conto')
    .values({ ...conto, id_azienda: idAzienda })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
