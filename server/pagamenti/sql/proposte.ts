/** Computations of proposals, and what they proposed. */
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { calcoloSchema, FiltriProposte, PropostaWire } from '#api/contract/abbinamenti.ts';
import { readRow, readRows } from '../../core/db/read.ts';
import type { Tx, Reader } from '../../core/db/database.ts';

export type CalcoloWire = z.input<typeof calcoloSchema>;

/** The server of a computation counts as gone after this time without a sign of life. */
export const DEAD_AFTER = '2 minutes';

const COLONNE = sql`id as id_calcolo,
  case when stato = 'in_corso' and battito < now() - ${DEAD_AFTER}::interval then 'fallito' else stato end as stato,
  fase, fatte, da_fare, movimenti, partite, soglia, tempo_ms, creato_il`;

/**
 * Opens a computation and stops any other of the azienda. The two computations that ended last stay: people see and
 * decide the proposals of the last one until this one has ended, and a page may still be reading the one before.
 */
export async function insertCalcolo(tx: Tx, idAzienda: number, threshold: number): Promise<CalcoloWire> {
  await sql`
    delete from calcolo where id_azienda = ${idAzienda} and id not in (select id from calcolo
      where id_azienda = ${idAzienda} and stato = 'completato' order by id desc limit 2)`.execute(tx);
  const calcolo = await readRow<CalcoloWire>(tx)`
    insert into calcolo (id_azienda, soglia) values (${idAzienda}, ${threshold}) returning ${COLONNE}`;
  if (!calcolo) throw new Error('a computation that was just opened cannot be read');
  return calcolo;
}

export const readCalcolo = (reader: Reader, idAzienda: number, id: number) =>
  readRow<CalcoloWire>(reader)`
    select ${COLONNE} from calcolo where id_azienda = ${idAzienda} and id = ${id}`;

/** The latest of the azienda, the latest that ended well, and whether another is asked for. */
export async function readUltimoCalcolo(
  reader: Reader,
  idAzienda: number,
): Promise<{ calcolo: CalcoloWire | null; id_completato: number | null; da_cercare: boolean }> {
  const rows = await readRows<CalcoloWire>(reader)`
    select ${COLONNE} from calcolo where id_azienda = ${idAzienda} order by id desc`;
  const asked = await sql`select from ricerca_chiesta where id_azienda = ${idAzienda} limit 1`.execute(
    reader,
  );
  return {
    da_cercare: asked.rows.length > 0,
    calcolo: rows[0] ?? null,
    id_completato: rows.find(({ stato }) => stato === 'completato')?.id_calcolo ?? null,
  };
}

export interface Avanzamento {
  stato?: CalcoloWire['stato'];
  fase?: CalcoloWire['fase'];
  fatte?: number;
  da_fare?: number;
  movimenti?: number;
  partite?: number;
  tempo_ms?: number;
}

/**
 * Writes the progress of a computation; false if it does not run any more, because it was stopped or another was asked
 * for.
 */
export async function updateCalcolo(
  reader: Reader,
  idAzienda: number,
  id: number,
  values: Avanzamento,
): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('calcolo')
    .set({ ...values, battito: sql<string>`now()` })
    .where((where) => where.and({ id_azienda: idAzienda, id, stato: 'in_corso' }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type PropostaToWrite = Omit<PropostaWire, 'partite' | 'differenze' | 'rivali'> & {
  partite: readonly { id: number; importo: number }[];
  differenze: readonly { tipo: string; importo: number }[];
  rivali: unknown;
};

export async function insertProposte(
  reader: Reader,
  idAzienda: number,
  idCalcolo: number,
  proposte: readonly PropostaToWrite[],
): Promise<void> {
  const rows = proposte.map((contenuto) => ({
    ...contenuto,
    contenuto,
    id_movimenti: contenuto.movimenti,
    id_partite: contenuto.partite.map(({ id }) => id),
  }));
  await sql`
    insert into proposta (id_azienda, id_calcolo, numero, tipo, punteggio, automatica, unica, id_movimenti,
      id_partite, contenuto)
    select ${idAzienda}::bigint, ${idCalcolo}::bigint, x.numero, x.tipo, x.punteggio, x.automatica, x.unica,
      x.id_movimenti, x.id_partite, x.contenuto
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(numero integer, tipo text,
      punteggio double precision, automatica boolean, unica boolean, id_movimenti bigint[], id_partite bigint[],
      contenuto jsonb)`.execute(reader);
}

/** True for proposals that pass the filters and whose rows can still give what they need. */
function wherePasses(idAzienda: number, idCalcolo: number, filters: FiltriProposte): RawBuilder<boolean> {
  const rows = (
    ids: RawBuilder<unknown>,
    condition: RawBuilder<unknown>,
  ): RawBuilder<boolean> => sql<boolean>`
    exists (select from riga_estratto r where r.id_azienda = ${idAzienda} and r.id = any(${ids}) and ${condition})`;
  const movimenti = sql`p.id_movimenti`;
  const partite = sql`p.id_partite`;
  const all = sql`(p.id_movimenti || p.id_partite)`;
  const conditions: RawBuilder<boolean>[] = [
    sql<boolean>`p.id_azienda = ${idAzienda} and p.id_calcolo = ${idCalcolo} and p.stato = 'aperta'`,
    sql<boolean>`not ${rows(all, sql`r.stato in ('chiusa', 'ignorata')`)}`,
  ];
  const { id_conto, id_imp, id_soggetto, id_agente, id_mandante, dal, al } = filters;
  if (filters.tipo) conditions.push(sql<boolean>`p.tipo = ${filters.tipo}`);
  if (filters.unica !== undefined) conditions.push(sql<boolean>`p.unica = ${filters.unica}`);
  if (filters.punteggio_da !== undefined)
    conditions.push(sql<boolean>`p.punteggio >= ${filters.punteggio_da}`);
  if (filters.punteggio_a !== undefined) conditions.push(sql<boolean>`p.punteggio < ${filters.punteggio_a}`);
  if (id_conto) conditions.push(rows(movimenti, sql`r.id_conto = ${id_conto}`));
  if (id_imp) conditions.push(rows(all, sql`r.id_imp = ${id_imp}`));
  if (id_soggetto) conditions.push(rows(partite, sql`r.id_soggetto = ${id_soggetto}`));
  if (id_agente) conditions.push(rows(partite, sql`r.id_agente = ${id_agente}`));
  if (id_mandante) conditions.push(rows(partite, sql`r.id_mandante = ${id_mandante}`));
  if (dal) conditions.push(rows(movimenti, sql`r.data >= ${dal}::date`));
  if (al) conditions.push(rows(movimenti, sql`r.data <= ${al}::date`));
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

export async function listProposte(
  reader: Reader,
  idAzienda: number,
  idCalcolo: number,
  { limit, offset, ...filtri }: FiltriProposte & { limit: number; offset: number },
): Promise<{ proposte: PropostaWire[]; totale: number }> {
  const where = wherePasses(idAzienda, idCalcolo, filtri);
  const rows = await readRows<{ contenuto: PropostaWire }>(reader)`
    select p.contenuto from proposta p where ${where} order by p.numero limit ${limit} offset ${offset}`;
  const counted = await sql<{ totale: number }>`
    select count(*)::integer as totale from proposta p where ${where}`.execute(reader);
  return { proposte: rows.map(({ contenuto }) => contenuto), totale: counted.rows[0]?.totale ?? 0 };
}

export interface PropostaTenuta {
  stato: 'aperta' | 'accettata' | 'rifiutata';
  contenuto: PropostaWire;
}

/** Locks proposals by number, whatever their state, so that each is decided once. */
export const holdProposte = (tx: Tx, idAzienda: number, idCalcolo: number, numbers: readonly number[]) =>
  readRows<PropostaTenuta>(tx)`
    select stato, contenuto from proposta
    where id_azienda = ${idAzienda} and id_calcolo = ${idCalcolo} and numero = any(${numbers}::integer[])
    order by numero for update`;

/** Which proposals are accepted together: those without equals from a score on, of movimenti that nobody took off the list. */
interface AboveThreshold {
  soglia: number;
  filtri: FiltriProposte;
  movimenti_esclusi: readonly number[];
}

const whereAboveThreshold = (
  idAzienda: number,
  idCalcolo: number,
  { soglia, filtri, movimenti_esclusi }: AboveThreshold,
) => sql`${wherePasses(idAzienda, idCalcolo, filtri)} and p.unica and p.punteggio >= ${soglia}
  and not exists (select from jsonb_array_elements_text(p.contenuto -> 'movimenti') as escluso
    where escluso::bigint = any(${movimenti_esclusi}::bigint[]))`;

/** Open proposals without equals, at or above the threshold. */
export const holdAboveThreshold = (tx: Tx, idAzienda: number, idCalcolo: number, which: AboveThreshold) =>
  readRows<PropostaTenuta>(tx)`
    select p.stato, p.contenuto from proposta p
    where ${whereAboveThreshold(idAzienda, idCalcolo, which)}
    order by p.numero for update`;

/** The numbers of those proposals at this moment, best first. */
export async function listNumeriAboveThreshold(
  tx: Tx,
  idAzienda: number,
  idCalcolo: number,
  which: AboveThreshold,
): Promise<number[]> {
  const rows = await readRows<{ numero: number }>(tx)`
    select p.numero from proposta p
    where ${whereAboveThreshold(idAzienda, idCalcolo, which)}
    order by p.numero`;
  return rows.map(({ numero }) => numero);
}

/** Records what each proposal became: the pagamento that it made, or the pair of movimenti that it tied. */
export async function markAccettate(
  tx: Tx,
  idAzienda: number,
  idCalcolo: number,
  outcomes: readonly { numero: number; id_pagamento: number | null; id_coppia: number | null }[],
): Promise<void> {
  await sql`
    update proposta p set stato = 'accettata', id_pagamento = x.id_pagamento, id_coppia = x.id_coppia
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as x(numero integer, id_pagamento bigint, id_coppia bigint)
    where p.id_azienda = ${idAzienda} and p.id_calcolo = ${idCalcolo} and p.numero = x.numero`.execute(tx);
}
