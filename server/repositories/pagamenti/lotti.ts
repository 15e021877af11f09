/** Actions over many rows, each undone in one action. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { lottoAbbinamentiSchema } from '#api/contract/abbinamenti.ts';
import type { Tx } from '../../db/open.ts';
import type { LottoAbbinamentiTable } from '../../db/tables-pagamenti.ts';
import type { Reader } from '../utenti.ts';

export type LottoWire = z.input<typeof lottoAbbinamentiSchema>;

export async function insertLottoAbbinamenti(
  tx: Tx,
  { id_azienda, id_utente }: { id_azienda: number; id_utente: number },
  tipo: LottoAbbinamentiTable['tipo'],
  soglia: number | null,
): Promise<number> {
  const { id } = await tx
    .insertInto('lotto_abbinamenti')
    .values({ id_azienda, id_utente, tipo, soglia, dettagli: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function listLotti(reader: Reader, idAzienda: number): Promise<LottoWire[]> {
  const { rows } = await sql<LottoWire>`
    select l.id as id_lotto, l.tipo, l.soglia, u.username, l.creato_il, l.annullato_il,
      (p.fatti + v.fatti)::integer as fatti, (p.attivi + v.attivi)::integer as attivi
    from lotto_abbinamenti l join utente u on u.id = l.id_utente
    left join lateral (select count(*) as fatti, count(*) filter (where attivo) as attivi from pagamento
      where id_azienda = l.id_azienda and id_lotto = l.id) p on true
    left join lateral (select count(*) as fatti, count(*) filter (where attivo) as attivi from movimento_voce
      where id_azienda = l.id_azienda and id_lotto = l.id) v on true
    where l.id_azienda = ${idAzienda} order by l.id desc limit 500`.execute(reader);
  return rows;
}

/** Holds a lotto; with the pagamenti it made that still stand, and how many were undone before. */
export async function holdLotto(
  tx: Tx,
  idAzienda: number,
  id: number,
): Promise<{ annullato: boolean; attivi: number[]; spenti: number } | undefined> {
  const lotto = await tx
    .selectFrom('lotto_abbinamenti')
    .select(['id', 'annullato_il'])
    .where('id_azienda', '=', idAzienda)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!lotto) return undefined;
  const { rows } = await sql<{ id: number; attivo: boolean }>`
    select id, attivo from pagamento where id_azienda = ${idAzienda} and id_lotto = ${id} order by id`.execute(
    tx,
  );
  const attivi = rows.filter(({ attivo }) => attivo).map((row) => row.id);
  return { annullato: lotto.annullato_il !== null, attivi, spenti: rows.length - attivi.length };
}

export async function markLottoAnnullato(
  tx: Tx,
  { id_azienda, id_utente }: { id_azienda: number; id_utente: number },
  id: number,
): Promise<void> {
  await sql`
    update lotto_abbinamenti set annullato_il = now(), id_annullatore = ${id_utente},
      stato = case when stato = 'in_corso' then 'fermato' else stato end
    where id_azienda = ${id_azienda} and id = ${id}`.execute(tx);
}
