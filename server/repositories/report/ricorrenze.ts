/** Movements that recur, found among those that settle no document: an open item already tells what it will move. */
import { sql } from 'kysely';
import type { Giorno } from '#api/contract/valori.ts';
import { trovaRicorrenza, type Ricorrenza } from '#domain/report/ricorrenze.ts';
import type { Tx } from '../../db/open.ts';
import { assegnate, movimenti, movimentiPagati, soggetti, voci } from './fonti.ts';
import type { Momento } from './momento.ts';

export interface RicorrenzaLetta {
  descrizione: string;
  causale: string | null;
  id_soggetto: number | null;
  voce: string | null;
  id_conto: number;
  importo: number;
  ricorrenza: Ricorrenza;
}

/** How far back it looks: two years show a half-yearly charge at least three times. */
const MESI = 24;

/**
 * Movimenti of one conto with the same voce, else the same counterparty, else the same causale and words, in one
 * direction; largest first. Giroconti, storni and ignored movimenti are no flows.
 */
export async function readRicorrenze(
  tx: Tx,
  momento: Momento,
  { al, divisa, id_conto }: { al: Giorno; divisa: string; id_conto?: number | undefined },
): Promise<RicorrenzaLetta[]> {
  const conto = id_conto === undefined ? sql`` : sql`and m.id_conto = ${id_conto}`;
  const { rows } = await sql<
    Omit<RicorrenzaLetta, 'importo' | 'ricorrenza'> & { giorni: Giorno[]; importi: number[] }
  >`
    with spiegati as materialized (
      select x.id_movimento, min(x.id_voce) as id_voce, bool_or(x.tipo <> 'voce') as fuori
      from ${assegnate(momento)} x group by x.id_movimento),
    gruppi as (
      select m.id_conto, v.id_voce, m.id_soggetto,
        case when v.id_voce is null and m.id_soggetto is null then m.causale end as causale,
        case when v.id_voce is null and m.id_soggetto is null
          then upper(regexp_replace(coalesce(m.ragione_sociale, m.descrizione), '[^[:alpha:]]+', ' ', 'g'))
          end as parole,
        max(m.descrizione) as descrizione,
        json_agg(m.data order by m.data, m.id) as giorni, json_agg(m.importo order by m.data, m.id) as importi
      from ${movimenti(momento, al)} m left join spiegati v on v.id_movimento = m.id
      where m.divisa = ${divisa} and m.data > (${al}::date - make_interval(months => ${sql.lit(MESI)}))::date
        and m.stato <> 'ignorata' and m.importo <> 0 and not coalesce(v.fuori, false) ${conto}
        and not exists (select from ${movimentiPagati(momento)} x where x.id_movimento = m.id)
      group by 1, 2, 3, 4, 5, m.importo > 0
      having count(distinct date_trunc('month', m.data::timestamp)) >= 3)
    select g.id_conto, g.id_soggetto, g.causale, g.giorni, g.importi, w.nome as voce,
      coalesce(s.ragione_sociale, w.nome, g.descrizione) as descrizione
    from gruppi g left join ${voci(momento)} w on w.id = g.id_voce
    left join ${soggetti(momento)} s on s.id = g.id_soggetto`.execute(tx);
  return rows
    .flatMap(({ giorni, importi, ...each }) => {
      const ricorrenza = trovaRicorrenza(
        giorni.map((data, at) => ({ data, importo: importi[at] ?? 0 })),
        al,
      );
      return ricorrenza ? [{ ...each, importo: ricorrenza.importo, ricorrenza }] : [];
    })
    .toSorted(
      (a, b) => Math.abs(b.importo) - Math.abs(a.importo) || (a.descrizione < b.descrizione ? -1 : 1),
    );
}
