/** Movements that recur, found among those that settle no document: an open item already tells what it will move. */
import { sql } from 'kysely';
import type { Giorno } from '#api/contract/valori.ts';
import { toMonthNumber } from '#domain/report/calendar.ts';
import { findRicorrenza, type Ricorrenza } from '#domain/report/recurrences.ts';
import type { Tx } from '../../core/db/database.ts';
import {
  fromAssegnate,
  fromMovimenti,
  fromMovimentiPagati,
  fromSoggetti,
  fromVoci,
  type Fonte,
} from './sources.ts';
import type { Istante, Momento } from './moment.ts';

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
/** Movimenti of one reading: others are answered between two. */
const PAGINA = 5_000;

interface Movimento {
  id: number;
  id_conto: number;
  id_voce: number | null;
  id_soggetto: number | null;
  causale: string | null;
  descrizione: string;
  testo: string;
  data: Giorno;
  importo: number;
}

/** Movimenti that are taken for the same one, coming again and again. */
interface Gruppo extends Pick<Movimento, 'id_conto' | 'id_voce' | 'id_soggetto' | 'causale' | 'descrizione'> {
  venute: { data: Giorno; importo: number }[];
  mesi: Set<number>;
}

/** Some movimenti by id, those after `dopo`; `fuori` are no flows. The history is put together whole: it is read once. */
async function readPagina(
  tx: Tx,
  momento: Momento,
  { al, divisa, id_conto }: Query,
  dopo: number,
): Promise<(Movimento & { fuori: boolean })[]> {
  const conto = id_conto === undefined ? sql`` : sql`and m.id_conto = ${id_conto}`;
  const { rows } = await sql<Movimento & { fuori: boolean }>`
    with pagina as materialized (
      select m.id, m.id_conto, m.id_soggetto, m.causale, m.descrizione, m.data, m.importo,
        coalesce(m.ragione_sociale, m.descrizione) as testo
      from ${fromMovimenti(momento, al)} m
      where m.id > ${dopo} and m.divisa = ${divisa} and m.stato <> 'ignorata' and m.importo <> 0 ${conto}
        and m.data > (${al}::date - make_interval(months => ${sql.lit(MESI)}))::date
      order by m.id limit ${momento.vivo ? PAGINA : null}),
    spiegati as materialized (
      select x.id_movimento, min(x.id_voce) as id_voce, bool_or(x.tipo <> 'voce') as fuori
      from ${fromAssegnate(momento)} x where x.id_movimento in (select id from pagina) group by x.id_movimento),
    pagati as materialized (
      select distinct x.id_movimento from ${fromMovimentiPagati(momento)} x
      where x.id_movimento in (select id from pagina))
    select m.*, v.id_voce, coalesce(v.fuori, false) or d.id_movimento is not null as fuori
    from pagina m left join spiegati v on v.id_movimento = m.id left join pagati d on d.id_movimento = m.id
    order by m.id`.execute(tx);
  return rows;
}

/** The words of a text, which come again where numbers and dates change. */
const parole = (testo: string): string => testo.replaceAll(/\P{Alphabetic}+/gu, ' ').toUpperCase();

/** What tells a movement that recurs: its voce, else its counterparty, else its causale and words; in one direction. */
const chiave = ({ id_conto, id_voce, id_soggetto, causale, testo, importo }: Movimento): string =>
  JSON.stringify([
    id_conto,
    id_voce,
    id_soggetto,
    ...(id_voce === null && id_soggetto === null ? [causale, parole(testo)] : []),
    importo > 0,
  ]);

/** Adds a movimento to those that are taken for the same one. */
function gather(gruppi: Map<string, Gruppo>, movimento: Movimento): void {
  const { id_conto, id_voce, id_soggetto, causale, descrizione, data, importo } = movimento;
  const key = chiave(movimento);
  const known = gruppi.get(key);
  const gruppo = known ?? {
    id_conto,
    id_voce,
    id_soggetto,
    causale: id_voce === null && id_soggetto === null ? causale : null,
    descrizione,
    venute: [],
    mesi: new Set(),
  };
  if (!known) gruppi.set(key, gruppo);
  if (descrizione > gruppo.descrizione) gruppo.descrizione = descrizione;
  gruppo.venute.push({ data, importo });
  gruppo.mesi.add(toMonthNumber(data));
}

async function readNomi(
  tx: Tx,
  fonte: Fonte,
  nome: string,
  ids: readonly (number | null)[],
): Promise<Map<number | null, string>> {
  const { rows } = await sql<{ id: number; nome: string }>`
    select x.id, x.${sql.ref(nome)} as nome from ${fonte} x where x.id = any(${ids.filter((id) => id !== null)}::bigint[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, nome: own }) => [id, own]));
}

/** Movements that recur, largest first. Giroconti, storni and ignored movimenti are no flows. */
export async function readRicorrenze(istante: Istante, query: Query): Promise<RicorrenzaLetta[]> {
  const gruppi = new Map<string, Gruppo>();
  let dopo: number | undefined = 0;
  while (dopo !== undefined) {
    const from: number = dopo;
    dopo = await istante.read(async (tx, momento) => {
      const pagina = await readPagina(tx, momento, query, from);
      for (const { fuori, ...movimento } of pagina) if (!fuori) gather(gruppi, movimento);
      return momento.vivo && pagina.length === PAGINA ? pagina.at(-1)?.id : undefined;
    });
  }
  const trovate = [...gruppi.values()].flatMap((gruppo) => {
    if (gruppo.mesi.size < MESI_VISTI) return [];
    const venute = gruppo.venute.toSorted((a, b) => (a.data < b.data ? -1 : Number(a.data > b.data)));
    const ricorrenza = findRicorrenza(venute, query.al);
    return ricorrenza ? [{ gruppo, ricorrenza }] : [];
  });
  const { nomiVoci, nomiSoggetti } = await istante.read(async (tx, momento) => ({
    nomiVoci: await readNomi(
      tx,
      fromVoci(momento),
      'nome',
      trovate.map(({ gruppo }) => gruppo.id_voce),
    ),
    nomiSoggetti: await readNomi(
      tx,
      fromSoggetti(momento),
      'ragione_sociale',
      trovate.map(({ gruppo }) => gruppo.id_soggetto),
    ),
  }));
  return trovate
    .map(({ gruppo: { id_conto, id_voce, id_soggetto, causale, descrizione }, ricorrenza }) => {
      const voce = nomiVoci.get(id_voce) ?? null;
      return {
        id_conto,
        id_soggetto,
        causale,
        voce,
        descrizione: nomiSoggetti.get(id_soggetto) ?? voce ?? descrizione,
        importo: ricorrenza.importo,
        ricorrenza,
      };
    })
    .toSorted(
      (a, b) => Math.abs(b.importo) - Math.abs(a.importo) || (a.descrizione < b.descrizione ? -1 : 1),
    );
}
