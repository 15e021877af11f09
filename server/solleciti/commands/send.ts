/** Sends the letters of the queue, one at a time. Each is checked again before it leaves. */
import { createHash, randomUUID } from 'node:crypto';
import type { Giorno } from '#api/contract/valori.ts';
import { getToday } from '#domain/date.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { reportWork } from '../../core/lavori.ts';
import { deliver, type Delivery } from '../../core/mail/delivery.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { holdPlace, markDelivery, postpone, settle, takeNext, type QueuePlace } from '../sql/queue.ts';
import { listWrittenPartite, updateSollecito, type SollecitoRow } from '../sql/solleciti.ts';
import type { Seal } from '../../core/seal.ts';
import { openPosta } from '../../impostazioni/commands/save-posta.ts';
import { makeLettera, type Composed } from './compose.ts';
import { printLettera, readLettera, type Allegato, type ReadyLettera } from './letter.ts';
import { checkPartite } from './recheck.ts';

/** Seconds to wait after each try that failed: the last comes some ten hours after the first. */
const WAITS_SECONDS = [60, 300, 900, 3_600, 10_800, 21_600] as const;
/** A confirmation is good for a day (milliseconds): who said yes on Monday did not say yes to Friday. */
const VALE_MS = 24 * 60 * 60 * 1_000;

const readRow = (tx: Tx, { id_azienda, id_sollecito }: QueuePlace): Promise<SollecitoRow> =>
  tx
    .selectFrom('sollecito')
    .selectAll()
    .where((where) => where.and({ id_azienda, id: id_sollecito }))
    .executeTakeFirstOrThrow();

interface Preso {
  posto: QueuePlace;
  sollecito: SollecitoRow;
  lettera: ReadyLettera;
  oggi: Giorno;
}

/** Takes the next letter of the queue and prepares it; null if there is none, or if nothing is left to ask for. */
async function take(tx: Tx, who: string): Promise<{ preso: Preso | null; found: boolean }> {
  const posto = await takeNext(tx, who);
  if (!posto) return { preso: null, found: false };
  const { id_azienda, id_sollecito } = posto;
  const sollecito = await readRow(tx, posto);
  const today = getToday();
  if (Date.now() - Date.parse(posto.confermato_il) > VALE_MS) {
    await fail(tx, posto, sollecito, 'Non è partito entro un giorno dalla conferma: va confermato di nuovo');
    return { preso: null, found: true };
  }
  if (!(await checkPartite(tx, sollecito, today))) {
    await updateSollecito(tx, id_azienda, id_sollecito, {
      stato: 'annullato',
      motivo: 'Non resta nulla da sollecitare: le partite sono state pagate, rinviate o contestate',
    });
    await settle(tx, posto, 'annullato');
    await record(tx, posto, 'sollecito_superato', { destinatario: sollecito.destinatario });
    return { preso: null, found: true };
  }
  const lines = await listWrittenPartite(tx, id_azienda, id_sollecito);
  const lettera = await readLettera(tx, id_azienda, {
    oggi: today,
    id_soggetto: sollecito.id_soggetto,
    divisa: sollecito.divisa,
    partite: lines.map((line) => ({
      ...line,
      data_documento: line.data_documento as Giorno | null,
      scadenza: line.scadenza as Giorno,
    })),
    modello_oggetto: sollecito.modello_oggetto,
    modello_testo: sollecito.modello_testo,
    allega_estratto: sollecito.allega_estratto,
    id_conto: sollecito.id_conto,
  });
  return { preso: { posto, sollecito, lettera, oggi: today }, found: true };
}

const record = (tx: Tx, { id_azienda, id_sollecito }: QueuePlace, azione: string, dopo: unknown) =>
  appendRegistro(tx, { id_azienda, id_utente: null }, azione, 'sollecito', { id: id_sollecito, dopo });

async function fail(
  tx: Tx,
  place: QueuePlace,
  { destinatario }: { destinatario: string },
  why: string,
): Promise<void> {
  const { id_azienda, id_sollecito } = place;
  await updateSollecito(tx, id_azienda, id_sollecito, { stato: 'fallito', motivo: why });
  await settle(tx, place, 'fallito', { ultimo_errore: why });
  await record(tx, place, 'sollecito_fallito', { destinatario, motivo: why });
}

/** Records exactly what is about to leave. False if the place was lost, or a partita changed meanwhile. */
async function ready(
  tx: Tx,
  taken: Preso,
  composed: Composed,
  attachments: readonly Allegato[],
): Promise<boolean> {
  const { posto, sollecito } = taken;
  const { id_azienda, id_sollecito } = posto;
  if (!(await holdPlace(tx, posto))) return false;
  const seen = JSON.stringify(await listWrittenPartite(tx, id_azienda, id_sollecito));
  const still = await checkPartite(tx, sollecito, taken.oggi);
  if (!still || seen !== JSON.stringify(await listWrittenPartite(tx, id_azienda, id_sollecito))) {
    await postpone(tx, posto, 0, null);
    return false;
  }
  if (!(await markDelivery(tx, posto))) return false;
  await updateSollecito(tx, id_azienda, id_sollecito, composed);
  await tx
    .deleteFrom('sollecito_allegato')
    .where((where) => where.and({ id_azienda, id_sollecito }))
    .execute();
  await tx
    .insertInto('sollecito_allegato')
    .values(
      attachments.map(({ nome, contenuto }, at) => ({
        id_azienda,
        id_sollecito,
        numero: at + 1,
        nome,
        sha256: createHash('sha256').update(contenuto).digest('hex'),
        contenuto,
      })),
    )
    .execute();
  return true;
}

async function close(tx: Tx, { posto, sollecito }: Preso, outcome: Delivery): Promise<void> {
  const { id_azienda, id_sollecito, tentativi } = posto;
  if (!(await holdPlace(tx, posto))) return;
  const { destinatario } = sollecito;
  if (outcome.tipo === 'inviato') {
    const inviato_il = new Date().toISOString();
    await updateSollecito(tx, id_azienda, id_sollecito, { stato: 'inviato', inviato_il, motivo: null });
    await settle(tx, posto, 'inviato', { risposta: outcome.risposta, ultimo_errore: null });
    return record(tx, posto, 'sollecito_inviato', { destinatario, risposta: outcome.risposta });
  }
  if (outcome.tipo === 'incerto') {
    await updateSollecito(tx, id_azienda, id_sollecito, {
      stato: 'incerto',
      motivo: `Può essere partito: ${outcome.motivo}`,
    });
    await settle(tx, posto, 'sospeso', { ultimo_errore: outcome.motivo });
    return record(tx, posto, 'sollecito_incerto', { destinatario, motivo: outcome.motivo });
  }
  const awaited = WAITS_SECONDS[tentativi - 1];
  if (outcome.tipo === 'rifiutato' || awaited === undefined)
    return fail(tx, posto, sollecito, outcome.motivo);
  return postpone(tx, posto, awaited, outcome.motivo);
}

/** Sends one letter, or finds that it must not leave; false when none waits. */
export async function sendNext(db: Database, seal: Seal): Promise<boolean> {
  const who = randomUUID();
  const taken = await db.kysely.transaction().execute((tx) => take(tx, who));
  const { preso } = taken;
  if (!preso) return taken.found;
  const end = (outcome: Delivery): Promise<void> =>
    db.kysely.transaction().execute((tx) => close(tx, preso, outcome));
  const { posto, sollecito, lettera } = preso;
  let esito: Delivery | null;
  try {
    const composed = makeLettera(lettera.dati);
    const attachments = await printLettera(lettera);
    const opened = await openPosta(db.kysely, seal, posto.id_azienda);
    if (!opened.ok) esito = { tipo: 'riprova', motivo: opened.motivo };
    else
      esito = await deliver(
        opened,
        {
          a: sollecito.destinatario,
          oggetto: composed.oggetto,
          testo: composed.testo,
          allegati: attachments.map((each) => ({ ...each, tipo: 'application/pdf' })),
          message_id: posto.message_id,
        },
        () => db.kysely.transaction().execute((tx) => ready(tx, preso, composed, attachments)),
      );
  } catch (cause) {
    await end({ tipo: 'riprova', motivo: 'Il sollecito non si è potuto preparare' });
    throw cause;
  }
  // Null: the letter waits again, with what changed in it.
  if (esito) {
    await end(esito);
    reportWork('sollecito', esito.tipo === 'inviato');
  }
  return true;
}
