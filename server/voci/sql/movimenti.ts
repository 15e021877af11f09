/** Movimenti, and what explains each of them. */
import { readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type {
  assegnazioneDettaglioSchema,
  assegnazioneSchema,
  assegnazioniElencoSchema,
  spiegazioniSchema,
} from '#api/contract/voci.ts';
import type { MovimentoDaSpiegare, SpiegazioneMovimento } from '#domain/voci/types.ts';

export interface PeriodoMovimenti {
  id_conto?: number | undefined;
  id_imp?: number | undefined;
  dal?: string | undefined;
  al?: string | undefined;
}

/** SQL condition: the row `m` of the estratto conto is a movimento of the period. */
export const inPeriodo = (
  idAzienda: number,
  { id_conto, id_imp, dal, al }: PeriodoMovimenti,
): RawBuilder<boolean> =>
  sql<boolean>`m.id_azienda = ${idAzienda} and m.natura = 'movimento'
    ${id_conto === undefined ? sql`` : sql`and m.id_conto = ${id_conto}`}
    ${id_imp === undefined ? sql`` : sql`and m.id_imp = ${id_imp}`}
    ${dal === undefined ? sql`` : sql`and m.data >= ${dal}::date`}
    ${al === undefined ? sql`` : sql`and m.data <= ${al}::date`}`;

interface MovimentoLetto extends MovimentoDaSpiegare {
  data: string;
  residuo: number;
}

/** Oldest first; only those of which nothing is explained yet, if asked. */
export const listMovimenti = (
  reader: Reader,
  idAzienda: number,
  period: PeriodoMovimenti,
  stillOpen: boolean,
) =>
  readRows<MovimentoLetto>(reader)`
    select m.id, m.data, m.importo, m.residuo, m.causale, m.descrizione, m.riferimento, m.ragione_sociale,
      m.iban_controparte, m.id_conto
    from estratto_conto m where ${inPeriodo(idAzienda, period)}
      ${stillOpen ? sql`and m.stato = 'aperta' and m.residuo <> 0` : sql``}
    order by m.data, m.id`;

export const listSpiegazioni = (reader: Reader, idAzienda: number, period: PeriodoMovimenti) =>
  readRows<SpiegazioneMovimento>(reader)`
    select p.id_movimento, 'abbinato' as tipo, null::bigint as id_voce, null::bigint as id_regola
    from pagamento_movimento p join estratto_conto m on m.id_azienda = p.id_azienda and m.id = p.id_movimento
    where p.attivo and ${inPeriodo(idAzienda, period)}
    union all
    select v.id_movimento, v.tipo, v.id_voce, v.id_regola
    from movimento_voce v join estratto_conto m on m.id_azienda = v.id_azienda and m.id = v.id_movimento
    where v.attivo and ${inPeriodo(idAzienda, period)}`;

export const listAssegnazioniDi = (reader: Reader, idAzienda: number, idMovimento: number) =>
  readRows<z.input<typeof assegnazioneSchema>>(reader)`
    select v.id, v.id_movimento, v.tipo, v.id_voce, v.importo, v.motivo, v.id_regola, v.id_lotto, v.id_coppia,
      u.username as autore, v.creato_il
    from movimento_voce v join utente u on u.id = v.id_autore
    where v.id_azienda = ${idAzienda} and v.id_movimento = ${idMovimento} and v.attivo order by v.id`;

/** One page of them, newest first, and the number of all. */
export async function listAssegnazioniPagina(
  reader: Reader,
  idAzienda: number,
  { limit, offset, ...periodo }: PeriodoMovimenti & { limit: number; offset: number },
): Promise<z.input<typeof assegnazioniElencoSchema>> {
  const from = sql`movimento_voce v join estratto_conto m on m.id_azienda = v.id_azienda and m.id = v.id_movimento
    where v.attivo and ${inPeriodo(idAzienda, periodo)}`;
  const rows = await readRows<z.input<typeof assegnazioneDettaglioSchema>>(reader)`
    select x.*, u.username as autore, concat_ws(' ', e.codice, e.nome) as voce, g.nome as regola from (
      select v.id_azienda, v.id, v.id_movimento, v.tipo, v.id_voce, case when v.tipo = 'ignorata' then m.importo
        else v.importo end as importo, v.motivo, v.id_regola, v.id_lotto, v.id_coppia, v.id_autore, v.creato_il,
        m.id_conto, m.data, m.descrizione, m.divisa
      from ${from} order by v.id desc limit ${limit} offset ${offset}) x
    join utente u on u.id = x.id_autore
    left join voce e on e.id_azienda = x.id_azienda and e.id = x.id_voce
    left join regola g on g.id_azienda = x.id_azienda and g.id = x.id_regola
    order by x.id desc`;
  const count = await readRows<{ totale: number }>(reader)`
    select count(*)::integer as totale from ${from}`;
  const assegnazioni = rows.map(({ voce, ...row }) => ({ ...row, voce: voce === '' ? null : voce }));
  return { assegnazioni, totale: count[0]?.totale ?? 0 };
}

/** At most this many unexplained movimenti are listed. The others are counted. */
const MAX_NON_SPIEGATI = 500;

/** Each movimento with the one word that says how it ends. */
export const ESITI = (idAzienda: number, period: PeriodoMovimenti): RawBuilder<unknown> => sql`(
  select m.id, m.data, m.importo, m.residuo, m.descrizione,
    case
      when m.stato = 'ignorata' then case when v.ignorati > 0 then 'ignorati' else 'ignorato_senza_motivo' end
      when m.residuo <> 0 and m.residuo = m.importo then 'aperto'
      when m.residuo <> 0 then 'parziale'
      when (a.quanti > 0)::integer + (v.voci > 0)::integer + (v.legati > 0)::integer > 1 then 'misti'
      when a.quanti > 0 then 'abbinati'
      when v.voci > 0 then 'voci'
      when v.legati > 0 then 'giroconti'
      else 'voci' end as esito
  from estratto_conto m
  left join lateral (select count(*) as quanti from pagamento_movimento p
    where p.id_azienda = m.id_azienda and p.id_movimento = m.id and p.attivo) a on true
  left join lateral (select count(*) filter (where tipo = 'voce') as voci,
      count(*) filter (where tipo in ('giroconto', 'storno')) as legati,
      count(*) filter (where tipo = 'ignorata') as ignorati
    from movimento_voce x where x.id_azienda = m.id_azienda and x.id_movimento = m.id and x.attivo) v on true
  where ${inPeriodo(idAzienda, period)}) as esiti`;

const NON_SPIEGATI = sql`esito in ('aperto', 'parziale', 'ignorato_senza_motivo')`;

/** How the movimenti of a period end; every one is counted once. */
export async function readSpiegazioni(
  reader: Reader,
  idAzienda: number,
  period: PeriodoMovimenti,
): Promise<z.input<typeof spiegazioniSchema>> {
  const outcomes = ESITI(idAzienda, period);
  const rows = await readRows<{ esito: string; movimenti: number; totale: number }>(reader)`
    select case when ${NON_SPIEGATI} then 'non_spiegati' else esito end as esito, count(*)::integer as movimenti,
      sum(importo)::bigint as totale from ${outcomes} group by 1`;
  const righe = await sql<z.input<typeof spiegazioniSchema>['righe'][number]>`
    select id, data, importo, residuo, descrizione, esito as perche from ${outcomes} where ${NON_SPIEGATI}
    order by data, id limit ${MAX_NON_SPIEGATI}`.execute(reader);
  const quota = (outcome: string) => {
    const found = rows.find((row) => row.esito === outcome);
    return { movimenti: found?.movimenti ?? 0, totale: found?.totale ?? 0 };
  };
  return {
    totale: rows.reduce((sum, { movimenti }) => sum + movimenti, 0),
    abbinati: quota('abbinati'),
    voci: quota('voci'),
    giroconti: quota('giroconti'),
    ignorati: quota('ignorati'),
    misti: quota('misti'),
    non_spiegati: quota('non_spiegati'),
    righe: righe.rows,
  };
}
