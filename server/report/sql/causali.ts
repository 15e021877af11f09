/** Movimenti by the reason that the bank gives. */
import { sql, type RawBuilder } from 'kysely';
import type { DatiReport, QueryReport, QueryRighe } from '#api/contract/report.ts';
import { parseCausale } from '#domain/voci/causale.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { fromCausali, fromMovimenti } from './sources.ts';
import type { Moment } from './moment.ts';
import { readRigheReport, type ReportRigheLette } from './righe.ts';

type Query = QueryReport<'causali'>;
type Wire = DatiReport<'causali'>;

const causale = sql`coalesce(trim(m.causale), '')`;

function where({ dal, divisa, id_conto }: Query): RawBuilder<boolean> {
  const conto = id_conto === undefined ? sql`` : sql`and m.id_conto = ${id_conto}`;
  return sql<boolean>`m.data >= ${dal}::date and m.divisa = ${divisa} ${conto}`;
}

/** The description is that of the registry of causali, where the bank's text begins with a code that it knows. */
export async function readCausali(tx: Tx, moment: Moment, query: Query): Promise<Omit<Wire, 'parametri'>> {
  const rows = await readRows<Wire['totali'] & { causale: string; intero: boolean }>(tx)`
    select causale, grouping(causale) = 1 as intero, coalesce(sum(movimenti), 0)::integer as movimenti,
      coalesce(sum(entrate), 0)::bigint as entrate, coalesce(sum(uscite), 0)::bigint as uscite,
      coalesce(sum(entrate + uscite), 0)::bigint as netto
    from (
      select ${causale} as causale, count(*) as movimenti,
        coalesce(sum(m.importo) filter (where m.importo > 0), 0)::bigint as entrate,
        coalesce(sum(m.importo) filter (where m.importo < 0), 0)::bigint as uscite
      from ${fromMovimenti(moment, query.al)} m where ${where(query)} group by 1) g
    group by grouping sets ((causale), ())
    order by intero desc, sum(entrate - uscite) desc, causale collate "C"`;
  const known = await sql<{ codice: string; descrizione: string }>`
    select c.codice, c.descrizione from ${fromCausali(moment)} c`.execute(tx);
  const names = new Map(known.rows.map(({ codice, descrizione }) => [codice, descrizione]));
  const righe: Wire['righe'] = [];
  let totali: Wire['totali'] | undefined;
  for (const { intero, causale: text, ...sums } of rows) {
    if (intero) totali = sums;
    else righe.push({ causale: text, descrizione: names.get(parseCausale(text) ?? '') ?? null, ...sums });
  }
  if (!totali) throw new Error('grouping sets without their whole');
  return { righe, totali };
}

export function readCausaliRighe(
  tx: Tx,
  moment: Moment,
  query: QueryRighe<'causali'>,
): Promise<ReportRigheLette> {
  const only = query.causale === undefined ? sql`true` : sql`${causale} = ${query.causale.trim()}`;
  return readRigheReport(
    tx,
    moment,
    sql`select 'movimento' as tipo, m.id as id_riga, null::bigint as id_pagamento, m.id_soggetto, m.ragione_sociale,
        m.id_conto, m.data, null::date as scadenza, m.numero_documento, m.causale, m.descrizione, m.importo,
        m.importo as quota, null::integer as giorni, null::integer as aliquota, m.data as ordine
      from ${fromMovimenti(moment, query.al)} m where ${where(query)} and ${only}`,
    query,
  );
}
