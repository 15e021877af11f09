/** The record of merges, from which they are undone. */
import { sql } from 'kysely';
import { z } from 'zod';
import { soggettoSchema } from '#api/contract/soggetti.ts';
import { readRow } from '../../core/db/read.ts';
import type { Actor } from '../../core/actor.ts';
import type { Tx } from '../../core/db/database.ts';
import type { CoppiaUnita, Move } from './unioni.ts';
import { insertRow } from '../../core/sql/rows.ts';

/** The one that stayed, before and after, and the key of the alias that it learnt. */
const keptSchema = z.object({
  prima: soggettoSchema,
  dopo: soggettoSchema,
  appreso: z.string().nullable(),
});

/** The one that goes, as it will come back. */
export const unitoSchema = soggettoSchema.extend({ creato_il: z.string() });

interface UnioneNuova {
  coppia: CoppiaUnita;
  unito: z.input<typeof unitoSchema>;
  tenuto_prima: z.input<typeof keptSchema>;
  spostati: readonly Move[];
}

export const insertUnione = (
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  { coppia: { id_tenuto, id_unito }, unito, tenuto_prima, spostati }: UnioneNuova,
): Promise<number> =>
  insertRow(tx, 'unione', {
    id_azienda,
    id_tenuto,
    id_unito,
    unito: JSON.stringify(unito),
    tenuto_prima: JSON.stringify(tenuto_prima),
    spostati: JSON.stringify(spostati),
    id_utente,
    annullata_il: null,
  });

/** Holds the record until the end of the transaction; null when there is none. */
export async function readUnione(tx: Tx, idAzienda: number, id: number) {
  const row = await tx
    .selectFrom('unione')
    .select(['id_tenuto', 'id_unito', 'unito', 'tenuto_prima', 'spostati', 'annullata_il'])
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { tenuto_prima, ...unione } = row;
  return { ...unione, tenuto: keptSchema.parse(tenuto_prima) };
}

export async function closeUnione(tx: Tx, idAzienda: number, id: number): Promise<void> {
  await sql`update unione set annullata_il = now() where id_azienda = ${idAzienda} and id = ${id}`.execute(
    tx,
  );
}

/** When a soggetto was made, exactly as the database holds it. */
export async function readCreatoIl(tx: Tx, idAzienda: number, id: number): Promise<string> {
  const row = await readRow<{ creato_il: string }>(tx)`
    select creato_il::text as creato_il from soggetto where id_azienda = ${idAzienda} and id = ${id}`;
  return row?.creato_il ?? '';
}

export async function restoreCreatoIl(
  tx: Tx,
  idAzienda: number,
  id: number,
  createdAt: string,
): Promise<void> {
  await sql`update soggetto set creato_il = ${createdAt}::timestamptz
    where id_azienda = ${idAzienda} and id = ${id}`.execute(tx);
}
