/** The levels of the solleciti. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { livelloSchema } from '#api/contract/solleciti.ts';
import { LIVELLI_USUALI } from '#domain/solleciti/usual-levels.ts';
import type { Tx, Reader } from '../../core/db/database.ts';

export type LivelloWire = z.input<typeof livelloSchema>;

/** Those in use, in their order. */
export const listLivelli = (reader: Reader, idAzienda: number): Promise<LivelloWire[]> =>
  reader
    .selectFrom('livello_sollecito as l')
    .select(['l.id', 'l.numero', 'l.nome', 'l.giorni', 'l.tono', 'l.oggetto', 'l.testo'])
    .select(['l.allega_estratto', 'l.id_conto', 'l.versione'])
    .select(
      sql<number>`(select count(*)::integer from sollecito s where s.id_azienda = l.id_azienda
        and s.id_livello = l.id and s.stato = 'inviato')`.as('usi'),
    )
    .where((where) => where.and({ 'l.id_azienda': idAzienda, 'l.attivo': true }))
    .orderBy('l.numero')
    .execute();

/** Adds those of the usual levels whose number is free; answers their ids. */
export async function insertUsuali(tx: Tx, idAzienda: number): Promise<number[]> {
  const made = await tx
    .insertInto('livello_sollecito')
    .values(LIVELLI_USUALI.map((level) => ({ ...level, id_azienda: idAzienda, id_conto: null })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return made.map(({ id }) => id);
}
