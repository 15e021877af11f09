/** Closing packs of many aziende: what would leave of each and why not, and the queue that a person confirms. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { fascicoliInviaSchema, fascicoloSchema, StatoFascicolo } from '#api/contract/fascicoli.ts';
import { explainNonChiuso } from '#domain/studio/compiti.ts';
import { isFakeAddress } from '#domain/solleciti/addresses.ts';
import type { SignedInUtente } from '../../core/actor.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { FAKE } from '../../core/mail/mail.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { keepAziende } from '../sql/compiti.ts';
import { insertFascicolo, listFascicoli, type ChiaveCompito, type FascicoloLetto } from '../sql/fascicoli.ts';

type FascicoloWire = z.input<typeof fascicoloSchema>;

/** Where the last one that was confirmed stands; a failed one may be sent again. */
const QUEUE: Readonly<Record<NonNullable<FascicoloLetto['ultimo']>['stato'], StatoFascicolo>> = {
  attesa: 'in_coda',
  in_corso: 'in_coda',
  in_consegna: 'in_coda',
  inviato: 'inviato',
  incerto: 'incerto',
  fallito: 'fallito',
};

/** What keeps a pack from leaving; null where nothing does. */
function explainIdle(parsed: FascicoloLetto): { stato: StatoFascicolo; motivo: string } | null {
  const { email } = parsed;
  const missing = explainNonChiuso(parsed);
  if (missing !== null) return { stato: 'non_chiuso', motivo: missing };
  if (email === null || email === '')
    return { stato: 'senza_indirizzo', motivo: 'L’azienda non ha un indirizzo di posta nelle impostazioni' };
  return isFakeAddress(email) ? { stato: 'senza_indirizzo', motivo: FAKE } : null;
}

function toWire(parsed: FascicoloLetto): FascicoloWire {
  const { id_azienda, azienda, id, mese, email, nomi, ultimo } = parsed;
  const still = explainIdle(parsed);
  const queue = ultimo === null ? null : QUEUE[ultimo.stato];
  const free = queue === null || queue === 'fallito';
  return {
    id_azienda,
    azienda,
    id_compito: id,
    mese,
    stato: free ? (still?.stato ?? queue ?? 'pronto') : queue,
    parte: free && still === null,
    destinatario: free ? email : (ultimo?.destinatario ?? null),
    conti: nomi.map(({ nome }) => nome),
    motivo: free ? (still?.motivo ?? ultimo?.motivo ?? null) : (ultimo?.motivo ?? null),
    inviato_il: ultimo?.inviato_il ?? null,
  };
}

/** Tasks of aziende that the person may open, all of them there; otherwise why not. */
async function readTheirs(
  tx: Tx,
  utente: SignedInUtente,
  compiti: readonly ChiaveCompito[],
): Promise<Result<FascicoloLetto[]>> {
  const aziende = new Set(compiti.map(({ id_azienda }) => id_azienda));
  if ((await keepAziende(tx, utente.id, [...aziende])).size < aziende.size)
    return fail('azienda_non_trovata');
  const parsed = await listFascicoli(tx, compiti);
  const asked = new Set(compiti.map(({ id_azienda, id }) => `${id_azienda}/${id}`));
  return parsed.length < asked.size ? fail('non_trovato', 'Il compito non esiste') : succeed(parsed);
}

/** What would leave of each, or where it is. */
export const readFascicoli = (
  db: Database,
  utente: SignedInUtente,
  compiti: readonly ChiaveCompito[],
): Promise<Result<{ fascicoli: FascicoloWire[] }>> =>
  transact(db, async (tx) => {
    const parsed = await readTheirs(tx, utente, compiti);
    return parsed.ok ? succeed({ fascicoli: parsed.value.map(toWire) }) : parsed;
  });

/**
 * Those that may leave wait for a sender from now on; what became of each is told. One that waits or has left already is
 * not sent again, and one whose address is another by now is not sent.
 */
export const confirmFascicoli = (
  db: Database,
  utente: SignedInUtente,
  { compiti }: z.output<typeof fascicoliInviaSchema>,
): Promise<Result<{ fascicoli: FascicoloWire[] }>> =>
  transact(db, async (tx) => {
    const parsed = await readTheirs(tx, utente, compiti);
    if (!parsed.ok) return parsed;
    const seen = new Map(compiti.map((one) => [`${one.id_azienda}/${one.id}`, one.destinatario]));
    const changed = new Set<string>();
    for (const letto of parsed.value) {
      const key = `${letto.id_azienda}/${letto.id}`;
      const { parte, destinatario } = toWire(letto);
      if (!parte || destinatario === null) continue;
      if (destinatario !== seen.get(key)) {
        changed.add(key);
        continue;
      }
      const message_id = `<${randomUUID()}@${destinatario.slice(destinatario.lastIndexOf('@') + 1)}>`;
      const data = { id_autore: utente.id, destinatario, message_id };
      if ((await insertFascicolo(tx, letto, data)) === null) continue;
      await appendRegistro(
        tx,
        { id_azienda: letto.id_azienda, id_utente: utente.id },
        'fascicolo_confermato',
        'compito',
        { id: letto.id, dopo: { destinatario, mese: letto.mese } },
      );
    }
    const after = (await listFascicoli(tx, compiti)).map((letto): FascicoloWire => {
      const wire = toWire(letto);
      return changed.has(`${letto.id_azienda}/${letto.id}`)
        ? { ...wire, motivo: 'L’indirizzo è cambiato: guardalo e conferma di nuovo' }
        : wire;
    });
    return succeed({ fascicoli: after });
  });
