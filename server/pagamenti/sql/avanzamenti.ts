/** Actions over many rows under way: a lotto that is done, or undone, a part at a time and tells its progress. */
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { avanzamentoSchema } from '#api/contract/lotti.ts';
import { readRow, readRows } from '../../core/db/read.ts';
import type { Actor } from '../../core/actor.ts';
import type { Tx, Reader } from '../../core/db/database.ts';

export type AvanzamentoWire = z.input<typeof avanzamentoSchema>;
type TipoAParti = 'proposte' | 'regole';

/** What a lotto is to do, in this order. */
type ToDo =
  | { tipo: 'proposte'; soglia: number; id_calcolo: number; numeri: readonly number[] }
  | { tipo: 'regole'; movimenti: readonly number[]; regole: readonly number[] };

/** Opens a lotto that is done in parts. */
export async function insertLottoAParti(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  toDo: ToDo,
): Promise<number> {
  const kept =
    toDo.tipo === 'proposte'
      ? {
          soglia: toDo.soglia,
          id_calcolo: toDo.id_calcolo,
          numeri: sql<number[]>`${toDo.numeri}::integer[]`,
          da_fare: toDo.numeri.length,
        }
      : {
          movimenti: sql<number[]>`${toDo.movimenti}::bigint[]`,
          regole: sql<number[]>`${toDo.regole}::bigint[]`,
          da_fare: toDo.movimenti.length,
        };
  const { id } = await tx
    .insertInto('lotto_abbinamenti')
    .values({ id_azienda, id_utente, tipo: toDo.tipo, dettagli: 'null', stato: 'in_corso', ...kept })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** SQL condition: the lotto `l` is being undone. */
const IN_ANNULLO = sql<boolean>`(l.annullo_chiesto_il is not null and l.annullato_il is null)`;

/** SQL: whether the lotto `l` is being undone, or was. */
export const ANNULLO: RawBuilder<string> = sql`case when l.annullato_il is not null then 'fatto'
  when l.annullo_chiesto_il is not null then 'in_corso' else 'no' end`;

/** What it undoes is counted by what it made: nothing else is written of an undoing. */
const selectAvanzamenti = (idAzienda: number, which: RawBuilder<unknown>): RawBuilder<AvanzamentoWire> => sql`
  select l.id as id_lotto, l.tipo, l.stato, ${ANNULLO} as annullo, u.username,
    case when ${IN_ANNULLO} then fatto.tolte else l.fatte end as fatte,
    case when ${IN_ANNULLO} then fatto.fatte else l.da_fare end as da_fare,
    case when l.stato = 'completato' and l.dettagli ? 'accettate' then l.dettagli end as esito,
    case when l.tipo = 'regole' then coalesce((l.dettagli ->> 'spiegati')::integer, 0) end as spiegati
  from lotto_abbinamenti l join utente u on u.id = l.id_utente
  left join lateral (
    select count(*)::integer as fatte, count(*) filter (where not attivo)::integer as tolte from (
      select attivo from pagamento where id_azienda = l.id_azienda and id_lotto = l.id
      union all select attivo from movimento_voce where id_azienda = l.id_azienda and id_lotto = l.id) as made
    ) as fatto on ${IN_ANNULLO}
  where l.id_azienda = ${idAzienda} and ${which} order by l.id`;

/**
 * Reads how far a lotto is. One that was done in a single transaction has no outcome here: its caller got it as the
 * answer.
 */
export async function readAvanzamento(
  reader: Reader,
  idAzienda: number,
  id: number,
): Promise<AvanzamentoWire | undefined> {
  const { rows } = await selectAvanzamenti(idAzienda, sql`l.id = ${id}`).execute(reader);
  return rows[0];
}

/** Those of the azienda that are being done or undone. */
export async function listAvanzamenti(reader: Reader, idAzienda: number): Promise<AvanzamentoWire[]> {
  const underWay = sql`(${IN_ANNULLO} or (l.stato = 'in_corso' and l.annullato_il is null))`;
  return (await selectAvanzamenti(idAzienda, underWay).execute(reader)).rows;
}

/** The next part, and what came of the parts before it. */
interface Parte<Dettagli> {
  id_calcolo: number;
  /** Proposals, or movimenti with their rules; empty if only the end is left. */
  numeri: number[];
  movimenti: number[];
  regole: number[];
  dettagli: Dettagli | null;
}

/**
 * Locks the lotto and names its next part, of at most `count` things to do. Whoever else continues or stops it waits
 * until this part is written. Undefined if it is no longer under way.
 */
export async function holdParte<Dettagli>(
  tx: Tx,
  idAzienda: number,
  id: number,
  count: number,
): Promise<Parte<Dettagli> | undefined> {
  // As JSON: the drivers read an array of bigint as texts.
  const next = (list: string): RawBuilder<unknown> =>
    sql`to_jsonb(coalesce(${sql.ref(list)}[fatte + 1 : fatte + ${count}::integer], '{}'))`;
  return readRow<Parte<Dettagli>>(tx)`
    select id_calcolo, ${next('numeri')} as numeri, ${next('movimenti')} as movimenti, ${next('regole')} as regole,
      dettagli
    from lotto_abbinamenti
    where id_azienda = ${idAzienda} and id = ${id} and stato = 'in_corso' and annullo_chiesto_il is null
    for update`;
}

/** Counts a part that this transaction has written, with the outcome of all parts so far. */
export async function countParte(
  tx: Tx,
  idAzienda: number,
  id: number,
  { quante, dettagli }: { quante: number; dettagli: object },
): Promise<void> {
  await sql`
    update lotto_abbinamenti set fatte = fatte + ${quante}::integer, battito = now(),
      dettagli = ${JSON.stringify(dettagli)}::jsonb
    where id_azienda = ${idAzienda} and id = ${id}`.execute(tx);
}

/** The lotti of a kind that are being done, with who began them. */
export const listRunning = (reader: Reader, tipo: TipoAParti): Promise<(Actor & { id: number })[]> =>
  reader
    .selectFrom('lotto_abbinamenti')
    .select(['id', 'id_azienda', 'id_utente'])
    .where((where) => where.and({ stato: 'in_corso', tipo }))
    .where('annullo_chiesto_il', 'is', null)
    .orderBy('id_azienda')
    .orderBy('id')
    .execute();

/** Ends a lotto under way; false if it was over already. */
export async function closeLotto(
  tx: Tx,
  { id_azienda, id }: { id_azienda: number; id: number },
  state: 'completato' | 'fermato' | 'fallito',
  outcome: object | null,
): Promise<boolean> {
  const rows = await readRows(tx)`
    update lotto_abbinamenti set stato = ${state}, dettagli = ${JSON.stringify(outcome)}::jsonb
    where id_azienda = ${id_azienda} and id = ${id} and stato = 'in_corso' returning id`;
  return rows.length === 1;
}
