/** The forecast of cash: open items summed by the database into the periods of each scenario, and what recurs. */
import { sql } from 'kysely';
import type { DatiReport, QueryReport } from '#api/contract/report.ts';
import type { Scenario } from '#api/contract/report-parametri.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { CRITERI, listPeriodi, SCENARI } from '#domain/report/scenarios.ts';
import { listProssime } from '#domain/report/recurrences.ts';
import { readRow } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { SOMME } from '../../somme/visible.ts';
import { fromConti, fromMovimenti, fromSoggetti } from './sources.ts';
import { createKeptAnswers, type Instant, type Moment } from './moment.ts';
import { selectAperte, selectBucket } from './previsione-aperte.ts';
import { getRitardoAzienda, readRitardi, type RitardoLetto } from './ritardi.ts';
import { readRicorrenze, type RicorrenzaLetta } from './recurrences.ts';

type PrevisioneQuery = QueryReport<'previsione'>;
type Wire = DatiReport<'previsione'>;
type Previsione = Omit<Wire, 'parametri'>;
type Periodo = { dal: Giorno; al: Giorno };

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
function cipher(periods: readonly Periodo[]) {
  // From -1, left out, to the one beyond the last.
  const base = periods.length + 3;
  return {
    codice: (al: string) =>
      SCENARI.reduce(
        (code, name) => sql`(${code} * ${sql.lit(base)} + ${selectBucket(name, al, periods)} + 1)`,
        sql`(residuo > 0)::integer`,
      ),
    read: (code: number) => {
      const digit = (power: number) => Math.trunc(code / base ** power) % base;
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
async function readSums(
  tx: Tx,
  moment: Moment,
  query: PrevisioneQuery,
  periods: readonly Periodo[],
  delays: readonly RitardoLetto[],
): Promise<{ somme: Somma[]; aperti: Aperto[] }> {
  const { codice, read } = cipher(periods);
  const row = await readRow<{
    somme: { codice: number; somma: number; partite: number }[];
    aperti: Aperto[];
  }>(tx)`
    with ${selectAperte(moment, query, delays)},
    gruppi as materialized (
      select id_soggetto, codice, grouping(codice) = 0 as periodo, sum(residuo)::bigint as somma,
        count(*)::integer as partite
      from (select id_soggetto, residuo, ${codice(query.al)} as codice from aperte offset 0) x
      group by grouping sets ((codice), (id_soggetto)))
    select coalesce((select json_agg(json_build_object('codice', codice, 'somma', somma, 'partite', partite))
        from gruppi where periodo), '[]'::json) as somme,
      coalesce((select json_agg(json_build_object('id_soggetto', g.id_soggetto, 'ragione_sociale', s.ragione_sociale,
          'aperto', g.somma) order by abs(g.somma) desc, g.id_soggetto)
        from gruppi g left join ${fromSoggetti(moment)} s on s.id = g.id_soggetto
        where not g.periodo and g.id_soggetto is not null), '[]'::json) as aperti`;
  if (!row) throw new Error('what is open cannot be read');
  const somme = row.somme.map(({ codice: code, ...sums }) => ({ ...read(code), ...sums }));
  return { somme, aperti: row.aperti };
}

/** Balance of the conti at the end of `al`, each from its own currency. */
async function readSaldo(tx: Tx, moment: Moment, { al, divisa, id_conto }: PrevisioneQuery): Promise<number> {
  const moved = moment.live
    ? sql`(select id_conto, divisa, dare + avere as importo from ${SOMME}
        where id_azienda = ${moment.idAzienda} and natura = 'movimento' and data <= ${al}::date)`
    : fromMovimenti(moment, al);
  const row = await readRow<{ saldo: number }>(tx)`
    with c as materialized (select c.id, c.saldo_iniziale from ${fromConti(moment)} c where c.divisa = ${divisa}
      and (${id_conto ?? null}::bigint is null or c.id = ${id_conto ?? null}::bigint))
    select ((select coalesce(sum(saldo_iniziale), 0) from c) + (select coalesce(sum(m.importo), 0)
      from ${moved} m where m.divisa = ${divisa} and m.id_conto in (select id from c)))::bigint as saldo`;
  return row?.saldo ?? 0;
}

/** The delays as they are shown: of soggetti with something open. */
function shown(
  stillOpen: readonly Aperto[],
  delays: readonly RitardoLetto[],
): Pick<Wire, 'ritardi' | 'ritardo_azienda'> {
  const wire = ({ medio, massimo, partite: counted }: RitardoLetto) => ({
    ritardo_medio: medio,
    ritardo_massimo: massimo,
    partite: counted,
  });
  const byId = new Map(delays.map((each) => [each.id_soggetto, each]));
  return {
    ritardi: stillOpen.flatMap(({ id_soggetto, ragione_sociale, aperto }) => {
      const own = byId.get(id_soggetto);
      if (!own) return [];
      return [{ id_soggetto, ragione_sociale: ragione_sociale ?? `#${id_soggetto}`, ...wire(own), aperto }];
    }),
    ritardo_azienda: wire(getRitardoAzienda(delays)),
  };
}

/** The periods of one scenario: what falls in each, and the balance at its end. */
function selectFlussi(
  scenario: Scenario,
  periods: readonly Periodo[],
  sums: readonly Somma[],
  recurrences: readonly RicorrenzaLetta[],
  openingSaldo: number,
): Wire['periodi'][number]['scenari']['atteso'][] {
  const made = periods.map(() => ({
    entrate: 0,
    uscite: 0,
    ricorrenti_entrate: 0,
    ricorrenti_uscite: 0,
    saldo: 0,
  }));
  for (const row of sums) {
    const period = made[row[scenario] - 1];
    if (period) period[row.entrata ? 'entrate' : 'uscite'] += row.somma;
  }
  for (const { importo, giorno } of listExpected(scenario, periods, recurrences)) {
    const period = made[periods.findIndex(({ al }) => giorno <= al)];
    if (period) period[importo > 0 ? 'ricorrenti_entrate' : 'ricorrenti_uscite'] += importo;
  }
  let saldo = openingSaldo;
  for (const period of made) {
    saldo += period.entrate + period.uscite + period.ricorrenti_entrate + period.ricorrenti_uscite;
    period.saldo = saldo;
  }
  return made;
}

/** Each coming of each movement that recurs, as a scenario counts on it. */
export function listExpected(
  scenario: Scenario,
  periods: readonly Periodo[],
  recurrences: readonly RicorrenzaLetta[],
): (RicorrenzaLetta & { giorno: Giorno })[] {
  const end = periods.at(-1)?.al;
  if (end === undefined) return [];
  return recurrences
    .filter(({ importo }) => scenario !== 'peggiore' || importo < 0)
    .flatMap((each) => listProssime(each.ricorrenza, end).map((giorno) => ({ ...each, giorno })));
}

const total = (rows: readonly Somma[]): number => rows.reduce((sum, { somma }) => sum + somma, 0);

const keepPrevisione = createKeptAnswers<Previsione>();

/** The forecast; asked again while nothing changed, it is what it was. */
export const readPrevisione = (instant: Instant, query: PrevisioneQuery): Promise<Previsione> =>
  keepPrevisione(instant, [query.al, query.divisa, query.id_conto, query.mesi, query.passo], () =>
    computePrevisione(instant, query),
  );

async function computePrevisione(instant: Instant, query: PrevisioneQuery): Promise<Previsione> {
  const periods = listPeriodi(query.al, query.mesi, query.passo);
  // Snapshots of one instant agree: what is open, the balance and what recurs are read side by side.
  const readOpen = instant.read(async (tx, moment) => {
    const read = await readRitardi(tx, moment, query.al, query.divisa);
    return { ritardi: read, ...(await readSums(tx, moment, query, periods, read)) };
  });
  const [{ ritardi, somme, aperti }, saldo_iniziale, recurrences] = await Promise.all([
    readOpen,
    instant.read((tx, moment) => readSaldo(tx, moment, query)),
    readRicorrenze(instant, query),
  ]);
  const byScenario = <T>(of: (scenario: Scenario) => T) => ({
    migliore: of('migliore'),
    atteso: of('atteso'),
    peggiore: of('peggiore'),
  });
  const series = byScenario((scenario) =>
    selectFlussi(scenario, periods, somme, recurrences, saldo_iniziale),
  );
  const beyond = periods.length + 1;
  return {
    saldo_iniziale,
    periodi: periods.map((periodo, at) => ({
      ...periodo,
      scenari: byScenario((scenario) => {
        const period = series[scenario][at];
        if (!period) throw new Error('a period without its sums');
        return period;
      }),
    })),
    criteri: CRITERI,
    oltre: byScenario((scenario) => total(somme.filter((row) => row[scenario] === beyond))),
    esclusi: byScenario((scenario) => total(somme.filter((row) => row[scenario] === -1))),
    aperto: {
      entrate: total(somme.filter(({ entrata }) => entrata)),
      uscite: total(somme.filter(({ entrata }) => !entrata)),
      partite: somme.reduce((sum, row) => sum + row.partite, 0),
    },
    ricorrenze: recurrences.map(({ ricorrenza: { giorno: _, ...ricorrenza }, ...each }) => ({
      ...each,
      ...ricorrenza,
    })),
    ...shown(aperti, ritardi),
  };
}
