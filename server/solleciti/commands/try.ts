/** Shows a letter, and sends it to oneself. Writes nothing about anybody. */
import type { z } from 'zod';
import type {
  anteprimaRequestSchema,
  anteprimaSchema,
  sollecitoProvaSchema,
} from '#api/contract/solleciti.ts';
import { getToday } from '#domain/date.ts';
import { toCentesimi } from '#domain/importi.ts';
import type { Database } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, refuseField, succeed, type Result } from '../../core/problems.ts';
import { readPosta } from '../../impostazioni/sql/posta.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { isInAnagrafiche, isDimostrativa } from '../sql/partite.ts';
import type { Seal } from '../../core/seal.ts';
import type { Actor } from '../../core/actor.ts';
import { sendMail } from '../../impostazioni/commands/save-posta.ts';
import { makeLettera } from './compose.ts';
import { checkLettere } from './check.ts';
import { printLettera, readLettera, type Allegato } from './letter.ts';

interface Ready {
  oggetto: string;
  testo: string;
  totale: number;
  allegati: Allegato[];
}

async function make(
  db: Database,
  { id_azienda }: Actor,
  request: z.output<typeof anteprimaRequestSchema>,
): Promise<Result<Ready>> {
  // All is read in one transaction. The printing takes longer and comes after it.
  const parsed = await transact(db, async (tx) => {
    const checked = await checkLettere(tx, id_azienda, getToday(), [request]);
    if (!checked.ok) return checked;
    const [first] = checked.value;
    return first ? succeed(await readLettera(tx, id_azienda, first.written)) : fail('non_trovato');
  });
  if (!parsed.ok) return parsed;
  return succeed({ ...makeLettera(parsed.value.dati), allegati: await printLettera(parsed.value) });
}

/** The message and its PDFs as they would leave. */
export async function makePreview(
  db: Database,
  actor: Actor,
  request: z.output<typeof anteprimaRequestSchema>,
): Promise<Result<z.input<typeof anteprimaSchema>>> {
  const ready = await make(db, actor, request);
  if (!ready.ok) return ready;
  const { allegati, totale, ...rest } = ready.value;
  return succeed({
    ...rest,
    totale: toCentesimi(totale),
    destinatario: request.destinatario,
    mittente: (await readPosta(db.kysely, actor.id_azienda))?.posta.mittente ?? null,
    allegati: allegati.map(({ nome, contenuto }) => ({
      nome,
      bytes: contenuto.byteLength,
      contenuto: Buffer.from(contenuto).toString('base64'),
    })),
  });
}

const SEGNO = '[PROVA] ';
const TRIAL_NOTICE = 'Questa è una prova: al cliente non è stato spedito nulla, e non conta come sollecito.';

/** Sends the letter, marked as a trial, to the person who tries it; never to an address of the anagrafiche. */
export async function trySollecito(
  db: Database,
  seal: Seal,
  actor: Actor,
  request: z.output<typeof sollecitoProvaSchema>,
): Promise<Result<{ risposta: string }>> {
  const { id_azienda } = actor;
  const { destinatario, id_soggetto } = request;
  if (await isDimostrativa(db.kysely, id_azienda)) return fail('azienda_dimostrativa');
  if (await isInAnagrafiche(db.kysely, id_azienda, destinatario))
    return refuseField('destinatario', 'È l’indirizzo di un soggetto: la prova si spedisce a te');
  const ready = await make(db, actor, request);
  if (!ready.ok) return ready;
  const { oggetto, testo, allegati } = ready.value;
  const outcome = await sendMail(db, seal, id_azienda, {
    a: destinatario,
    oggetto: `${SEGNO}${oggetto}`,
    testo: `${TRIAL_NOTICE}\n\n${testo}`,
    allegati: allegati.map((each) => ({ ...each, nome: `prova-${each.nome}`, tipo: 'application/pdf' })),
  });
  if (!outcome.ok) return fail('posta_non_riuscita', outcome.motivo);
  const dopo = { destinatario, id_soggetto, risposta: outcome.risposta };
  await db.kysely
    .transaction()
    .execute((tx) => appendRegistro(tx, actor, 'sollecito_provato', 'sollecito', { dopo }));
  return succeed({ risposta: outcome.risposta });
}
