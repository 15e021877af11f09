/** The rows behind a figure: how many, what they count for in all, and a page of them. */
import { type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { righeReportSchema } from '#api/contract/report-righe.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { fromSoggetti } from './sources.ts';
import type { Moment } from './moment.ts';

type Wire = z.input<typeof righeReportSchema>;
export type ReportRigheLette = Omit<Wire, 'visto_il'>;

/** `select` gives the columns of a row of a report, and `ordine`. A name of the registry stands before the file's. */
export async function readRigheReport(
  tx: Tx,
  moment: Moment,
  select: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReportRigheLette> {
  const rows = await readRows<{ totale: number; somma: number; righe: Wire['righe'] }>(tx)`
    with tutte as materialized (${select})
    select (select count(*)::integer from tutte) as totale,
      (select coalesce(sum(quota), 0)::bigint from tutte) as somma,
      coalesce((select json_agg(json_build_object('tipo', t.tipo, 'id_riga', t.id_riga,
          'id_pagamento', t.id_pagamento, 'id_soggetto', t.id_soggetto,
          'ragione_sociale', coalesce(s.ragione_sociale, t.ragione_sociale), 'id_conto', t.id_conto, 'data', t.data,
          'scadenza', t.scadenza, 'numero_documento', t.numero_documento, 'causale', t.causale,
          'descrizione', t.descrizione, 'importo', t.importo, 'quota', t.quota, 'giorni', t.giorni,
          'aliquota', t.aliquota) order by t.ordine, t.id_riga, t.id_pagamento)
        from (select * from tutte order by ordine, id_riga, id_pagamento limit ${limit} offset ${offset}) t
        left join ${fromSoggetti(moment)} s on s.id = t.id_soggetto), '[]'::json) as righe`;
  const [row] = rows;
  if (!row) throw new Error('the rows of a report cannot be read');
  return row;
}
