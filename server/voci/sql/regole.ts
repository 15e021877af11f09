/** Rules of an azienda, in their order. A deleted rule is hidden and kept, because movimenti are explained by it. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { regolaDatiSchema, regolaSchema } from '#api/contract/voci.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { selectDelloStudio } from '../../core/sql/dello-studio.ts';

export type RegolaLetta = Omit<z.output<typeof regolaSchema>, 'totale'> & { totale: number };
type Dati = z.output<typeof regolaDatiSchema>;

export const listRegole = (reader: Reader, idAzienda: number) =>
  readRows<RegolaLetta>(reader)`
    select r.id, r.ordine, r.nome, r.condizioni, r.azione, r.id_voce, r.motivo, r.attiva, r.versione,
      coalesce(u.usi, 0)::integer as usi, coalesce(u.totale, 0)::bigint as totale,
      ${selectDelloStudio('r')}
    from regola r left join (select id_regola, count(*) as usi, sum(importo) as totale from movimento_voce
      where id_azienda = ${idAzienda} and attivo and id_regola is not null group by id_regola) u on u.id_regola = r.id
    where r.id_azienda = ${idAzienda} and not r.eliminata order by r.ordine, r.id`;

/** Adds rules after the last one; answers their ids. */
export async function insertRegole(tx: Tx, idAzienda: number, regole: readonly Dati[]): Promise<number[]> {
  const rows = await readRows<{ id: number }>(tx)`
    insert into regola (id_azienda, ordine, nome, condizioni, azione, id_voce, motivo, attiva)
    select ${idAzienda}::bigint, x.at + coalesce((select max(ordine) from regola
        where id_azienda = ${idAzienda} and not eliminata), 0),
      x.nome, x.condizioni, x.azione, x.id_voce, x.motivo, x.attiva
    from json_to_recordset(${JSON.stringify(regole.map((each, at) => ({ ...each, at: at + 1 })))}::json)
      as x(at integer, nome text, condizioni jsonb, azione text, id_voce bigint, motivo text, attiva boolean)
    order by x.at returning id`;
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

export async function moveRegole(tx: Tx, idAzienda: number, ids: readonly number[]): Promise<void> {
  await sql`
    update regola r set ordine = x.ordine, versione = r.versione + 1
    from unnest(${ids}::bigint[]) with ordinality as x(id, ordine)
    where r.id_azienda = ${idAzienda} and r.id = x.id and r.ordine <> x.ordine`.execute(tx);
}
