/** Partite in dispute. */
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { contestazioneSchema } from '#api/contract/solleciti.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import type { Seen } from '../../registro/versioned.ts';
import { insertRow, updateRow } from '../../core/sql/rows.ts';

export type ContestazioneWire = z.input<typeof contestazioneSchema>;

const select = (where: RawBuilder<unknown>): RawBuilder<ContestazioneWire> => sql<ContestazioneWire>`
  select c.id, c.id_partita, r.numero_documento, r.residuo, r.divisa, c.motivo, c.dal, c.al, u.username as autore,
    c.creata_il, c.versione
  from contestazione c
  join riga_estratto r on r.id_azienda = c.id_azienda and r.id = c.id_partita
  join utente u on u.id = c.id_autore
  where ${where} order by c.al nulls first, c.dal desc, c.id desc`;

export async function listContestazioni(
  reader: Reader,
  idAzienda: number,
  idSoggetto: number | undefined,
): Promise<ContestazioneWire[]> {
  const own = idSoggetto === undefined ? sql`true` : sql`r.id_soggetto = ${idSoggetto}`;
  return (await select(sql`c.id_azienda = ${idAzienda} and ${own}`).execute(reader)).rows;
}

export const readContestazione = async (
  reader: Reader,
  idAzienda: number,
  id: number,
): Promise<ContestazioneWire | undefined> =>
  (await select(sql`c.id_azienda = ${idAzienda} and c.id = ${id}`).execute(reader)).rows[0];

/** Violates `contestazione_aperta` where the partita is in dispute already. */
export const insertContestazione = (
  tx: Tx,
  contestazione: { id_azienda: number; id_partita: number; motivo: string; dal: string; id_autore: number },
): Promise<number> => insertRow(tx, 'contestazione', { ...contestazione, al: null });

/** Changes the version that was seen; false if there is another. */
export const updateContestazione = (
  tx: Tx,
  idAzienda: number,
  { id, versione }: Seen,
  fields: { motivo: string; al: string | null },
): Promise<boolean> => updateRow(tx, 'contestazione', { id_azienda: idAzienda, id, versione }, fields);
