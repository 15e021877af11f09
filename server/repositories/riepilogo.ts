/** The figures of the dashboard, summed by the database over the rows that everyone sees. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { riepilogoSchema } from '#api/contract/riepilogo.ts';
import type { Tx } from '../db/open.ts';
import type { Reader } from './utenti.ts';

type RiepilogoWire = z.input<typeof riepilogoSchema>;

/** The currency in which figures of several conti are summed: amounts in others cannot be added to it. */
const DIVISA = 'EUR';

/**
 * Balance, number and latest day of the movimenti of each conto, in the conto's own currency.
 * The conto's own opening balance rules: the `saldo_iniziale` that an imported file declares is the balance
 * in the middle of the conto's life, already made of the movimenti before it, and is never added.
 */
export async function readSaldi(reader: Reader, idAzienda: number): Promise<RiepilogoWire['conti']> {
  const { rows } = await sql<RiepilogoWire['conti'][number]>`
    with somma as (
      select id_conto, divisa, sum(importo) as importo, count(*) as movimenti, max(data) as ultima
      from estratto_conto
      where id_azienda = ${idAzienda} and natura = 'movimento'
      group by id_conto, divisa
    )
    select c.id as id_conto, c.nome, c.banca, c.divisa,
      (c.saldo_iniziale + coalesce(s.importo, 0))::bigint as saldo,
      coalesce(s.movimenti, 0)::integer as movimenti, s.ultima as aggiornato_al
    from conto c left join somma s on s.id_conto = c.id and s.divisa = c.divisa
    where c.id_azienda = ${idAzienda}
    order by c.nome, c.id`.execute(reader);
  return rows;
}

/** Money out and in for the month of `oggi` and the eleven before it, oldest first, empty months included. */
export async function readMesi(
  reader: Reader,
  idAzienda: number,
  oggi: string,
): Promise<RiepilogoWire['mesi']> {
  const { rows } = await sql<RiepilogoWire['mesi'][number]>`
    with questo as (select date_trunc('month', ${oggi}::date)::date as mese),
    flusso as (
      select date_trunc('month', data)::date as mese,
        sum(importo) filter (where importo < 0) as dare,
        sum(importo) filter (where importo > 0) as avere
      from estratto_conto
      where id_azienda = ${idAzienda} and natura = 'movimento' and divisa = ${DIVISA}
        and data >= (select (mese - interval '11 months')::date from questo)
        and data < (select (mese + interval '1 month')::date from questo)
      group by 1
    )
    select m.mese::date as mese, coalesce(f.dare, 0)::bigint as dare, coalesce(f.avere, 0)::bigint as avere
    from questo
    cross join generate_series(mese - interval '11 months', mese, interval '1 month') as m(mese)
    left join flusso f on f.mese = m.mese::date
    order by 1`.execute(reader);
  return rows;
}

interface Partite {
  scadute: number;
  scadute_da_incassare: number;
  scadute_da_pagare: number;
  prossime: number;
  prossime_da_incassare: number;
  prossime_da_pagare: number;
}

/** Open partite due before `oggi`, and from it to thirty days on: all are counted, those in euro are summed. */
export async function readScadenze(
  reader: Reader,
  idAzienda: number,
  oggi: string,
): Promise<Pick<RiepilogoWire, 'scaduto' | 'in_scadenza'>> {
  const sumOf = (when: string, sign: string) =>
    sql`coalesce(sum(residuo) filter (
      where scadenza ${sql.raw(when)} ${oggi}::date and residuo ${sql.raw(sign)} 0 and divisa = ${DIVISA}
    ), 0)::bigint`;
  const { rows } = await sql<Partite>`
    select count(*) filter (where scadenza < ${oggi}::date)::integer as scadute,
      ${sumOf('<', '>')} as scadute_da_incassare, ${sumOf('<', '<')} as scadute_da_pagare,
      count(*) filter (where scadenza >= ${oggi}::date)::integer as prossime,
      ${sumOf('>=', '>')} as prossime_da_incassare, ${sumOf('>=', '<')} as prossime_da_pagare
    from estratto_conto
    where id_azienda = ${idAzienda} and natura = 'partita' and stato in ('aperta', 'parziale')
      and scadenza <= ${oggi}::date + 30`.execute(reader);
  const [found] = rows;
  if (!found) throw new Error('the database did not answer');
  return {
    scaduto: {
      righe: found.scadute,
      da_incassare: found.scadute_da_incassare,
      da_pagare: found.scadute_da_pagare,
    },
    in_scadenza: {
      righe: found.prossime,
      da_incassare: found.prossime_da_incassare,
      da_pagare: found.prossime_da_pagare,
    },
  };
}

/** Movimenti still to be matched, and completed imports whose quadratura failed. */
export async function countDaSistemare(
  reader: Reader,
  idAzienda: number,
): Promise<Pick<RiepilogoWire, 'da_riconciliare' | 'non_quadrate'>> {
  const { rows } = await sql<Pick<RiepilogoWire, 'da_riconciliare' | 'non_quadrate'>>`
    select
      (select count(*)::integer from estratto_conto
        where id_azienda = ${idAzienda} and natura = 'movimento' and stato in ('aperta', 'parziale')
      ) as da_riconciliare,
      (select count(*)::integer from importazione
        where id_azienda = ${idAzienda} and stato = 'completato' and quadratura ->> 'esito' = 'non_quadra'
      ) as non_quadrate`.execute(reader);
  const [found] = rows;
  if (!found) throw new Error('the database did not answer');
  return found;
}

/** Every figure of one moment; `tx` must read from one snapshot. */
export async function readRiepilogo(tx: Tx, idAzienda: number, oggi: string): Promise<RiepilogoWire> {
  return {
    conti: await readSaldi(tx, idAzienda),
    mesi: await readMesi(tx, idAzienda, oggi),
    ...(await readScadenze(tx, idAzienda, oggi)),
    ...(await countDaSistemare(tx, idAzienda)),
  };
}
