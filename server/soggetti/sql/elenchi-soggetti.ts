/** The record of the lists of soggetti that were imported, from which they are undone. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { ElencoSoggetti } from '#api/contract/soggetti-importa.ts';
import { soggettoSchema } from '#api/contract/soggetti.ts';
import { readRows } from '../../core/db/read.ts';
import type { Actor } from '../../core/actor.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { insertRow } from '../../core/sql/rows.ts';

const dataSchema = soggettoSchema.omit({ id: true, versione: true, ibans: true, iban_nuovi: true });

/** What one import wrote. */
const fattoSchema = z.object({
  /** The soggetti that it made. */
  creati: z.array(z.int()),
  cambiati: z.array(z.object({ id: z.int(), prima: dataSchema, dopo: dataSchema })),
  /** IBANs added to soggetti that were there already. */
  ibans: z.array(z.object({ id_soggetto: z.int(), iban: z.string() })),
});
export type FattoElenco = z.infer<typeof fattoSchema>;

export const insertElenco = (
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  fileName: string,
  done: FattoElenco,
): Promise<number> =>
  insertRow(tx, 'elenco_soggetti', {
    id_azienda,
    nome_file: fileName,
    fatto: JSON.stringify(done),
    id_utente,
    annullata_il: null,
  });

/** Lists that are shown: whoever looks for an older one reads the registro. */
const ULTIMI = 20;

/** The latest that still stand, the newest first. */
export const listElenchi = (reader: Reader, idAzienda: number) =>
  readRows<ElencoSoggetti>(reader)`
    select e.id as id_elenco, e.nome_file, u.username as autore, e.fatta_il,
      jsonb_array_length(e.fatto -> 'creati') as "create",
      jsonb_array_length(e.fatto -> 'cambiati') as cambiate
    from elenco_soggetti e left join utente u on u.id = e.id_utente
    where e.id_azienda = ${idAzienda} and e.annullata_il is null
    order by e.id desc limit ${ULTIMI}`;

/** Holds the record until the end of the transaction; null when there is none. */
export async function readElenco(tx: Tx, idAzienda: number, id: number) {
  const row = await tx
    .selectFrom('elenco_soggetti')
    .select(['nome_file', 'fatto', 'id_utente', 'annullata_il'])
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, fatto: fattoSchema.parse(row.fatto) } : null;
}

export async function closeElenco(tx: Tx, idAzienda: number, id: number): Promise<void> {
  await sql`update elenco_soggetti set annullata_il = now()
    where id_azienda = ${idAzienda} and id = ${id}`.execute(tx);
}
