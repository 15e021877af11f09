/** Writes pagamenti with all their parts, any number of them in a handful of statements. */
import { sql } from 'kysely';
import { readIds, readRows } from '../../core/db/read.ts';
import type { Actor } from '../../core/actor.ts';
import type { Tx } from '../../core/db/database.ts';
import type { PagamentoTable } from '../../core/db/tables-pagamenti.ts';

export interface WrittenPart {
  id: number;
  importo: number;
}

export interface PagamentoNuovo {
  origine: PagamentoTable['origine'];
  data: string;
  importo: number;
  divisa: string;
  id_tipo_pagamento: number | null;
  riferimento: string | null;
  nota: string | null;
  id_storno_di: number | null;
  id_lotto: number | null;
  conferma: PagamentoTable['conferma'];
  punteggio: number | null;
  unica: boolean | null;
  motivi: readonly string[];
  rivali: unknown;
  movimenti: readonly WrittenPart[];
  partite: readonly WrittenPart[];
  differenze: readonly { tipo: string; importo: number; nota: string | null }[];
}

async function nextIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await readRows<{ id: number }>(tx)`
    select nextval(pg_get_serial_sequence('pagamento', 'id')) as id from generate_series(1, ${count}::integer)`;
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

/**
 * Answers their ids, in order. The caller computes the sums; the database refuses the transaction if they are wrong.
 */
export async function insertPagamenti(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  fresh: readonly PagamentoNuovo[],
): Promise<number[]> {
  if (fresh.length === 0) return [];
  const ids = await nextIds(tx, fresh.length);
  const withIds = fresh.map((nuovo, at) => ({ ...nuovo, id: ids[at] }));
  const text = JSON.stringify(withIds);
  await sql`
    insert into pagamento (id_azienda, id, origine, data, importo, divisa, id_tipo_pagamento, riferimento, nota,
      id_storno_di, id_lotto, conferma, punteggio, unica, motivi, rivali, id_autore)
    select ${id_azienda}::bigint, x.id, x.origine, x.data, x.importo, x.divisa, x.id_tipo_pagamento, x.riferimento,
      x.nota, x.id_storno_di, x.id_lotto, x.conferma, x.punteggio, x.unica, x.motivi, x.rivali, ${id_utente}::bigint
    from json_to_recordset(${text}::json) as x(id bigint, origine text, data date, importo bigint, divisa text,
      id_tipo_pagamento bigint, riferimento text, nota text, id_storno_di bigint, id_lotto bigint, conferma text,
      punteggio double precision, unica boolean, motivi jsonb, rivali jsonb)`.execute(tx);
  const lines = (of: (nuovo: PagamentoNuovo) => readonly object[]): string =>
    JSON.stringify(
      fresh.flatMap((nuovo, at) => of(nuovo).map((line) => ({ ...line, id_pagamento: ids[at] }))),
    );
  await insertMovimentiPagati(
    tx,
    id_azienda,
    lines(({ movimenti }) => movimenti),
  );
  await sql`
    insert into abbinamento (id_azienda, id_pagamento, id_partita, importo)
    select ${id_azienda}::bigint, x.id_pagamento, x.id, x.importo
    from json_to_recordset(${lines(({ partite }) => partite)}::json)
      as x(id_pagamento bigint, id bigint, importo bigint)`.execute(tx);
  await sql`
    insert into differenza (id_azienda, id_pagamento, tipo, importo, nota)
    select ${id_azienda}::bigint, x.id_pagamento, x.tipo, x.importo, x.nota
    from json_to_recordset(${lines(({ differenze }) => differenze)}::json)
      as x(id_pagamento bigint, tipo text, importo bigint, nota text)`.execute(tx);
  return ids;
}

/** `lines`: JSON of `{ id_pagamento, id, importo }`, where `id` is a movimento. */
export async function insertMovimentiPagati(tx: Tx, idAzienda: number, lines: string): Promise<void> {
  await sql`
    insert into pagamento_movimento (id_azienda, id_pagamento, id_movimento, importo)
    select ${idAzienda}::bigint, x.id_pagamento, x.id, x.importo
    from json_to_recordset(${lines}::json) as x(id_pagamento bigint, id bigint, importo bigint)`.execute(tx);
}

/** Removes all movimenti from a pagamento; they get their residui back. */
export async function deleteMovimentiPagati(tx: Tx, idAzienda: number, idPagamento: number): Promise<void> {
  await sql`delete from pagamento_movimento
    where id_azienda = ${idAzienda} and id_pagamento = ${idPagamento}`.execute(tx);
}

/** Undoes active pagamenti; their rows get their residui back. */
export async function deactivatePagamenti(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  ids: readonly number[],
  reason: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update pagamento set attivo = false, annullato_il = now(), id_annullatore = ${id_utente},
      motivo_annullo = ${reason}, versione = versione + 1
    where id_azienda = ${id_azienda} and id = any(${ids}::bigint[]) and attivo`.execute(tx);
  for (const table of ['pagamento_movimento', 'abbinamento', 'differenza'])
    await sql`
      update ${sql.table(table)} set attivo = false
      where id_azienda = ${id_azienda} and id_pagamento = any(${ids}::bigint[]) and attivo`.execute(tx);
  await sql`
    update proposta set stato = 'aperta', id_pagamento = null
    where id_azienda = ${id_azienda} and id_pagamento = any(${ids}::bigint[])`.execute(tx);
}

export interface PagamentoTenuto {
  id: number;
  versione: number;
  attivo: boolean;
  importo: number;
  origine: PagamentoTable['origine'];
  data: string;
  divisa: string;
  id_tipo_pagamento: number | null;
  riferimento: string | null;
  id_storno_di: number | null;
  alias_appresi: unknown;
  /** Active storni of it. */
  storni: number[];
}

/** Locks pagamenti until the end of the transaction, always in the order of their ids. */
export async function holdPagamenti(
  tx: Tx,
  idAzienda: number,
  ids: readonly number[],
): Promise<Map<number, PagamentoTenuto>> {
  const rows = await readRows<PagamentoTenuto>(tx)`
    select p.id, p.versione, p.attivo, p.importo, p.origine, p.data, p.divisa, p.id_tipo_pagamento, p.riferimento,
      p.id_storno_di, p.alias_appresi,
      coalesce((select json_agg(s.id) from pagamento s
        where s.id_azienda = p.id_azienda and s.id_storno_di = p.id and s.attivo), '[]'::json) as storni
    from pagamento p where p.id_azienda = ${idAzienda} and p.id = any(${ids}::bigint[])
    order by p.id for update of p`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** The rows that pagamenti touch. */
export const listRigheDiPagamenti = (tx: Tx, idAzienda: number, ids: readonly number[]) =>
  readIds(tx)`
    select id_movimento as id from pagamento_movimento
    where id_azienda = ${idAzienda} and id_pagamento = any(${ids}::bigint[]) and id_movimento is not null
    union select id_partita from abbinamento
    where id_azienda = ${idAzienda} and id_pagamento = any(${ids}::bigint[]) and id_partita is not null`;

/** What active pagamenti take of each row they touch, as the row gets it back when they are undone. */
export const listAllocated = (tx: Tx, idAzienda: number, ids: readonly number[]) =>
  readRows<{ id: number; importo: number }>(tx)`
    select id, sum(importo)::bigint as importo from (
      select id_movimento as id, importo from pagamento_movimento
      where id_azienda = ${idAzienda} and id_pagamento = any(${ids}::bigint[]) and attivo
      union all
      select id_partita, importo from abbinamento
      where id_azienda = ${idAzienda} and id_pagamento = any(${ids}::bigint[]) and attivo) as linee
    group by id order by id`;

export interface ContenutoPagamento {
  movimenti: WrittenPart[];
  partite: WrittenPart[];
  differenze: { tipo: string; importo: number; nota: string | null }[];
}

/** What one pagamento holds, except rows that no longer exist. */
export async function readContenuto(tx: Tx, idAzienda: number, id: number): Promise<ContenutoPagamento> {
  const movimenti = await sql<WrittenPart>`
    select id_movimento as id, importo from pagamento_movimento
    where id_azienda = ${idAzienda} and id_pagamento = ${id} and id_movimento is not null order by id`.execute(
    tx,
  );
  const partite = await sql<WrittenPart>`
    select id_partita as id, importo from abbinamento
    where id_azienda = ${idAzienda} and id_pagamento = ${id} and id_partita is not null order by id`.execute(
    tx,
  );
  const differenze = await sql<ContenutoPagamento['differenze'][number]>`
    select tipo, importo, nota from differenza
    where id_azienda = ${idAzienda} and id_pagamento = ${id} order by id`.execute(tx);
  return { movimenti: movimenti.rows, partite: partite.rows, differenze: differenze.rows };
}

/** Raises the version of its partite: other movimenti close them now. */
export async function touchPartite(tx: Tx, idAzienda: number, id: number): Promise<void> {
  await sql`update riga_estratto r set versione = r.versione + 1
    where r.id_azienda = ${idAzienda} and r.id in (select a.id_partita from abbinamento a
      where a.id_azienda = ${idAzienda} and a.id_pagamento = ${id} and a.attivo)`.execute(tx);
}

/** Raises its version: something of it changed elsewhere. */
export async function touchPagamento(tx: Tx, idAzienda: number, id: number): Promise<void> {
  await sql`update pagamento set versione = versione + 1
    where id_azienda = ${idAzienda} and id = ${id}`.execute(tx);
}
