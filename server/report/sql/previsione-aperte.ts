/** The open items of a forecast, in SQL: which there are, and in which period each scenario puts one. */
import { sql, type RawBuilder } from 'kysely';
import type { QueryReport } from '#api/contract/report.ts';
import type { Scenario } from '#api/contract/report-parametri.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { LOST_AFTER } from '#domain/report/scenarios.ts';
import type { Moment } from './moment.ts';
import { getRitardoAzienda, selectUsualConto, type RitardoLetto } from './ritardi.ts';
import { fromPartite } from './sources.ts';
import { countGiorni } from '#domain/date.ts';

type Periodo = { dal: Giorno; al: Giorno };

/** The period of each day after `al`, by how many days after, from 1; the last number is that of whatever is beyond. */
const calendar = (periods: readonly Periodo[]): number[] => [
  ...periods.flatMap(({ dal, al }, at) => Array.from({ length: countGiorni(dal, al) + 1 }, () => at + 1)),
  periods.length + 1,
];

/**
 * The period in which a scenario puts an open item, -1 where it does not count on it; `CRITERI` says the same in words.
 * What should have moved already moves after one more delay, by a day at least. Days are counted from `al`, and their
 * periods looked up: searching them among dates took as long as reading the rows.
 */
export function selectBucket(
  scenario: Scenario,
  al: string,
  periods: readonly Periodo[],
): RawBuilder<unknown> {
  const days = calendar(periods);
  const at = (after: RawBuilder<unknown>) =>
    sql`(${days}::integer[])[least(${after}, ${sql.lit(days.length)})]`;
  const due = sql`(scadenza - ${al}::date)`;
  const onTime = at(sql`greatest(${due}, 1)`);
  const late = (giorni: 'medio' | 'massimo') => {
    const column = sql.ref(giorni);
    return at(sql`case when ${due} + ${column} > 0 then ${due} + ${column} else greatest(1, ${column}) end`);
  };
  return {
    migliore: sql`case when residuo > 0 then ${onTime} else ${late('medio')} end`,
    atteso: late('medio'),
    peggiore: sql`case when residuo < 0 then ${onTime}
      when ${due} < ${sql.lit(-LOST_AFTER)} then -1 else ${late('massimo')} end`,
  }[scenario];
}

/**
 * CTE `aperte`: what is open, with the delays of its soggetto, or of the azienda. Grouped, delays are known to the
 * planner as one for each soggetto, and it hashes them rather than what is open.
 */
export function selectAperte(
  moment: Moment,
  { al, divisa, id_conto }: QueryReport<'previsione'>,
  delays: readonly RitardoLetto[],
): RawBuilder<unknown> {
  const known = delays.filter(({ id_soggetto }) => id_soggetto !== null);
  const { medio, massimo } = getRitardoAzienda(delays);
  const column = (name: keyof RitardoLetto, type: 'bigint' | 'integer') =>
    sql`${known.map((each) => each[name])}::${sql.raw(type)}[]`;
  const own =
    id_conto === undefined
      ? sql``
      : sql`join ${selectUsualConto(moment, al)} u on u.id_soggetto = p.id_soggetto and u.id_conto = ${id_conto}`;
  return sql`
    aperte as (
      select p.*, coalesce(r.medio, ${medio}::integer) as medio, coalesce(r.massimo, ${massimo}::integer) as massimo
      from ${fromPartite(moment, al)} p ${own}
      left join (select k.id_soggetto, min(k.medio) as medio, min(k.massimo) as massimo
        from unnest(${column('id_soggetto', 'bigint')}, ${column('medio', 'integer')}, ${column('massimo', 'integer')})
          as k(id_soggetto, medio, massimo) group by 1) r on r.id_soggetto = p.id_soggetto
      where p.residuo <> 0 and p.divisa = ${divisa})`;
}
