/** The solleciti that were written. */
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type {
  sollecitiQuerySchema,
  sollecitoDettaglioSchema,
  sollecitoSchema,
} from '#api/contract/solleciti.ts';
import { readRows } from '../../core/db/read.ts';
import type { Tx, Reader } from '../../core/db/database.ts';
import type { SollecitoTable } from '../../core/db/tables-solleciti.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';

type SollecitoWire = z.input<typeof sollecitoSchema>;
export type SollecitoRow = Selectable<SollecitoTable>;
type DetailWire = z.input<typeof sollecitoDettaglioSchema>;

const COLONNE = sql`k.id, k.id_soggetto, s.ragione_sociale, k.id_livello, k.numero, k.livello, k.divisa, k.stato,
  k.destinatario, k.oggetto, k.totale, coalesce(k.motivo, q.ultimo_errore) as motivo, q.tentativi,
  case when q.stato = 'attesa' then q.prossimo_il end as prossimo_il, u.username as autore, k.creato_il, k.inviato_il,
  k.versione, (select count(*)::integer from sollecito_partita x where x.id_azienda = k.id_azienda
    and x.id_sollecito = k.id and x.attivo) as partite`;
const DA = sql`sollecito k
  join soggetto s on s.id_azienda = k.id_azienda and s.id = k.id_soggetto
  join utente u on u.id = k.id_autore
  join posta_coda q on q.id_azienda = k.id_azienda and q.id_sollecito = k.id`;

export async function listSolleciti(
  reader: Reader,
  idAzienda: number,
  { id_soggetto, stato, limit, offset }: z.output<typeof sollecitiQuerySchema>,
): Promise<{ solleciti: SollecitoWire[]; totale: number }> {
  const where: RawBuilder<unknown> = sql`k.id_azienda = ${idAzienda}
    ${id_soggetto === undefined ? sql`` : sql`and k.id_soggetto = ${id_soggetto}`}
    ${stato === undefined ? sql`` : sql`and k.stato = ${stato}`}`;
  const rows = await readRows<SollecitoWire>(reader)`select ${COLONNE} from ${DA} where ${where}
    order by k.creato_il desc, k.id desc limit ${limit} offset ${offset}`;
  const counted = await sql<{ totale: number }>`
    select count(*)::integer as totale from sollecito k where ${where}`.execute(reader);
  return { solleciti: rows, totale: counted.rows[0]?.totale ?? 0 };
}

export async function readDetail(reader: Reader, idAzienda: number, id: number): Promise<DetailWire | null> {
  const rows = await readRows<SollecitoWire & { testo: string; risposta: string | null }>(reader)`
    select ${COLONNE}, k.testo, q.risposta from ${DA} where k.id_azienda = ${idAzienda} and k.id = ${id}`;
  const [row] = rows;
  if (!row) return null;
  const { testo, risposta, ...sollecito } = row;
  const partite = await sql<DetailWire['partite'][number]>`
    select x.id_partita, x.numero_documento, x.scadenza, x.residuo, l.numero, x.attivo, x.perche
    from sollecito_partita x join livello_sollecito l on l.id_azienda = x.id_azienda and l.id = x.id_livello
    where x.id_azienda = ${idAzienda} and x.id_sollecito = ${id} order by x.scadenza, x.id`.execute(reader);
  const attachments = await sql<DetailWire['allegati'][number]>`
    select numero, nome, octet_length(contenuto) as bytes, sha256 from sollecito_allegato
    where id_azienda = ${idAzienda} and id_sollecito = ${id} order by numero`.execute(reader);
  return { sollecito, testo, risposta, partite: partite.rows, allegati: attachments.rows };
}

export const readAllegato = (
  reader: Reader,
  idAzienda: number,
  id: number,
  number: number,
): Promise<{ nome: string; contenuto: Uint8Array } | undefined> =>
  reader
    .selectFrom('sollecito_allegato')
    .select(['nome', 'contenuto'])
    .where((where) => where.and({ id_azienda: idAzienda, id_sollecito: id, numero: number }))
    .executeTakeFirst();

interface WrittenPartita {
  id_partita: number;
  id_livello: number;
  numero_documento: string | null;
  data_documento: string | null;
  scadenza: string;
  importo: number;
  residuo: number;
}

/** Violates `sollecito_partita_una_volta` where a partita was claimed for its level by another. */
export async function insertSollecito(
  tx: Tx,
  sollecito: Insertable<SollecitoTable>,
  partite: readonly WrittenPartita[],
  queue: { message_id: string; fra: number },
): Promise<number> {
  const { id } = await tx.insertInto('sollecito').values(sollecito).returning('id').executeTakeFirstOrThrow();
  const { id_azienda, id_soggetto } = sollecito;
  await tx
    .insertInto('sollecito_partita')
    .values(partite.map((partita) => ({ ...partita, id_azienda, id_soggetto, id_sollecito: id })))
    .execute();
  await tx
    .insertInto('posta_coda')
    .values({
      id_azienda,
      id_sollecito: id,
      message_id: queue.message_id,
      prossimo_il: sql`now() + make_interval(secs => ${queue.fra}::double precision)` as never,
    })
    .execute();
  return id;
}

/** Reads a sollecito and its place in the queue, and locks both until the end of the transaction. */
export async function lockSollecito(
  tx: Tx,
  idAzienda: number,
  id: number,
): Promise<{ sollecito: SollecitoRow; coda: string } | null> {
  // The queue is locked first, as the sender does, so that two that want both never wait for each other.
  const queue = await tx
    .selectFrom('posta_coda')
    .select('stato')
    .where((where) => where.and({ id_azienda: idAzienda, id_sollecito: id }))
    .forUpdate()
    .executeTakeFirst();
  const sollecito = await tx
    .selectFrom('sollecito')
    .selectAll()
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .forUpdate()
    .executeTakeFirst();
  return sollecito && queue ? { sollecito, coda: queue.stato } : null;
}

export async function updateSollecito(
  tx: Tx,
  idAzienda: number,
  id: number,
  values: Updateable<SollecitoTable>,
): Promise<void> {
  await tx
    .updateTable('sollecito')
    .set({ ...values, versione: sql<number>`versione + 1` })
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .execute();
}

export const listWrittenPartite = (
  reader: Reader,
  idAzienda: number,
  id: number,
): Promise<
  (Omit<WrittenPartita, 'id_partita'> & { id: number; numero: number; id_partita: number | null })[]
> =>
  reader
    .selectFrom('sollecito_partita as x')
    .innerJoin('livello_sollecito as l', (join) =>
      join.onRef('l.id_azienda', '=', 'x.id_azienda').onRef('l.id', '=', 'x.id_livello'),
    )
    .select(['x.id', 'x.id_partita', 'x.id_livello', 'l.numero', 'x.numero_documento', 'x.data_documento'])
    .select(['x.scadenza', 'x.importo', 'x.residuo'])
    .where((where) => where.and({ 'x.id_azienda': idAzienda, 'x.id_sollecito': id, 'x.attivo': true }))
    .orderBy('x.scadenza')
    .orderBy('x.id')
    .execute();

/** Removes lines from the letter; all of them if none is named. */
export async function removePartite(
  tx: Tx,
  { id_azienda, id }: { id_azienda: number; id: number },
  why: string,
  lines?: readonly number[],
): Promise<void> {
  await sql`update sollecito_partita set attivo = false, perche = ${why}
    where id_azienda = ${id_azienda} and id_sollecito = ${id} and attivo
    ${lines === undefined ? sql`` : sql`and id = any(${lines}::bigint[])`}`.execute(tx);
}

/** What is left to pay of a line, and since when. */
export async function updateWrittenPartita(
  tx: Tx,
  idAzienda: number,
  id: number,
  { residuo, scadenza }: { residuo: number; scadenza: string },
): Promise<void> {
  await tx
    .updateTable('sollecito_partita')
    .set({ residuo, scadenza })
    .where((where) => where.and({ id_azienda: idAzienda, id }))
    .execute();
}
