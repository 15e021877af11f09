/** The outgoing mail server: saving it and trying it. */
import type { z } from 'zod';
import type { Posta, postaProvataSchema, postaSalvaSchema } from '#api/contract/posta.ts';
import type { Database } from '../db/open.ts';
import { transact } from '../db/transact.ts';
import { type Messaggio, spedisci, type Spedizione } from '../posta.ts';
import { failure, success, type Result } from '../problems.ts';
import { readAzienda } from '../repositories/aziende.ts';
import { readPosta, writePosta } from '../repositories/posta.ts';
import { appendRegistro } from '../repositories/registro.ts';
import { isDimostrativa } from '../repositories/solleciti/partite.ts';
import type { Reader } from '../repositories/utenti.ts';
import type { Sigillo } from '../sigillo.ts';
import type { Actor } from './actor.ts';

/** A password that is not given stays as it was. It is sealed before it is kept, and never written in the registro. */
export async function savePosta(
  db: Database,
  sigillo: Sigillo,
  actor: Actor,
  { versione, password, ...dati }: z.output<typeof postaSalvaSchema>,
): Promise<Result<Posta>> {
  return transact(db, async (tx) => {
    const prima = await readPosta(tx, actor.id_azienda);
    const kept = password === undefined ? (prima?.password_cifrata ?? null) : null;
    const password_cifrata = password ? sigillo.chiudi(password) : kept;
    const campi = { ...dati, utente: dati.utente || null, nome_mittente: dati.nome_mittente || null };
    if (!(await writePosta(tx, actor.id_azienda, { ...campi, password_cifrata }, versione)))
      return failure('versione_superata', { dettagli: { attuale: prima?.posta ?? null } });
    const dopo = await readPosta(tx, actor.id_azienda);
    if (!dopo) throw new Error('mail settings that were just written cannot be read');
    await appendRegistro(tx, {
      ...actor,
      azione: 'posta_modificata',
      oggetto: 'posta',
      id_oggetto: null,
      prima: prima?.posta,
      dopo: { ...dopo.posta, password_cambiata: password !== undefined },
    });
    return success(dopo.posta);
  });
}

export type PostaAperta = { ok: true; posta: Posta; password: string | null } | { ok: false; motivo: string };

/**
 * The mail server of an azienda with its password, for whoever sends: the one door, which is closed to an azienda of
 * invented data, without a server, or when the key that sealed the password is gone.
 */
export async function openPosta(reader: Reader, sigillo: Sigillo, idAzienda: number): Promise<PostaAperta> {
  if (await isDimostrativa(reader, idAzienda))
    return { ok: false, motivo: 'I dati di questa azienda sono inventati: da qui non parte nulla' };
  const letta = await readPosta(reader, idAzienda);
  if (!letta) return { ok: false, motivo: 'Prima salva il server di posta nelle impostazioni' };
  const password = letta.password_cifrata === null ? null : sigillo.apri(letta.password_cifrata);
  if (letta.password_cifrata !== null && password === null)
    return { ok: false, motivo: 'La password salvata non si può più leggere: scrivila di nuovo' };
  return { ok: true, posta: letta.posta, password };
}

/** Sends a message of the azienda at once. */
export async function sendMail(
  db: Database,
  sigillo: Sigillo,
  idAzienda: number,
  messaggio: Messaggio,
): Promise<Spedizione> {
  const aperta = await openPosta(db.kysely, sigillo, idAzienda);
  return aperta.ok ? spedisci(aperta.posta, aperta.password, messaggio) : aperta;
}

export async function tryPosta(
  db: Database,
  sigillo: Sigillo,
  actor: Actor,
  destinatario: string,
): Promise<Result<z.input<typeof postaProvataSchema>>> {
  const { ragione_sociale } = await readAzienda(db.kysely, actor.id_azienda);
  const esito = await sendMail(db, sigillo, actor.id_azienda, {
    a: destinatario,
    oggetto: `Prova di spedizione da Quadra: ${ragione_sociale}`,
    testo: `Questo messaggio prova il server di posta di ${ragione_sociale}.\n\nSe lo leggi, la spedizione da Quadra funziona.\n`,
  });
  if (!esito.ok) return failure('posta_non_riuscita', { detail: esito.motivo });
  await transact(db, async (tx) => {
    await appendRegistro(tx, {
      ...actor,
      azione: 'posta_provata',
      oggetto: 'posta',
      id_oggetto: null,
      dopo: { destinatario, risposta: esito.risposta },
    });
    return success(null);
  });
  return success({ risposta: esito.risposta });
}
