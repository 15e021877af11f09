/** The append-only audit trail: who did what to which thing, before and after. */
import type { Tx } from '../../core/db/database.ts';

export interface NuovaVoceRegistro {
  id_azienda: number;
  /** Null when the server acted by itself. */
  id_utente: number | null;
  azione: string;
  oggetto: string;
  id_oggetto: number | null;
  prima?: unknown;
  dopo?: unknown;
}

const toJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

export async function appendRegistro(tx: Tx, voce: NuovaVoceRegistro): Promise<void> {
  const { prima, dopo, ...rest } = voce;
  await tx
    .insertInto('registro')
    .values({ ...rest, prima: toJson(prima), dopo: toJson(dopo) })
    .execute();
}
