/** The register of pagamenti, as it is read. */
import { readRow, readRows } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { sql, type RawBuilder } from 'kysely';
import { escapeLike } from '../../core/sql/searched-word.ts';
import type { z } from 'zod';
import type { pagamentiQuerySchema, pagamentiSchema, pagamentoSchema } from '#api/contract/pagamenti.ts';

export type PagamentoWire = z.input<typeof pagamentoSchema>;
type Query = z.output<typeof pagamentiQuerySchema>;

/** The rows of one kind that a pagamento holds, as a JSON list. `r` is null for rows that are gone. */
const selectParts = (table: string, column: string): RawBuilder<unknown> => sql`coalesce((
  select json_agg(json_build_object('id', x.${sql.ref(column)}, 'importo', x.importo, 'data', r.data,
    'descrizione', r.descrizione, 'ragione_sociale', coalesce(s.ragione_sociale, r.ragione_sociale),
    'numero_documento', r.numero_documento) order by x.id)
  from ${sql.table(table)} x
  left join riga_estratto r on r.id_azienda = x.id_azienda and r.id = x.${sql.ref(column)}
  left join soggetto s on s.id_azienda = r.id_azienda and s.id = r.id_soggetto
  where x.id_azienda = p.id_azienda and x.id_pagamento = p.id), '[]'::json)`;

const CAMPI = sql`
  p.id, p.origine, p.data, p.importo, p.divisa, p.id_tipo_pagamento, p.riferimento, p.nota, p.id_storno_di,
  p.id_lotto, p.conferma, p.punteggio, p.motivi, p.attivo, u.username as autore, p.creato_il, p.annullato_il,
  n.username as annullato_da, p.motivo_annullo as motivo, p.versione,
  case when coalesce(o.importo, p.importo) > 0 then 'incasso'
    when coalesce(o.importo, p.importo) < 0 then 'pagamento' else 'compensazione' end as verso,
  -coalesce((select sum(s.importo) from pagamento s where s.id_azienda = p.id_azienda and s.id_storno_di = p.id
    and s.attivo), 0)::bigint as stornato,
  array(select distinct coalesce(s.ragione_sociale, r.ragione_sociale) from abbinamento a
    join riga_estratto r on r.id_azienda = a.id_azienda and r.id = a.id_partita
    left join soggetto s on s.id_azienda = r.id_azienda and s.id = r.id_soggetto
    where a.id_azienda = p.id_azienda and a.id_pagamento = p.id
      and coalesce(s.ragione_sociale, r.ragione_sociale) is not null order by 1) as soggetti,
  (select min(r.id_conto) from pagamento_movimento m
    join riga_estratto r on r.id_azienda = m.id_azienda and r.id = m.id_movimento
    where m.id_azienda = p.id_azienda and m.id_pagamento = p.id)::bigint as id_conto,
  ${selectParts('pagamento_movimento', 'id_movimento')} as movimenti,
  ${selectParts('abbinamento', 'id_partita')} as partite,
  coalesce((select json_agg(json_build_object('tipo', d.tipo, 'importo', d.importo, 'nota', d.nota) order by d.id)
    from differenza d where d.id_azienda = p.id_azienda and d.id_pagamento = p.id), '[]'::json) as differenze`;

const DA = sql`pagamento p join utente u on u.id = p.id_autore left join utente n on n.id = p.id_annullatore
  left join pagamento o on o.id_azienda = p.id_azienda and o.id = p.id_storno_di`;

export const readPagamento = (reader: Reader, idAzienda: number, id: number) =>
  readRow<PagamentoWire>(reader)`
    select ${CAMPI} from ${DA} where p.id_azienda = ${idAzienda} and p.id = ${id}`;

/** Pagamenti by id, in that order. */
export const readPagamenti = (reader: Reader, idAzienda: number, ids: readonly number[]) =>
  readRows<PagamentoWire>(reader)`
    select ${CAMPI} from ${DA} where p.id_azienda = ${idAzienda} and p.id = any(${ids}::bigint[])
    order by p.id`;

const onRiga = (
  table: string,
  column: string,
  condition: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`
  exists (select from ${sql.table(table)} x
    join riga_estratto r on r.id_azienda = x.id_azienda and r.id = x.${sql.ref(column)}
    left join soggetto s on s.id_azienda = r.id_azienda and s.id = r.id_soggetto
    where x.id_azienda = p.id_azienda and x.id_pagamento = p.id and ${condition})`;
const onMovimento = (condition: RawBuilder<unknown>) =>
  onRiga('pagamento_movimento', 'id_movimento', condition);
const onPartita = (condition: RawBuilder<unknown>) => onRiga('abbinamento', 'id_partita', condition);

function whereOf(idAzienda: number, query: Query): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [sql<boolean>`p.id_azienda = ${idAzienda}`];
  if (query.stato !== 'tutti') conditions.push(sql<boolean>`p.attivo = ${query.stato === 'attivi'}`);
  if (query.dal) conditions.push(sql<boolean>`p.data >= ${query.dal}::date`);
  if (query.al) conditions.push(sql<boolean>`p.data <= ${query.al}::date`);
  if (query.origine) conditions.push(sql<boolean>`p.origine = ${query.origine}`);
  if (query.importo !== undefined) conditions.push(sql<boolean>`p.importo = ${query.importo}`);
  if (query.da_collegare)
    conditions.push(sql<boolean>`p.importo <> 0 and not exists (select from pagamento_movimento m
      where m.id_azienda = p.id_azienda and m.id_pagamento = p.id)`);
  if (query.conferma) conditions.push(sql<boolean>`p.conferma = ${query.conferma}`);
  if (query.id_lotto) conditions.push(sql<boolean>`p.id_lotto = ${query.id_lotto}`);
  if (query.id_conto) conditions.push(onMovimento(sql`r.id_conto = ${query.id_conto}`));
  if (query.id_soggetto) conditions.push(onPartita(sql`r.id_soggetto = ${query.id_soggetto}`));
  if (query.id_agente) conditions.push(onPartita(sql`r.id_agente = ${query.id_agente}`));
  if (query.id_mandante) conditions.push(onPartita(sql`r.id_mandante = ${query.id_mandante}`));
  if (query.id_riga) {
    const own = sql`r.id = ${query.id_riga}`;
    conditions.push(sql<boolean>`(${onMovimento(own)} or ${onPartita(own)})`);
  }
  for (const word of (query.q ?? '').normalize('NFC').split(/\s+/).filter(Boolean)) {
    const pattern = `%${escapeLike(word)}%`;
    const like = sql`testo_ricerca(concat_ws(' ', r.descrizione, r.ragione_sociale, r.numero_documento,
      s.ragione_sociale)) like testo_ricerca(${pattern}::text)`;
    conditions.push(sql<boolean>`(${onMovimento(like)} or ${onPartita(like)}
      or testo_ricerca(concat_ws(' ', p.riferimento, p.nota)) like testo_ricerca(${pattern}::text))`);
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** One page, newest first, with the sums of all that pass. */
export async function listPagamenti(
  reader: Reader,
  idAzienda: number,
  query: Query,
): Promise<z.input<typeof pagamentiSchema>> {
  const where = whereOf(idAzienda, query);
  // The page is cut first, so that only its own rows are looked up.
  const pagamenti = await readRows<PagamentoWire>(reader)`
    with pagina as (select p.id from pagamento p where ${where}
      order by p.data desc, p.id desc limit ${query.limit} offset ${query.offset})
    select ${CAMPI} from ${DA} where p.id_azienda = ${idAzienda} and p.id in (select id from pagina)
    order by p.data desc, p.id desc`;
  const divise = await readRows<z.input<typeof pagamentiSchema>['divise'][number]>(reader)`
    with passati as (select p.id, p.importo, p.divisa from pagamento p where ${where})
    select divisa, count(*)::integer as totale,
      coalesce(sum(importo) filter (where importo > 0), 0)::bigint as entrate,
      coalesce(sum(importo) filter (where importo < 0), 0)::bigint as uscite,
      coalesce(sum((select sum(a.importo) from abbinamento a
        where a.id_azienda = ${idAzienda} and a.id_pagamento = passati.id)), 0)::bigint as abbinato,
      coalesce(sum((select sum(d.importo) from differenza d
        where d.id_azienda = ${idAzienda} and d.id_pagamento = passati.id)), 0)::bigint as differenze
    from passati group by divisa order by count(*) desc, divisa`;
  return { pagamenti, totale: divise.reduce((sum, { totale }) => sum + totale, 0), divise };
}
