/** Counts and lists what rolling back an import would take away besides its rows, so that a person sees it first. */
import { sql } from 'kysely';
import type { Conseguenze } from '#api/contract/importazioni.ts';
import { readRow, readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import { listLottiDiImportazione } from '../../pagamenti/sql/lotti.ts';

type Conti = Omit<Conseguenze, 'riaperte' | 'elenco'>;

/** Items listed of each kind. The counts cover all of them. */
const SHOWN = 5;

const NOTHING: Conti = {
  righe: 0,
  annotate: 0,
  modificate: 0,
  abbinate: 0,
  pagamenti: 0,
  concordate: 0,
  contestate: 0,
};

/** SQL: the number of standing pagamenti that touch a row of these imports. */
const pagamentiOf = (idAzienda: number, ids: readonly number[]) => sql<number>`
  (select count(*)::integer from pagamento p where p.id_azienda = ${idAzienda} and p.attivo and
    (exists (select from pagamento_movimento m join riga_estratto x on x.id_azienda = m.id_azienda
        and x.id = m.id_movimento
      where m.id_azienda = p.id_azienda and m.id_pagamento = p.id and x.id_imp = any(${ids}::bigint[]))
    or exists (select from abbinamento a join riga_estratto x on x.id_azienda = a.id_azienda
        and x.id = a.id_partita
      where a.id_azienda = p.id_azienda and a.id_pagamento = p.id and x.id_imp = any(${ids}::bigint[]))))`;

/** The same number for all imports together: a pagamento that touches two of them counts once. */
export async function countPagamentiDi(tx: Tx, idAzienda: number, ids: readonly number[]): Promise<number> {
  const row = await readRow<{ totale: number }>(tx)`select ${pagamentiOf(idAzienda, ids)} as totale`;
  return row?.totale ?? 0;
}

/**
 * SQL: the rows of the azienda that something settles or a voce explains. It starts from those lines, because rows are
 * many more.
 */
const matched = (idAzienda: number) => {
  const lines = (table: string, column: string) => sql`
    select ${sql.ref(column)} as id from ${sql.table(table)} where id_azienda = ${idAzienda} and attivo`;
  return sql`${lines('pagamento_movimento', 'id_movimento')} union ${lines('abbinamento', 'id_partita')}
    union ${lines('movimento_voce', 'id_movimento')}`;
};

/** SQL: the number of rows of the import that a table names. */
const nominate = (table: string, idAzienda: number, idImp: number) => sql`
  (select count(distinct k.id_partita)::integer from ${sql.table(table)} k
    join riga_estratto x on x.id_azienda = k.id_azienda and x.id = k.id_partita
    where k.id_azienda = ${idAzienda} and x.id_imp = ${idImp})`;

async function count(tx: Tx, idAzienda: number, idImp: number): Promise<Conti> {
  const row = await readRow<Conti>(tx)`
    with abbinate as materialized (${matched(idAzienda)})
    select count(*)::integer as righe,
      count(*) filter (where annotata)::integer as annotate,
      count(*) filter (where a.id is null and (stato <> 'aperta' or (versione > 1 and not annotata)))::integer
        as modificate,
      count(a.id)::integer as abbinate,
      ${nominate('scadenza_concordata', idAzienda, idImp)} as concordate,
      ${nominate('contestazione', idAzienda, idImp)} as contestate,
      ${pagamentiOf(idAzienda, [idImp])} as pagamenti
    from riga_estratto r left join abbinate a on a.id = r.id
    where r.id_azienda = ${idAzienda} and r.id_imp = ${idImp}`;
  return row ?? NOTHING;
}

/** SQL: the partite that the return flow of the import reopened, once for each standing storno. */
const reopened = (idAzienda: number, lotti: readonly number[]) => sql`
  select 'riaperta' as tipo, r.data, r.importo, coalesce(s.ragione_sociale, r.ragione_sociale, r.descrizione) as chi,
    r.numero_documento, p.nota as testo, p.id as ordine
  from pagamento p join abbinamento a on a.id_azienda = p.id_azienda and a.id_pagamento = p.id
  join riga_estratto r on r.id_azienda = a.id_azienda and r.id = a.id_partita
  left join soggetto s on s.id_azienda = r.id_azienda and s.id = r.id_soggetto
  where p.id_azienda = ${idAzienda} and p.id_lotto = any(${lotti}::bigint[]) and p.attivo`;

const tell = (
  tx: Tx,
  idAzienda: number,
  idImp: number,
  lotti: readonly number[],
): Promise<Conseguenze['elenco']> =>
  readRows<Conseguenze['elenco'][number]>(tx)`
    with perse as (
      select 'nota' as tipo, r.id, r.nota as testo from riga_estratto r
      where r.id_azienda = ${idAzienda} and r.id_imp = ${idImp} and r.annotata and r.nota is not null
      union all
      select 'concordata', k.id_partita, to_char(k.scadenza, 'DD/MM/YYYY') || ': ' || k.motivo
      from scadenza_concordata k join riga_estratto r on r.id_azienda = k.id_azienda and r.id = k.id_partita
      where k.id_azienda = ${idAzienda} and r.id_imp = ${idImp} and k.ritirata_il is null
      union all
      select 'contestata', k.id_partita, k.motivo
      from contestazione k join riga_estratto r on r.id_azienda = k.id_azienda and r.id = k.id_partita
      where k.id_azienda = ${idAzienda} and r.id_imp = ${idImp} and k.al is null
    ), tutte as (
      select p.tipo, r.data, r.importo, coalesce(s.ragione_sociale, r.ragione_sociale, r.descrizione) as chi,
        r.numero_documento, p.testo, r.id as ordine
      from perse p join riga_estratto r on r.id_azienda = ${idAzienda} and r.id = p.id
      left join soggetto s on s.id_azienda = r.id_azienda and s.id = r.id_soggetto
      union all ${reopened(idAzienda, lotti)}
    )
    select tipo, data, importo, chi, numero_documento, testo
    from (select t.*, row_number() over (partition by tipo order by ordine) as numero from tutte t) as numerate
    where numero <= ${SHOWN} order by tipo, numero`;

/**
 * Counts the notes of people, the rows that were changed, settled, agreed on anew or disputed, and what the return flow
 * reopened.
 */
export async function readConseguenze(tx: Tx, idAzienda: number, idImp: number): Promise<Conseguenze> {
  const lotti = await listLottiDiImportazione(tx, idAzienda, idImp);
  const row = await readRow<{ totale: number }>(tx)`
    select count(*)::integer as totale from (${reopened(idAzienda, lotti)}) as riaperte`;
  return {
    ...(await count(tx, idAzienda, idImp)),
    riaperte: row?.totale ?? 0,
    elenco: await tell(tx, idAzienda, idImp, lotti),
  };
}
