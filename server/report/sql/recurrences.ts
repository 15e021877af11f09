/** Movements that recur, found among those that settle no document: an open item already tells what it will move. */
import { sql } from 'kysely';
import type { Giorno } from '#api/contract/valori.ts';
import { toMonthNumber } from '#domain/report/calendar.ts';
import { findRicorrenza, type Ricorrenza } from '#domain/report/recurrences.ts';
import type { Tx } from '../../core/db/database.ts';
import { fromAssegnate, fromMovimenti, fromSoggetti, fromVoci, type Fonte } from './sources.ts';
import { createKeptAnswers, type Istante, type Momento } from './moment.ts';

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
const MESI_SPENTI = 8;

/** What came in one month of some movimenti that are alike: the first day, and the sum. */
type Mese = readonly [data: Giorno, importo: number];

/** Movimenti that are taken for the same one, coming again and again. */
interface Gruppo {
  id_conto: number;
  id_voce: number | null;
  id_soggetto: number | null;
  /** Of those that neither a voce nor a soggetto tells: their causale and the text that names them. */
  causale: string | null;
  testo: string | null;
  /** The last of their descriptions; null where a voce or a soggetto has a name. */
  descrizione: string | null;
  entrata: boolean;
  mesi: Mese[];
}

/** Which of a movimento's values tell it from the others. */
const CHIAVE = sql.raw('id_conto, id_voce, id_soggetto, causale, testo, entrata');

/** Movimenti that nothing explains: whole at the instant. As they are now, their state tells it, and has an index. */
const isUnexplained = (moment: Momento): Fonte =>
  moment.vivo ? sql`m.stato = 'aperta'` : sql`m.stato <> 'ignorata' and m.residuo = m.importo`;

/** Lines of voci of imports that nobody sees, as what the sums count too much. */
const fromUnfinishedLines = ({ idAzienda, incompiute }: Momento): Fonte => sql`
  select r.id_conto, r.divisa, v.id_voce, r.id_soggetto, r.data, v.importo > 0 as entrata, -1 as linee, -v.importo as importo
  from riga_estratto r join movimento_voce v on v.id_azienda = r.id_azienda and v.id_movimento = r.id and v.attivo
  where r.id_azienda = ${idAzienda} and r.id_imp = any(${incompiute}::bigint[]) and v.tipo = 'voce'`;

/**
 * What voci explain, by day: the sums that are kept of them, or the lines of the instant. Days that came to no line
 * are left out: the first day of a month is one on which something moved.
 */
function fromGiorniDelleVoci(moment: Momento, al: Giorno): Fonte {
  const columns = sql.raw('id_conto, divisa, id_voce, id_soggetto, data, entrata');
  if (!moment.vivo)
    return sql`(select m.id_conto, m.divisa, x.id_voce, m.id_soggetto, m.data, x.importo > 0 as entrata, x.importo
      from ${fromAssegnate(moment)} x join ${fromMovimenti(moment, al)} m on m.id = x.id_movimento
      where x.tipo = 'voce')`;
  const incompiute = moment.incompiute.length === 0 ? sql`` : sql`union all ${fromUnfinishedLines(moment)}`;
  return sql`(select ${columns}, sum(importo) as importo from (
      select ${columns}, linee, importo from somma_voce where id_azienda = ${moment.idAzienda} ${incompiute}) k
    where data <= ${al}::date group by ${columns} having sum(linee) <> 0)`;
}

/** A row of `readGroups`: a month, or all months of what a text does not name. */
interface GruppoLetto extends Omit<Gruppo, 'mesi'> {
  data: Giorno;
  importo: number;
  mesi: Mese[] | null;
}

/**
 * The flows by month: what voci explain, each by its own, and the movimenti that nothing explains and nobody ignored.
 * What pagamenti and giroconti explain is none. Those that a voce or a soggetto tells take no text with them, and are
 * gathered here; those of a text come month by month, since the server puts texts together. Months stand behind a fence
 * (`offset`): the planner guesses few of them, and sums by hash in place of sorting every movimento.
 */
async function readGroups(tx: Tx, moment: Momento, { al, divisa, id_conto }: Query): Promise<Gruppo[]> {
  const own = (table: string) => {
    const column = (name: string) => sql.ref(`${table}.${name}`);
    const conto = id_conto === undefined ? sql`` : sql`and ${column('id_conto')} = ${id_conto}`;
    return sql`${column('divisa')} = ${divisa} ${conto}
      and ${column('data')} > (${al}::date - make_interval(months => ${sql.lit(MESI)}))::date`;
  };
  // For this one statement: sums of many rows stay in memory, and nothing is compiled for longer than it runs.
  await sql`select set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`.execute(tx);
  const { rows } = await sql<GruppoLetto>`
    with flussi as (
      select m.id_conto, null::bigint as id_voce, m.id_soggetto, case when m.id_soggetto is null then m.causale end as causale,
        case when m.id_soggetto is null then coalesce(m.ragione_sociale, m.descrizione) end as testo,
        case when m.id_soggetto is null and m.ragione_sociale is not null then m.descrizione end as descrizione,
        m.data, m.importo > 0 as entrata, m.importo
      from ${fromMovimenti(moment, al)} m
      where ${isUnexplained(moment)} and m.importo <> 0 and ${own('m')}
      union all
      select g.id_conto, g.id_voce, g.id_soggetto, null, null, null, g.data, g.entrata, g.importo
      from ${fromGiorniDelleVoci(moment, al)} g where ${own('g')}),
    venute as (select f.*, date_trunc('month', f.data::timestamp) as mese from flussi f offset 0),
    mesi as materialized (
      select ${CHIAVE}, max(descrizione collate "C") as descrizione, min(data) as data, sum(importo)::bigint as importo
      from venute group by ${CHIAVE}, mese)
    select ${CHIAVE}, coalesce(descrizione, testo) as descrizione, data, importo, null::json as mesi
    from mesi where testo is not null
    union all
    select ${CHIAVE}, null, null, null, json_agg(json_build_array(data, importo))
    from mesi where testo is null group by ${CHIAVE}
    having count(*) >= ${sql.lit(MESI_VISTI)}
      and max(data) > (${al}::date - make_interval(months => ${sql.lit(MESI_SPENTI)}))::date`.execute(tx);
  return rows.map(({ data, importo, mesi, ...gruppo }) => ({ ...gruppo, mesi: mesi ?? [[data, importo]] }));
}

/** The words of a text, which come again where numbers and dates change. */
const words = (text: string): string => text.replaceAll(/\P{Alphabetic}+/gu, ' ').toUpperCase();

/** What tells a movement that recurs: its voce, else its counterparty, else its causale and words; in one direction. */
const chiave = ({ id_conto, id_voce, id_soggetto, causale, testo, entrata }: Gruppo): string =>
  JSON.stringify([
    id_conto,
    id_voce,
    id_soggetto,
    ...(testo === null ? [] : [causale, words(testo)]),
    entrata,
  ]);

/** Those that the words of their texts do not tell apart, put together. */
function mergeGroups(read: readonly Gruppo[]): Gruppo[] {
  const groups = new Map<string, Gruppo>();
  for (const group of read) {
    const key = chiave(group);
    const known = groups.get(key);
    if (!known) {
      groups.set(key, group);
      continue;
    }
    for (const month of group.mesi) known.mesi.push(month);
    if ((group.descrizione ?? '') > (known.descrizione ?? '')) known.descrizione = group.descrizione;
  }
  return [...groups.values()];
}

async function readNames(
  tx: Tx,
  source: Fonte,
  name: string,
  ids: readonly (number | null)[],
): Promise<Map<number | null, string>> {
  const { rows } = await sql<{ id: number; nome: string }>`
    select x.id, x.${sql.ref(name)} as nome from ${source} x where x.id = any(${ids.filter((id) => id !== null)}::bigint[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, nome: own }) => [id, own]));
}

const keepRicorrenze = createKeptAnswers<RicorrenzaLetta[]>();

/** Movements that recur, largest first. Giroconti, storni and ignored movimenti are no flows. */
export const readRicorrenze = (instant: Istante, query: Query): Promise<RicorrenzaLetta[]> =>
  keepRicorrenze(instant, [query.al, query.divisa, query.id_conto], () => findRicorrenze(instant, query));

async function findRicorrenze(instant: Istante, query: Query): Promise<RicorrenzaLetta[]> {
  const read = await instant.read((tx, moment) => readGroups(tx, moment, query));
  const found = mergeGroups(read).flatMap((gruppo) => {
    if (new Set(gruppo.mesi.map(([data]) => toMonthNumber(data))).size < MESI_VISTI) return [];
    const arrived = gruppo.mesi.map(([data, importo]) => ({ data, importo }));
    const ricorrenza = findRicorrenza(arrived, query.al);
    return ricorrenza ? [{ gruppo, ricorrenza }] : [];
  });
  const { nomiVoci, nomiSoggetti } = await instant.read(async (tx, moment) => ({
    nomiVoci: await readNames(
      tx,
      fromVoci(moment),
      'nome',
      found.map(({ gruppo }) => gruppo.id_voce),
    ),
    nomiSoggetti: await readNames(
      tx,
      fromSoggetti(moment),
      'ragione_sociale',
      found.map(({ gruppo }) => gruppo.id_soggetto),
    ),
  }));
  return found
    .map(({ gruppo: { id_conto, id_voce, id_soggetto, causale, descrizione }, ricorrenza }) => {
      const voce = nomiVoci.get(id_voce) ?? null;
      return {
        id_conto,
        id_soggetto,
        causale,
        voce,
        descrizione: nomiSoggetti.get(id_soggetto) ?? voce ?? descrizione ?? '',
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
