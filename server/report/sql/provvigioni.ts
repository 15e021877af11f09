/**
 * Commissions matured on collected cash. What a partita earned up to a day is its cash up to that day at its rate,
 * rounded once; a period earns the difference of its two ends, so that the months of a year add up to the year. The cash
 * of an allocation is the part of its pagamento that was not waived, to the cent.
 */
import { sql, type RawBuilder } from 'kysely';
import type { DatiReport, QueryReport, QueryRighe } from '#api/contract/report.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { fromAbbinamenti, fromAliquote, fromPartite, fromSoggetti } from './sources.ts';
import { CASSA, selectOrigini } from './collected.ts';
import type { Moment } from './moment.ts';
import { readRigheReport, type ReportRigheLette } from './righe.ts';

type Query = QueryReport<'provvigioni'>;
type Wire = DatiReport<'provvigioni'>;
type Totali = Wire['totali'];

/** Half a cent away from zero, as PostgreSQL rounds `numeric`. */
const commission = (cash: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`round(${cash} * coalesce(r.aliquota, 0)::numeric / 10000)::bigint`;

/**
 * CTEs, of which `maturate` is a line for each partita with something in the period: cash before it and with it, what
 * of it was taken back, its rate. Of a storno the cash is in proportion to what it takes back.
 */
function maturate(moment: Moment, { dal, al, divisa, id_agente, id_mandante }: Query): RawBuilder<unknown> {
  const agente = id_agente === undefined ? sql`` : sql`and p.id_agente = ${id_agente}`;
  const mandante = id_mandante === undefined ? sql`` : sql`and p.id_mandante = ${id_mandante}`;
  return sql`
    linee as materialized (
      select p.id, p.id_agente, p.id_mandante, coalesce(p.data_documento, p.data) as giorno,
        greatest(a.data, p.data) as data, a.importo, a.id_storno_di, coalesce(a.id_storno_di, a.id_pagamento) as origine
      from ${fromPartite(moment, al)} p join ${fromAbbinamenti(moment)} a on a.id_partita = p.id
      where p.id_agente is not null and p.id_mandante is not null and p.divisa = ${divisa} and a.data <= ${al}::date
        ${agente} ${mandante}),
    toccate as (select distinct id from linee where data >= ${dal}::date),
    ${selectOrigini(moment.idAzienda)},
    incassi as (
      select l.*, ${CASSA} as cassa
      from linee l join toccate t on t.id = l.id left join origini o on o.origine = l.origine),
    somme as (
      select id, id_agente, id_mandante, giorno, sum(cassa)::bigint as fine,
        coalesce(sum(cassa) filter (where data < ${dal}::date), 0)::bigint as prima,
        coalesce(sum(cassa) filter (where data >= ${dal}::date and id_storno_di is not null), 0)::bigint as stornato
      from incassi group by 1, 2, 3, 4),
    maturate as (
      select s.*, r.aliquota, s.fine - s.prima as incassato,
        ${commission(sql`s.fine`)} - ${commission(sql`s.prima`)} as provvigione
      from somme s left join ${fromAliquote(moment)} r on r.id_agente = s.id_agente and r.id_mandante = s.id_mandante
        and s.giorno >= r.valida_dal and (r.valida_al is null or s.giorno <= r.valida_al))`;
}

export async function readProvvigioni(
  tx: Tx,
  moment: Moment,
  query: Query,
): Promise<Omit<Wire, 'parametri'>> {
  interface Riga extends Totali {
    id_agente: number | null;
    id_mandante: number | null;
    agente: string | null;
    mandante: string | null;
    senza: number;
    intero: boolean;
  }
  const rows = await readRows<Riga>(tx)`
    with ${maturate(moment, query)},
    gruppi as (
      select id_agente, id_mandante, grouping(id_agente) = 1 as intero, count(*)::integer as partite,
        coalesce(sum(incassato), 0)::bigint as incassato, coalesce(sum(stornato), 0)::bigint as stornato,
        coalesce(sum(provvigione), 0)::bigint as provvigione,
        coalesce(sum(incassato) filter (where aliquota is null), 0)::bigint as senza
      from maturate group by grouping sets ((id_agente, id_mandante), ()))
    select g.*, a.ragione_sociale as agente, m.ragione_sociale as mandante
    from gruppi g left join ${fromSoggetti(moment)} a on a.id = g.id_agente
    left join ${fromSoggetti(moment)} m on m.id = g.id_mandante
    order by g.intero desc, a.ragione_sociale collate "C", g.id_agente, m.ragione_sociale collate "C", g.id_mandante`;
  const whole = rows.find(({ intero }) => intero);
  if (!whole) throw new Error('grouping sets without their whole');
  const part = (id: number, name: string | null) => ({ id, ragione_sociale: name ?? `#${id}` });
  return {
    righe: rows.flatMap(({ id_agente, id_mandante, agente, mandante, intero, senza: _, ...sums }) =>
      intero || id_agente === null || id_mandante === null
        ? []
        : [{ agente: part(id_agente, agente), mandante: part(id_mandante, mandante), ...sums }],
    ),
    totali: {
      partite: whole.partite,
      incassato: whole.incassato,
      stornato: whole.stornato,
      provvigione: whole.provvigione,
    },
    senza_aliquota: whole.senza,
  };
}

/** Partita by partita: `importo` is what was collected in the period, `quota` the commission. */
export const readProvvigioniRighe = (
  tx: Tx,
  moment: Moment,
  query: QueryRighe<'provvigioni'>,
): Promise<ReportRigheLette> =>
  readRigheReport(
    tx,
    moment,
    sql`select * from (with ${maturate(moment, query)}
      select 'partita' as tipo, m.id as id_riga, null::bigint as id_pagamento, p.id_soggetto, p.ragione_sociale,
        null::bigint as id_conto, m.giorno as data, p.scadenza, p.numero_documento, p.causale, p.descrizione,
        m.incassato as importo, m.provvigione as quota, null::integer as giorni, m.aliquota, m.giorno as ordine
      from maturate m join ${fromPartite(moment, query.al)} p on p.id = m.id) x`,
    query,
  );
