/** The append-only audit trail: who did what to which thing, before and after. */
import type { Tx } from '../../core/db/database.ts';

/** Whose doing it was; without a person when the server acted by itself. */
export interface Author {
  id_azienda: number;
  id_utente: number | null;
}

const toJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** An entry about one thing, or about many of a kind together: then it has no id. */
export async function appendRegistro(
  tx: Tx,
  { id_azienda, id_utente }: Author,
  azione: string,
  oggetto: string,
  { id = null, prima, dopo }: { id?: number | null; prima?: unknown; dopo?: unknown },
): Promise<void> {
  const entry = { id_azienda, id_utente, azione, oggetto, id_oggetto: id };
  await tx
    .insertInto('registro')
    .values({ ...entry, prima: toJson(prima), dopo: toJson(dopo) })
    .execute();
}
