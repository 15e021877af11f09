/** The parts of a closing pack. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { chiusuraSchema } from '#api/contract/chiusura.ts';
import { readRow, readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { ESITI } from '../../voci/sql/movimenti.ts';

type ChiusuraWire = z.input<typeof chiusuraSchema>;
type MovimentoChiusura = ChiusuraWire['movimenti'][number];

export interface Di {
  id_azienda: number;
  id_conto: number;
  dal: string;
  al: string;
}

/**
 * The balance of the conto at the end of a day (with `before`, at its beginning), counted from the opening balance of
 * the conto.
 */
export async function readSaldoAl(tx: Tx, { id_azienda, id_conto }: Di, day: string, before: boolean) {
  const row = await readRow<{ saldo: number }>(tx)`
    select (c.saldo_iniziale + coalesce((select sum(m.importo) from estratto_conto m
      where m.id_azienda = c.id_azienda and m.id_conto = c.id and m.natura = 'movimento' and m.divisa = c.divisa
        and m.data ${before ? sql`<` : sql`<=`} ${day}::date), 0))::bigint as saldo
    from conto c where c.id_azienda = ${id_azienda} and c.id = ${id_conto}`;
  return row?.saldo ?? 0;
}

/** The movimenti in the order of the bank, each with how it ends. `saldo` is zero: the caller computes it. */
export async function listMovimentiChiusura(tx: Tx, of: Di): Promise<MovimentoChiusura[]> {
  const { id_azienda } = of;
  return readRows<MovimentoChiusura>(tx)`
    select m.id, m.id_imp, m.riga, m.data, m.data_valuta, m.causale, m.descrizione, m.importo, m.residuo,
      0::bigint as saldo, m.saldo as saldo_file, e.esito,
      coalesce((select json_agg(distinct l.id_pagamento) from pagamento_movimento l
        where l.id_azienda = m.id_azienda and l.id_movimento = m.id and l.attivo), '[]'::json) as id_pagamenti,
      coalesce((select json_agg(json_build_object('tipo', v.tipo, 'voce', concat_ws(' ', o.codice, o.nome),
          'importo', v.importo, 'motivo', v.motivo, 'regola', g.nome, 'autore', u.username,
          'creato_il', to_char(v.creato_il at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by v.id)
        from movimento_voce v join utente u on u.id = v.id_autore
        left join voce o on o.id_azienda = v.id_azienda and o.id = v.id_voce
        left join regola g on g.id_azienda = v.id_azienda and g.id = v.id_regola
        where v.id_azienda = m.id_azienda and v.id_movimento = m.id and v.attivo), '[]'::json) as spiegato_da
    from ${ESITI(id_azienda, of)} join estratto_conto m on m.id_azienda = ${id_azienda} and m.id = esiti.id
    cross join lateral (select esiti.esito) e
    order by m.data, m.id_imp, m.riga`;
}

/** The files that brought movimenti of the period. */
export const listFile = (tx: Tx, { id_azienda, id_conto, dal, al }: Di): Promise<ChiusuraWire['file']> =>
  readRows<ChiusuraWire['file'][number]>(tx)`
    select i.id_imp, i.nome_file, i.sha256, i.bytes, i.formato, i.tracciato, i.versione_tracciato,
      u.username as autore, i.completata_il, i.righe, i.saldo_iniziale, i.saldo_finale, i.dal, i.al, i.quadratura,
      count(*)::integer as righe_nel_periodo
    from estratto_conto m join importazione i on i.id_azienda = m.id_azienda and i.id_imp = m.id_imp
    join utente u on u.id = i.id_autore
    where m.id_azienda = ${id_azienda} and m.id_conto = ${id_conto} and m.data between ${dal}::date and ${al}::date
    group by i.id_azienda, i.id_imp, u.username order by i.dal, i.id_imp`;

/** At most this many open items are listed. The others are counted and summed. */
const MAX_PARTITE = 20_000;

/**
 * Partite as they stood at the end of the period: one that was paid later is open, one that was reopened later is paid.
 */
export async function listPartiteAperte(tx: Tx, { id_azienda, al }: Di) {
  const open = sql`estratto_conto r left join (select a.id_partita, sum(a.importo)::bigint as importo
      from abbinamento a join pagamento p on p.id_azienda = a.id_azienda and p.id = a.id_pagamento
      where a.id_azienda = ${id_azienda} and a.attivo and p.data > ${al}::date group by a.id_partita) dopo
    on dopo.id_partita = r.id
    where r.id_azienda = ${id_azienda} and r.natura = 'partita' and r.stato <> 'ignorata' and r.data <= ${al}::date
      and r.residuo + coalesce(dopo.importo, 0) <> 0`;
  const partite = await readRows<ChiusuraWire['partite'][number]>(tx)`
    select x.id, coalesce(s.ragione_sociale, x.ragione_sociale) as soggetto, x.numero_documento, x.data, x.scadenza,
      x.importo, x.aperto as residuo
    from (select r.*, r.residuo + coalesce(dopo.importo, 0) as aperto from ${open}) as x
    left join soggetto s on s.id_azienda = x.id_azienda and s.id = x.id_soggetto
    order by x.scadenza, x.id limit ${MAX_PARTITE}`;
  const row = await readRow<{ totale: number; residuo: number }>(tx)`
    select count(*)::integer as totale, coalesce(sum(r.residuo + coalesce(dopo.importo, 0)), 0)::bigint as residuo
    from ${open}`;
  return { partite, partite_totale: row?.totale ?? 0, partite_residuo: row?.residuo ?? 0 };
}

export async function readNomi(tx: Tx, idAzienda: number, idUtente: number) {
  const row = await readRow<{ azienda: string; username: string; adesso: string }>(tx)`
    select a.ragione_sociale as azienda, u.username, now() as adesso from azienda a, utente u
    where a.id = ${idAzienda} and u.id = ${idUtente}`;
  if (!row) throw new Error('an azienda or a user is gone');
  return row;
}
