/** What each azienda sets for itself. */
import {
  chiaveImpostazioneSchema,
  type ChiaveImpostazione,
  type Impostazioni,
  IMPOSTAZIONI_INIZIALI,
  impostazioniSchema,
} from '#api/contract/impostazioni.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { updateRow } from '../../core/sql/rows.ts';

export interface ImpostazioniLette {
  impostazioni: Impostazioni;
  /** Of the keys that somebody set. */
  versioni: Partial<Record<ChiaveImpostazione, number>>;
}

/** Every setting, chosen or not; a value that no longer means anything counts as not chosen. */
export async function readImpostazioni(reader: Reader, idAzienda: number): Promise<ImpostazioniLette> {
  const rows = await reader
    .selectFrom('impostazione')
    .select(['chiave', 'valore', 'versione'])
    .where('id_azienda', '=', idAzienda)
    .execute();
  let impostazioni: Impostazioni = { ...IMPOSTAZIONI_INIZIALI };
  const versioni: ImpostazioniLette['versioni'] = {};
  for (const { chiave, valore, versione } of rows) {
    const key = chiaveImpostazioneSchema.safeParse(chiave);
    if (!key.success) continue;
    versioni[key.data] = versione;
    const patched = impostazioniSchema.safeParse({ ...impostazioni, [key.data]: valore });
    if (patched.success) impostazioni = patched.data;
  }
  return { impostazioni, versioni };
}

/** One setting. */
export const readImpostazione = async <K extends ChiaveImpostazione>(
  reader: Reader,
  idAzienda: number,
  key: K,
): Promise<Impostazioni[K]> => (await readImpostazioni(reader, idAzienda)).impostazioni[key];

/** Keeps a value over the version that was seen (null: none); false when there is another. */
export async function writeImpostazione(
  tx: Tx,
  idAzienda: number,
  { chiave, versione }: { chiave: ChiaveImpostazione; versione: number | null },
  value: unknown,
): Promise<boolean> {
  const json = JSON.stringify(value);
  if (versione === null) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('impostazione')
      .values({ id_azienda: idAzienda, chiave, valore: json })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  return updateRow(tx, 'impostazione', { id_azienda: idAzienda, chiave, versione }, { valore: json });
}
