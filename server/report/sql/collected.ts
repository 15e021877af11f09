/**
 * What was collected of a partita: what settles it, less what was waived. The one place that tells cash from settling,
 * for what matured and for what a change of rates would do to it.
 */
import { sql, type RawBuilder } from 'kysely';
import { NON_INCASSATI } from '#domain/report/earned.ts';

/**
 * A CTE over one named `linee`, whose `origine` is the pagamento of a line (of a storno, the one it takes back): by
 * pagamento, what its rebates and discounts are worth and what it closes.
 */
export const selectOrigini = (idAzienda: number): RawBuilder<unknown> => sql`origini as (
  select o.origine, sum(d.importo) as tolto,
    (select sum(x.importo) from abbinamento x where x.id_azienda = ${idAzienda}
      and x.id_pagamento = o.origine) as chiuso
  from (select distinct origine from linee) o
  join differenza d on d.id_azienda = ${idAzienda} and d.id_pagamento = o.origine
    and d.tipo = any(${[...NON_INCASSATI]}::text[])
  group by o.origine)`;

/**
 * The cash of a line `l`, in proportion to what its pagamento collected, with `o` its `origini` or none. Multiplied before
 * it is divided: a share cut to its decimals takes a cent from what ends in half of one.
 */
export const CASSA: RawBuilder<number> = sql<number>`case
  when o.chiuso is null or o.chiuso = 0 then l.importo
  when (o.chiuso + o.tolto) / o.chiuso >= 1 then l.importo
  when (o.chiuso + o.tolto) / o.chiuso <= 0 then 0
  else round(l.importo * (o.chiuso + o.tolto) / o.chiuso)::bigint end`;
