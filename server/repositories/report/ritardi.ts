/** How late soggetti pay and are paid, and through which conto. */
import { sql, type RawBuilder } from 'kysely';
import { abbinamenti, movimentiPagati, pagamenti, partite, righe } from './fonti.ts';
import type { Momento } from './momento.ts';

/** The year before the accounting day. */
const GIORNI = 365;

/**
 * CTEs `ritardi` (by soggetto) and `ritardo_azienda` (of all): whole days late on average, weighted by amount, and at
 * the worst (never early), over what was settled in the year up to `al`. What came back unpaid does not count.
 */
export function ritardi(momento: Momento, al: string, divisa: string): RawBuilder<unknown> {
  return sql`
    saldati as materialized (
      select p.id_soggetto, p.id, abs(a.importo) as peso, a.data - p.scadenza as giorni
      from ${abbinamenti(momento)} a join ${partite(momento, al)} p on p.id = a.id_partita
      where a.data <= ${al}::date and a.data > ${al}::date - ${sql.lit(GIORNI)} and p.divisa = ${divisa}
        and a.id_storno_di is null and p.id_soggetto is not null
        and not exists (select from ${pagamenti(momento)} s where s.id_storno_di = a.id_pagamento
          and s.data <= ${al}::date)),
    ritardi as materialized (
      select id_soggetto, round(sum(peso * giorni)::numeric / sum(peso))::integer as medio,
        greatest(max(giorni), 0) as massimo, count(distinct id)::integer as partite
      from saldati group by id_soggetto),
    ritardo_azienda as materialized (
      select coalesce(round(sum(peso * giorni)::numeric / sum(peso)), 0)::integer as medio,
        greatest(coalesce(max(giorni), 0), 0) as massimo, count(distinct id)::integer as partite
      from saldati)`;
}

/** The conto of the latest pagamento of each soggetto, as `id_soggetto`, `id_conto`. */
export const contoAbituale = (momento: Momento, al: string): RawBuilder<unknown> => sql`(
  select distinct on (p.id_soggetto) p.id_soggetto, r.id_conto
  from ${abbinamenti(momento)} a join ${partite(momento, al)} p on p.id = a.id_partita
  join ${movimentiPagati(momento)} m on m.id_pagamento = a.id_pagamento
  join ${righe(momento)} r on r.id = m.id_movimento
  where a.data <= ${al}::date and p.id_soggetto is not null
  order by p.id_soggetto, a.data desc, a.id_pagamento desc, r.id)`;
