/** Saved views of a user in an azienda; nobody else sees them. */
import { sql } from 'kysely';
import { contenutoVistaSchema, type Vista, type VistaSalva } from '#api/contract/viste.ts';
import type { Actor } from '../../core/actor.ts';
import { deleteRow, insertRow, updateRow } from '../../core/sql/rows.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import type { Seen } from '../../registro/versioned.ts';

const COLUMNS = ['id', 'versione', 'area', 'nome', 'predefinita', 'contenuto'] as const;

type Letta = Omit<Vista, 'contenuto'> & { contenuto: unknown };

/** Null when what was kept no longer means anything. */
function toVista(row: Letta): Vista | null {
  const content = contenutoVistaSchema.safeParse(row.contenuto);
  return content.success ? { ...row, contenuto: content.data } : null;
}

/** The user's views of an area, by name. */
export async function listViste(reader: Reader, actor: Actor, area: string): Promise<Vista[]> {
  const rows = await reader
    .selectFrom('vista')
    .select(COLUMNS)
    .where((where) => where.and({ ...actor, area }))
    .orderBy(sql`lower(nome)`)
    .execute();
  return rows.flatMap((row) => toVista(row) ?? []);
}

export async function readVista(reader: Reader, actor: Actor, id: number): Promise<Vista | undefined> {
  const row = await reader
    .selectFrom('vista')
    .select(COLUMNS)
    .where((where) => where.and({ ...actor, id }))
    .executeTakeFirst();
  return (row && toVista(row)) ?? undefined;
}

/**
 * Takes the default of an area away from whatever view has it. Not a change of that view: its version stays.
 * A second call for the same user waits, so that two views never become the default together.
 */
export async function clearPredefinita(tx: Tx, actor: Actor, area: string): Promise<void> {
  await tx.selectFrom('utente').select('id').where('id', '=', actor.id_utente).forNoKeyUpdate().execute();
  await tx
    .updateTable('vista')
    .set({ predefinita: false })
    .where((where) => where.and({ ...actor, area, predefinita: true }))
    .execute();
}

export async function insertVista(tx: Tx, actor: Actor, vista: VistaSalva): Promise<number> {
  const { area, nome, predefinita, contenuto } = vista;
  return insertRow(tx, 'vista', { ...actor, area, nome, predefinita, contenuto: JSON.stringify(contenuto) });
}

/** Saves over a view if it still is of that version; false otherwise. A view never changes its area. */
export async function updateVista(
  tx: Tx,
  actor: Actor,
  { id, versione }: Seen,
  vista: VistaSalva,
): Promise<boolean> {
  const { nome, predefinita, contenuto } = vista;
  return updateRow(
    tx,
    'vista',
    { ...actor, area: vista.area, id, versione },
    { nome, predefinita, contenuto: JSON.stringify(contenuto) },
  );
}

/** Deletes a view if it still is of that version; false otherwise. */
export const deleteVista = (tx: Tx, actor: Actor, { id, versione }: Seen): Promise<boolean> =>
  deleteRow(tx, 'vista', { ...actor, id, versione });
