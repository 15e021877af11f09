/** Movements that recur, found among those that settle no document: an open item already tells what it will move. */
import { sql } from 'kysely';
import type { Giorno } from '#api/contract/valori.ts';
import { findRicorrenza, type Ricorrenza } from '#domain/report/recurrences.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { listRows, selectKey, type KeptSum } from '../../somme/kept-sum.ts';
import { LETTERE, SOMME_FLUSSI, SOMME_VOCI } from '../../somme/list.ts';
import { fromAssegnate, fromMovimenti, fromSoggetti, fromVoci, type Source } from './sources.ts';
import { createKeptAnswers, type Instant, type Moment } from './moment.ts';

export interface RicorrenzaLetta {
  descrizione: string;
  causale: string | null;
  id_soggetto: number | null;
  voce: string | null;
  id_conto: number;
  importo: number;
  ricorrenza: Ricorrenza;
}

interface Query {
  al: Giorno;
  divisa: string;
  id_conto?: number | undefined;
}

/** How far back it looks: two years show a half-yearly charge at least three times. */
const MESI = 24;
/** In how many months a movement has to be seen. */
const MESI_VISTI = 3;
/** Months after the last time from which it does not come again: half a year at most, and some days. */
const IDLE_MONTHS = 8;

/** What came in one month of some movimenti that are alike: the first day, and the sum. */
type Mese = readonly [data: Giorno, importo: number];

/** Movimenti that are taken for the same one, coming again and again. */
interface Gruppo {
  id_conto: number;
  id_voce: number | null;
  id_soggetto: number | null;
  /** Of those that neither a voce nor a soggetto tells: their causale and the letters of the text that names them. */
  causale: string | null;
  lettere: string | null;
  entrata: boolean;
  mesi: Mese[];
}

/** Which of a movimento's values tell it from the others: its voce, else its soggetto, else its causale and text. */
const CHIAVE = sql.raw('id_conto, id_voce, id_soggetto, causale, lettere, entrata');

/** Movimenti `r` that nothing explains: whole at the instant. As they are now, their state tells it, and has an index. */
const isUnexplained = (moment: Moment): Source =>
  sql`r.importo <> 0 and ${moment.live ? sql`r.stato = 'aperta'` : sql`r.stato <> 'ignorata' and r.residuo = r.importo`}`;

/**
 * The sums that are kept by day, as they are now. The rows of imports that nobody sees are taken off. Days that came to
 * no row are left out: the first day of a month is one on which something moved. `count` is the sum that counts rows.
 */
function fromKeptDays(kept: KeptSum, count: string, { idAzienda, incompiute }: Moment, al: Giorno): Source {
  const key = sql.join(Object.keys(kept.key).map((name) => sql.ref(name)));
  const sources = incompiute.length === 0 ? [] : listRows(kept, '-');
  const unseen = sources.map(
    (rows) => sql`union all select ${key}, ${sql.ref(count)}, importo from (${sql.raw(rows)}
      and r.id_azienda = ${idAzienda} and r.id_imp = any(${incompiute}::bigint[])) u`,
  );
  return sql`(select ${key}, sum(importo) as importo from (
      select ${key}, ${sql.ref(count)} as n, importo from ${sql.table(kept.table)} where id_azienda = ${idAzienda}
      ${sql.join(unseen, sql` `)}) k
    where data <= ${al}::date group by ${key} having sum(n) <> 0)`;
}

/** Movimenti that nothing explains, by day: the sums that are kept of them, or the rows of the instant. */
const fromGiorniAperti = (moment: Moment, al: Giorno): Source =>
  moment.live
    ? fromKeptDays(SOMME_FLUSSI, 'righe', moment, al)
    : sql`(select ${sql.raw(selectKey(SOMME_FLUSSI))}, r.importo from ${fromMovimenti(moment, al)} r
        where ${isUnexplained(moment)})`;

/** What voci explain, by day: the sums that are kept of them, or the lines of the instant. */
const fromGiorniDelleVoci = (moment: Moment, al: Giorno): Source =>
  moment.live
    ? fromKeptDays(SOMME_VOCI, 'linee', moment, al)
    : sql`(select ${sql.raw(selectKey(SOMME_VOCI))}, v.importo
        from ${fromAssegnate(moment)} v join ${fromMovimenti(moment, al)} r on r.id = v.id_movimento
        where v.tipo = 'voce')`;

/**
 * The flows by month: what voci explain, each by its own, and the movimenti that nothing explains and nobody ignored.
 * What pagamenti and giroconti explain is none. Those that are seen in few months, or not for long, stay in the
 * database. Months stand behind a fence (`offset`): the planner guesses few of them, and sums by hash.
 */
async function readGroups(tx: Tx, moment: Moment, { al, divisa, id_conto }: Query): Promise<Gruppo[]> {
  const conto = id_conto === undefined ? sql`` : sql`and g.id_conto = ${id_conto}`;
  const own = sql`g.divisa = ${divisa} ${conto}
    and g.data > (${al}::date - make_interval(months => ${sql.lit(MESI)}))::date`;
  // For this one statement: sums of many rows stay in memory.
  await sql`select set_config('work_mem', '64MB', true)`.execute(tx);
  return readRows<Gruppo>(tx)`
    with flussi as (
      select g.id_conto, null::bigint as id_voce, g.id_soggetto, g.causale, g.lettere, g.data, g.entrata, g.importo
      from ${fromGiorniAperti(moment, al)} g where ${own}
      union all
      select g.id_conto, g.id_voce, g.id_soggetto, null, null, g.data, g.entrata, g.importo
      from ${fromGiorniDelleVoci(moment, al)} g where ${own}),
    venute as (select f.*, date_trunc('month', f.data::timestamp) as mese from flussi f offset 0),
    mesi as (select ${CHIAVE}, min(data) as data, sum(importo)::bigint as importo from venute group by ${CHIAVE}, mese)
    select ${CHIAVE}, json_agg(json_build_array(data, importo) order by data) as mesi
    from mesi group by ${CHIAVE}
    having count(*) >= ${sql.lit(MESI_VISTI)}
      and max(data) > (${al}::date - make_interval(months => ${sql.lit(IDLE_MONTHS)}))::date`;
}

/** The descriptions of those that their text tells, as it was on the last of their days, by their place in the list. */
async function readDescrizioni(
  tx: Tx,
  moment: Moment,
  { al, divisa }: Query,
  groups: readonly Gruppo[],
): Promise<Map<number, string>> {
  const named = groups.flatMap((group, posto) => (group.lettere === null ? [] : [{ ...group, posto }]));
  const days = named.map(({ mesi }) => mesi.at(-1)?.[0]);
  const rows = await readRows<{ posto: number; descrizione: string }>(tx)`
    select k.posto, max(r.descrizione collate "C") as descrizione
    from unnest(${named.map(({ posto }) => posto)}::bigint[], ${named.map((each) => each.id_conto)}::bigint[],
      ${days}::date[], ${named.map(({ causale }) => causale)}::text[], ${named.map(({ lettere }) => lettere)}::text[],
      ${named.map(({ entrata }) => entrata)}::boolean[]) as k (posto, id_conto, data, causale, lettere, entrata)
    join ${fromMovimenti(moment, al)} r on r.id_conto = k.id_conto and r.data = k.data and r.divisa = ${divisa}
    where ${isUnexplained(moment)} and r.id_soggetto is null and (r.importo > 0) = k.entrata
      and r.causale is not distinct from k.causale and ${sql.raw(LETTERE)} = k.lettere
    group by k.posto`;
  return new Map(rows.map(({ posto, descrizione }) => [posto, descrizione]));
}

async function readNames(
  tx: Tx,
  source: Source,
  name: string,
  ids: readonly (number | null)[],
): Promise<Map<number | null, string>> {
  const rows = await readRows<{ id: number; nome: string }>(tx)`
    select x.id, x.${sql.ref(name)} as nome from ${source} x where x.id = any(${ids.filter((id) => id !== null)}::bigint[])`;
  return new Map(rows.map(({ id, nome: own }) => [id, own]));
}

const keepRicorrenze = createKeptAnswers<RicorrenzaLetta[]>();

/** Movements that recur, largest first. Giroconti, storni and ignored movimenti are no flows. */
export const readRicorrenze = (instant: Instant, query: Query): Promise<RicorrenzaLetta[]> =>
  keepRicorrenze(instant, [query.al, query.divisa, query.id_conto], () => findRicorrenze(instant, query));

async function findRicorrenze(instant: Instant, query: Query): Promise<RicorrenzaLetta[]> {
  const read = await instant.read((tx, moment) => readGroups(tx, moment, query));
  const found = read.flatMap((gruppo) => {
    const arrived = gruppo.mesi.map(([data, importo]) => ({ data, importo }));
    const ricorrenza = findRicorrenza(arrived, query.al);
    return ricorrenza ? [{ gruppo, ricorrenza }] : [];
  });
  const groups = found.map(({ gruppo }) => gruppo);
  const { descrizioni, nomiVoci, nomiSoggetti } = await instant.read(async (tx, moment) => ({
    descrizioni: await readDescrizioni(tx, moment, query, groups),
    nomiVoci: await readNames(
      tx,
      fromVoci(moment),
      'nome',
      groups.map(({ id_voce }) => id_voce),
    ),
    nomiSoggetti: await readNames(
      tx,
      fromSoggetti(moment),
      'ragione_sociale',
      groups.map(({ id_soggetto }) => id_soggetto),
    ),
  }));
  return found
    .map(({ gruppo: { id_conto, id_voce, id_soggetto, causale }, ricorrenza }, posto) => {
      const voce = nomiVoci.get(id_voce) ?? null;
      return {
        id_conto,
        id_soggetto,
        causale,
        voce,
        descrizione: nomiSoggetti.get(id_soggetto) ?? voce ?? descrizioni.get(posto) ?? '',
        importo: ricorrenza.importo,
        ricorrenza,
      };
    })
    .toSorted(
      (a, b) =>
        Math.abs(b.importo) - Math.abs(a.importo) ||
        (a.descrizione === b.descrizione ? a.id_conto - b.id_conto : a.descrizione < b.descrizione ? -1 : 1),
    );
}
