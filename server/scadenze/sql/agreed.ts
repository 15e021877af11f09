/** Agreements on due dates: one holds at a time, those before it stay written. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { storiaSchema } from '#api/contract/scadenze.ts';
import { readRows } from '../../core/db/read.ts';
import type { Actor } from '../../core/actor.ts';
import type { Tx, Reader } from '../../core/db/database.ts';

export interface ConcordataTenuta {
  id: number;
  id_partita: number;
  scadenza_originale: string;
  scadenza: string;
  motivo: string;
}

/** Those that hold for some partite; call it once the partite are held. */
export async function listInForce(
  tx: Tx,
  idAzienda: number,
  ids: readonly number[],
): Promise<Map<number, ConcordataTenuta>> {
  const rows = await readRows<ConcordataTenuta>(tx)`
    select id, id_partita, scadenza_originale, scadenza, motivo from scadenza_concordata
    where id_azienda = ${idAzienda} and id_partita = any(${ids}::bigint[]) and ritirata_il is null`;
  return new Map(rows.map((row) => [row.id_partita, row]));
}

export async function revokeConcordate(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update scadenza_concordata set ritirata_il = now(), id_ritirante = ${id_utente}, versione = versione + 1
    where id_azienda = ${id_azienda} and id = any(${ids}::bigint[]) and ritirata_il is null`.execute(tx);
}

export async function insertConcordate(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  fresh: readonly Omit<ConcordataTenuta, 'id'>[],
): Promise<void> {
  if (fresh.length === 0) return;
  await sql`
    insert into scadenza_concordata (id_azienda, id_partita, scadenza_originale, scadenza, motivo, id_autore)
    select ${id_azienda}::bigint, x.id_partita, x.scadenza_originale, x.scadenza, x.motivo, ${id_utente}::bigint
    from json_to_recordset(${JSON.stringify(fresh)}::json)
      as x(id_partita bigint, scadenza_originale date, scadenza date, motivo text)`.execute(tx);
}

/** Every agreement on a partita, newest first. */
export const listStoria = (
  reader: Reader,
  idAzienda: number,
  idPartita: number,
): Promise<z.input<typeof storiaSchema>['concordate']> =>
  reader
    .selectFrom('scadenza_concordata as k')
    .innerJoin('utente as u', 'u.id', 'k.id_autore')
    .select(['k.id', 'k.motivo', 'u.username as autore', 'k.creata_il', 'k.scadenza', 'k.scadenza_originale'])
    .select('k.ritirata_il')
    .where((where) => where.and({ 'k.id_azienda': idAzienda, 'k.id_partita': idPartita }))
    .orderBy('k.id', 'desc')
    .execute();

/** How many agreements each partita has had: it grows whenever the date moves. */
export async function countAgreements(
  reader: Reader,
  idAzienda: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await readRows<{ id_partita: number; quanti: number }>(reader)`
    select id_partita, (count(*) + count(ritirata_il))::integer as quanti from scadenza_concordata
    where id_azienda = ${idAzienda} and id_partita = any(${ids}::bigint[]) group by id_partita`;
  return new Map(rows.map(({ id_partita, quanti }) => [id_partita, quanti]));
}
