/** How far each conto is reconciled in a period, and by what. */
import { sql, type RawBuilder } from 'kysely';
import type { DatiReport, QueryReport, QueryRighe } from '#api/contract/report.ts';
import type { Tx } from '../../core/db/database.ts';
import { fromAssegnate, fromConti, fromMovimenti, fromMovimentiPagati } from './sources.ts';
import type { Momento } from './moment.ts';
import { readRigheReport, type ReportRigheLette } from './righe.ts';

type Query = QueryReport<'conti'>;
type Wire = DatiReport<'conti'>;

/** Conti, and their movimenti in their own currency: another cannot be added. */
const ofConto = (momento: Momento, { id_conto }: Query): RawBuilder<unknown> =>
  sql`(select c.* from ${fromConti(momento)} c where ${id_conto ?? null}::bigint is null or c.id = ${id_conto ?? null}::bigint)`;

export async function readConti(tx: Tx, momento: Momento, query: Query): Promise<Omit<Wire, 'parametri'>> {
  const { dal, al } = query;
  const explained = (lines: RawBuilder<unknown>, only: RawBuilder<boolean>) => sql`
    select m.id_conto, sum(x.importo)::bigint as importo from m
    join ${lines} x on x.id_movimento = m.id where ${only} group by m.id_conto`;
  const { rows } = await sql<Wire['righe'][number]>`
    with c as materialized (select * from ${ofConto(momento, query)} c),
    tutti as materialized (
      select m.id, m.id_conto, m.data, m.importo, m.residuo, m.stato
      from ${fromMovimenti(momento, al)} m join c on c.id = m.id_conto and c.divisa = m.divisa),
    m as (select * from tutti where data >= ${dal}::date),
    prima as (select id_conto, sum(importo)::bigint as importo from tutti where data < ${dal}::date group by 1),
    somme as (
      select id_conto, count(*)::integer as movimenti,
        coalesce(sum(importo) filter (where importo > 0), 0)::bigint as entrate,
        coalesce(sum(importo) filter (where importo < 0), 0)::bigint as uscite,
        coalesce(sum(residuo) filter (where stato = 'ignorata'), 0)::bigint as ignorato,
        coalesce(sum(residuo) filter (where stato <> 'ignorata'), 0)::bigint as da_riconciliare,
        (count(*) filter (where stato <> 'ignorata' and residuo <> 0))::integer as aperti
      from m group by 1),
    pag as (${explained(fromMovimentiPagati(momento), sql`true`)}),
    voc as (${explained(fromAssegnate(momento), sql`x.tipo = 'voce'`)}),
    gir as (${explained(fromAssegnate(momento), sql`x.tipo in ('giroconto', 'storno')`)})
    select c.id as id_conto, c.nome, c.divisa,
      c.saldo_iniziale + coalesce(prima.importo, 0) as saldo_iniziale,
      coalesce(s.entrate, 0) as entrate, coalesce(s.uscite, 0) as uscite,
      c.saldo_iniziale + coalesce(prima.importo, 0) + coalesce(s.entrate, 0) + coalesce(s.uscite, 0) as saldo_finale,
      coalesce(s.movimenti, 0) as movimenti, coalesce(pag.importo, 0) as pagamenti,
      coalesce(voc.importo, 0) as voci, coalesce(gir.importo, 0) as giroconti,
      coalesce(s.ignorato, 0) as ignorato, coalesce(s.da_riconciliare, 0) as da_riconciliare,
      coalesce(s.aperti, 0) as aperti, b.saldo_finale as saldo_banca
    from c left join prima on prima.id_conto = c.id left join somme s on s.id_conto = c.id
    left join pag on pag.id_conto = c.id left join voc on voc.id_conto = c.id left join gir on gir.id_conto = c.id
    left join lateral (
      select i.saldo_finale from importazione i
      where i.id_azienda = ${momento.idAzienda} and i.id_conto = c.id and i.natura = 'movimento'
        and i.visibile_dal <= ${momento.visto}::timestamptz
        and (i.annullata_il is null or i.annullata_il > ${momento.visto}::timestamptz)
        and i.al <= ${al}::date and i.saldo_finale is not null
        and not exists (select from tutti t where t.id_conto = c.id and t.data > i.al)
      order by i.al desc, i.id_imp desc limit 1) b on true
    order by c.nome collate "C", c.id`.execute(tx);
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
  momento: Momento,
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
    momento,
    sql`select 'movimento' as tipo, m.id as id_riga, null::bigint as id_pagamento, m.id_soggetto, m.ragione_sociale,
        m.id_conto, m.data, null::date as scadenza, m.numero_documento, m.causale, m.descrizione, m.importo,
        ${quota} as quota, null::integer as giorni, null::integer as aliquota, m.data as ordine
      from ${fromMovimenti(momento, query.al)} m
      join ${ofConto(momento, query)} c on c.id = m.id_conto and c.divisa = m.divisa
      where m.data >= ${query.dal}::date and ${only}`,
    query,
  );
}
