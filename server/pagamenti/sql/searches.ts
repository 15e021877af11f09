/** Requests for searches: the tables write one for each change, and the search that has seen the change deletes it. */
import { sql } from 'kysely';
import { readRows } from '../../core/db/read.ts';
import type { Reader, Tx } from '../../core/db/database.ts';
import { DEAD_AFTER } from './proposte.ts';

/** The channel on which a request is announced; the payload is the number of the azienda. */
export const SEARCH_CHANNEL = 'quadra_ricerche';

/** The aziende with a change that no search has seen. */
export async function listAziendeDaCercare(reader: Reader): Promise<number[]> {
  const rows = await readRows<{ id_azienda: number }>(reader)`
    select distinct id_azienda from ricerca_chiesta order by id_azienda`;
  return rows.map(({ id_azienda }) => id_azienda);
}

/** The numbers of the requests that are committed so far. */
export async function listRequests(tx: Tx, idAzienda: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('ricerca_chiesta')
    .select('id')
    .where('id_azienda', '=', idAzienda)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteRequests(
  reader: Reader,
  idAzienda: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    delete from ricerca_chiesta where id_azienda = ${idAzienda} and id = any(${ids}::bigint[])`.execute(
    reader,
  );
}

/** Lets one server at a time decide about the searches of an azienda, until the transaction ends. */
export async function holdRicerche(tx: Tx, idAzienda: number): Promise<void> {
  await sql`select from azienda where id = ${idAzienda} for no key update`.execute(tx);
}

/** True while a search runs, or an action over many rows is being done or undone. */
export async function isBusy(tx: Tx, idAzienda: number): Promise<boolean> {
  const rows = await readRows(tx)`
    select from calcolo where id_azienda = ${idAzienda} and stato = 'in_corso'
      and battito >= now() - ${DEAD_AFTER}::interval
    union all
    select from lotto_abbinamenti where id_azienda = ${idAzienda} and annullato_il is null
      and (annullo_chiesto_il is not null or stato = 'in_corso')`;
  return rows.length > 0;
}
