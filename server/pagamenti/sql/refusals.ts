/** Pairs that a person said do not belong together: a movimento and a partita, or two movimenti. */
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { rifiutoSchema } from '#api/contract/abbinamenti.ts';
import { readRows } from '../../core/db/read.ts';
import type { Actor } from '../../core/actor.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { inPeriodo, type PeriodoMovimenti } from '../../voci/sql/movimenti.ts';

type RifiutoWire = z.input<typeof rifiutoSchema>;

export async function insertRifiuti(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  pairs: readonly { id_movimento: number; id_partita: number; punteggio: number }[],
): Promise<number[]> {
  const rows = await readRows<{ id: number }>(tx)`
    insert into rifiuto (id_azienda, id_movimento, id_partita, punteggio, id_utente)
    select ${id_azienda}::bigint, x.id_movimento, x.id_partita, max(x.punteggio), ${id_utente}::bigint
    from json_to_recordset(${JSON.stringify(pairs)}::json)
      as x(id_movimento bigint, id_partita bigint, punteggio double precision)
    join estratto_conto m on m.id_azienda = ${id_azienda} and m.id = x.id_movimento
    join estratto_conto p on p.id_azienda = ${id_azienda} and p.id = x.id_partita
    group by x.id_movimento, x.id_partita
    on conflict on constraint rifiuto_coppia do nothing returning id`;
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

/** Records that two movimenti are no giroconto or storno of each other, in whichever order they are given. */
export async function insertRifiutiMovimenti(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  pairs: readonly { id_movimento: number; id_altro: number; punteggio: number }[],
): Promise<number[]> {
  const rows = await readRows<{ id: number }>(tx)`
    insert into rifiuto (id_azienda, id_movimento, id_altro, punteggio, id_utente)
    select ${id_azienda}::bigint, least(x.id_movimento, x.id_altro), greatest(x.id_movimento, x.id_altro),
      max(x.punteggio), ${id_utente}::bigint
    from json_to_recordset(${JSON.stringify(pairs)}::json)
      as x(id_movimento bigint, id_altro bigint, punteggio double precision)
    join estratto_conto m on m.id_azienda = ${id_azienda} and m.id = x.id_movimento
    join estratto_conto a on a.id_azienda = ${id_azienda} and a.id = x.id_altro
    group by 2, 3
    on conflict (id_azienda, id_movimento, id_altro) where id_altro is not null do nothing
    returning id`;
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

/** `id_movimento` is the smaller of the two. */
export const listMovimentiRifiutati = (reader: Reader, idAzienda: number) =>
  readRows<{ id_movimento: number; id_altro: number }>(reader)`
    select id_movimento, id_altro from rifiuto
    where id_azienda = ${idAzienda} and id_altro is not null`;

/** Newest first, each with its two rows. With a period, only those of a movimento of the period. */
export async function listRifiuti(
  reader: Reader,
  idAzienda: number,
  period: PeriodoMovimenti = {},
): Promise<RifiutoWire[]> {
  type Flat = Omit<RifiutoWire, 'altra'> & {
    [K in keyof RifiutoWire['altra'] as `altra_${K}`]: RifiutoWire['altra'][K];
  };
  const rows = await readRows<Flat>(reader)`
    select r.id, r.id_movimento, r.id_partita, r.id_altro, r.punteggio, u.username, r.creato_il,
      m.data, m.descrizione, m.importo, a.data as altra_data, a.descrizione as altra_descrizione,
      a.importo as altra_importo, coalesce(s.ragione_sociale, a.ragione_sociale) as altra_ragione_sociale,
      a.numero_documento as altra_numero_documento
    from rifiuto r join utente u on u.id = r.id_utente
    join estratto_conto m on m.id_azienda = r.id_azienda and m.id = r.id_movimento
    join estratto_conto a on a.id_azienda = r.id_azienda and a.id = coalesce(r.id_partita, r.id_altro)
    left join soggetto s on s.id_azienda = a.id_azienda and s.id = a.id_soggetto
    where ${inPeriodo(idAzienda, period)} order by r.id desc limit 20000`;
  return rows.map(
    ({
      altra_data: data,
      altra_descrizione: descrizione,
      altra_importo: importo,
      altra_ragione_sociale: ragione_sociale,
      altra_numero_documento: numero_documento,
      ...rifiuto
    }) => ({ ...rifiuto, altra: { data, descrizione, importo, ragione_sociale, numero_documento } }),
  );
}

export async function deleteRifiuti(
  tx: Tx,
  idAzienda: number,
  ids: readonly number[],
): Promise<Pick<RifiutoWire, 'id' | 'id_movimento' | 'id_partita' | 'id_altro'>[]> {
  const rows = await readRows<Pick<RifiutoWire, 'id' | 'id_movimento' | 'id_partita' | 'id_altro'>>(tx)`
    delete from rifiuto where id_azienda = ${idAzienda} and id = any(${ids}::bigint[])
    returning id, id_movimento, id_partita, id_altro`;
  await reopenRefused(tx, idAzienda, rows);
  return rows.toSorted((one, other) => one.id - other.id);
}

/** True if proposal `p` would tie the pair. */
const holds = (pair: RawBuilder<unknown>) => sql`${pair}.id_movimento = any(p.id_movimenti) and case p.tipo
    when 'documenti' then ${pair}.id_partita = any(p.id_partite) else ${pair}.id_altro = any(p.id_movimenti) end`;

/**
 * Marks as refused the open proposals that would tie a refused pair, also those of a search that began before the
 * refusal.
 */
export async function markRifiutate(reader: Reader, idAzienda: number): Promise<void> {
  await sql`
    update proposta p set stato = 'rifiutata' where p.id_azienda = ${idAzienda} and p.stato = 'aperta'
      and exists (select from rifiuto r where r.id_azienda = ${idAzienda} and ${holds(sql`r`)})`.execute(
    reader,
  );
}

/** Reopens the proposals that only these pairs kept refused. */
async function reopenRefused(
  tx: Tx,
  idAzienda: number,
  pairs: readonly Pick<RifiutoWire, 'id_movimento' | 'id_partita' | 'id_altro'>[],
): Promise<void> {
  await sql`
    update proposta p set stato = 'aperta' where p.id_azienda = ${idAzienda} and p.stato = 'rifiutata'
      and exists (select from json_to_recordset(${JSON.stringify(pairs)}::json)
        as x(id_movimento bigint, id_partita bigint, id_altro bigint) where ${holds(sql`x`)})
      and not exists (select from rifiuto r where r.id_azienda = ${idAzienda} and ${holds(sql`r`)})`.execute(
    tx,
  );
}
