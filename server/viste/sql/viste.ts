/** Saved views of a user in an azienda; nobody else sees them. */
import { sql } from 'kysely';
import { contenutoVistaSchema, type Vista } from '#api/contract/viste.ts';
import type { Actor } from '../../core/actor.ts';
import type { Tx, Reader } from '../../core/db/database.ts';

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
