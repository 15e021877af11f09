/** Looking at a letter, and sending it to oneself. Nothing is written about anybody. */
import type { z } from 'zod';
import type {
  anteprimaRichiestaSchema,
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
import { isNelleAnagrafiche, isDimostrativa } from '../sql/partite.ts';
import type { Sigillo } from '../../core/seal.ts';
import type { Actor } from '../../core/actor.ts';
import { sendMail } from '../../impostazioni/commands/save-posta.ts';
import { makeLettera } from './compose.ts';
import { checkLettere } from './check.ts';
import { printLettera, readLettera, type Allegato } from './letter.ts';

interface Pronta {
  oggetto: string;
  testo: string;
  totale: number;
  allegati: Allegato[];
}

async function make(
  db: Database,
  { id_azienda }: Actor,
  richiesta: z.output<typeof anteprimaRichiestaSchema>,
): Promise<Result<Pronta>> {
  // One moment for all that is read; the printing, which takes longer, is outside of it.
  const letta = await transact(db, async (tx) => {
    const controllate = await checkLettere(tx, id_azienda, getToday(), [richiesta]);
    if (!controllate.ok) return controllate;
    const [first] = controllate.value;
    return first ? succeed(await readLettera(tx, id_azienda, first.scritta)) : fail('non_trovato');
  });
  if (!letta.ok) return letta;
  return succeed({ ...makeLettera(letta.value.dati), allegati: await printLettera(letta.value) });
}

/** The message and its PDFs as they would leave. */
export async function makePreview(
  db: Database,
  actor: Actor,
  richiesta: z.output<typeof anteprimaRichiestaSchema>,
): Promise<Result<z.input<typeof anteprimaSchema>>> {
  const pronta = await make(db, actor, richiesta);
  if (!pronta.ok) return pronta;
  const { allegati, totale, ...rest } = pronta.value;
  return succeed({
    ...rest,
    totale: toCentesimi(totale),
    destinatario: richiesta.destinatario,
    mittente: (await readPosta(db.kysely, actor.id_azienda))?.posta.mittente ?? null,
    allegati: allegati.map(({ nome, contenuto }) => ({
      nome,
      bytes: contenuto.byteLength,
      contenuto: Buffer.from(contenuto).toString('base64'),
    })),
  });
}

const SEGNO = '[PROVA] ';
const AVVISO = 'Questa è una prova: al cliente non è stato spedito nulla, e non conta come sollecito.';

/** Sends the letter to whoever tries it, marked; never to an address of the anagrafiche. */
export async function trySollecito(
  db: Database,
  sigillo: Sigillo,
  actor: Actor,
  richiesta: z.output<typeof sollecitoProvaSchema>,
): Promise<Result<{ risposta: string }>> {
  const { id_azienda } = actor;
  const { destinatario, id_soggetto } = richiesta;
  if (await isDimostrativa(db.kysely, id_azienda)) return fail('azienda_dimostrativa');
  if (await isNelleAnagrafiche(db.kysely, id_azienda, destinatario))
    return refuseField('destinatario', 'È l’indirizzo di un soggetto: la prova si spedisce a te');
  const pronta = await make(db, actor, richiesta);
  if (!pronta.ok) return pronta;
  const { oggetto, testo, allegati } = pronta.value;
  const esito = await sendMail(db, sigillo, id_azienda, {
    a: destinatario,
    oggetto: `${SEGNO}${oggetto}`,
    testo: `${AVVISO}\n\n${testo}`,
    allegati: allegati.map((each) => ({ ...each, nome: `prova-${each.nome}`, tipo: 'application/pdf' })),
  });
  if (!esito.ok) return fail('posta_non_riuscita', { detail: esito.motivo });
  await transact(db, async (tx) => {
    const dopo = { destinatario, id_soggetto, risposta: esito.risposta };
    await appendRegistro(tx, {
      ...actor,
      azione: 'sollecito_provato',
      oggetto: 'sollecito',
      id_oggetto: null,
      dopo,
    });
    return succeed(null);
  });
  return succeed({ risposta: esito.risposta });
}
