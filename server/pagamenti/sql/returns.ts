/** What came back after it had been paid: storni that stand, and the paid partite that an outcome may name. */
import { readIds, readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';

/** What active storni took back of a pagamento, by partita. The sign is that of the storno, opposite to the partita. */
export async function listStornato(tx: Tx, idAzienda: number, id: number): Promise<Map<number, number>> {
  const rows = await readRows<{ id: number; importo: number }>(tx)`
    select a.id_partita as id, sum(a.importo)::bigint as importo from pagamento s
    join abbinamento a on a.id_azienda = s.id_azienda and a.id_pagamento = s.id
    where s.id_azienda = ${idAzienda} and s.id_storno_di = ${id} and s.attivo and a.id_partita is not null
    group by a.id_partita`;
  return new Map(rows.map((row) => [row.id, row.importo]));
}

/** A partita that some pagamento settles by `importo`; an open one has no pagamento. */
export interface Pagata {
  id_partita: number;
  id_pagamento: number | null;
  /** What still stands of the payment, with the sign of the partita; for an open partita, its residuo. */
  importo: number;
  numero_documento: string | null;
  data_documento: string | null;
  scadenza: string | null;
  ragione_sociale: string | null;
  /** Every reference the partita, the pagamento and its movimenti carry. */
  references: string[];
}

/** Partite paid, or still open, by exactly one of these amounts (cents, positive). */
export const listPagate = (tx: Tx, idAzienda: number, importi: readonly number[]) =>
  readRows<Pagata>(tx)`
    with pagate as (
      select a.id_partita, a.id_pagamento, a.importo + coalesce((select sum(b.importo) from pagamento s
        join abbinamento b on b.id_azienda = s.id_azienda and b.id_pagamento = s.id
        where s.id_azienda = a.id_azienda and s.id_storno_di = a.id_pagamento and s.attivo
          and b.id_partita = a.id_partita), 0) as importo
      from abbinamento a join pagamento p on p.id_azienda = a.id_azienda and p.id = a.id_pagamento
      where a.id_azienda = ${idAzienda} and a.attivo and p.id_storno_di is null and a.importo > 0
      union all
      select id, null, residuo from estratto_conto
      where id_azienda = ${idAzienda} and natura = 'partita' and residuo > 0 and stato in ('aperta', 'parziale')
    )
    select g.id_partita, g.id_pagamento, g.importo::bigint as importo, r.numero_documento, r.data_documento,
      r.scadenza, coalesce(s.ragione_sociale, r.ragione_sociale) as ragione_sociale,
      array_remove(array[r.riferimento, p.riferimento] || array(select m.riferimento from pagamento_movimento l
        join riga_estratto m on m.id_azienda = l.id_azienda and m.id = l.id_movimento
        where l.id_azienda = ${idAzienda} and l.id_pagamento = g.id_pagamento), null) as "references"
    from pagate g join riga_estratto r on r.id_azienda = ${idAzienda} and r.id = g.id_partita
    left join soggetto s on s.id_azienda = r.id_azienda and s.id = r.id_soggetto
    left join pagamento p on p.id_azienda = ${idAzienda} and p.id = g.id_pagamento
    where g.importo = any(${importi}::bigint[]) order by g.id_partita, g.id_pagamento`;

export const listRigheDiImportazione = (tx: Tx, idAzienda: number, idImp: number) =>
  readIds(tx)`
    select id from riga_estratto where id_azienda = ${idAzienda} and id_imp = ${idImp} order by id`;

/** Active pagamenti that touch rows of an import, and the storni that took them back. */
export const listPagamentiDiImportazione = (tx: Tx, idAzienda: number, idImp: number) =>
  readIds(tx)`
    with righe as (select id from riga_estratto where id_azienda = ${idAzienda} and id_imp = ${idImp}),
    toccati as (
      select id_pagamento as id from pagamento_movimento
      where id_azienda = ${idAzienda} and attivo and id_movimento in (select id from righe)
      union select id_pagamento from abbinamento
      where id_azienda = ${idAzienda} and attivo and id_partita in (select id from righe)
    )
    select id from toccati union select s.id from pagamento s
    where s.id_azienda = ${idAzienda} and s.attivo and s.id_storno_di in (select id from toccati)
    order by id`;
