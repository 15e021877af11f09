/** Tasks of aziende: each with what is done of it, read from how the azienda stands. */
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { colleghiSchema, compitoSchema } from '#api/contract/studio.ts';
import { readIds, readRows } from '../../core/db/read.ts';
import type { Reader, Tx } from '../../core/db/database.ts';

export type CompitoWire = z.input<typeof compitoSchema>;
type CollegaWire = z.input<typeof colleghiSchema>['colleghi'][number];

const FINE = sql`(c.mese + interval '1 month' - interval '1 day')::date`;

/** Of the conti `o` and how they stand `s`, those that a task `c` counts: in use, and begun by the end of the month. */
export const COUNTED = sql`not o.archiviato and (s.primo_mese is null or s.primo_mese <= c.mese)`;

/** Tasks `c` that meet a condition, their azienda, their person, and their conti counted (`v`). */
export const selectCompiti = (where: RawBuilder<unknown>): RawBuilder<unknown> => sql`compito c
  join azienda z on z.id = c.id_azienda
  left join utente t on t.id = c.id_assegnato
  cross join lateral (
    select count(*)::integer as conti,
      count(*) filter (where s.ultimo >= ${FINE} or exists (select from importazione i
        where i.id_azienda = o.id_azienda and i.id_conto = o.id and i.stato = 'completato' and i.natura = 'movimento'
          and i.al >= ${FINE}))::integer as importati,
      count(*) filter (where m.mese ->> 'esito' = 'quadra')::integer as provati,
      coalesce(sum((m.mese ->> 'da_spiegare')::integer), 0)::integer as da_spiegare
    from conto o
    left join situazione_conto s on s.id_azienda = o.id_azienda and s.id_conto = o.id
    left join lateral (select e as mese from jsonb_array_elements(s.mesi) e where (e ->> 'mese')::date = c.mese) m on true
    where o.id_azienda = c.id_azienda and ${COUNTED}
  ) v
  where ${where}`;

export const selectInstant = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What changed in the month of a task `c` after its closing was looked at; the database counts it. */
const CAMBI = sql`cambio_dopo_chiusura d
  where d.id_azienda = c.id_azienda and d.id_compito = c.id and d.quando > c.chiuso_il`;

/** The columns of `selectCompiti` as they are told. */
export const COMPITO = sql`c.id_azienda, z.ragione_sociale as azienda, c.id, c.mese, c.entro, c.id_assegnato,
  t.username as assegnato, v.conti, v.importati, v.provati, v.da_spiegare, c.chiuso_il is not null as chiuso,
  ${selectInstant(sql`c.chiuso_il`)} as chiuso_il,
  (select coalesce(sum(d.righe), 0)::integer from ${CAMBI}) as cambiate_dopo, c.inviato_il is not null as inviato, ${selectInstant(sql`c.fatto_il`)} as fatto_il, c.motivo, c.versione,
  (select json_build_object('destinatario', f.destinatario, 'inviato_il', ${selectInstant(sql`f.inviato_il`)}) from fascicolo f
    where f.id_azienda = c.id_azienda and f.id_compito = c.id and f.stato = 'inviato') as spedito`;

/** Everything is done: what is read, and what a person says. */
const COMPLETO = sql`v.conti > 0 and v.importati = v.conti and v.provati = v.conti and v.da_spiegare = 0
  and c.chiuso_il is not null and c.inviato_il is not null`;

export const listCompiti = (reader: Reader, idAzienda: number, ids: readonly number[]) =>
  readRows<CompitoWire>(reader)`
    select ${COMPITO} from ${selectCompiti(sql`c.id_azienda = ${idAzienda} and c.id = any(${ids}::bigint[])`)}
    order by c.id`;

/** Open ones given to the person, in the aziende they may open, the nearest first. */
export const listMyCompiti = (reader: Reader, idUtente: number) =>
  readRows<CompitoWire>(reader)`
    select ${COMPITO} from ${selectCompiti(sql`c.id_assegnato = ${idUtente} and c.fatto_il is null
      and c.id_azienda in (select u.id_azienda from utente_azienda u where u.id_utente = ${idUtente})`)}
    order by c.entro, lower(z.ragione_sociale), c.id_azienda, c.mese`;

/** Who may open an azienda of the person, with those of them alone that the person may open. */
export const listColleghi = (reader: Reader, idUtente: number) =>
  readRows<CollegaWire>(reader)`
    select t.id, t.username, json_agg(o.id_azienda order by o.id_azienda) as aziende
    from utente_azienda m join utente_azienda o on o.id_azienda = m.id_azienda join utente t on t.id = o.id_utente
    where m.id_utente = ${idUtente} and t.attivo
    group by t.id order by lower(t.username)`;

/** Of these aziende, those that the person may open; they stay theirs until the transaction ends. */
export async function keepAziende(
  tx: Tx,
  idUtente: number,
  aziende: readonly number[],
): Promise<Set<number>> {
  const rows = await readRows<{ id_azienda: number }>(tx)`
    select m.id_azienda from utente_azienda m join utente t on t.id = m.id_utente and t.attivo
    where m.id_utente = ${idUtente} and m.id_azienda = any(${aziende}::bigint[])
    order by m.id_azienda for share of m`;
  return new Set(rows.map(({ id_azienda }) => id_azienda));
}

/** Answers their azienda and id; an azienda that has one for the month keeps that. */
export const insertCompiti = (
  tx: Tx,
  aziende: readonly number[],
  { mese, entro, id_assegnato }: { mese: string; entro: string; id_assegnato: number | null },
) =>
  readRows<{ id_azienda: number; id: number }>(tx)`
    insert into compito (id_azienda, mese, entro, id_assegnato)
    select a, ${mese}::date, ${entro}::date, ${id_assegnato}::bigint from unnest(${aziende}::bigint[]) a order by a
    on conflict (id_azienda, mese) do nothing returning id_azienda, id`;

interface CampiCompito {
  entro?: string | undefined;
  id_assegnato?: number | null | undefined;
  chiuso?: boolean | undefined;
  inviato?: boolean | undefined;
  motivo?: string | null | undefined;
}

/** False when it is no longer in that version. A closing that is looked at once more is one of now. */
export async function updateCompito(
  tx: Tx,
  { id_azienda, id, versione }: { id_azienda: number; id: number; versione: number },
  { entro, id_assegnato, chiuso, inviato, motivo }: CampiCompito,
): Promise<boolean> {
  const mark = (column: string, value: boolean | undefined): RawBuilder<unknown> =>
    value === undefined
      ? sql.ref(column)
      : value
        ? sql`coalesce(${sql.ref(column)}, now())`
        : sql`null::timestamptz`;
  const rows = await readRows(tx)`
    update compito set versione = versione + 1,
      entro = ${entro === undefined ? sql.ref('entro') : sql`${entro}::date`},
      id_assegnato = ${id_assegnato === undefined ? sql.ref('id_assegnato') : sql`${id_assegnato}::bigint`},
      chiuso_il = ${chiuso === true ? sql`now()` : mark('chiuso_il', chiuso)}, inviato_il = ${mark('inviato_il', inviato)},
      fatto_il = ${mark('fatto_il', motivo === undefined ? undefined : motivo !== null)},
      motivo = ${motivo === undefined ? sql.ref('motivo') : sql`${motivo}::text`}
    where id_azienda = ${id_azienda} and id = ${id} and versione = ${versione} returning id`;
  return rows.length > 0;
}

/** Open ones of the azienda of which everything is done are done from now on; answers which. */
export const completeCompiti = (tx: Tx, idAzienda: number) =>
  readIds(tx)`
    update compito k set fatto_il = now(), versione = k.versione + 1
    where k.id_azienda = ${idAzienda} and k.fatto_il is null and k.id in (
      select c.id from ${selectCompiti(sql`c.id_azienda = ${idAzienda} and c.fatto_il is null and ${COMPLETO}`)})
    returning k.id`;
