/** Deletes a removed demonstration office: everything that names its azienda, and then the azienda. */
import { sql } from 'kysely';
import { readIds, readRow } from '../../core/db/read.ts';
import type { Reader, Tx } from '../../core/db/database.ts';
import { listTabelle } from '../../backup/tables.ts';
import { KEPT_SUMS } from '../../somme/list.ts';
import { ORE_RIMETTIBILE } from './stato.ts';

/** Rows in one statement: a fraction of a second. */
const PARTE = 500;

/** Tables whose rows go in the same statement as their pagamento: none of them may stand without it. */
const DI_UN_PAGAMENTO = ['abbinamento', 'differenza', 'pagamento_movimento'];
/** Tables that other rows write to while they are deleted. */
const ULTIME = ['storia', 'ricerca_chiesta', 'registro'];

export const listToRemove = (reader: Reader) =>
  readIds(reader)`
    select id from azienda where dimostrativa
      and tolta_il <= now() - make_interval(hours => ${ORE_RIMETTIBILE}::integer) order by id`;

/** Tables in the order in which their rows may go: pagamenti before the rows that they settle. */
export async function listInOrdine(reader: Reader): Promise<string[]> {
  const tables = (await listTabelle(reader)).toReversed();
  const apart = new Set(['pagamento', ...DI_UN_PAGAMENTO, ...ULTIME]);
  return [
    'pagamento',
    ...tables.filter((name) => !apart.has(name)),
    'ritardo',
    'impronta_testi',
    ...KEPT_SUMS.map(({ table }) => table),
    ...ULTIME,
  ];
}

/** Deletes pagamenti with all that hangs on them, newest first: a storno goes before what it takes back. */
async function deletePagamenti(reader: Reader, id: number, count: number | null): Promise<number> {
  const row = await readRow<{ righe: number }>(reader)`
    with scelti as (select id from pagamento where id_azienda = ${id} order by id desc limit ${count}::integer),
    ${sql.join(
      DI_UN_PAGAMENTO.map(
        (name) => sql`${sql.ref(`di_${name}`)} as (delete from ${sql.table(name)}
          where id_azienda = ${id} and id_pagamento in (select id from scelti))`,
      ),
    )},
    proposte as (update proposta set id_pagamento = null, stato = 'aperta'
      where id_azienda = ${id} and id_pagamento in (select id from scelti)),
    tolti as (delete from pagamento where id_azienda = ${id} and id in (select id from scelti) returning id)
    select count(*)::integer as righe from tolti`;
  return row?.righe ?? 0;
}

/** Deletes at most `count` rows of a table, all of them when it is null; answers how many there were. */
export async function deletePart(
  reader: Reader,
  name: string,
  id: number,
  count: number | null = PARTE,
): Promise<number> {
  if (name === 'pagamento') return deletePagamenti(reader, id, count);
  const { numAffectedRows } = await sql`delete from ${sql.table(name)} where ctid = any(array(
    select ctid from ${sql.table(name)} where id_azienda = ${id} limit ${count}::integer))`.execute(reader);
  return Number(numAffectedRows ?? 0);
}

/** Deletes the azienda, and what came to it since its last part: nothing more can. */
export async function removeAzienda(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('azienda').select('id').where('id', '=', id).forUpdate().execute();
  for (const name of await listInOrdine(tx)) await deletePart(tx, name, id, null);
  await tx.deleteFrom('azienda').where('id', '=', id).execute();
}
