/**
 * The queue from which solleciti leave. A sender signs the place that it takes (`preso_da`), and only the signer may
 * change it.
 */
import { sql } from 'kysely';
import { readRow, readRows } from '../../core/db/read.ts';
import type { Tx } from '../../core/db/database.ts';
import type { PostaQueueTable } from '../../core/db/tables-solleciti.ts';

type QueueState = 'inviato' | 'fallito' | 'annullato' | 'sospeso';

export interface QueuePlace {
  id_azienda: number;
  id_sollecito: number;
  message_id: string;
  tentativi: number;
  /** ISO instant at which a person confirmed it, or decided to send it again. */
  confermato_il: string;
  preso_da: string;
}

/** Takes the letter that has waited longest and may go now. Servers that ask at the same time get different letters. */
export const takeNext = (tx: Tx, who: string) =>
  readRow<QueuePlace>(tx)`
    update posta_coda q set stato = 'in_corso', preso_il = now(), preso_da = ${who}::uuid,
      tentativi = q.tentativi + 1
    from (select c.id_azienda, c.id from posta_coda c
      where c.stato = 'attesa' and c.prossimo_il <= now()
        and not exists (select from azienda a where a.id = c.id_azienda and a.dimostrativa)
      order by c.prossimo_il, c.id limit 1 for update skip locked) as primo
    where q.id_azienda = primo.id_azienda and q.id = primo.id
    returning q.id_azienda, q.id_sollecito, q.message_id, q.tentativi, q.confermato_il, q.preso_da`;

/** From here on the message may have left. False if the place is no longer the signer's. */
export async function markDelivery(
  tx: Tx,
  { id_azienda, id_sollecito, preso_da }: QueuePlace,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('posta_coda')
    .set({ stato: 'in_consegna', preso_il: sql<string>`now()` })
    .where((where) => where.and({ id_azienda, id_sollecito, preso_da, stato: 'in_corso' }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** True while the place is the signer's. Locks it until the end of the transaction. */
export async function holdPlace(
  tx: Tx,
  { id_azienda, id_sollecito, preso_da }: QueuePlace,
): Promise<boolean> {
  const row = await tx
    .selectFrom('posta_coda')
    .select('id')
    .where((where) => where.and({ id_azienda, id_sollecito, preso_da }))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

type Esito = Partial<Pick<PostaQueueTable, 'ultimo_errore' | 'risposta'>>;

type Letter = Pick<QueuePlace, 'id_azienda' | 'id_sollecito'>;

/** Ends the way of a letter, whoever decided it. */
export async function settle(
  tx: Tx,
  { id_azienda, id_sollecito }: Letter,
  stato: QueueState,
  outcome?: Esito,
): Promise<void> {
  await tx
    .updateTable('posta_coda')
    .set({ stato, preso_il: null, preso_da: null, ...outcome })
    .where((where) => where.and({ id_azienda, id_sollecito }))
    .execute();
}

/** Lets the letter wait again for `between` seconds, after a try that sent nothing. */
export async function postpone(
  tx: Tx,
  place: QueuePlace,
  between: number,
  error: string | null,
): Promise<void> {
  await tx
    .updateTable('posta_coda')
    .set({
      stato: 'attesa',
      preso_il: null,
      preso_da: null,
      ultimo_errore: error,
      prossimo_il: sql<string>`now() + make_interval(secs => ${between}::double precision)`,
    })
    .where((where) => where.and({ id_azienda: place.id_azienda, id_sollecito: place.id_sollecito }))
    .execute();
}

/** Sends the letter again from the beginning, because a person decided so. */
export async function retrySollecito(tx: Tx, idAzienda: number, idSollecito: number): Promise<void> {
  await tx
    .updateTable('posta_coda')
    .set({
      stato: 'attesa',
      preso_il: null,
      preso_da: null,
      tentativi: 0,
      ultimo_errore: null,
      prossimo_il: sql<string>`now()`,
      confermato_il: sql<string>`now()`,
    })
    .where((where) => where.and({ id_azienda: idAzienda, id_sollecito: idSollecito }))
    .execute();
}

/**
 * Frees the places whose sender has been silent for `seconds`. If nothing had left, the letter waits again. If the
 * message was being handed over, nobody knows, and a person has to decide. Answers how many are uncertain.
 */
export async function releaseLost(tx: Tx, seconds: number): Promise<number> {
  const lost = sql`preso_il <= now() - make_interval(secs => ${seconds}::double precision)`;
  await sql`update posta_coda set stato = 'attesa', preso_il = null, preso_da = null
    where stato = 'in_corso' and ${lost}`.execute(tx);
  const rows = await readRows<{ id_azienda: number }>(tx)`
    with persi as (
      update posta_coda set stato = 'sospeso', preso_il = null, preso_da = null
      where stato = 'in_consegna' and ${lost} returning id_azienda, id_sollecito)
    update sollecito k set stato = 'incerto', versione = k.versione + 1,
      motivo = 'Il server si è fermato mentre lo consegnava: può essere partito'
    from persi where k.id_azienda = persi.id_azienda and k.id = persi.id_sollecito and k.stato = 'in_coda'
    returning k.id_azienda`;
  return rows.length;
}

/**
 * A restored copy does not know what left after it was made: a person decides about each letter that waits in it. It is
 * text because it also runs outside our own driver.
 */
export const SUSPEND_QUEUE = `
  with fermi as (
    update posta_coda set stato = 'sospeso', preso_il = null, preso_da = null
    where stato in ('attesa', 'in_corso', 'in_consegna') returning id_azienda, id_sollecito)
  update sollecito k set stato = 'incerto', versione = k.versione + 1,
    motivo = 'È stata ripristinata una copia: può essere partito dopo che fu fatta'
  from fermi where k.id_azienda = fermi.id_azienda and k.id = fermi.id_sollecito and k.stato = 'in_coda'`;
