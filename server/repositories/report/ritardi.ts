/** How late soggetti pay and are paid, and through which conto. */
import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from '../../db/open.ts';
import { abbinamenti, movimentiPagati, pagamenti, partite, righe } from './fonti.ts';
import { mutatoDa, type Momento } from './momento.ts';

/** The year before the accounting day. */
const GIORNI = 365;

/** Whole days on average, weighted by amount, and at the worst (never early); of how many partite. */
export interface RitardoLetto {
  /** Null: the azienda as a whole. */
  id_soggetto: number | null;
  medio: number;
  massimo: number;
  partite: number;
}

/** Over what was settled in the year up to `al`, by soggetto and in all. What came back unpaid does not count. */
async function readRitardi(tx: Tx, momento: Momento, al: string, divisa: string): Promise<RitardoLetto[]> {
  const { rows } = await sql<RitardoLetto>`
    with tornati as materialized (select distinct s.id_storno_di as id from ${pagamenti(momento)} s
      where s.id_storno_di is not null and s.data <= ${al}::date),
    per_soggetto as (
      select p.id_soggetto, sum(abs(a.importo) * (a.data - p.scadenza)) as pesati, sum(abs(a.importo)) as peso,
        max(a.data - p.scadenza) as massimo, count(distinct p.id)::integer as partite
      from ${abbinamenti(momento)} a join ${partite(momento, al)} p on p.id = a.id_partita
      where a.data <= ${al}::date and a.data > ${al}::date - ${sql.lit(GIORNI)} and p.divisa = ${divisa}
        and a.id_storno_di is null and p.id_soggetto is not null
        and not exists (select from tornati t where t.id = a.id_pagamento)
      group by p.id_soggetto)
    select id_soggetto, coalesce(round(sum(pesati) / sum(peso)), 0)::integer as medio,
      greatest(coalesce(max(massimo), 0), 0) as massimo, coalesce(sum(partite), 0)::integer as partite
    from per_soggetto group by grouping sets ((id_soggetto), ())`.execute(tx);
  return rows;
}

interface Ricordo {
  chiave: string;
  visto: string;
  ritardi: RitardoLetto[];
}
/** The last ones of each azienda, by database. */
const RICORDI = new WeakMap<Database, Map<number, Ricordo>>();

/**
 * The same; those read last serve again as long as the database says that nothing changed since. They hang on a year
 * of settlements, and on no other parameter of a forecast.
 */
export async function ritardiDi(
  tx: Tx,
  momento: Momento,
  al: string,
  divisa: string,
): Promise<RitardoLetto[]> {
  const { db, idAzienda, visto, vivo } = momento;
  const own = RICORDI.get(db) ?? new Map<number, Ricordo>();
  RICORDI.set(db, own);
  const chiave = `${al} ${divisa}`;
  const kept = own.get(idAzienda);
  if (vivo && kept?.chiave === chiave && kept.visto <= visto) {
    const { rows } = await sql<{ mutato: boolean }>`
      select ${mutatoDa(idAzienda, kept.visto)} as mutato`.execute(tx);
    if (rows[0]?.mutato === false) return kept.ritardi;
  }
  const read = await readRitardi(tx, momento, al, divisa);
  if (vivo) own.set(idAzienda, { chiave, visto, ritardi: read });
  return read;
}

/** The conto of the latest pagamento of each soggetto, as `id_soggetto`, `id_conto`. */
export const contoAbituale = (momento: Momento, al: string): RawBuilder<unknown> => sql`(
  select distinct on (p.id_soggetto) p.id_soggetto, r.id_conto
  from ${abbinamenti(momento)} a join ${partite(momento, al)} p on p.id = a.id_partita
  join ${movimentiPagati(momento)} m on m.id_pagamento = a.id_pagamento
  join ${righe(momento)} r on r.id = m.id_movimento
  where a.data <= ${al}::date and p.id_soggetto is not null
  order by p.id_soggetto, a.data desc, a.id_pagamento desc, r.id)`;
