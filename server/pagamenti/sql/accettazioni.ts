/** Acceptances under way: a lotto that is filled a part at a time and tells its progress. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { accettazioneSchema } from '#api/contract/abbinamenti.ts';
import type { Actor } from '../../core/actor.ts';
import type { Tx, Reader } from '../../core/db/database.ts';

export type AccettazioneWire = z.input<typeof accettazioneSchema>;

/** Opens an acceptance of these proposals, in this order. */
export async function insertAccettazione(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  { soglia, id_calcolo, numeri }: { soglia: number; id_calcolo: number; numeri: readonly number[] },
): Promise<number> {
  const { id } = await tx
    .insertInto('lotto_abbinamenti')
    .values({
      id_azienda,
      id_utente,
      tipo: 'proposte',
      soglia,
      dettagli: 'null',
      stato: 'in_corso',
      id_calcolo,
      numeri: sql<number[]>`${numeri}::integer[]`,
      da_fare: numeri.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Reads an acceptance. One that was done in a single transaction has no outcome here: its caller got it as the answer.
 */
export async function readAccettazione(
  reader: Reader,
  idAzienda: number,
  id: number,
): Promise<AccettazioneWire | undefined> {
  const { rows } = await sql<AccettazioneWire>`
    select id as id_lotto, fatte, da_fare, stato,
      case when stato = 'completato' and dettagli ? 'accettate' then dettagli end as esito
    from lotto_abbinamenti where id_azienda = ${idAzienda} and id = ${id} and tipo = 'proposte'`.execute(
    reader,
  );
  return rows[0];
}

/** The next part, and the outcome of the parts before it. */
interface ParteAccettazione {
  id_calcolo: number;
  /** Empty if only the end is left. */
  numeri: number[];
  esito: AccettazioneWire['esito'];
}

/**
 * Locks the lotto and names its next part, of at most `count` proposals. Whoever else continues or stops it waits until
 * this part is written. Undefined if it is no longer under way.
 */
export async function holdParte(
  tx: Tx,
  idAzienda: number,
  id: number,
  count: number,
): Promise<ParteAccettazione | undefined> {
  const { rows } = await sql<ParteAccettazione>`
    select id_calcolo, coalesce(numeri[fatte + 1 : fatte + ${count}::integer], '{}') as numeri, dettagli as esito
    from lotto_abbinamenti
    where id_azienda = ${idAzienda} and id = ${id} and stato = 'in_corso' and annullo_chiesto_il is null
    for update`.execute(tx);
  return rows[0];
}

/** Counts a part that this transaction has written, with the outcome of all parts so far. */
export async function countParte(
  tx: Tx,
  idAzienda: number,
  id: number,
  { quante, esito }: { quante: number; esito: NonNullable<AccettazioneWire['esito']> },
): Promise<void> {
  await sql`
    update lotto_abbinamenti set fatte = fatte + ${quante}::integer, battito = now(),
      dettagli = ${JSON.stringify(esito)}::jsonb
    where id_azienda = ${idAzienda} and id = ${id}`.execute(tx);
}

/** The acceptances under way, with who began them. */
export async function listRunningAccettazioni(reader: Reader): Promise<(Actor & { id: number })[]> {
  return await reader
    .selectFrom('lotto_abbinamenti')
    .select(['id', 'id_azienda', 'id_utente'])
    .where('stato', '=', 'in_corso')
    .where('annullo_chiesto_il', 'is', null)
    .orderBy('id_azienda')
    .orderBy('id')
    .execute();
}

/** Ends an acceptance under way; false if it was over already. */
export async function closeAccettazione(
  tx: Tx,
  idAzienda: number,
  id: number,
  state: 'completato' | 'fermato' | 'fallito',
  outcome: AccettazioneWire['esito'],
): Promise<boolean> {
  const { rows } = await sql`
    update lotto_abbinamenti set stato = ${state}, dettagli = ${JSON.stringify(outcome)}::jsonb
    where id_azienda = ${idAzienda} and id = ${id} and stato = 'in_corso' returning id`.execute(tx);
  return rows.length === 1;
}
