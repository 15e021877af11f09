/** Layouts in which an azienda's prima nota is written. */
import { sql } from 'kysely';
import type { TracciatoPrimaNota } from '#api/contract/prima-nota.ts';
import { deleteRow, insertRow } from '../../core/sql/rows.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { selectDelloStudio } from '../../core/sql/dello-studio.ts';

type Dati = Pick<TracciatoPrimaNota, 'nome' | 'contenuto'>;
type Visto = Pick<TracciatoPrimaNota, 'id' | 'versione'>;

export async function listTracciatiPrimaNota(
  reader: Reader,
  idAzienda: number,
): Promise<TracciatoPrimaNota[]> {
  const { rows } = await sql<TracciatoPrimaNota>`
    select t.id, t.nome, t.contenuto, t.versione, ${selectDelloStudio('t')} from tracciato_prima_nota t
    where t.id_azienda = ${idAzienda} order by lower(t.nome)`.execute(reader);
  return rows;
}

/** Unique violation of `tracciato_prima_nota_nome` when the name is taken. */
export async function insertTracciatoPrimaNota(
  tx: Tx,
  idAzienda: number,
  { nome, contenuto }: Dati,
): Promise<number> {
  return insertRow(tx, 'tracciato_prima_nota', {
    id_azienda: idAzienda,
    nome,
    contenuto: JSON.stringify(contenuto),
  });
}

export async function updateTracciatoPrimaNota(
  tx: Tx,
  idAzienda: number,
  { id, versione }: Visto,
  { nome, contenuto }: Dati,
): Promise<boolean> {
  const { rows } = await sql`
    update tracciato_prima_nota set nome = ${nome}, contenuto = ${JSON.stringify(contenuto)}::jsonb,
      versione = versione + 1
    where id_azienda = ${idAzienda} and id = ${id} and versione = ${versione} returning id`.execute(tx);
  return rows.length === 1;
}

export const deleteTracciatoPrimaNota = (
  tx: Tx,
  idAzienda: number,
  { id, versione }: Visto,
): Promise<boolean> => deleteRow(tx, 'tracciato_prima_nota', { id_azienda: idAzienda, id, versione });
