/** Import templates and every version they had. */
import type { TracciatoNuovo } from '#api/contract/tracciati.ts';
import type { Tracciato } from '#api/contract/tracciati.ts';
import type { Tx } from '../db/open.ts';
import type { Reader } from './utenti.ts';

const COLUMNS = ['id', 'versione', 'nome', 'modello_nome', 'natura', 'id_conto', 'lettura'] as const;

export async function listTracciati(reader: Reader, idAzienda: number): Promise<Tracciato[]> {
  return reader
    .selectFrom('tracciato')
    .select(COLUMNS)
    .where('id_azienda', '=', idAzienda)
    .orderBy('nome')
    .orderBy('id')
    .execute();
}

export async function readTracciato(
  reader: Reader,
  idAzienda: number,
  id: number,
): Promise<Tracciato | undefined> {
  return reader
    .selectFrom('tracciato')
    .select(COLUMNS)
    .where('id_azienda', '=', idAzienda)
    .where('id', '=', id)
    .executeTakeFirst();
}

const valuesOf = ({ nome, modello_nome, natura, id_conto, lettura }: TracciatoNuovo) => ({
  nome,
  modello_nome,
  natura,
  id_conto,
  lettura: JSON.stringify(lettura),
});

/** Violates `tracciato_nome` when the azienda has one of that name. */
export async function insertTracciato(
  tx: Tx,
  idAzienda: number,
  tracciato: TracciatoNuovo,
): Promise<Tracciato> {
  return tx
    .insertInto('tracciato')
    .values({ ...valuesOf(tracciato), id_azienda: idAzienda })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Undefined when the tracciato no longer has the version the change started from. */
export async function updateTracciato(
  tx: Tx,
  idAzienda: number,
  id: number,
  versione: number,
  tracciato: TracciatoNuovo,
): Promise<Tracciato | undefined> {
  return tx
    .updateTable('tracciato')
    .set({ ...valuesOf(tracciato), versione: versione + 1 })
    .where('id_azienda', '=', idAzienda)
    .where('id', '=', id)
    .where('versione', '=', versione)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function keepVersion(
  tx: Tx,
  idAzienda: number,
  idUtente: number,
  tracciato: Tracciato,
): Promise<void> {
  await tx
    .insertInto('tracciato_versione')
    .values({
      id_azienda: idAzienda,
      id_tracciato: tracciato.id,
      versione: tracciato.versione,
      contenuto: JSON.stringify(tracciato),
      id_utente: idUtente,
    })
    .execute();
}
