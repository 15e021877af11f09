/** Money in and out by month, as the pagamenti of the register tell it. */
import { sql, type RawBuilder } from 'kysely';
import type { DatiReport, QueryReport, QueryRighe } from '#api/contract/report.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { fromMovimentiPagati, fromPagamenti, fromRighe } from './sources.ts';
import type { Moment } from './moment.ts';
import { readRigheReport, type ReportRigheLette } from './righe.ts';

type Query = QueryReport<'mesi'>;
type RigheQuery = QueryRighe<'mesi'>;
type Wire = DatiReport<'mesi'>;

/** Pagamenti of the period; of one conto, for what they moved on it. Compensations move no money. */
function moved(moment: Moment, { dal, al, divisa, id_conto }: Query): RawBuilder<unknown> {
  const onConto = sql`join (
    select m.id_pagamento, sum(m.importo)::bigint as importo from ${fromMovimentiPagati(moment)} m
    join ${fromRighe(moment)} r on r.id = m.id_movimento and r.id_conto = ${id_conto ?? null}
    group by m.id_pagamento) c on c.id_pagamento = p.id`;
  const importo = id_conto === undefined ? sql`p.importo` : sql`c.importo`;
  return sql`(
    select p.id, p.data, ${importo} as importo, p.riferimento, p.nota, case
      when p.id_storno_di is null and ${importo} > 0 then 'incassi'
      when p.id_storno_di is null then 'pagamenti'
      when ${importo} < 0 then 'insoluti' else 'storni' end as colonna
    from ${fromPagamenti(moment)} p ${id_conto === undefined ? sql`` : onConto}
    where p.data between ${dal}::date and ${al}::date and p.divisa = ${divisa} and ${importo} <> 0)`;
}

const COLONNE = ['incassi', 'insoluti', 'pagamenti', 'storni'] as const;

/** Every month from the first to the last, then the whole. */
export async function readMesi(tx: Tx, moment: Moment, query: Query): Promise<Omit<Wire, 'parametri'>> {
  const sums = COLONNE.map(
    (name) =>
      sql`coalesce(sum(m.importo) filter (where m.colonna = ${sql.lit(name)}), 0)::bigint as ${sql.ref(name)}`,
  );
  const rows = await readRows<Wire['totali'] & { mese: string | null }>(tx)`
    select g.mese::date as mese, ${sql.join(sums)}, coalesce(sum(m.importo), 0)::bigint as netto,
      count(m.id)::integer as numero
    from generate_series(date_trunc('month', ${query.dal}::date::timestamp), ${query.al}::date::timestamp,
      interval '1 month') as g(mese)
    left join ${moved(moment, query)} m on m.data >= g.mese::date
      and m.data < (g.mese + interval '1 month')::date
    group by grouping sets ((g.mese), ())
    order by g.mese nulls last`;
  const monthRighe: Wire['righe'] = [];
  let totali: Wire['totali'] | undefined;
  for (const { mese, ...sum } of rows) {
    if (mese === null) totali = sum;
    else monthRighe.push({ mese, ...sum });
  }
  if (!totali) throw new Error('grouping sets without their whole');
  return { righe: monthRighe, totali };
}

export function readMesiRighe(tx: Tx, moment: Moment, query: RigheQuery): Promise<ReportRigheLette> {
  const filters = [sql<boolean>`true`];
  if (query.mese !== undefined)
    filters.push(
      sql<boolean>`date_trunc('month', m.data::timestamp) = date_trunc('month', ${query.mese}::date::timestamp)`,
    );
  if (query.colonna !== undefined) filters.push(sql<boolean>`m.colonna = ${query.colonna}`);
  return readRigheReport(
    tx,
    moment,
    sql`select 'pagamento' as tipo, null::bigint as id_riga, m.id as id_pagamento, d.id_soggetto, d.ragione_sociale,
        ${query.id_conto ?? null}::bigint as id_conto, m.data, null::date as scadenza, d.numero_documento,
        null::text as causale, coalesce(m.riferimento, m.nota, d.descrizione) as descrizione, m.importo,
        m.importo as quota, null::integer as giorni, null::integer as aliquota, m.data as ordine
      from ${moved(moment, query)} m
      left join lateral (select r.id_soggetto, r.ragione_sociale, r.numero_documento, r.descrizione
        from abbinamento a join riga_estratto r on r.id_azienda = a.id_azienda and r.id = a.id_partita
        where a.id_azienda = ${moment.idAzienda} and a.id_pagamento = m.id order by a.id limit 1) d on true
      where ${sql.join(filters, sql` and `)}`,
    query,
  );
}
