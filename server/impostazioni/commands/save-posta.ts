/** The outgoing mail server: saving it and trying it. */
import type { z } from 'zod';
import type { Posta, postaProvataSchema, postaSalvaSchema } from '#api/contract/posta.ts';
import type { Database, Reader } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { type Messaggio, sendMessage, type Spedizione } from '../../core/mail/mail.ts';
import { isLocale } from '../../core/mail/address.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import { readAzienda } from '../sql/aziende.ts';
import { type PostaLetta, readPosta, writePosta } from '../sql/posta.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { claimTentativo, forgetTentativi } from '../../sessione/sql/attempts.ts';
import { isDimostrativa } from '../../solleciti/sql/partite.ts';
import type { Seal } from '../../core/seal.ts';
import type { Actor } from '../../core/actor.ts';

/** The connection that a password was given for; the password is not used for any other. */
const street = ({ host, porta, sicurezza, utente }: Street): string =>
  JSON.stringify([host.toLowerCase(), porta, sicurezza, utente ?? '']);
type Street = Pick<Posta, 'host' | 'porta' | 'sicurezza' | 'utente'>;

const IN_CLEAR =
  'Senza una connessione cifrata utente e password viaggerebbero in chiaro: scegli TLS o STARTTLS, oppure togli utente e password';

/** True where a password would cross a network unencrypted. */
const inClear = ({ host, sicurezza, utente }: Street): boolean =>
  sicurezza === 'nessuna' && utente !== null && utente !== '' && !isLocale(host);

/** Why the settings cannot be kept: they would hand the kept password to somebody else, or show it on the way. */
function checkMail(
  before: PostaLetta | null,
  data: Street,
  password: string | null | undefined,
): Failure | null {
  if (inClear(data)) return refuseField('sicurezza', IN_CLEAR);
  const kept = password === undefined && data.utente && before?.password_cifrata;
  return kept && street(before.posta) !== street(data)
    ? refuseField('password', 'Server, porta, sicurezza o utente sono cambiati: scrivi di nuovo la password')
    : null;
}

/** A password that is not given stays as it was, for the server it was given for. It is sealed before it is kept, and never written in the registro. */
export const savePosta = (
  db: Database,
  seal: Seal,
  actor: Actor,
  { versione, password, ...dati }: z.output<typeof postaSalvaSchema>,
): Promise<Result<Posta>> =>
  transact(db, async (tx) => {
    const before = await readPosta(tx, actor.id_azienda);
    const refused = checkMail(before, dati, password);
    if (refused) return refused;
    const kept = password === undefined && dati.utente ? (before?.password_cifrata ?? null) : null;
    const password_cifrata = password ? seal.close(password) : kept;
    const fields = { ...dati, utente: dati.utente || null, nome_mittente: dati.nome_mittente || null };
    if (!(await writePosta(tx, actor.id_azienda, { ...fields, password_cifrata }, versione)))
      return fail('versione_superata', {
        dettagli: { attuale: (await readPosta(tx, actor.id_azienda))?.posta ?? null },
      });
    const after = await readPosta(tx, actor.id_azienda);
    if (!after) throw new Error('mail settings that were just written cannot be read');
    await appendRegistro(tx, actor, 'posta_modificata', 'posta', {
      prima: before?.posta,
      dopo: { ...after.posta, password_cambiata: password !== undefined },
    });
    return succeed(after.posta);
  });

type PostaAperta = { ok: true; posta: Posta; password: string | null } | { ok: false; motivo: string };

/**
 * The mail server of an azienda with its password, for whoever sends: the one door, which is closed to an azienda of
 * invented data, without a server, or when the key that sealed the password is gone.
 */
export async function openPosta(reader: Reader, seal: Seal, idAzienda: number): Promise<PostaAperta> {
  if (await isDimostrativa(reader, idAzienda))
    return { ok: false, motivo: 'I dati di questa azienda sono inventati: da qui non parte nulla' };
  const parsed = await readPosta(reader, idAzienda);
  if (!parsed) return { ok: false, motivo: 'Prima salva il server di posta nelle impostazioni' };
  const password = parsed.password_cifrata === null ? null : seal.open(parsed.password_cifrata);
  // Settings saved before this check existed may still be unencrypted.
  if (inClear(parsed.posta)) return { ok: false, motivo: IN_CLEAR };
  if (parsed.password_cifrata !== null && password === null)
    return { ok: false, motivo: 'La password salvata non si può più leggere: scrivila di nuovo' };
  return { ok: true, posta: parsed.posta, password };
}

/** Sends a message of the azienda at once. */
export async function sendMail(
  db: Database,
  seal: Seal,
  idAzienda: number,
  message: Messaggio,
): Promise<Spedizione> {
  const opened = await openPosta(db.kysely, seal, idAzienda);
  return opened.ok ? sendMessage(opened.posta, opened.password, message) : opened;
}

/** Failed trials before the next one has to wait. */
const PROVE = 5;

/** Sends a message of trial; those that fail are slowed down like guesses of a password. */
export async function tryPosta(
  db: Database,
  seal: Seal,
  actor: Actor,
  destinatario: string,
): Promise<Result<z.input<typeof postaProvataSchema>>> {
  // Counted for the person, not the azienda: a person can make new aziende, and could search a network with trials.
  const key = `posta:${actor.id_utente}`;
  const wait = await claimTentativo(db.kysely, key, PROVE);
  if (wait !== null) return fail('troppi_tentativi', { retryAfter: wait });
  const { ragione_sociale } = await readAzienda(db.kysely, actor.id_azienda);
  const outcome = await sendMail(db, seal, actor.id_azienda, {
    a: destinatario,
    oggetto: `Prova di spedizione da Quadra: ${ragione_sociale}`,
    testo: `Questo messaggio prova il server di posta di ${ragione_sociale}.\n\nSe lo leggi, la spedizione da Quadra funziona.\n`,
  });
  if (!outcome.ok) return fail('posta_non_riuscita', outcome.motivo);
  await forgetTentativi(db.kysely, key);
  const dopo = { destinatario, risposta: outcome.risposta };
  await db.kysely
    .transaction()
    .execute((tx) => appendRegistro(tx, actor, 'posta_provata', 'posta', { dopo }));
  return succeed({ risposta: outcome.risposta });
}
