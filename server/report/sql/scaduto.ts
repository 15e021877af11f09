/** Open items by days late, summed by the database. */
import { sql, type RawBuilder } from 'kysely';
import type { DatiReport, QueryReport, QueryRighe } from '#api/contract/report.ts';
import { FASCE, GIORNI_FASCIA } from '#domain/report/ranges.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { fromPartite, fromSoggetti } from './sources.ts';
import type { Moment } from './moment.ts';
import { readRigheReport, type ReportRigheLette } from './righe.ts';

type Query = QueryReport<'scaduto'>;
type RigheQuery = QueryRighe<'scaduto'>;
type Wire = DatiReport<'scaduto'>;

const COLONNE = { soggetto: 'id_soggetto', agente: 'id_agente', mandante: 'id_mandante' } as const;

/** The partite of a fascia, by its place: 0 is not due yet. */
const isIn = (al: string, at: number): RawBuilder<boolean> => {
  const [from, to] = [GIORNI_FASCIA[at], GIORNI_FASCIA[at - 1]];
  const bounds = [
    ...(from === undefined ? [] : [sql`p.scadenza >= ${al}::date - ${sql.lit(from)}`]),
    ...(to === undefined ? [] : [sql`p.scadenza < ${al}::date - ${sql.lit(to)}`]),
  ];
  return sql<boolean>`${sql.join(bounds, sql` and `)}`;
};

const direction = (query: Pick<Query, 'verso'>): RawBuilder<boolean> =>
  ({
    crediti: sql<boolean>`p.residuo > 0`,
    debiti: sql<boolean>`p.residuo < 0`,
    netto: sql<boolean>`p.residuo <> 0`,
  })[query.verso];

function where(query: Query): RawBuilder<boolean> {
  const filters = [direction(query), sql<boolean>`p.divisa = ${query.divisa}`];
  for (const column of Object.values(COLONNE)) {
    const id = query[column];
    if (id !== undefined) filters.push(sql<boolean>`p.${sql.ref(column)} = ${id}`);
  }
  return sql<boolean>`${sql.join(filters, sql` and `)}`;
}

/**
 * Whole sums for each group, largest `scaduto` first. An index has the partite by soggetto: each of these is summed as it is
 * read, and the whole from the groups.
 */
export async function readScaduto(tx: Tx, moment: Moment, query: Query): Promise<Omit<Wire, 'parametri'>> {
  const column = sql.ref(`p.${COLONNE[query.per]}`);
  const byFascia = FASCE.map(
    (name, at) => sql`coalesce(sum(p.residuo) filter (where ${isIn(query.al, at)}), 0) as ${sql.ref(name)}`,
  );
  const names = FASCE.map((name) => sql.ref(name));
  const all = names.map((name) => sql`coalesce(sum(${name}), 0)`);
  const rows = await readRows<Wire['righe'][number] & { intero: boolean }>(tx)`
    with gruppi as materialized (
      select ${column} as id, count(*) as partite, ${sql.join(byFascia)}
      from ${fromPartite(moment, query.al)} p where ${where(query)} group by 1),
    tutti as (
      select false as intero, * from gruppi
      union all select true, null, coalesce(sum(partite), 0), ${sql.join(all)} from gruppi)
    select g.*, coalesce(s.ragione_sociale, '') as nome
    from (
      select intero, id, partite::integer, ${sql.join(names.map((name) => sql`${name}::bigint`))},
        (${sql.join(names.slice(1), sql` + `)})::bigint as scaduto, (${sql.join(names, sql` + `)})::bigint as totale
      from tutti) g
    left join ${fromSoggetti(moment)} s on s.id = g.id
    order by g.intero desc, abs(g.scaduto) desc, abs(g.totale) desc, g.id nulls last`;
  const righe: Wire['righe'] = [];
  let totali: Wire['totali'] | undefined;
  for (const { intero, id, nome, ...sums } of rows) {
    if (intero) totali = sums;
    else righe.push({ id, nome: id === null ? `Senza ${query.per}` : nome || `#${id}`, ...sums });
  }
  if (!totali) throw new Error('the sums came without their whole');
  return { righe, totali, altre_divise: await listOtherDivise(tx, moment, query) };
}

/** Currencies other than the one asked for, of what is open: the usual one by one row, the others by their own index. */
async function listOtherDivise(tx: Tx, moment: Moment, { al, divisa }: Query): Promise<string[]> {
  const rows = await readRows<{ divisa: string }>(tx)`
    select distinct p.divisa from ${fromPartite(moment, al)} p
    where p.divisa <> 'EUR' and p.divisa <> ${divisa} and p.residuo <> 0
    union all
    select 'EUR' where ${divisa} <> 'EUR' and exists (select from ${fromPartite(moment, al)} p
      where p.divisa = 'EUR' and p.residuo <> 0)
    order by divisa`;
  return rows.map((row) => row.divisa);
}

/** The partite behind a figure, oldest due first. */
export function readScadutoRighe(tx: Tx, moment: Moment, query: RigheQuery): Promise<ReportRigheLette> {
  const column = sql.ref(`p.${COLONNE[query.per]}`);
  const filters = [where(query)];
  if (query.gruppo === 'nessuno') filters.push(sql<boolean>`${column} is null`);
  else if (query.gruppo !== undefined) filters.push(sql<boolean>`${column} = ${query.gruppo}`);
  if (query.fascia === 'scaduto') filters.push(sql<boolean>`p.scadenza < ${query.al}::date`);
  else if (query.fascia !== undefined) filters.push(isIn(query.al, FASCE.indexOf(query.fascia)));
  return readRigheReport(
    tx,
    moment,
    sql`select 'partita' as tipo, p.id as id_riga, null::bigint as id_pagamento, p.id_soggetto, p.ragione_sociale,
        null::bigint as id_conto, p.data, p.scadenza, p.numero_documento, p.causale, p.descrizione, p.importo,
        p.residuo as quota, ${query.al}::date - p.scadenza as giorni, null::integer as aliquota, p.scadenza as ordine
      from ${fromPartite(moment, query.al)} p where ${sql.join(filters, sql` and `)}`,
    query,
  );
}
