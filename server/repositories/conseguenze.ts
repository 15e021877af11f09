/** What rolling an import back would take away with its rows: told before it is asked, counted and one by one. */
import { sql } from 'kysely';
import type { Conseguenze } from '#api/contract/importazioni.ts';
import type { Tx } from '../db/open.ts';
import { listLottiDiImportazione } from './pagamenti/lotti.ts';
import { abbinata } from './pagamenti/righe.ts';

type Conti = Omit<Conseguenze, 'riaperte' | 'elenco'>;

/** Told one by one, so many of each kind; the counts tell of all. */
const MOSTRATE = 5;

const NIENTE: Conti = {
  righe: 0,
  annotate: 0,
  modificate: 0,
  abbinate: 0,
  pagamenti: 0,
  concordate: 0,
  contestate: 0,
};

/** How many pagamenti that stand touch a row of these imports. */
const pagamentiDi = (idAzienda: number, ids: readonly number[]) => sql<number>`
  (select count(*)::integer from pagamento p where p.id_azienda = ${idAzienda} and p.attivo and
    (exists (select from pagamento_movimento m join riga_estratto x on x.id_azienda = m.id_azienda
        and x.id = m.id_movimento
      where m.id_azienda = p.id_azienda and m.id_pagamento = p.id and x.id_imp = any(${ids}::bigint[]))
    or exists (select from abbinamento a join riga_estratto x on x.id_azienda = a.id_azienda
        and x.id = a.id_partita
      where a.id_azienda = p.id_azienda and a.id_pagamento = p.id and x.id_imp = any(${ids}::bigint[]))))`;

/** The same of all together, where one that touches two counts once. */
export async function countPagamentiDi(tx: Tx, idAzienda: number, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ totale: number }>`select ${pagamentiDi(idAzienda, ids)} as totale`.execute(tx);
  return rows[0]?.totale ?? 0;
}

async function count(tx: Tx, idAzienda: number, idImp: number): Promise<Conti> {
  const { rows } = await sql<Conti>`
    select count(*)::integer as righe,
      count(*) filter (where annotata)::integer as annotate,
      count(*) filter (where not abbinata and (stato <> 'aperta' or (versione > 1 and not annotata)))::integer
        as modificate,
      count(*) filter (where abbinata)::integer as abbinate,
      count(*) filter (where exists (select from scadenza_concordata k
        where k.id_azienda = ${idAzienda} and k.id_partita = righe.id))::integer as concordate,
      count(*) filter (where exists (select from contestazione k
        where k.id_azienda = ${idAzienda} and k.id_partita = righe.id))::integer as contestate,
      ${pagamentiDi(idAzienda, [idImp])} as pagamenti
    from (select r.*, ${abbinata} as abbinata from riga_estratto r where r.id_azienda = ${idAzienda} and r.id_imp = ${idImp}) as righe`.execute(
    tx,
  );
  return rows[0] ?? NIENTE;
}

/** The partite that the return flow of the import's file reopened, once for each storno that stands. */
const riaperte = (idAzienda: number, lotti: readonly number[]) => sql`
  select 'riaperta' as tipo, r.data, r.importo, coalesce(s.ragione_sociale, r.ragione_sociale, r.descrizione) as chi,
    r.numero_documento, p.nota as testo, p.id as ordine
  from pagamento p join abbinamento a on a.id_azienda = p.id_azienda and a.id_pagamento = p.id
  join riga_estratto r on r.id_azienda = a.id_azienda and r.id = a.id_partita
  left join soggetto s on s.id_azienda = r.id_azienda and s.id = r.id_soggetto
  where p.id_azienda = ${idAzienda} and p.id_lotto = any(${lotti}::bigint[]) and p.attivo`;

async function tell(
  tx: Tx,
  idAzienda: number,
  idImp: number,
  lotti: readonly number[],
): Promise<Conseguenze['elenco']> {
  const { rows } = await sql<Conseguenze['elenco'][number]>`
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
      union all ${riaperte(idAzienda, lotti)}
    )
    select tipo, data, importo, chi, numero_documento, testo
    from (select t.*, row_number() over (partition by tipo order by ordine) as numero from tutte t) as numerate
    where numero <= ${MOSTRATE} order by tipo, numero`.execute(tx);
  return rows;
}

/** Notes people wrote, rows changed, settled, agreed anew or in dispute, and what the import's return flow reopened. */
export async function readConseguenze(tx: Tx, idAzienda: number, idImp: number): Promise<Conseguenze> {
  const lotti = await listLottiDiImportazione(tx, idAzienda, idImp);
  const { rows } = await sql<{ totale: number }>`
    select count(*)::integer as totale from (${riaperte(idAzienda, lotti)}) as riaperte`.execute(tx);
  return {
    ...(await count(tx, idAzienda, idImp)),
    riaperte: rows[0]?.totale ?? 0,
    elenco: await tell(tx, idAzienda, idImp, lotti),
  };
}
