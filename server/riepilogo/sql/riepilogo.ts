/** The figures of the dashboard, summed by the database over the rows that everyone sees. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { riepilogoSchema } from '#api/contract/riepilogo.ts';
import { addGiorni, listMesi, toGiorno } from '#domain/date.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import { SOMME } from '../../somme/visible.ts';
import { listConti, type ContoWire } from '../../conti/sql/conti.ts';
import { selectApertePerScadenza } from '../../somme/aperte.ts';

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
  /** The same, of its days up to that of `today`. */
  dare_finora: number;
  avere_finora: number;
  movimenti: number;
  da_riconciliare: number;
  ultimo: string;
}

/** All movimenti by conto, currency and month, from the kept sums of their days; one pass serves three figures. */
async function readFlows(reader: Reader, idAzienda: number, today: string): Promise<Flusso[]> {
  const soFar = sql`extract(day from data) <= ${Number(today.slice(8))}`;
  return readRows<Flusso>(reader)`
    with giornaliero as (
      select id_conto, divisa, data, sum(dare) as dare, sum(avere) as avere, sum(righe) as movimenti,
        sum(aperte) as da_riconciliare
      from ${SOMME}
      where id_azienda = ${idAzienda} and natura = 'movimento'
      group by id_conto, divisa, data having sum(righe) <> 0
    )
    select id_conto, divisa, date_trunc('month', data)::date as mese,
      coalesce(sum(dare), 0)::bigint as dare, coalesce(sum(avere), 0)::bigint as avere,
      coalesce(sum(dare) filter (where ${soFar}), 0)::bigint as dare_finora,
      coalesce(sum(avere) filter (where ${soFar}), 0)::bigint as avere_finora,
      sum(movimenti)::integer as movimenti, sum(da_riconciliare)::integer as da_riconciliare,
      max(data) as ultimo
    from giornaliero
    group by 1, 2, 3`;
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

/** Money out and in, month by month, empty months included; and of the month before, up to the same day. */
function monthsOf(today: string, flussi: readonly Flusso[]): Pick<RiepilogoWire, 'mesi' | 'stessi_giorni'> {
  const summed = flussi.filter(({ divisa }) => divisa === DIVISA);
  const months = listMesi(today, MESI).map((mese) => {
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

/** Open partite really due (agreed dates count) before `today`, and from it to thirty days on: all are counted, those in euro are summed. */
async function readScadenze(
  reader: Reader,
  idAzienda: number,
  today: string,
): Promise<Pick<RiepilogoWire, 'scaduto' | 'in_scadenza'>> {
  const rows = await readRows<Partite>(reader)`
    select scadenza < ${today}::date as scadute, sum(aperte)::integer as righe,
      coalesce(sum(da_incassare) filter (where divisa = ${DIVISA}), 0)::bigint as da_incassare,
      coalesce(sum(da_pagare) filter (where divisa = ${DIVISA}), 0)::bigint as da_pagare
    from ${selectApertePerScadenza(idAzienda)} x
    where scadenza <= ${addGiorni(toGiorno(today), 30)}::date
    group by 1`;
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
async function countUntied(reader: Reader, idAzienda: number): Promise<number> {
  const { righe } = await reader
    .selectFrom('importazione')
    .select(sql<number>`count(*)::integer`.as('righe'))
    .where((where) => where.and({ id_azienda: idAzienda, stato: 'completato' }))
    .where(sql<boolean>`quadratura ->> 'esito' = 'non_quadra'`)
    .executeTakeFirstOrThrow();
  return righe;
}

/** Every figure of one moment; `tx` must read from one snapshot. */
export async function readRiepilogo(tx: Tx, idAzienda: number, today: string): Promise<RiepilogoWire> {
  const flussi = await readFlows(tx, idAzienda, today);
  const conti = await listConti(tx, idAzienda);
  return {
    conti: conti.map((conto) => saldoOf(conto, flussi)),
    ...monthsOf(today, flussi),
    ...(await readScadenze(tx, idAzienda, today)),
    da_riconciliare: sum(flussi.map(({ da_riconciliare }) => da_riconciliare)),
    non_quadrate: await countUntied(tx, idAzienda),
  };
}
