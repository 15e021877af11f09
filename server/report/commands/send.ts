/** Sending a scheduled report: made, sent to each recipient, written down. */
import type { z } from 'zod';
import type { ReportProgrammato, spedizioneReportSchema } from '#api/contract/report-programmati.ts';
import { toGiornoIn, computeNextTime } from '#domain/report/frequency.ts';
import type { Database } from '../../core/db/database.ts';
import { reportWork } from '../../core/lavori.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import { readAzienda } from '../../impostazioni/sql/aziende.ts';
import { appendRegistro, type Author } from '../../registro/sql/registro.ts';
import { insertSpedizione, listProgrammati, setProssimo, takeDue, type DueReport } from '../sql/scheduled.ts';
import type { Seal } from '../../core/seal.ts';
import type { Actor } from '../../core/actor.ts';
import { openPosta, sendMail } from '../../impostazioni/commands/save-posta.ts';
import { makeFile } from './file.ts';

type Spedizione = z.input<typeof spedizioneReportSchema>;

/** How long one has to be made and sent before another server may try (minutes). */
const PRESO_MINUTI = 30;
/** Minutes before it is tried again, the first time; twice as many each time after. */
const RETRY_MINUTES = 5;
/** After so many failures it waits for its next time. */
const TENTATIVI = 5;

interface Esito {
  esito: Spedizione['esito'];
  messaggio: string;
  visto_il: string | null;
}

/** Makes the report as of `quando` and sends it. What goes wrong is said, never thrown. */
async function send(
  db: Database,
  seal: Seal,
  idAzienda: number,
  scheduled: ReportProgrammato,
  when: Date,
): Promise<Esito> {
  const { scelta, formato, fuso, nome, destinatari, autore } = scheduled;
  const mail = await openPosta(db.kysely, seal, idAzienda);
  if (!mail.ok) return { esito: 'fallito', messaggio: mail.motivo, visto_il: null };
  const file = await makeFile(db, idAzienda, { scelta, formato, oggi: toGiornoIn(fuso, when) }, autore);
  if (!file) return { esito: 'fallito', messaggio: 'Il soggetto del report non esiste più', visto_il: null };
  const { ragione_sociale } = await readAzienda(db.kysely, idAzienda);
  const { nome_file, tipo, contenuto, titolo, periodo, visto_il } = file;
  const answers: string[] = [];
  const refusals: string[] = [];
  for (const a of destinatari) {
    const sent = await sendMail(db, seal, idAzienda, {
      a,
      oggetto: `${nome}: ${titolo} ${periodo}`,
      testo: `In allegato: ${titolo} di ${ragione_sociale}, ${periodo}.\n\nSpedito da Quadra, come programmato da ${autore}.\n`,
      allegati: [{ nome: nome_file, tipo, contenuto }],
    });
    if (sent.ok) answers.push(`${a}: ${sent.risposta}`);
    else refusals.push(`${a}: ${sent.motivo}`);
  }
  const messaggio = [...refusals, ...answers].join('\n');
  // Sent to some is sent: trying again would reach them twice.
  return { esito: answers.length > 0 ? 'spedito' : 'fallito', messaggio, visto_il };
}

/** Writes down what became of it; answers it as it was written. */
async function record(
  db: Database,
  author: Author,
  { id, destinatari, nome }: ReportProgrammato,
  outcome: Esito,
  next: { quando: string; tentativi: number } | null,
): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    const { id_azienda } = author;
    const key = { id_azienda, id };
    const delivery = { ...outcome, destinatari: [...destinatari] };
    if ((await listProgrammati(tx, id_azienda, id)).length === 0) return;
    await insertSpedizione(tx, key, delivery);
    if (next) await setProssimo(tx, key, next.quando, next.tentativi);
    await appendRegistro(
      tx,
      author,
      outcome.esito === 'spedito' ? 'report_spedito' : 'report_non_spedito',
      'report_programmato',
      { id, dopo: { nome, ...delivery } },
    );
  });
}

/** At once, because a person asks for it; its next time stays what it was. */
export async function sendNow(
  db: Database,
  seal: Seal,
  actor: Actor,
  id: number,
): Promise<Result<Spedizione>> {
  const [scheduled] = await listProgrammati(db.kysely, actor.id_azienda, id);
  if (!scheduled) return fail('non_trovato', 'La spedizione programmata non esiste più');
  const when = new Date();
  const outcome = await send(db, seal, actor.id_azienda, scheduled, when);
  await record(db, actor, scheduled, outcome, null);
  if (outcome.esito === 'fallito') return fail('posta_non_riuscita', outcome.messaggio);
  return succeed({ quando: when.toISOString(), destinatari: [...scheduled.destinatari], ...outcome });
}

/** When one goes next: its next time after it went, a little later after it did not. */
function nextOf(
  { frequenza, ora, fuso }: ReportProgrammato,
  { tentativi }: DueReport,
  outcome: Esito,
  now: Date,
): { quando: string; tentativi: number } {
  const nextTime = computeNextTime(frequenza, ora, fuso, now);
  const failed = tentativi + 1;
  if (outcome.esito === 'spedito' || failed >= TENTATIVI)
    return { quando: nextTime.toISOString(), tentativi: 0 };
  const again = new Date(now.getTime() + RETRY_MINUTES * 2 ** tentativi * 60_000);
  return { quando: (again < nextTime ? again : nextTime).toISOString(), tentativi: failed };
}

/** Sends the report that is due first at `now`; false when none is. Late ones tell the day on which they were due, and so do those that are tried again. */
export async function sendDue(db: Database, seal: Seal, now: Date = new Date()): Promise<boolean> {
  const owed = await db.kysely.transaction().execute((tx) => takeDue(tx, now.toISOString(), PRESO_MINUTI));
  if (!owed) return false;
  const [scheduled] = await listProgrammati(db.kysely, owed.id_azienda, owed.id);
  if (!scheduled) return true;
  const outcome = await send(db, seal, owed.id_azienda, scheduled, new Date(owed.dovuto_il)).catch(
    (cause: unknown): Esito => ({
      esito: 'fallito',
      messaggio: `Il report non si è potuto fare: ${cause instanceof Error ? cause.message : String(cause)}`,
      visto_il: null,
    }),
  );
  reportWork('report', outcome.esito === 'spedito');
  const server = { id_azienda: owed.id_azienda, id_utente: null };
  await record(db, server, scheduled, outcome, nextOf(scheduled, owed, outcome, now));
  return true;
}
