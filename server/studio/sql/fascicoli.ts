/** Closing packs: what would leave, and the queue by which they do. */
import { sql, type RawBuilder } from 'kysely';
import { readRow, readRows } from '../../core/db/read.ts';
import type { Reader, Tx } from '../../core/db/database.ts';
import { COMPITO, COUNTED, selectCompiti, selectInstant, type CompitoWire } from './compiti.ts';

type QueueState = 'attesa' | 'in_corso' | 'in_consegna' | 'inviato' | 'fallito' | 'incerto';

/** A task with the address of its azienda, the conti it counts, and the last pack that was confirmed of it. */
export interface FascicoloLetto extends CompitoWire {
  email: string | null;
  nomi: { id: number; nome: string }[];
  ultimo: {
    stato: QueueState;
    destinatario: string;
    motivo: string | null;
    inviato_il: string | null;
  } | null;
}

export interface ChiaveCompito {
  id_azienda: number;
  id: number;
}

const of = (compiti: readonly ChiaveCompito[]): RawBuilder<unknown> =>
  sql`(c.id_azienda, c.id) in (select k.id_azienda, k.id
    from json_to_recordset(${JSON.stringify(compiti)}::json) as k(id_azienda bigint, id bigint))`;

/** By azienda, then month. */
export const listFascicoli = (reader: Reader, compiti: readonly ChiaveCompito[]) =>
  readRows<FascicoloLetto>(reader)`
    select ${COMPITO}, z.email,
      coalesce((select json_agg(json_build_object('id', o.id, 'nome', o.nome) order by lower(o.nome), o.id)
        from conto o left join situazione_conto s on s.id_azienda = o.id_azienda and s.id_conto = o.id
        where o.id_azienda = c.id_azienda and ${COUNTED}), '[]'::json) as nomi,
      (select json_build_object('stato', f.stato, 'destinatario', f.destinatario, 'motivo', f.motivo,
          'inviato_il', ${selectInstant(sql`f.inviato_il`)})
        from fascicolo f where f.id_azienda = c.id_azienda and f.id_compito = c.id
        order by f.id desc limit 1) as ultimo
    from ${selectCompiti(of(compiti))}
    order by lower(z.ragione_sociale), c.id_azienda, c.mese`;

/** Puts one in the queue; null where one of the same task waits, or has left, already. */
export async function insertFascicolo(
  tx: Tx,
  { id_azienda, id }: ChiaveCompito,
  data: { id_autore: number; destinatario: string; message_id: string },
): Promise<number | null> {
  const row = await readRow<{ id: number }>(tx)`
    insert into fascicolo (id_azienda, id_compito, id_autore, destinatario, message_id)
    values (${id_azienda}, ${id}, ${data.id_autore}, ${data.destinatario}, ${data.message_id})
    on conflict (id_azienda, id_compito) where stato <> 'fallito' do nothing returning id`;
  return row?.id ?? null;
}

/** One that was taken out of the queue to be sent. */
export interface FascicoloPreso {
  id_azienda: number;
  id: number;
  id_compito: number;
  id_autore: number;
  autore: string;
  destinatario: string;
  message_id: string;
  tentativi: number;
  preso_da: string;
}

/** The one that waits longest and may go now; servers that ask together get different ones. */
export const takeFascicolo = (tx: Tx, who: string) =>
  readRow<FascicoloPreso>(tx)`
    update fascicolo f set stato = 'in_corso', preso_il = now(), preso_da = ${who}::uuid, tentativi = f.tentativi + 1
    from (select q.id_azienda, q.id from fascicolo q where q.stato = 'attesa' and q.prossimo_il <= now()
      order by q.prossimo_il, q.id_azienda, q.id limit 1 for update skip locked) as primo, utente u
    where f.id_azienda = primo.id_azienda and f.id = primo.id and u.id = f.id_autore
    returning f.id_azienda, f.id, f.id_compito, f.id_autore, u.username as autore, f.destinatario, f.message_id,
      f.tentativi, f.preso_da`;

/** A file that left: its name, and what its bytes were. */
export interface AllegatoSpedito {
  nome: string;
  sha256: string;
}

interface Passo {
  stato: Exclude<QueueState, 'in_corso'>;
  motivo?: string | null;
  risposta?: string;
  allegati?: readonly AllegatoSpedito[];
  /** Seconds until it may go again. */
  fra?: number;
}

/** Moves one on; false when it is no longer its signer's, or nothing was left to hand over. */
export async function moveFascicolo(
  tx: Tx,
  { id_azienda, id, preso_da }: FascicoloPreso,
  { stato, motivo = null, risposta, allegati, fra = 0 }: Passo,
): Promise<boolean> {
  const keeps = stato === 'in_consegna';
  const rows = await readRows(tx)`
    update fascicolo set stato = ${stato}, motivo = ${motivo},
      risposta = coalesce(${risposta ?? null}::text, risposta),
      allegati = coalesce(${allegati ? JSON.stringify(allegati) : null}::jsonb, allegati),
      preso_il = ${keeps ? sql`now()` : sql`null`}, preso_da = ${keeps ? sql`preso_da` : sql`null`},
      prossimo_il = now() + make_interval(secs => ${fra}::double precision),
      inviato_il = ${stato === 'inviato' ? sql`now()` : sql`null`}
    where id_azienda = ${id_azienda} and id = ${id} and preso_da = ${preso_da}::uuid
      and stato = any(${keeps ? ['in_corso'] : ['in_corso', 'in_consegna']}::text[])
    returning id`;
  return rows.length > 0;
}

/** The pack of a task was handed over. */
export async function markInviato(tx: Tx, { id_azienda, id }: ChiaveCompito): Promise<void> {
  await sql`update compito set inviato_il = coalesce(inviato_il, now()), versione = versione + 1
    where id_azienda = ${id_azienda} and id = ${id}`.execute(tx);
}

/**
 * Those whose sender has not been heard of for `seconds`: where nothing had left they wait again; where one was being
 * handed over nobody knows, and it is never sent again by itself. Answers how many are uncertain.
 */
export async function releaseFascicoli(tx: Tx, seconds: number): Promise<number> {
  const lost = sql`preso_il <= now() - make_interval(secs => ${seconds}::double precision)`;
  await sql`update fascicolo set stato = 'attesa', preso_il = null, preso_da = null
    where stato = 'in_corso' and ${lost}`.execute(tx);
  const rows = await readRows(tx)`update fascicolo set stato = 'incerto', preso_il = null, preso_da = null,
      motivo = 'Il server si è fermato mentre lo consegnava: può essere partito'
    where stato = 'in_consegna' and ${lost} returning id`;
  return rows.length;
}

/** A copy that was put back does not know what left after it was made. Text, as it also runs where no driver of ours does. */
export const SUSPEND_FASCICOLI = `
  update fascicolo set stato = 'incerto', preso_il = null, preso_da = null,
    motivo = 'È stata ripristinata una copia: può essere partito dopo che fu fatta'
  where stato in ('attesa', 'in_corso', 'in_consegna')`;
