/**
 * Movimenti, not reconciled yet, that look like the payment of an open partita: nobody should chase who has paid.
 * Two sources: the newest proposals of the bench, and a search by amount for what no computation has seen yet.
 */
import { sql, type RawBuilder } from 'kysely';

/** A proposal worth less is no reason not to ask for the money. */
const MIN_PUNTEGGIO = 0.5;
/** Nobody pays much before the document; some pay on the order. */
const GIORNI_PRIMA = 30;

/**
 * Common table expressions over the partite named by `partite` (a CTE of `id`, `id_soggetto`, `numero_documento`,
 * `data_documento`, `data`, `scadenza`, `residuo`, `divisa`, `stato`; `nome_semplice` and `documento_semplice` as texts are
 * searched): `forse` is one row, whose `note` hold `forsePagataSchema` as JSON by the id of the partita. So each finds its own
 * at once: the planner expects few of both, and would compare each with each. Texts are compared as rows keep them: to make
 * them simple, for each movimento of the same residuo, would cost most of it.
 */
export const selectForsePagate = (idAzienda: number): RawBuilder<unknown> =>
  sql`
    proposte as (
      select distinct on (x.id_partita) x.id_partita, p.id_movimenti[1] as id_movimento, p.contenuto -> 'motivi' as motivi
      from proposta p cross join lateral unnest(p.id_partite) as x(id_partita)
      where p.id_azienda = ${idAzienda} and p.tipo = 'documenti' and p.stato = 'aperta'
        and p.punteggio >= ${MIN_PUNTEGGIO}
        and p.id_calcolo = (select max(c.id) from calcolo c where c.id_azienda = ${idAzienda} and c.stato = 'completato')
      order by x.id_partita, p.punteggio desc, p.numero
    ),
    cercate as (
      select p.id as id_partita, f.id_movimento, f.motivi
      from partite p cross join lateral (
        select m.id as id_movimento, jsonb_build_array('importo uguale') || case
          when m.id_soggetto = p.id_soggetto then jsonb_build_array('stesso soggetto')
          when m.cita then jsonb_build_array('documento ' || p.numero_documento || ' citato')
          else jsonb_build_array('stesso nome') end as motivi
        from (
          select c.id, c.data, c.id_soggetto, c.ordine_ragione_sociale,
            char_length(p.numero_documento) >= 3 and (position(p.documento_semplice in c.ordine_descrizione) > 0
              or position(p.documento_semplice in c.ordine_riferimento) > 0) as cita
          from riga_estratto c
          where c.id_azienda = ${idAzienda} and c.natura = 'movimento' and c.stato in ('aperta', 'parziale')
            and c.residuo = p.residuo and c.divisa = p.divisa
            and c.data >= coalesce(p.data_documento, p.data) - ${GIORNI_PRIMA}::integer
        ) as m
        where (m.id_soggetto = p.id_soggetto or m.cita
            or (m.id_soggetto is null and m.ordine_ragione_sociale = p.nome_semplice))
          and not exists (select from rifiuto r where r.id_azienda = ${idAzienda} and r.id_movimento = m.id
            and r.id_partita = p.id)
        order by m.cita desc nulls last, abs(m.data - p.scadenza), m.id limit 1
      ) as f
      where p.stato in ('aperta', 'parziale') and not exists (select from proposte o where o.id_partita = p.id)
    ),
    trovate as (
      select o.id_partita, json_build_object('id_movimento', m.id, 'data', m.data, 'importo', m.importo,
        'descrizione', m.descrizione, 'motivi', o.motivi) as contenuto
      from (select * from proposte union all select * from cercate) as o
      join estratto_conto m on m.id_azienda = ${idAzienda} and m.id = o.id_movimento
        and m.stato in ('aperta', 'parziale')
    ),
    forse as materialized (
      select coalesce(jsonb_object_agg(id_partita, contenuto), '{}'::jsonb) as note from trovate
    )`;
