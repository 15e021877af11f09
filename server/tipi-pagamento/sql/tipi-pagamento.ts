/** Ways of paying of an azienda. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { TipoPagamento, tipoPagamentoDatiSchema } from '#api/contract/tipi-pagamento.ts';
import { readRows } from '../../core/db/read.ts';
import { existsRow } from '../../core/sql/rows.ts';
import type { Tx, Reader } from '../../core/db/database.ts';

type Dati = z.output<typeof tipoPagamentoDatiSchema>;

/** A row to create; with id and version when it comes back after a deletion. */
interface TipoPagamentoNuovo extends Dati {
  id?: number | undefined;
  versione?: number;
}

const COLUMNS = ['id', 'codice', 'descrizione', 'giorni', 'fine_mese', 'attivo', 'versione'] as const;

export const listTipiPagamento = (reader: Reader, idAzienda: number): Promise<TipoPagamento[]> =>
  reader
    .selectFrom('tipo_pagamento')
    .select(COLUMNS)
    .where('id_azienda', '=', idAzienda)
    .orderBy(sql`codice collate "C"`)
    .execute();

/** The usual Italian set, for an azienda that has none. */
export async function insertTipiIniziali(tx: Tx, idAzienda: number): Promise<void> {
  await sql`
    insert into tipo_pagamento (id_azienda, codice, descrizione, giorni, fine_mese, attivo)
    select ${idAzienda}, codice, descrizione, giorni, fine_mese, true from tipi_pagamento_iniziali()`.execute(
    tx,
  );
}

/** How many rows of the estratto conto, seen or still arriving, and pagamenti are paid in each of these ways. */
export async function countUsi(
  reader: Reader,
  idAzienda: number,
  ids: number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows<{ id: number; righe: number }>(reader)`
    select id_tipo_pagamento as id, count(*)::integer as righe from (
      select id_azienda, id_tipo_pagamento from riga_estratto
      union all select id_azienda, id_tipo_pagamento from pagamento) as usi
    where id_azienda = ${idAzienda} and id_tipo_pagamento = any(${ids}::bigint[])
    group by id_tipo_pagamento`;
  return new Map(rows.map(({ id, righe }) => [id, righe]));
}

/** The version that each of these had when it was last deleted, from the registro. */
export async function readVersioniEliminate(
  reader: Reader,
  idAzienda: number,
  ids: number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows<{ id: number; versione: number }>(reader)`
    select id_oggetto as id, max((prima ->> 'versione')::integer) as versione from registro
    where id_azienda = ${idAzienda} and oggetto = 'tipo_pagamento' and azione = 'tipo_pagamento_eliminato'
      and id_oggetto = any(${ids}::bigint[])
    group by id_oggetto`;
  return new Map(rows.map(({ id, versione }) => [id, versione]));
}

export async function deleteTipiPagamento(tx: Tx, idAzienda: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from tipo_pagamento
    where id_azienda = ${idAzienda} and id = any(${ids}::bigint[])`.execute(tx);
}

/** Changes them in one statement, so that two may swap their codes; answers them in the order given. */
export async function updateTipiPagamento(
  tx: Tx,
  idAzienda: number,
  kinds: readonly TipoPagamento[],
): Promise<TipoPagamento[]> {
  if (kinds.length === 0) return [];
  const rows = await readRows<TipoPagamento>(tx)`
    update tipo_pagamento t
    set codice = n.codice, descrizione = n.descrizione, giorni = n.giorni, fine_mese = n.fine_mese,
      attivo = n.attivo, versione = t.versione + 1
    from json_to_recordset(${JSON.stringify(kinds)}::json) as n(
      id bigint, codice text, descrizione text, giorni integer, fine_mese boolean, attivo boolean)
    where t.id_azienda = ${idAzienda} and t.id = n.id
    returning t.id, t.codice, t.descrizione, t.giorni, t.fine_mese, t.attivo, t.versione`;
  return inOrder(kinds, rows);
}

/** Creates them; answers them in the order given. */
export async function insertTipiPagamento(
  tx: Tx,
  idAzienda: number,
  kinds: readonly TipoPagamentoNuovo[],
): Promise<TipoPagamento[]> {
  if (kinds.length === 0) return [];
  const rows = await tx
    .insertInto('tipo_pagamento')
    .values(kinds.map((kind) => ({ ...kind, id_azienda: idAzienda })))
    .returning(COLUMNS)
    .execute();
  return inOrder(kinds, rows);
}

/** PostgreSQL promises no order for RETURNING; a code is unique in its azienda. */
function inOrder(asked: readonly { codice: string }[], rows: readonly TipoPagamento[]): TipoPagamento[] {
  const byCode = new Map(rows.map((row) => [row.codice, row]));
  return asked.map(({ codice }) => {
    const row = byCode.get(codice);
    if (!row) throw new Error(`tipo di pagamento not written: ${codice}`);
    return row;
  });
}

export const existsTipoPagamento = (reader: Reader, idAzienda: number, id: number): Promise<boolean> =>
  existsRow(reader, 'tipo_pagamento', { id_azienda: idAzienda, id });
