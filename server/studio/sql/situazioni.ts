/** How each azienda stands: worked out for one at a time, read for all that a person may open. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { studioSchema } from '#api/contract/studio.ts';
import { readIds, readRow, readRows } from '../../core/db/read.ts';
import type { Reader, Tx } from '../../core/db/database.ts';
import { SOMME } from '../../somme/visible.ts';
import { COMPITO, selectCompiti, selectInstant } from './compiti.ts';
import { selectApertePerScadenza } from '../../somme/aperte.ts';

/** Where it is announced that an azienda asks for it; the payload is its number. */
export const SITUAZIONI_CHANNEL = 'quadra_situazioni';

/** Aziende that changed since theirs was worked out, or whose overdue was counted on another day than `today`. */
export const listAziendeDaRifare = (reader: Reader, today: string) =>
  readIds(reader)`
    select a.id from azienda a left join situazione s on s.id_azienda = a.id
    where s.al is distinct from ${today}::date
      or exists (select from situazione_chiesta c where c.id_azienda = a.id)
    order by a.id`;

/**
 * Takes away what asked for it so far; of two servers the second waits for the first and finds nothing. Answers whether
 * there is anything to do: something was asked, or the day is another.
 */
export async function takeRequests(tx: Tx, idAzienda: number, today: string): Promise<boolean> {
  const rows = await readRows(tx)`
    delete from situazione_chiesta where id_azienda = ${idAzienda} returning id`;
  if (rows.length > 0) return true;
  const old = await readRows(tx)`
    select from azienda a left join situazione s on s.id_azienda = a.id
    where a.id = ${idAzienda} and s.al is distinct from ${today}::date`;
  return old.length > 0;
}

/** Conti and their last twelve months: movimenti, and the worst quadratura of the imports that touch each month. */
export async function writeConti(tx: Tx, idAzienda: number, today: string): Promise<void> {
  await sql`delete from situazione_conto where id_azienda = ${idAzienda}`.execute(tx);
  await sql`
    insert into situazione_conto (id_azienda, id_conto, primo_mese, ultimo, da_spiegare, mesi)
    with righe as (
      select id_conto, date_trunc('month', data)::date as mese, sum(righe)::integer as movimenti,
        sum(aperte)::integer as da_spiegare, max(data) as ultimo
      from (
        select id_conto, data, sum(righe) as righe, sum(aperte) as aperte
        from ${SOMME} where id_azienda = ${idAzienda} and natura = 'movimento'
        group by 1, 2 having sum(righe) <> 0
      ) giorni group by 1, 2
    ), prove as (
      select i.id_conto, m::date as mese,
        case when bool_or(i.quadratura ->> 'esito' = 'non_quadra') then 'non_quadra'
          when bool_and(coalesce(i.quadratura ->> 'esito', '') = 'quadra') then 'quadra'
          else 'non_verificabile' end as esito
      from importazione i, generate_series(date_trunc('month', i.dal), i.al, interval '1 month') as m
      where i.id_azienda = ${idAzienda} and i.stato = 'completato' and i.natura = 'movimento'
      group by 1, 2
    )
    select ${idAzienda}, c.id, min(mese), max(ultimo), coalesce(sum(da_spiegare), 0),
      coalesce(jsonb_agg(jsonb_build_object('mese', mese, 'movimenti', coalesce(movimenti, 0),
        'da_spiegare', coalesce(da_spiegare, 0), 'esito', esito) order by mese) filter (
        where mese > date_trunc('month', ${today}::date) - interval '12 months' and mese <= ${today}::date), '[]')
    from conto c left join (
      select * from righe full join prove using (id_conto, mese)
    ) x on x.id_conto = c.id
    where c.id_azienda = ${idAzienda}
    group by c.id`.execute(tx);
}

/** The one row of the azienda; of its conti it takes what `writeConti` has just written. */
export async function writeSituazione(tx: Tx, idAzienda: number, today: string): Promise<void> {
  await sql`
    insert into situazione (id_azienda, al, conti, conti_vuoti, importato_al, da_spiegare, non_quadrate,
      sicure, da_decidere, scadute, da_incassare, da_pagare)
    select ${idAzienda}, ${today}::date, c.*, n.*, p.*, s.*
    from (
      select count(*), count(*) filter (where m.ultimo is null), min(m.ultimo), coalesce(sum(m.da_spiegare), 0)
      from conto c left join situazione_conto m on m.id_azienda = c.id_azienda and m.id_conto = c.id
      where c.id_azienda = ${idAzienda} and not c.archiviato
    ) c, (
      select count(*) from importazione
      where id_azienda = ${idAzienda} and stato = 'completato' and quadratura ->> 'esito' = 'non_quadra'
    ) n, (
      select count(*) filter (where p.unica and p.punteggio >= o.soglia),
        count(*) filter (where not (p.unica and p.punteggio >= o.soglia))
      from (select id, soglia from calcolo where id_azienda = ${idAzienda} and stato = 'completato'
        order by id desc limit 1) o
      join proposta p on p.id_azienda = ${idAzienda} and p.id_calcolo = o.id and p.stato = 'aperta'
        and not exists (select from riga_estratto r where r.id_azienda = ${idAzienda}
          and r.id = any(p.id_movimenti || p.id_partite) and r.stato in ('chiusa', 'ignorata'))
    ) p, (
      select coalesce(sum(aperte), 0),
        coalesce(sum(da_incassare) filter (where divisa = 'EUR'), 0),
        coalesce(sum(da_pagare) filter (where divisa = 'EUR'), 0)
      from ${selectApertePerScadenza(idAzienda)} x where scadenza < ${today}::date
    ) s
    on conflict (id_azienda) do update set al = excluded.al, conti = excluded.conti,
      conti_vuoti = excluded.conti_vuoti, importato_al = excluded.importato_al,
      non_quadrate = excluded.non_quadrate, da_spiegare = excluded.da_spiegare, sicure = excluded.sicure,
      da_decidere = excluded.da_decidere, scadute = excluded.scadute, da_incassare = excluded.da_incassare,
      da_pagare = excluded.da_pagare, calcolata_il = now()`.execute(tx);
}

type StudioWire = z.input<typeof studioSchema>['aziende'][number];

/** The aziende that `idUtente` may open, and no other. */
export const listAziendeStudio = (reader: Reader, idUtente: number) =>
  readRows<StudioWire>(reader)`
    select a.id, a.ragione_sociale, a.dimostrativa, u.quando as ultima_attivita, u.username as ultimo_utente,
      to_jsonb(k) as compito,
      case when s.id_azienda is not null then jsonb_build_object('al', s.al, 'conti', s.conti,
        'conti_vuoti', s.conti_vuoti, 'importato_al', s.importato_al, 'non_quadrate', s.non_quadrate,
        'da_spiegare', s.da_spiegare, 'sicure', s.sicure, 'da_decidere', s.da_decidere, 'scadute', s.scadute,
        'da_incassare', s.da_incassare, 'da_pagare', s.da_pagare, 'calcolata_il',
        to_char(s.calcolata_il at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as situazione
    from utente_azienda m
    join azienda a on a.id = m.id_azienda
    left join situazione s on s.id_azienda = a.id
    left join lateral (
      select r.quando, t.username from registro r join utente t on t.id = r.id_utente
      where r.id_azienda = a.id order by r.id desc limit 1
    ) u on true
    left join lateral (
      select ${COMPITO} from ${selectCompiti(sql`c.id_azienda = a.id and c.id = (select o.id from compito o
        where o.id_azienda = a.id order by o.fatto_il is not null, case when o.fatto_il is null then o.mese end,
          o.mese desc limit 1)`)}
    ) k on true
    where m.id_utente = ${idUtente}
    order by lower(a.ragione_sociale), a.id`;

/** Conti in use of the same aziende, each with its last twelve months: a JSON array as PostgreSQL writes it. */
export async function readContiStudio(reader: Reader, idUtente: number): Promise<string> {
  const row = await readRow<{ conti: string }>(reader)`
    with cambi as (
      select id_azienda, id_conto, json_agg(json_build_object('mese', mese, 'chiuso_il', ${selectInstant(sql`chiuso_il`)},
        'cambiate_dopo', righe) order by mese) as mesi
      from (select d.id_azienda, d.id_conto, k.mese, k.chiuso_il, sum(d.righe) as righe
        from cambio_dopo_chiusura d
        join utente_azienda u on u.id_azienda = d.id_azienda and u.id_utente = ${idUtente}
        join compito k on k.id_azienda = d.id_azienda and k.id = d.id_compito and d.quando > k.chiuso_il
        group by 1, 2, 3, 4) x
      group by 1, 2
    )
    select coalesce(json_agg(json_build_object('id_azienda', a.id, 'azienda', a.ragione_sociale, 'id_conto', c.id,
        'conto', c.nome, 'banca', c.banca, 'divisa', c.divisa, 'primo_mese', s.primo_mese,
        'mesi', coalesce(s.mesi, '[]'), 'cambi', coalesce(d.mesi, '[]')) order by lower(a.ragione_sociale), a.id, lower(c.nome), c.id), '[]')::text as conti
    from utente_azienda u
    join azienda a on a.id = u.id_azienda
    join conto c on c.id_azienda = a.id and not c.archiviato
    left join situazione_conto s on s.id_azienda = c.id_azienda and s.id_conto = c.id
    left join cambi d on d.id_azienda = c.id_azienda and d.id_conto = c.id
    where u.id_utente = ${idUtente}`;
  return row?.conti ?? '[]';
}
