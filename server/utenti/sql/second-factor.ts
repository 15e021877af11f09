/** Seeds and recovery codes of the second factor. */
import { sql } from 'kysely';
import { deleteRow } from '../../core/sql/rows.ts';
import type { Tx, Reader } from '../../core/db/database.ts';

/** Keeps a sealed seed that is not yet asked for; false where one is already on. */
export async function keepSegreto(reader: Reader, idUtente: number, sealed: string): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('utente')
    .set({ totp_segreto: sealed, totp_passo: null })
    .where('id', '=', idUtente)
    .where('totp_attivo_il', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Turns on the seed (sealed) whose code was right; false if it is on already, or another seed took its place. */
export async function saveTotp(tx: Tx, idUtente: number, sealed: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('utente')
    .set({ totp_attivo_il: sql<string>`now()`, totp_passo: step, versione: sql<number>`versione + 1` })
    .where((where) => where.and({ id: idUtente, totp_segreto: sealed }))
    .where('totp_attivo_il', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteTotp(tx: Tx, idUtente: number): Promise<void> {
  await tx
    .updateTable('utente')
    .set({ totp_segreto: null, totp_attivo_il: null, totp_passo: null, versione: sql<number>`versione + 1` })
    .where('id', '=', idUtente)
    .execute();
  await tx.deleteFrom('codice_recupero').where('id_utente', '=', idUtente).execute();
}

/** Takes a time step; false when it, or a later one, was taken. */
export async function claimPasso(reader: Reader, idUtente: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('utente')
    .set({ totp_passo: step })
    .where('id', '=', idUtente)
    .where((where) => where.or([where('totp_passo', 'is', null), where('totp_passo', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceCodici(
  tx: Tx,
  idUtente: number,
  fingerprints: readonly string[],
): Promise<void> {
  await tx.deleteFrom('codice_recupero').where('id_utente', '=', idUtente).execute();
  await tx
    .insertInto('codice_recupero')
    .values(fingerprints.map((impronta) => ({ id_utente: idUtente, impronta })))
    .execute();
}

/** Spends a recovery code; false when there is none like it. */
export const useCodice = (reader: Reader, idUtente: number, impronta: string): Promise<boolean> =>
  deleteRow(reader, 'codice_recupero', { id_utente: idUtente, impronta });
