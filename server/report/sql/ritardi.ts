/** How late soggetti pay and are paid, and through which conto. */
import { sql, type RawBuilder } from 'kysely';
import { readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { fromAbbinamenti, fromMovimentiPagati, fromPagamenti, fromPartite, fromRighe } from './sources.ts';
import type { Moment } from './moment.ts';

/** The year before the accounting day. */
const GIORNI = 365;

/** Whole days on average, weighted by amount, and at the worst (never early); of how many partite. */
export interface RitardoLetto {
  /** Null: the azienda as a whole. */
  id_soggetto: number | null;
  medio: number;
  massimo: number;
  partite: number;
}

/** Per soggetto, from what the database keeps of each settlement: `pesati`, `peso`, `massimo`, `partite`. */
function fromDelays({ idAzienda }: Moment, al: string, divisa: string): RawBuilder<unknown> {
  const year = sql`ritardo where id_azienda = ${idAzienda} and divisa = ${divisa} and data <= ${al}::date
    and data > ${al}::date - ${sql.lit(GIORNI)} and data_partita <= ${al}::date
    and (tornato_il is null or tornato_il > ${al}::date)`;
  // Distinct partite would be sorted; those settled more than once are few, and taken off what is counted.
  return sql`select s.id_soggetto, s.pesati, s.peso, s.massimo, s.righe - coalesce(d.righe, 0) as partite
    from (select id_soggetto, sum(peso * giorni) as pesati, sum(peso) as peso, max(giorni) as massimo,
        count(*) as righe from ${year} group by id_soggetto) s
    left join (select id_soggetto, sum(volte - 1) as righe from (select id_soggetto, count(*) as volte from ${year}
        and ripetuta group by id_soggetto, id_partita) x group by id_soggetto) d on d.id_soggetto = s.id_soggetto`;
}

/** The same from the history, which knows what was settled at the instant. */
const fromPast = (moment: Moment, al: string, divisa: string): RawBuilder<unknown> => sql`
  select p.id_soggetto, sum(abs(a.importo) * (a.data - p.scadenza)) as pesati, sum(abs(a.importo)) as peso,
    max(a.data - p.scadenza) as massimo, count(distinct p.id) as partite
  from ${fromAbbinamenti(moment)} a join ${fromPartite(moment, al)} p on p.id = a.id_partita
  where a.data <= ${al}::date and a.data > ${al}::date - ${sql.lit(GIORNI)} and p.divisa = ${divisa}
    and a.id_storno_di is null and p.id_soggetto is not null
    and not exists (select from ${fromPagamenti(moment)} s where s.id_storno_di = a.id_pagamento
      and s.data <= ${al}::date)
  group by p.id_soggetto`;

/** Over what was settled in the year up to `al`, by soggetto and in all. What came back unpaid does not count. */
export async function readRitardi(
  tx: Tx,
  moment: Moment,
  al: string,
  divisa: string,
): Promise<RitardoLetto[]> {
  const by = moment.live ? fromDelays(moment, al, divisa) : fromPast(moment, al, divisa);
  return readRows<RitardoLetto>(tx)`
    select id_soggetto, coalesce(round(sum(pesati) / sum(peso)), 0)::integer as medio,
      greatest(coalesce(max(massimo), 0), 0) as massimo, coalesce(sum(partite), 0)::integer as partite
    from (${by}) per_soggetto group by grouping sets ((id_soggetto), ())`;
}

/** The conto of the latest pagamento of each soggetto, as `id_soggetto`, `id_conto`. */
export const selectUsualConto = (moment: Moment, al: string): RawBuilder<unknown> => sql`(
  select distinct on (p.id_soggetto) p.id_soggetto, r.id_conto
  from ${fromAbbinamenti(moment)} a join ${fromPartite(moment, al)} p on p.id = a.id_partita
  join ${fromMovimentiPagati(moment)} m on m.id_pagamento = a.id_pagamento
  join ${fromRighe(moment)} r on r.id = m.id_movimento
  where a.data <= ${al}::date and p.id_soggetto is not null
  order by p.id_soggetto, a.data desc, a.id_pagamento desc, r.id)`;

/** The delays of the azienda as a whole; none where nothing was ever paid. */
export const getRitardoAzienda = (delays: readonly RitardoLetto[]): RitardoLetto =>
  delays.find(({ id_soggetto }) => id_soggetto === null) ?? {
    id_soggetto: null,
    medio: 0,
    massimo: 0,
    partite: 0,
  };
