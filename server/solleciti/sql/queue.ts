/** The queue by which solleciti leave. Whoever takes a place signs it (`preso_da`), and only its signer moves it on. */
import { sql } from 'kysely';
import type { Tx } from '../../core/db/database.ts';
import type { PostaCodaTable } from '../../core/db/tables-solleciti.ts';

type StatoCoda = 'inviato' | 'fallito' | 'annullato' | 'sospeso';

export interface QueuePlace {
  id_azienda: number;
  id_sollecito: number;
  message_id: string;
  tentativi: number;
  /** ISO instant at which a person confirmed it, or sent it again. */
  confermato_il: string;
  preso_da: string;
}

/** The one that waits longest and may go now; copies of the server that ask together get different ones. */
export async function takeNext(tx: Tx, who: string): Promise<QueuePlace | undefined> {
  const { rows } = await sql<QueuePlace>`
    update posta_coda q set stato = 'in_corso', preso_il = now(), preso_da = ${who}::uuid,
      tentativi = q.tentativi + 1
    from (select c.id_azienda, c.id from posta_coda c
      where c.stato = 'attesa' and c.prossimo_il <= now()
        and not exists (select from azienda a where a.id = c.id_azienda and a.dimostrativa)
      order by c.prossimo_il, c.id limit 1 for update skip locked) as primo
    where q.id_azienda = primo.id_azienda and q.id = primo.id
    returning q.id_azienda, q.id_sollecito, q.message_id, q.tentativi, q.confermato_il, q.preso_da`.execute(
    tx,
  );
  return rows[0];
}

/** From here on the message may leave; false when the place is no longer the signer's. */
export async function markConsegna(
  tx: Tx,
  { id_azienda, id_sollecito, preso_da }: QueuePlace,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('posta_coda')
    .set({ stato: 'in_consegna', preso_il: sql<string>`now()` })
    .where('id_azienda', '=', id_azienda)
    .where('id_sollecito', '=', id_sollecito)
    .where('preso_da', '=', preso_da)
    .where('stato', '=', 'in_corso')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** True while the place is its signer's; held until the end of the transaction. */
export async function holdPosto(
  tx: Tx,
  { id_azienda, id_sollecito, preso_da }: QueuePlace,
): Promise<boolean> {
  const row = await tx
    .selectFrom('posta_coda')
    .select('id')
    .where('id_azienda', '=', id_azienda)
    .where('id_sollecito', '=', id_sollecito)
    .where('preso_da', '=', preso_da)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

type Esito = Partial<Pick<PostaCodaTable, 'ultimo_errore' | 'risposta'>>;

/** The end of its way, whoever decided it. */
export async function settle(
  tx: Tx,
  idAzienda: number,
  idSollecito: number,
  stato: StatoCoda,
  outcome: Esito | null,
): Promise<void> {
  await tx
    .updateTable('posta_coda')
    .set({ stato, preso_il: null, preso_da: null, ...outcome })
    .where('id_azienda', '=', idAzienda)
    .where('id_sollecito', '=', idSollecito)
    .execute();
}

/** Back to wait for `between` seconds, after a try that left nothing behind. */
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
    .where('id_azienda', '=', place.id_azienda)
    .where('id_sollecito', '=', place.id_sollecito)
    .execute();
}

/** Once more from the beginning, because a person said so. */
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
    .where('id_azienda', '=', idAzienda)
    .where('id_sollecito', '=', idSollecito)
    .execute();
}

/**
 * Places whose sender has not been heard of for `seconds`: where nothing had left they wait again; where the message was
 * being handed over nobody knows, and it stays for a person to say. Answers how many are uncertain.
 */
export async function releasePersi(tx: Tx, seconds: number): Promise<number> {
  const lost = sql`preso_il <= now() - make_interval(secs => ${seconds}::double precision)`;
  await sql`update posta_coda set stato = 'attesa', preso_il = null, preso_da = null
    where stato = 'in_corso' and ${lost}`.execute(tx);
  const { rows } = await sql<{ id_azienda: number }>`
    with persi as (
      update posta_coda set stato = 'sospeso', preso_il = null, preso_da = null
      where stato = 'in_consegna' and ${lost} returning id_azienda, id_sollecito)
    update sollecito k set stato = 'incerto', versione = k.versione + 1,
      motivo = 'Il server si è fermato mentre lo consegnava: può essere partito'
    from persi where k.id_azienda = persi.id_azienda and k.id = persi.id_sollecito and k.stato = 'in_coda'
    returning k.id_azienda`.execute(tx);
  return rows.length;
}

/**
 * A copy that was put back does not know what left after it was made: what waits in it stays for a person to say. Text,
 * because it also runs where no driver of ours does.
 */
export const SOSPENDI_CODA = `
  with fermi as (
    update posta_coda set stato = 'sospeso', preso_il = null, preso_da = null
    where stato in ('attesa', 'in_corso', 'in_consegna') returning id_azienda, id_sollecito)
  update sollecito k set stato = 'incerto', versione = k.versione + 1,
    motivo = 'È stata ripristinata una copia: può essere partito dopo che fu fatta'
  from fermi where k.id_azienda = fermi.id_azienda and k.id = fermi.id_sollecito and k.stato = 'in_coda'`;
