/** How each user likes the product to look. */
import type { Reader } from '../../core/db/database.ts';
import { PREFERENZE_INIZIALI, preferenzeSchema, type Preferenze } from '#api/contract/preferenze.ts';

/**
 * What the user chose; the initial ones until then. A choice that was kept before a new one existed takes the
 * new one's initial value, and a set that no longer means anything counts as never made.
 */
export async function readPreferenze(reader: Reader, idUtente: number): Promise<Preferenze> {
  const row = await reader
    .selectFrom('preferenze')
    .select('contenuto')
    .where('id_utente', '=', idUtente)
    .executeTakeFirst();
  const kept = typeof row?.contenuto === 'object' ? row.contenuto : null;
  const parsed = preferenzeSchema.safeParse({ ...PREFERENZE_INIZIALI, ...kept });
  return parsed.success ? parsed.data : PREFERENZE_INIZIALI;
}

/** Keeps the user's choices; of two tabs the last one wins. */
export async function writePreferenze(
  reader: Reader,
  idUtente: number,
  preferences: Preferenze,
): Promise<void> {
  const contenuto = JSON.stringify(preferences);
  await reader
    .insertInto('preferenze')
    .values({ id_utente: idUtente, contenuto })
    .onConflict((conflict) => conflict.column('id_utente').doUpdateSet({ contenuto }))
    .execute();
}
