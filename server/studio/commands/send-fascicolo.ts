/** Sending a closing pack: made when it leaves, looked at again, handed over once, written down. */
import { createHash, randomUUID } from 'node:crypto';
import { formatMese, getFineMese, toGiorno } from '#domain/date.ts';
import { explainNonChiuso } from '#domain/studio/compiti.ts';
import { formatCount } from '#domain/text.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { reportWork } from '../../core/lavori.ts';
import { deliver, type Delivery } from '../../core/mail/delivery.ts';
import type { Seal } from '../../core/seal.ts';
import { openPosta } from '../../impostazioni/commands/save-posta.ts';
import { makeChiusura } from '../../pagamenti/commands/chiusura-document.ts';
import { readChiusura } from '../../pagamenti/commands/chiusura.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import {
  listFascicoli,
  markInviato,
  moveFascicolo,
  takeFascicolo,
  type AllegatoSpedito,
  type FascicoloLetto,
  type FascicoloPreso,
} from '../sql/fascicoli.ts';
import { closeCompiti } from './compiti.ts';

/** Seconds to wait after each try that failed; after the last it has failed. */
const WAITS_SECONDS = [60, 300, 900] as const;

type Pack = Extract<Awaited<ReturnType<typeof readChiusura>>, { ok: true }>['value'];

interface File {
  nome: string;
  tipo: string;
  contenuto: Uint8Array;
}

const record = (tx: Tx, taken: FascicoloPreso, azione: string, after: object): Promise<void> =>
  appendRegistro(tx, { id_azienda: taken.id_azienda, id_utente: null }, azione, 'compito', {
    id: taken.id_compito,
    dopo: { destinatario: taken.destinatario, ...after },
  });

/** Why a conto does not tie: its balance, or what nobody has explained. */
function explainAperto({ prova, spiegazione, spiegazioni: { non_spiegati } }: Pack): string {
  if ((prova?.differenza ?? 0) !== 0) return spiegazione;
  return `${formatCount(non_spiegati.movimenti, 'movimento senza', 'movimenti senza')} spiegazione o motivo`;
}

/** The files of each conto, or why the month is no longer closed. */
async function makeFiles(
  db: Database,
  { id_azienda, id_autore }: FascicoloPreso,
  { mese, nomi }: FascicoloLetto,
): Promise<File[] | string> {
  const actor = { id_azienda, id_utente: id_autore };
  const files: File[] = [];
  for (const { id, nome } of nomi) {
    const period = { id_conto: id, dal: toGiorno(mese), al: getFineMese(mese) };
    const proof = await readChiusura(db, actor, { ...period, sintesi: true });
    if (!proof.ok) return `Il conto ${nome} non c’è più`;
    if (!proof.value.quadra) return `Il conto ${nome} non è chiuso: ${explainAperto(proof.value)}`;
    for (const formato of ['pdf', 'xlsx'] as const) {
      const made = await makeChiusura(db, actor, { ...period, formato });
      if (!made.ok) return `Il conto ${nome} non c’è più`;
      const { nome: nome_file, tipo, dati } = made.value;
      files.push({ nome: nome_file, tipo, contenuto: Buffer.from(dati, 'base64') });
    }
  }
  return files;
}

const makeMessaggio = ({ autore }: FascicoloPreso, { azienda, mese, nomi }: FascicoloLetto) => {
  const period = formatMese(mese).toLowerCase();
  return {
    oggetto: `Chiusura di ${period}: ${azienda}`,
    testo: [
      `In allegato il fascicolo di chiusura di ${period} di ${azienda}: un PDF e un Excel per ogni conto.`,
      '',
      ...nomi.map(({ nome }) => `- ${nome}`),
      '',
      `Spedito da Quadra, confermato da ${autore}.`,
      '',
    ].join('\n'),
  };
};

/** One try. Nothing is handed over before it is written that it may leave. */
async function trySend(db: Database, seal: Seal, taken: FascicoloPreso): Promise<Delivery | null> {
  const { id_azienda, id_compito, destinatario, message_id } = taken;
  const [parsed] = await listFascicoli(db.kysely, [{ id_azienda, id: id_compito }]);
  if (!parsed) return null;
  const missing = explainNonChiuso(parsed);
  if (missing !== null) return { tipo: 'rifiutato', motivo: `Il mese non è più chiuso: ${missing}` };
  if (parsed.email !== destinatario)
    return { tipo: 'rifiutato', motivo: 'L’indirizzo dell’azienda è cambiato: conferma di nuovo' };
  const mail = await openPosta(db.kysely, seal, id_azienda);
  if (!mail.ok) return { tipo: 'rifiutato', motivo: mail.motivo };
  const files = await makeFiles(db, taken, parsed);
  if (typeof files === 'string') return { tipo: 'rifiutato', motivo: files };
  const allegati = files.map(({ nome, contenuto }): AllegatoSpedito => ({
    nome,
    sha256: createHash('sha256').update(contenuto).digest('hex'),
  }));
  const message = { ...makeMessaggio(taken, parsed), a: destinatario, allegati: files, message_id };
  return deliver(mail, message, () =>
    db.kysely.transaction().execute((tx) => moveFascicolo(tx, taken, { stato: 'in_consegna', allegati })),
  );
}

/** Writes down what became of it: the task knows that its pack was handed over. */
async function close(tx: Tx, taken: FascicoloPreso, outcome: Delivery): Promise<boolean> {
  const { id_azienda, id_compito, tentativi } = taken;
  if (outcome.tipo === 'inviato') {
    const { risposta } = outcome;
    if (!(await moveFascicolo(tx, taken, { stato: 'inviato', risposta }))) return false;
    await markInviato(tx, { id_azienda, id: id_compito });
    await record(tx, taken, 'fascicolo_inviato', { risposta });
    await closeCompiti(tx, id_azienda);
    return true;
  }
  const { motivo } = outcome;
  const fra = WAITS_SECONDS[tentativi - 1];
  if (outcome.tipo === 'riprova' && fra !== undefined)
    return moveFascicolo(tx, taken, { stato: 'attesa', motivo, fra });
  const stato = outcome.tipo === 'incerto' ? 'incerto' : 'fallito';
  const told = stato === 'incerto' ? `Può essere partito: ${motivo}` : motivo;
  if (!(await moveFascicolo(tx, taken, { stato, motivo: told }))) return false;
  await record(tx, taken, stato === 'incerto' ? 'fascicolo_incerto' : 'fascicolo_fallito', { motivo });
  return true;
}

/** Sends one pack, or finds that it must not leave; false when none waits. */
export async function sendNextFascicolo(db: Database, seal: Seal): Promise<boolean> {
  const preso = await db.kysely.transaction().execute((tx) => takeFascicolo(tx, randomUUID()));
  if (!preso) return false;
  let outcome: Delivery | null;
  try {
    outcome = await trySend(db, seal, preso);
  } catch (cause) {
    const motivo = 'Il fascicolo non si è potuto preparare';
    await db.kysely.transaction().execute((tx) => close(tx, preso, { tipo: 'riprova', motivo }));
    throw cause;
  }
  if (outcome === null) return true;
  const known = outcome;
  await db.kysely.transaction().execute((tx) => close(tx, preso, known));
  reportWork('fascicolo', known.tipo === 'inviato');
  return true;
}
