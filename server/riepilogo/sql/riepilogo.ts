/** The figures of the dashboard, summed by the database over the rows that everyone sees. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { riepilogoSchema } from '#api/contract/riepilogo.ts';
import { addGiorni, toGiorno } from '#domain/date.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { listConti, type ContoWire } from '../../conti/sql/conti.ts';
import { selectScadenza, selectScadenzaFra } from '../../scadenze/sql/effective.ts';

type RiepilogoWire = z.input<typeof riepilogoSchema>;

/** The currency in which figures of several conti are summed: amounts in others cannot be added to it. */
const DIVISA = 'EUR';
const MESI = 12;

/** The movimenti of a conto in one currency and one month. */
interface Flusso {
  id_conto: number;
  divisa: string;
  /** First day of the month. */
  mese: string;
  dare: number;
  avere: number;
  /** The same, of its days up to that of `oggi`. */
  dare_finora: number;
  avere_finora: number;
  movimenti: number;
  da_riconciliare: number;
  ultimo: string;
}

/** All movimenti by conto, currency and month; one pass over the rows serves three figures. */
async function readFlussi(reader: Reader, idAzienda: number, oggi: string): Promise<Flusso[]> {
  const finora = sql`extract(day from data) <= ${Number(oggi.slice(8))}`;
  // By day first: grouping a row by its own column costs half of working out its month.
  const { rows } = await sql<Flusso>`
    with giornaliero as (
      select id_conto, divisa, data,
        sum(importo) filter (where importo < 0) as dare,
        sum(importo) filter (where importo > 0) as avere,
        count(*) as movimenti,
        count(*) filter (where stato in ('aperta', 'parziale')) as da_riconciliare
      from estratto_conto
      where id_azienda = ${idAzienda} and natura = 'movimento'
      group by id_conto, divisa, data
    )
    select id_conto, divisa, date_trunc('month', data)::date as mese,
      coalesce(sum(dare), 0)::bigint as dare, coalesce(sum(avere), 0)::bigint as avere,
      coalesce(sum(dare) filter (where ${finora}), 0)::bigint as dare_finora,
      coalesce(sum(avere) filter (where ${finora}), 0)::bigint as avere_finora,
      sum(movimenti)::integer as movimenti, sum(da_riconciliare)::integer as da_riconciliare,
      max(data) as ultimo
    from giornaliero
    group by 1, 2, 3`.execute(reader);
  return rows;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Balance, number and latest day of the movimenti of a conto, in the conto's own currency.
 * The conto's own opening balance rules: the `saldo_iniziale` that an imported file declares is the balance
 * in the middle of the conto's life, already made of the movimenti before it, and is never added.
 */
function saldoOf(conto: ContoWire, flussi: readonly Flusso[]): RiepilogoWire['conti'][number] {
  const { id: id_conto, nome, banca, divisa, saldo_iniziale } = conto;
  const own = flussi.filter((flusso) => flusso.id_conto === id_conto && flusso.divisa === divisa);
  return {
    id_conto,
    nome,
    banca,
    divisa,
    saldo: saldo_iniziale + sum(own.map(({ dare, avere }) => dare + avere)),
    movimenti: sum(own.map(({ movimenti }) => movimenti)),
    aggiornato_al:
      own
        .map(({ ultimo }) => ultimo)
        .toSorted()
        .at(-1) ?? null,
  };
}

/** First days of the month of `oggi` and of the eleven before it, oldest first. */
function monthsUpTo(oggi: string): string[] {
  const last = Number(oggi.slice(0, 4)) * 12 + Number(oggi.slice(5, 7)) - 1;
  return Array.from({ length: MESI }, (_, at) => {
    const month = last - (MESI - 1) + at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  });
}

/** Money out and in, month by month, empty months included; and of the month before, up to the same day. */
function mesiOf(oggi: string, flussi: readonly Flusso[]): Pick<RiepilogoWire, 'mesi' | 'stessi_giorni'> {
  const summed = flussi.filter(({ divisa }) => divisa === DIVISA);
  const months = monthsUpTo(oggi).map((mese) => {
    const own = summed.filter((flusso) => flusso.mese === mese);
    const of = (key: keyof Flusso & `${'dare' | 'avere'}${string}`) => sum(own.map((flusso) => flusso[key]));
    return {
      intero: { mese, dare: of('dare'), avere: of('avere') },
      finora: { mese, dare: of('dare_finora'), avere: of('avere_finora') },
    };
  });
  const [before] = months.slice(-2);
  if (!before) throw new Error('two months expected');
  return { mesi: months.map(({ intero }) => intero), stessi_giorni: before.finora };
}

interface Partite {
  scadute: boolean;
  righe: number;
  da_incassare: number;
  da_pagare: number;
}

/** Open partite really due (agreed dates count) before `oggi`, and from it to thirty days on: all are counted, those in euro are summed. */
async function readScadenze(
  reader: Reader,
  idAzienda: number,
  oggi: string,
): Promise<Pick<RiepilogoWire, 'scaduto' | 'in_scadenza'>> {
  const { rows } = await sql<Partite>`
    select ${selectScadenza('e')} < ${oggi}::date as scadute, count(*)::integer as righe,
      coalesce(sum(residuo) filter (where residuo > 0 and divisa = ${DIVISA}), 0)::bigint as da_incassare,
      coalesce(sum(residuo) filter (where residuo < 0 and divisa = ${DIVISA}), 0)::bigint as da_pagare
    from estratto_conto e
    where e.id_azienda = ${idAzienda} and e.natura = 'partita' and e.stato in ('aperta', 'parziale')
      and ${selectScadenzaFra(idAzienda, { al: addGiorni(toGiorno(oggi), 30) }, 'e')}
    group by 1`.execute(reader);
  const of = (wanted: boolean): RiepilogoWire['scaduto'] => {
    const {
      righe = 0,
      da_incassare = 0,
      da_pagare = 0,
    } = rows.find(({ scadute }) => scadute === wanted) ?? {};
    return { righe, da_incassare, da_pagare };
  };
  return { scaduto: of(true), in_scadenza: of(false) };
}

/** Completed imports whose quadratura failed. */
async function countNonQuadrate(reader: Reader, idAzienda: number): Promise<number> {
  const { righe } = await reader
    .selectFrom('importazione')
    .select(sql<number>`count(*)::integer`.as('righe'))
    .where('id_azienda', '=', idAzienda)
    .where('stato', '=', 'completato')
    .where(sql<boolean>`quadratura ->> 'esito' = 'non_quadra'`)
    .executeTakeFirstOrThrow();
  return righe;
}

/** Every figure of one moment; `tx` must read from one snapshot. */
export async function readRiepilogo(tx: Tx, idAzienda: number, oggi: string): Promise<RiepilogoWire> {
  const flussi = await readFlussi(tx, idAzienda, oggi);
  const conti = await listConti(tx, idAzienda);
  return {
    conti: conti.map((conto) => saldoOf(conto, flussi)),
    ...mesiOf(oggi, flussi),
    ...(await readScadenze(tx, idAzienda, oggi)),
    da_riconciliare: sum(flussi.map(({ da_riconciliare }) => da_riconciliare)),
    non_quadrate: await countNonQuadrate(tx, idAzienda),
  };
}
