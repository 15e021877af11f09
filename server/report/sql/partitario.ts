/** The ledger of a soggetto: its documents, and what settled them, day by day. */
import { sql } from 'kysely';
import type { DatiReport, QueryReport } from '#api/contract/report.ts';
import { readRow } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { fromAbbinamenti, fromPartite, fromSoggetti } from './sources.ts';
import type { Moment } from './moment.ts';

type Query = QueryReport<'partitario'>;
type Wire = DatiReport<'partitario'>;

/** Null when there was no such soggetto. A pagamento counts from the day of its document, if that comes later. */
export async function readPartitario(
  tx: Tx,
  moment: Moment,
  query: Query,
): Promise<Omit<Wire, 'parametri'> | null> {
  const { al, dal = null, id_soggetto, divisa } = query;
  const soggetto = await sql<Wire['soggetto']>`
    select s.id, s.ragione_sociale from ${fromSoggetti(moment)} s where s.id = ${id_soggetto}`.execute(tx);
  const [who] = soggetto.rows;
  if (!who) return null;
  const row = await readRow<Omit<Wire, 'parametri' | 'soggetto'>>(tx)`
    with p as materialized (
      select * from ${fromPartite(moment, al)} p where p.id_soggetto = ${id_soggetto} and p.divisa = ${divisa}),
    linee as (
      select data, 0 as ordine, 'documento' as tipo, id as id_riga, null::bigint as id_pagamento, numero_documento,
        descrizione, scadenza, importo
      from p
      union all
      select greatest(a.data, p.data), 1, case when a.id_storno_di is not null then 'storno'
          when a.pagato = 0 then 'compensazione' when a.pagato > 0 then 'incasso' else 'pagamento' end,
        p.id, a.id_pagamento, p.numero_documento, coalesce(a.riferimento, p.descrizione), null, -a.importo
      from p join ${fromAbbinamenti(moment)} a on a.id_partita = p.id where a.data <= ${al}::date),
    saldi as (
      select *, sum(importo) over (order by data, ordine, id_riga, id_pagamento
        rows between unbounded preceding and current row)::bigint as saldo,
        row_number() over (order by data, ordine, id_riga, id_pagamento) as posto
      from linee),
    mostrate as (select * from saldi where ${dal}::date is null or data >= ${dal}::date)
    select
      coalesce((select sum(importo) from saldi where data < ${dal}::date), 0)::bigint as saldo_iniziale,
      coalesce((select sum(importo) from saldi), 0)::bigint as saldo_finale,
      (select json_build_object('dare', coalesce(sum(greatest(importo, 0)), 0)::bigint,
        'avere', coalesce(sum(greatest(-importo, 0)), 0)::bigint) from mostrate) as totali,
      coalesce((select json_agg(json_build_object('data', data, 'tipo', tipo, 'id_riga', id_riga,
        'id_pagamento', id_pagamento, 'numero_documento', numero_documento, 'descrizione', descrizione,
        'scadenza', scadenza, 'dare', greatest(importo, 0), 'avere', greatest(-importo, 0), 'saldo', saldo)
        order by posto) from mostrate), '[]'::json) as righe,
      coalesce((select json_agg(json_build_object('id_riga', id, 'numero_documento', numero_documento, 'data', data,
        'scadenza', scadenza, 'importo', importo, 'residuo', residuo, 'giorni', ${al}::date - scadenza)
        order by scadenza, id) from p where residuo <> 0), '[]'::json) as aperte`;
  if (!row) throw new Error('a ledger cannot be read');
  return { soggetto: who, ...row };
}
