/** Re-readings that were made: what they changed is kept, so that they can be undone. */
import type { Tx } from '../../core/db/database.ts';
import type { ImportazioneRow } from './importazioni.ts';
import type { SavedRiga } from './riletture.ts';
import { insertRow } from '../../core/sql/rows.ts';

const HEAD = [
  'id_tracciato',
  'tracciato',
  'versione_tracciato',
  'origine_tracciato',
  'colonne',
  'righe_attese',
  'dare_atteso',
  'avere_atteso',
  'righe',
  'dare',
  'avere',
  'scartate',
  'escluse',
  'saldo_iniziale',
  'saldo_finale',
  'dal',
  'al',
  'quadratura',
] as const;

/** What a re-reading changes of the import itself. */
type ImportazioneHead = Pick<ImportazioneRow, (typeof HEAD)[number]>;

export const toHeadFields = (importazione: ImportazioneRow): ImportazioneHead =>
  Object.fromEntries(HEAD.map((field) => [field, importazione[field]])) as ImportazioneHead;

interface Tenuta {
  id: number;
  versione: number;
}

export interface RilettaFatta {
  id: number;
  id_imp: number;
  annullata_il: string | null;
  /** `righe`: the whole rows that were changed or deleted. */
  prima: { testa: ImportazioneHead; righe: SavedRiga[] };
  dopo: { cambiate: Tenuta[]; create: Tenuta[] };
}

export const insertRilettura = (
  tx: Tx,
  { id_azienda, id_utente }: { id_azienda: number; id_utente: number },
  idImp: number,
  { prima, dopo }: Pick<RilettaFatta, 'prima' | 'dopo'>,
): Promise<number> =>
  insertRow(tx, 'rilettura', {
    id_azienda,
    id_utente,
    id_imp: idImp,
    annullata_il: null,
    prima: JSON.stringify(prima),
    dopo: JSON.stringify(dopo),
  });

export async function readRilettura(
  tx: Tx,
  idAzienda: number,
  id: number,
): Promise<RilettaFatta | undefined> {
  const row = await tx
    .selectFrom('rilettura')
    .select(['id', 'id_imp', 'annullata_il', 'prima', 'dopo'])
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .executeTakeFirst();
  return row as RilettaFatta | undefined;
}

/** The last re-reading of an import that still stands. */
export async function readLastRilettura(
  tx: Tx,
  idAzienda: number,
  idImp: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('rilettura')
    .select('id')
    .where((where) => where.and({ id_azienda: idAzienda, id_imp: idImp }))
    .where('annullata_il', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function annulRilettura(tx: Tx, idAzienda: number, id: number): Promise<void> {
  await tx
    .updateTable('rilettura')
    .set({ annullata_il: new Date().toISOString() })
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .execute();
}
