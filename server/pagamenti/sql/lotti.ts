/** Actions over many rows, each undone in one action. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { lottiAbbinamentiSchema } from '#api/contract/lotti.ts';
import { readIds, readRow, readRows } from '../../core/db/read.ts';
import type { Actor } from '../../core/actor.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import type { LottoAbbinamentiTable } from '../../core/db/tables-pagamenti.ts';
import { ANNULLO } from './avanzamenti.ts';
import { insertRow } from '../../core/sql/rows.ts';

type Elenco = z.input<typeof lottiAbbinamentiSchema>;
type LottoWire = Elenco['lotti'][number];

/** The file of a return flow. */
interface FileFlusso {
  nome: string;
  sha256: string;
}

export const insertLottoAbbinamenti = (
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  tipo: LottoAbbinamentiTable['tipo'],
  { soglia = null, file = null }: { soglia?: number | null; file?: FileFlusso | null } = {},
): Promise<number> =>
  insertRow(tx, 'lotto_abbinamenti', {
    id_azienda,
    id_utente,
    tipo,
    soglia,
    dettagli: '{}',
    nome_file: file?.nome ?? null,
    sha256: file?.sha256 ?? null,
  });

/** One page of the actions that made something, newest first. The two sides of a giroconto count as one. */
export async function listLotti(
  reader: Reader,
  idAzienda: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Elenco> {
  const made = sql`lotto_abbinamenti l where l.id_azienda = ${idAzienda} and (l.stato = 'in_corso'
    or exists (select from pagamento x where x.id_azienda = l.id_azienda and x.id_lotto = l.id)
    or exists (select from movimento_voce x where x.id_azienda = l.id_azienda and x.id_lotto = l.id))`;
  const lotti = await readRows<LottoWire>(reader)`
    with pagina as (select l.*, ${ANNULLO} as annullo from ${made} order by l.id desc limit ${limit} offset ${offset}),
    fatte as (
      select p.id_lotto, 'p' || p.id as chiave, p.attivo, p.importo, p.divisa from pagamento p
      join pagina g on g.id_azienda = p.id_azienda and g.id = p.id_lotto
      union all
      select v.id_lotto, coalesce('c' || v.id_coppia, 'v' || v.id), v.attivo, case when v.tipo = 'voce' then v.importo else 0 end,
        r.divisa
      from movimento_voce v join pagina g on g.id_azienda = v.id_azienda and g.id = v.id_lotto
      left join riga_estratto r on r.id_azienda = v.id_azienda and r.id = v.id_movimento),
    somme as (
      select id_lotto, count(distinct chiave)::integer as fatti,
        count(distinct chiave) filter (where attivo)::integer as attivi,
        case when count(distinct divisa) = 1 then min(divisa) end as divisa,
        coalesce(sum(importo) filter (where importo > 0), 0)::bigint as entrate,
        coalesce(sum(importo) filter (where importo < 0), 0)::bigint as uscite,
        coalesce(sum(importo) filter (where attivo and importo > 0), 0)::bigint as entrate_attive,
        coalesce(sum(importo) filter (where attivo and importo < 0), 0)::bigint as uscite_attive
      from fatte group by id_lotto)
    select g.id as id_lotto, g.tipo, g.soglia, g.nome_file, u.username, g.creato_il, g.annullato_il,
      n.username as annullato_da,
      g.stato, g.annullo,
      coalesce(s.fatti, 0) as fatti, coalesce(s.attivi, 0) as attivi, s.divisa,
      case when s.divisa is not null then s.entrate end as entrate,
      case when s.divisa is not null then s.uscite end as uscite,
      case when s.divisa is not null then s.entrate_attive end as entrate_attive,
      case when s.divisa is not null then s.uscite_attive end as uscite_attive
    from pagina g join utente u on u.id = g.id_utente left join utente n on n.id = g.id_annullatore
    left join somme s on s.id_lotto = g.id order by g.id desc`;
  const row = await readRow<{ totale: number }>(reader)`select count(*)::integer as totale from ${made}`;
  return { lotti, totale: row?.totale ?? 0 };
}

/**
 * The standing actions of the return flow that an import read. They belong to the first standing import of that file: a
 * second import of it reopened nothing.
 */
export const listLottiDiImportazione = (tx: Tx, idAzienda: number, idImp: number) =>
  readIds(tx)`
    select l.id from importazione i
    join lotto_abbinamenti l on l.id_azienda = i.id_azienda and l.sha256 = i.sha256 and l.annullato_il is null
    where i.id_azienda = ${idAzienda} and i.id_imp = ${idImp} and i.stato = 'completato'
      and not exists (select from importazione o where o.id_azienda = i.id_azienda and o.sha256 = i.sha256
        and o.stato = 'completato' and o.id_imp < i.id_imp)
    order by l.id`;

/** Locks a lotto. Answers also the pagamenti that it made and that still stand, and how many were undone before. */
export async function holdLotto(
  tx: Tx,
  idAzienda: number,
  id: number,
): Promise<{ annullato: boolean; attivi: number[]; switchedOff: number } | undefined> {
  const lotto = await tx
    .selectFrom('lotto_abbinamenti')
    .select(['id', 'annullato_il'])
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .forUpdate()
    .executeTakeFirst();
  if (!lotto) return undefined;
  const rows = await readRows<{ id: number; attivo: boolean }>(tx)`
    select id, attivo from pagamento where id_azienda = ${idAzienda} and id_lotto = ${id} order by id`;
  const attivi = rows.filter(({ attivo }) => attivo).map((row) => row.id);
  return { annullato: lotto.annullato_il !== null, attivi, switchedOff: rows.length - attivi.length };
}

export async function markLottoAnnullato(
  tx: Tx,
  { id_azienda, id_utente }: Actor,
  id: number,
): Promise<void> {
  await sql`
    update lotto_abbinamenti set annullato_il = now(), id_annullatore = ${id_utente},
      stato = case when stato = 'in_corso' then 'fermato' else stato end
    where id_azienda = ${id_azienda} and id = ${id}`.execute(tx);
}

/** Records who asked to undo a lotto, so that another server can continue the undoing; null deletes the record. */
export async function markAnnulloAsked(
  tx: Tx,
  idAzienda: number,
  id: number,
  idRequester: number | null,
): Promise<void> {
  await sql`
    update lotto_abbinamenti set id_richiedente = ${idRequester}::bigint,
      annullo_chiesto_il = case when ${idRequester}::bigint is null then null else now() end
    where id_azienda = ${idAzienda} and id = ${id}`.execute(tx);
}

/** The actions whose undoing has begun and is not done, with who asked for it. */
export const listAnnulliAMeta = (reader: Reader): Promise<(Actor & { id: number })[]> =>
  readRows<Actor & { id: number }>(reader)`
    select id, id_azienda, id_richiedente as id_utente from lotto_abbinamenti
    where annullo_chiesto_il is not null and annullato_il is null order by id_azienda, id`;
