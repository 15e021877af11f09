/** Which demonstration office a user has, what it holds, and which they may put back. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { DemoContenuto, demoStatoSchema } from '#api/contract/demo.ts';
import { readRow } from '../../core/db/read.ts';
import type { Reader } from '../../core/db/database.ts';
import { selectIstante } from '../../core/sql/instants.ts';

type DemoStato = z.input<typeof demoStatoSchema>;

/** How long an office that was taken away may be put back. */
export const ORE_RIMETTIBILE = 24;

/** The demonstration offices that a user may open, the newest first. */
export async function listDimostrative(reader: Reader, idUtente: number): Promise<number[]> {
  const rows = await reader
    .selectFrom('azienda')
    .innerJoin('utente_azienda', 'utente_azienda.id_azienda', 'azienda.id')
    .select('azienda.id')
    .where((where) => where.and({ 'utente_azienda.id_utente': idUtente, 'azienda.dimostrativa': true }))
    .orderBy('azienda.id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

const readContent = async (reader: Reader, id: number): Promise<DemoContenuto | null> =>
  (await readRow<DemoContenuto>(reader)`
    select a.id as id_azienda, a.ragione_sociale,
      (select count(*)::integer from conto where id_azienda = a.id) as conti,
      (select count(*)::integer from soggetto where id_azienda = a.id) as soggetti,
      (select count(*)::integer from estratto_conto where id_azienda = a.id and natura = 'movimento') as movimenti,
      (select count(*)::integer from estratto_conto where id_azienda = a.id and natura = 'partita') as partite,
      (select count(*)::integer from pagamento where id_azienda = a.id and attivo) as pagamenti
    from azienda a where a.id = ${id}`) ?? null;

/** The office that this user lost last, while it may be put back. */
const findRemoved = async (reader: Reader, idUtente: number): Promise<DemoStato['tolta']> =>
  (await readRow<NonNullable<DemoStato['tolta']>>(reader)`
    select id as id_azienda, ragione_sociale,
      ${selectIstante(sql`tolta_il + make_interval(hours => ${ORE_RIMETTIBILE}::integer)`)} as fino_a
    from azienda where dimostrativa and tolta_a @> ${JSON.stringify([idUtente])}::jsonb
      and tolta_il > now() - make_interval(hours => ${ORE_RIMETTIBILE}::integer)
    order by tolta_il desc limit 1`) ?? null;

export async function readStato(reader: Reader, idUtente: number): Promise<DemoStato> {
  const [id] = await listDimostrative(reader, idUtente);
  return {
    azienda: id === undefined ? null : await readContent(reader, id),
    tolta: await findRemoved(reader, idUtente),
  };
}
