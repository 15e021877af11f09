/** The chart of an azienda. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { voceSchema } from '#api/contract/voci.ts';
import { VOCI_USUALI } from '#domain/voci/usual.ts';
import { readRow, readRows } from '../../core/db/read.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { selectDelloStudio } from '../../core/sql/dello-studio.ts';

export type VoceWire = z.input<typeof voceSchema>;

export async function listVoci(reader: Reader, idAzienda: number, id?: number): Promise<VoceWire[]> {
  const only = id === undefined ? sql`` : sql`and v.id = ${id}`;
  return readRows<VoceWire>(reader)`
    select v.id, v.codice, v.nome, v.tipo, v.ruolo, v.attiva, v.versione,
      coalesce(u.usi, 0)::integer as usi, coalesce(u.totale, 0)::bigint as totale,
      ${selectDelloStudio('v')}
    from voce v left join (select id_voce, count(*) as usi, sum(importo) as totale from movimento_voce
      where id_azienda = ${idAzienda} and attivo and id_voce is not null group by id_voce) u on u.id_voce = v.id
    where v.id_azienda = ${idAzienda} ${only} order by v.codice collate "C", v.id`;
}

/** How many movimenti are or were explained by it, and how many rules name it. */
export async function countUsiVoce(tx: Tx, idAzienda: number, id: number): Promise<number> {
  const row = await readRow<{ usi: number }>(tx)`
    select ((select count(*) from movimento_voce where id_azienda = ${idAzienda} and id_voce = ${id})
      + (select count(*) from regola where id_azienda = ${idAzienda} and id_voce = ${id}))::integer as usi`;
  return row?.usi ?? 0;
}

/** Adds what is missing of the usual chart. A code or a role that a voce has already is not taken from it. */
export async function insertVociUsuali(tx: Tx, idAzienda: number): Promise<number> {
  const rows = await readRows<{ id: number }>(tx)`
    insert into voce (id_azienda, codice, nome, tipo, ruolo)
    select ${idAzienda}::bigint, x.codice, x.nome, x.tipo,
      case when exists (select from voce v where v.id_azienda = ${idAzienda} and v.ruolo = x.ruolo)
        then null else x.ruolo end
    from json_to_recordset(${JSON.stringify(VOCI_USUALI)}::json) as x(codice text, nome text, tipo text, ruolo text)
    where not exists (select from voce v where v.id_azienda = ${idAzienda} and lower(v.codice) = lower(x.codice))
    returning id`;
  return rows.length;
}
