/** How far each conto is reconciled in a period, and by what. */
import { sql, type RawBuilder } from 'kysely';
import type { DatiReport, QueryReport, QueryRighe } from '#api/contract/report.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { SOMME } from '../../somme/visible.ts';
import { fromAssegnate, fromConti, fromMovimenti, fromMovimentiPagati } from './sources.ts';
import type { Moment } from './moment.ts';
import { readRigheReport, type ReportRigheLette } from './righe.ts';

type Query = QueryReport<'conti'>;
type Wire = DatiReport<'conti'>;

/** Conti, and their movimenti in their own currency: another cannot be added. */
const ofConto = (moment: Moment, { id_conto }: Query): RawBuilder<unknown> =>
  sql`(select c.* from ${fromConti(moment)} c where ${id_conto ?? null}::bigint is null or c.id = ${id_conto ?? null}::bigint)`;

/** The movimenti up to the accounting day as the figures add them up, from the kept sums: `giorni`, and what explains them. */
const fromSomme = ({ idAzienda }: Moment, { dal, al }: Query): RawBuilder<unknown> => sql`
    giorni as materialized (
      select s.id_conto, s.data, s.righe as movimenti, s.avere as entrate, s.dare as uscite, s.ignorato,
        s.residuo - s.ignorato as da_riconciliare, s.scoperte as aperti,
        s.dare + s.avere - s.residuo - s.voci - s.giroconti as pagamenti, s.voci, s.giroconti
      from (select id_conto, divisa, data, sum(righe) as righe, sum(dare) as dare, sum(avere) as avere,
          sum(residuo) as residuo, sum(ignorato) as ignorato, sum(scoperte) as scoperte, sum(voci) as voci,
          sum(giroconti) as giroconti
        from ${SOMME} where id_azienda = ${idAzienda} and natura = 'movimento' and data <= ${al}::date
        group by 1, 2, 3 having sum(righe) <> 0) s
      join c on c.id = s.id_conto and c.divisa = s.divisa),
    nel_periodo as (select * from giorni where data >= ${dal}::date)`;

/** The same from the rows and their lines, of which the history knows what they were. */
function fromRighe(moment: Moment, { dal, al }: Query): RawBuilder<unknown> {
  const explained = (lines: RawBuilder<unknown>, only: RawBuilder<boolean>) => sql`
    select m.id_conto, sum(x.importo)::bigint as importo from m
    join ${lines} x on x.id_movimento = m.id where ${only} group by m.id_conto`;
  return sql`
    tutti as materialized (
      select m.id, m.id_conto, m.data, m.importo, m.residuo, m.stato
      from ${fromMovimenti(moment, al)} m join c on c.id = m.id_conto and c.divisa = m.divisa),
    m as (select * from tutti where data >= ${dal}::date),
    giorni as (select id_conto, data, greatest(importo, 0) as entrate, least(importo, 0) as uscite from tutti),
    somme as (
      select id_conto, count(*) as movimenti,
        coalesce(sum(importo) filter (where importo > 0), 0) as entrate,
        coalesce(sum(importo) filter (where importo < 0), 0) as uscite,
        coalesce(sum(residuo) filter (where stato = 'ignorata'), 0) as ignorato,
        coalesce(sum(residuo) filter (where stato <> 'ignorata'), 0) as da_riconciliare,
        count(*) filter (where stato <> 'ignorata' and residuo <> 0) as aperti
      from m group by 1),
    pag as (${explained(fromMovimentiPagati(moment), sql`true`)}),
    voc as (${explained(fromAssegnate(moment), sql`x.tipo = 'voce'`)}),
    gir as (${explained(fromAssegnate(moment), sql`x.tipo in ('giroconto', 'storno')`)}),
    nel_periodo as (
      select somme.*, coalesce(pag.importo, 0) as pagamenti, coalesce(voc.importo, 0) as voci,
        coalesce(gir.importo, 0) as giroconti
      from somme left join pag using (id_conto) left join voc using (id_conto) left join gir using (id_conto))`;
}

export async function readConti(tx: Tx, moment: Moment, query: Query): Promise<Omit<Wire, 'parametri'>> {
  const { dal, al } = query;
  const rows = await readRows<Wire['righe'][number]>(tx)`
    with c as materialized (select * from ${ofConto(moment, query)} c),
    ${moment.live ? fromSomme(moment, query) : fromRighe(moment, query)},
    prima as (
      select id_conto, sum(entrate + uscite)::bigint as importo from giorni where data < ${dal}::date group by 1),
    ultimi as (select id_conto, max(data) as data from giorni group by 1),
    s as (
      select id_conto, sum(movimenti)::integer as movimenti, sum(entrate)::bigint as entrate,
        sum(uscite)::bigint as uscite, sum(ignorato)::bigint as ignorato,
        sum(da_riconciliare)::bigint as da_riconciliare, sum(aperti)::integer as aperti,
        sum(pagamenti)::bigint as pagamenti, sum(voci)::bigint as voci, sum(giroconti)::bigint as giroconti
      from nel_periodo group by 1)
    select c.id as id_conto, c.nome, c.divisa,
      c.saldo_iniziale + coalesce(prima.importo, 0) as saldo_iniziale,
      coalesce(s.entrate, 0) as entrate, coalesce(s.uscite, 0) as uscite,
      c.saldo_iniziale + coalesce(prima.importo, 0) + coalesce(s.entrate, 0) + coalesce(s.uscite, 0) as saldo_finale,
      coalesce(s.movimenti, 0) as movimenti, coalesce(s.pagamenti, 0) as pagamenti,
      coalesce(s.voci, 0) as voci, coalesce(s.giroconti, 0) as giroconti,
      coalesce(s.ignorato, 0) as ignorato, coalesce(s.da_riconciliare, 0) as da_riconciliare,
      coalesce(s.aperti, 0) as aperti, b.saldo_finale as saldo_banca
    from c left join prima on prima.id_conto = c.id left join s on s.id_conto = c.id
    left join lateral (
      select i.saldo_finale from importazione i
      where i.id_azienda = ${moment.idAzienda} and i.id_conto = c.id and i.natura = 'movimento'
        and i.visibile_dal <= ${moment.visto}::timestamptz
        and (i.annullata_il is null or i.annullata_il > ${moment.visto}::timestamptz)
        and i.al <= ${al}::date and i.saldo_finale is not null
        and not exists (select from ultimi u where u.id_conto = c.id and u.data > i.al)
      order by i.al desc, i.id_imp desc limit 1) b on true
    order by c.nome collate "C", c.id`;
  return { righe: rows, totali: sumByDivisa(rows) };
}

/** A handful of conti, already summed. */
function sumByDivisa(rows: Wire['righe']): Wire['totali'] {
  const totals = new Map<string, Wire['totali'][number]>();
  for (const { id_conto: _, nome: _nome, saldo_banca: _saldo, ...sums } of rows) {
    const so = totals.get(sums.divisa);
    if (!so) {
      totals.set(sums.divisa, sums);
      continue;
    }
    const { divisa, ...numbers } = sums;
    const added = Object.entries(numbers).map(([key, value]) => [
      key,
      value + so[key as keyof typeof numbers],
    ]);
    totals.set(divisa, { divisa, ...(Object.fromEntries(added) as typeof numbers) });
  }
  return [...totals.values()].toSorted((a, b) => (a.divisa < b.divisa ? -1 : 1));
}

/** `quota`: the importo of movimenti, of `aperti` and `ignorati` what is left of them, of `spiegati` what is not. */
export function readContiRighe(
  tx: Tx,
  moment: Moment,
  query: QueryRighe<'conti'>,
): Promise<ReportRigheLette> {
  const [quota, only] = {
    movimenti: [sql`m.importo`, sql`true`],
    spiegati: [sql`m.importo - m.residuo`, sql`m.importo <> m.residuo`],
    ignorati: [sql`m.residuo`, sql`m.stato = 'ignorata'`],
    aperti: [sql`m.residuo`, sql`m.stato <> 'ignorata' and m.residuo <> 0`],
  }[query.colonna ?? 'movimenti'] as [RawBuilder<unknown>, RawBuilder<boolean>];
  return readRigheReport(
    tx,
    moment,
    sql`select 'movimento' as tipo, m.id as id_riga, null::bigint as id_pagamento, m.id_soggetto, m.ragione_sociale,
        m.id_conto, m.data, null::date as scadenza, m.numero_documento, m.causale, m.descrizione, m.importo,
        ${quota} as quota, null::integer as giorni, null::integer as aliquota, m.data as ordine
      from ${fromMovimenti(moment, query.al)} m
      join ${ofConto(moment, query)} c on c.id = m.id_conto and c.divisa = m.divisa
      where m.data >= ${query.dal}::date and ${only}`,
    query,
  );
}
