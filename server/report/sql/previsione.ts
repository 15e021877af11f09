/** The forecast of cash: open items summed by the database into the periods of each scenario, and what recurs. */
import { sql, type RawBuilder } from 'kysely';
import type { DatiReport, QueryReport } from '#api/contract/report.ts';
import type { Scenario } from '#api/contract/report-parametri.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { countGiorni } from '#domain/report/ranges.ts';
import { CRITERI, listPeriodi, PERDUTI_DOPO, SCENARI } from '#domain/report/scenarios.ts';
import { listProssime } from '#domain/report/recurrences.ts';
import type { Tx } from '../../core/db/database.ts';
import { fromConti, fromMovimenti, fromPartite, fromSoggetti } from './sources.ts';
import type { Istante, Momento } from './moment.ts';
import { selectContoAbituale, readRitardi, type RitardoLetto } from './ritardi.ts';
import { readRicorrenze, type RicorrenzaLetta } from './recurrences.ts';

export type PrevisioneQuery = QueryReport<'previsione'>;
type Wire = DatiReport<'previsione'>;
type Periodo = { dal: Giorno; al: Giorno };

/** The period of each day after `al`, by how many days after, from 1; the last number is that of whatever is beyond. */
const calendario = (periodi: readonly Periodo[]): number[] => [
  ...periodi.flatMap(({ dal, al }, at) => Array.from({ length: countGiorni(dal, al) + 1 }, () => at + 1)),
  periodi.length + 1,
];

/**
 * The period in which a scenario puts an open item, -1 where it does not count on it; `CRITERI` says the same in words.
 * What should have moved already moves after one more delay, by a day at least. Days are counted from `al`, and their
 * periods looked up: searching them among dates took as long as reading the rows.
 */
export function selectBucket(
  scenario: Scenario,
  al: string,
  periodi: readonly Periodo[],
): RawBuilder<unknown> {
  const days = calendario(periodi);
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
      when ${due} < ${sql.lit(-PERDUTI_DOPO)} then -1 else ${late('massimo')} end`,
  }[scenario];
}

/**
 * CTE `aperte`: what is open, with the delays of its soggetto, or of the azienda. Grouped, delays are known to the
 * planner as one for each soggetto, and it hashes them rather than what is open.
 */
export function selectAperte(
  momento: Momento,
  { al, divisa, id_conto }: PrevisioneQuery,
  ritardi: readonly RitardoLetto[],
): RawBuilder<unknown> {
  const known = ritardi.filter(({ id_soggetto }) => id_soggetto !== null);
  const { medio, massimo } = interi(ritardi);
  const column = (name: keyof RitardoLetto, type: 'bigint' | 'integer') =>
    sql`${known.map((each) => each[name])}::${sql.raw(type)}[]`;
  const own =
    id_conto === undefined
      ? sql``
      : sql`join ${selectContoAbituale(momento, al)} u on u.id_soggetto = p.id_soggetto and u.id_conto = ${id_conto}`;
  return sql`
    aperte as (
      select p.*, coalesce(r.medio, ${medio}::integer) as medio, coalesce(r.massimo, ${massimo}::integer) as massimo
      from ${fromPartite(momento, al)} p ${own}
      left join (select k.id_soggetto, min(k.medio) as medio, min(k.massimo) as massimo
        from unnest(${column('id_soggetto', 'bigint')}, ${column('medio', 'integer')}, ${column('massimo', 'integer')})
          as k(id_soggetto, medio, massimo) group by 1) r on r.id_soggetto = p.id_soggetto
      where p.residuo <> 0 and p.divisa = ${divisa})`;
}

const interi = (ritardi: readonly RitardoLetto[]): RitardoLetto =>
  ritardi.find(({ id_soggetto }) => id_soggetto === null) ?? {
    id_soggetto: null,
    medio: 0,
    massimo: 0,
    partite: 0,
  };

interface Somma {
  migliore: number;
  atteso: number;
  peggiore: number;
  entrata: boolean;
  somma: number;
  partite: number;
}

interface Aperto {
  id_soggetto: number;
  ragione_sociale: string | null;
  aperto: number;
}

/** Where each scenario puts an open item, and its sign, as the digits of one number; and back. */
function cifrario(periodi: readonly Periodo[]) {
  // From -1, left out, to the one beyond the last.
  const base = periodi.length + 3;
  return {
    codice: (al: string) =>
      SCENARI.reduce(
        (code, name) => sql`(${code} * ${sql.lit(base)} + ${selectBucket(name, al, periodi)} + 1)`,
        sql`(residuo > 0)::integer`,
      ),
    leggi: (codice: number) => {
      const digit = (power: number) => Math.trunc(codice / base ** power) % base;
      return {
        migliore: digit(2) - 1,
        atteso: digit(1) - 1,
        peggiore: digit(0) - 1,
        entrata: digit(3) === 1,
      };
    },
  };
}

/**
 * One pass over what is open gives the sums of the periods and those of the soggetti. Periods are one number behind a
 * fence (`offset`): of that the planner guesses few values, and it sums by hash in place of sorting everything twice.
 */
async function readSomme(
  tx: Tx,
  momento: Momento,
  query: PrevisioneQuery,
  periodi: readonly Periodo[],
  ritardi: readonly RitardoLetto[],
): Promise<{ somme: Somma[]; aperti: Aperto[] }> {
  const { codice, leggi } = cifrario(periodi);
  const { rows } = await sql<{
    somme: { codice: number; somma: number; partite: number }[];
    aperti: Aperto[];
  }>`
    with ${selectAperte(momento, query, ritardi)},
    gruppi as materialized (
      select id_soggetto, codice, grouping(codice) = 0 as periodo, sum(residuo)::bigint as somma,
        count(*)::integer as partite
      from (select id_soggetto, residuo, ${codice(query.al)} as codice from aperte offset 0) x
      group by grouping sets ((codice), (id_soggetto)))
    select coalesce((select json_agg(json_build_object('codice', codice, 'somma', somma, 'partite', partite))
        from gruppi where periodo), '[]'::json) as somme,
      coalesce((select json_agg(json_build_object('id_soggetto', g.id_soggetto, 'ragione_sociale', s.ragione_sociale,
          'aperto', g.somma) order by abs(g.somma) desc, g.id_soggetto)
        from gruppi g left join ${fromSoggetti(momento)} s on s.id = g.id_soggetto
        where not g.periodo and g.id_soggetto is not null), '[]'::json) as aperti`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('what is open cannot be read');
  const somme = row.somme.map(({ codice: code, ...sums }) => ({ ...leggi(code), ...sums }));
  return { somme, aperti: row.aperti };
}

/** Balance of the conti at the end of `al`, each from its own currency. */
async function readSaldo(
  tx: Tx,
  momento: Momento,
  { al, divisa, id_conto }: PrevisioneQuery,
): Promise<number> {
  const { rows } = await sql<{ saldo: number }>`
    with c as materialized (select c.id, c.saldo_iniziale from ${fromConti(momento)} c where c.divisa = ${divisa}
      and (${id_conto ?? null}::bigint is null or c.id = ${id_conto ?? null}::bigint))
    select ((select coalesce(sum(saldo_iniziale), 0) from c) + (select coalesce(sum(m.importo), 0)
      from ${fromMovimenti(momento, al)} m where m.divisa = ${divisa} and m.id_conto in (select id from c)))::bigint
      as saldo`.execute(tx);
  return rows[0]?.saldo ?? 0;
}

/** The delays as they are shown: of soggetti with something open. */
function shown(
  aperti: readonly Aperto[],
  ritardi: readonly RitardoLetto[],
): Pick<Wire, 'ritardi' | 'ritardo_azienda'> {
  const wire = ({ medio, massimo, partite: counted }: RitardoLetto) => ({
    ritardo_medio: medio,
    ritardo_massimo: massimo,
    partite: counted,
  });
  const byId = new Map(ritardi.map((each) => [each.id_soggetto, each]));
  return {
    ritardi: aperti.flatMap(({ id_soggetto, ragione_sociale, aperto }) => {
      const own = byId.get(id_soggetto);
      if (!own) return [];
      return [{ id_soggetto, ragione_sociale: ragione_sociale ?? `#${id_soggetto}`, ...wire(own), aperto }];
    }),
    ritardo_azienda: wire(interi(ritardi)),
  };
}

type Flussi = Wire['periodi'][number]['scenari']['atteso'];

/** The periods of one scenario: what falls in each, and the balance at its end. */
function flussi(
  scenario: Scenario,
  periodi: readonly Periodo[],
  somme: readonly Somma[],
  ricorrenze: readonly RicorrenzaLetta[],
  saldoIniziale: number,
): Flussi[] {
  const made = periodi.map(() => ({
    entrate: 0,
    uscite: 0,
    ricorrenti_entrate: 0,
    ricorrenti_uscite: 0,
    saldo: 0,
  }));
  for (const row of somme) {
    const period = made[row[scenario] - 1];
    if (period) period[row.entrata ? 'entrate' : 'uscite'] += row.somma;
  }
  for (const { importo, giorno } of listAttese(scenario, periodi, ricorrenze)) {
    const period = made[periodi.findIndex(({ al }) => giorno <= al)];
    if (period) period[importo > 0 ? 'ricorrenti_entrate' : 'ricorrenti_uscite'] += importo;
  }
  let saldo = saldoIniziale;
  for (const period of made) {
    saldo += period.entrate + period.uscite + period.ricorrenti_entrate + period.ricorrenti_uscite;
    period.saldo = saldo;
  }
  return made;
}

/** Each coming of each movement that recurs, as a scenario counts on it. */
export function listAttese(
  scenario: Scenario,
  periodi: readonly Periodo[],
  ricorrenze: readonly RicorrenzaLetta[],
): (RicorrenzaLetta & { giorno: Giorno })[] {
  const end = periodi.at(-1)?.al;
  if (end === undefined) return [];
  return ricorrenze
    .filter(({ importo }) => scenario !== 'peggiore' || importo < 0)
    .flatMap((each) => listProssime(each.ricorrenza, end).map((giorno) => ({ ...each, giorno })));
}

const total = (rows: readonly Somma[]): number => rows.reduce((sum, { somma }) => sum + somma, 0);

export async function readPrevisione(
  istante: Istante,
  query: PrevisioneQuery,
): Promise<Omit<Wire, 'parametri'>> {
  const periodi = listPeriodi(query.al, query.mesi, query.passo);
  const { ritardi, somme, aperti, saldo_iniziale } = await istante.read(async (tx, momento) => {
    const read = await readRitardi(tx, momento, query.al, query.divisa);
    return {
      ritardi: read,
      ...(await readSomme(tx, momento, query, periodi, read)),
      saldo_iniziale: await readSaldo(tx, momento, query),
    };
  });
  const ricorrenze = await readRicorrenze(istante, query);
  const perScenario = <T>(of: (scenario: Scenario) => T) => ({
    migliore: of('migliore'),
    atteso: of('atteso'),
    peggiore: of('peggiore'),
  });
  const series = perScenario((scenario) => flussi(scenario, periodi, somme, ricorrenze, saldo_iniziale));
  const beyond = periodi.length + 1;
  return {
    saldo_iniziale,
    periodi: periodi.map((periodo, at) => ({
      ...periodo,
      scenari: perScenario((scenario) => {
        const period = series[scenario][at];
        if (!period) throw new Error('a period without its sums');
        return period;
      }),
    })),
    criteri: CRITERI,
    oltre: perScenario((scenario) => total(somme.filter((row) => row[scenario] === beyond))),
    esclusi: perScenario((scenario) => total(somme.filter((row) => row[scenario] === -1))),
    aperto: {
      entrate: total(somme.filter(({ entrata }) => entrata)),
      uscite: total(somme.filter(({ entrata }) => !entrata)),
      partite: somme.reduce((sum, row) => sum + row.partite, 0),
    },
    ricorrenze: ricorrenze.map(({ ricorrenza: { giorno: _, ...ricorrenza }, ...each }) => ({
      ...each,
      ...ricorrenza,
    })),
    ...shown(aperti, ritardi),
  };
}
