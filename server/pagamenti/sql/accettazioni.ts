/** Acceptances under way: a lotto that is filled a part at a time, and says how far it is. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { accettazioneSchema } from '#api/contract/abbinamenti.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { MORTO_DOPO } from './proposte.ts';

export type AccettazioneWire = z.input<typeof accettazioneSchema>;

export async function insertAccettazione(
  tx: Tx,
  { id_azienda, id_utente }: { id_azienda: number; id_utente: number },
  soglia: number,
  da_fare: number,
): Promise<number> {
  const { id } = await tx
    .insertInto('lotto_abbinamenti')
    .values({ id_azienda, id_utente, tipo: 'proposte', soglia, dettagli: 'null', stato: 'in_corso', da_fare })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A lotto that was accepted in one act tells no outcome: whoever asked had it as the answer. */
export async function readAccettazione(
  reader: Reader,
  idAzienda: number,
  id: number,
): Promise<AccettazioneWire | undefined> {
  const { rows } = await sql<AccettazioneWire>`
    select id as id_lotto, fatte, da_fare,
      case when stato = 'in_corso' and battito < now() - ${MORTO_DOPO}::interval then 'fallito' else stato end as stato,
      case when stato = 'completato' and dettagli ? 'accettate' then dettagli end as esito
    from lotto_abbinamenti where id_azienda = ${idAzienda} and id = ${id} and tipo = 'proposte'`.execute(
    reader,
  );
  return rows[0];
}

/**
 * Counts a part that is about to be written, and holds the lotto until it is: who stops it waits, and then sees all of
 * it. False when it is not under way any more.
 */
export async function countAccettazione(
  tx: Tx,
  idAzienda: number,
  id: number,
  fatte: number,
): Promise<boolean> {
  const { rows } = await sql`
    update lotto_abbinamenti set fatte = ${fatte}, battito = now()
    where id_azienda = ${idAzienda} and id = ${id} and stato = 'in_corso' returning id`.execute(tx);
  return rows.length === 1;
}

/** Ends one that is under way; false when it was over already. */
export async function closeAccettazione(
  tx: Tx,
  idAzienda: number,
  id: number,
  stato: 'completato' | 'fermato' | 'fallito',
  esito: AccettazioneWire['esito'],
): Promise<boolean> {
  const { rows } = await sql`
    update lotto_abbinamenti set stato = ${stato}, dettagli = ${JSON.stringify(esito)}::jsonb
    where id_azienda = ${idAzienda} and id = ${id} and stato = 'in_corso' returning id`.execute(tx);
  return rows.length === 1;
}
