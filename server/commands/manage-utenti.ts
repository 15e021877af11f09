/** What an amministratore does with users. Nobody outside their own aziende exists for them. */
import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type {
  utenteCambiaSchema,
  utenteCreatoSchema,
  utenteNuovoSchema,
  Utente,
} from '#api/contract/utenti.ts';
import type { Database, Tx } from '../db/open.ts';
import { transact, violates } from '../db/transact.ts';
import { hashPassword } from '../passwords.ts';
import { failure, invalidField, success, type Failure, type Result } from '../problems.ts';
import {
  countAmministratori,
  listUtenti,
  revokeSessioni,
  unlinkAzienda,
  updateUtente,
} from '../repositories/gestione-utenti.ts';
import { appendRegistro } from '../repositories/registro.ts';
import { deleteTotp } from '../repositories/secondo-fattore.ts';
import { insertUtente, linkAzienda, listAziende } from '../repositories/utenti.ts';
import type { Actor } from './actor.ts';

type Creato = z.input<typeof utenteCreatoSchema>;

/** Without the characters that people mistake for others. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Sixteen characters, 79 bits, in groups that can be read aloud. */
function nuovaPassword(): string {
  const text = Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
  return (text.match(/.{4}/g) ?? []).join('-');
}

const GONE = 'Questo utente non esiste, o non è delle tue aziende';

async function readUtente(tx: Tx, actor: Actor, id: number): Promise<Utente | undefined> {
  return (await listUtenti(tx, actor.id_utente, id))[0];
}

async function record(tx: Tx, actor: Actor, azione: string, id: number, prima?: unknown, dopo?: unknown) {
  await appendRegistro(tx, { ...actor, azione, oggetto: 'utente', id_oggetto: id, prima, dopo });
}

/** The aziende asked for that are not the actor's. */
async function checkAziende(tx: Tx, actor: Actor, asked: readonly number[]): Promise<Failure | null> {
  const mine = new Set((await listAziende(tx, actor.id_utente)).map(({ id }) => id));
  return asked.every((id) => mine.has(id))
    ? null
    : invalidField('aziende', 'Una delle aziende non è tra le tue');
}

const inRegistro = ({ username, ruolo, attivo, aziende }: Utente) => ({ username, ruolo, attivo, aziende });

/** Creates a user with a first password, which only this answer says and which they are asked to change. */
export async function createUtente(
  db: Database,
  actor: Actor,
  { username, ruolo, aziende }: z.output<typeof utenteNuovoSchema>,
): Promise<Result<Creato>> {
  const password = nuovaPassword();
  const password_hash = await hashPassword(password);
  try {
    return await transact(db, async (tx) => {
      const refused = await checkAziende(tx, actor, aziende);
      if (refused) return refused;
      const id_azienda = aziende.includes(actor.id_azienda)
        ? actor.id_azienda
        : (aziende[0] ?? actor.id_azienda);
      const id = await insertUtente(tx, {
        username,
        password_hash,
        id_azienda,
        ruolo,
        password_da_cambiare: true,
      });
      for (const each of aziende) await linkAzienda(tx, id, each);
      const utente = await readUtente(tx, actor, id);
      if (!utente) throw new Error('a user that was just made cannot be read');
      await record(tx, actor, 'utente_creato', id, undefined, inRegistro(utente));
      return success({ utente, password });
    });
  } catch (cause) {
    if (!violates(cause, 'utente_username')) throw cause;
    const messaggio = 'Esiste già un utente con questo nome';
    return failure('gia_esistente', { detail: messaggio, errors: [{ campo: 'username', messaggio }] });
  }
}

/** Changes role and aziende, turns off or on. Whoever is turned off, or loses an azienda, is out at once. */
export async function changeUtente(
  db: Database,
  actor: Actor,
  { id, versione, ruolo, attivo, aziende }: z.output<typeof utenteCambiaSchema>,
): Promise<Result<Utente>> {
  return transact(db, async (tx) => {
    const prima = await readUtente(tx, actor, id);
    if (!prima) return failure('non_trovato', { detail: GONE });
    const refused =
      (await checkAziende(tx, actor, aziende)) ??
      (await checkUltimo(tx, actor, prima, { ruolo, attivo, aziende }));
    if (refused) return refused;
    if (!(await updateUtente(tx, { id, versione }, { ruolo, attivo })))
      return failure('versione_superata', { dettagli: { attuale: prima } });
    const kept = new Set(aziende);
    for (const each of aziende) await linkAzienda(tx, id, each);
    const lost = prima.aziende.filter((each) => !kept.has(each));
    for (const each of lost) await unlinkAzienda(tx, id, each);
    if (lost.length > 0) await movePredefinita(tx, id);
    if (!attivo || lost.length > 0) await revokeSessioni(tx, id, null);
    const dopo = await readUtente(tx, actor, id);
    if (!dopo) throw new Error('a user that was just changed cannot be read');
    const azione =
      prima.attivo === attivo ? 'utente_modificato' : attivo ? 'utente_riattivato' : 'utente_disattivato';
    await record(tx, actor, azione, id, inRegistro(prima), inRegistro(dopo));
    return success(dopo);
  });
}

/** The azienda that a user starts from must be one they may still open. */
async function movePredefinita(tx: Tx, id: number): Promise<void> {
  const [first] = await listAziende(tx, id);
  if (!first) return;
  const { id_azienda } = await tx
    .selectFrom('utente')
    .select('id_azienda')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const still = (await listAziende(tx, id)).some((azienda) => azienda.id === id_azienda);
  if (!still) await tx.updateTable('utente').set({ id_azienda: first.id }).where('id', '=', id).execute();
}

/** Somebody must remain who can govern each azienda, and nobody locks themselves out by mistake. */
async function checkUltimo(
  tx: Tx,
  actor: Actor,
  prima: Utente,
  dopo: Pick<Utente, 'ruolo' | 'attivo' | 'aziende'>,
): Promise<Failure | null> {
  if (prima.id === actor.id_utente && (!dopo.attivo || dopo.ruolo !== 'amministratore'))
    return failure('richiesta_non_valida', {
      detail: 'Non puoi togliere l’accesso a te stesso: chiedilo a un altro amministratore',
    });
  if (prima.ruolo !== 'amministratore' || !prima.attivo) return null;
  // Two amministratori who turn each other off at the same moment: one of them waits here.
  await tx
    .selectFrom('azienda')
    .select('id')
    .where('id', 'in', prima.aziende)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const idAzienda of prima.aziende) {
    const stays = dopo.attivo && dopo.ruolo === 'amministratore' && dopo.aziende.includes(idAzienda);
    if (!stays && (await countAmministratori(tx, idAzienda, prima.id)) === 0)
      return failure('richiesta_non_valida', {
        detail: 'Almeno un amministratore deve restare in ogni azienda',
      });
  }
  return null;
}

/** A new password in place of a forgotten one; whoever used the old one is out. */
export async function resetPassword(
  db: Database,
  actor: Actor,
  { id, versione }: { id: number; versione: number },
): Promise<Result<Creato>> {
  const password = nuovaPassword();
  const password_hash = await hashPassword(password);
  return transact(db, async (tx) => {
    const prima = await readUtente(tx, actor, id);
    if (!prima) return failure('non_trovato', { detail: GONE });
    if (!(await updateUtente(tx, { id, versione }, { password_hash, password_da_cambiare: true })))
      return failure('versione_superata', { dettagli: { attuale: prima } });
    await revokeSessioni(tx, id, null);
    await record(tx, actor, 'password_reimpostata', id);
    const utente = await readUtente(tx, actor, id);
    return utente ? success({ utente, password }) : failure('non_trovato', { detail: GONE });
  });
}

/** For who has lost the telephone and the recovery codes. */
export async function resetTotp(
  db: Database,
  actor: Actor,
  { id, versione }: { id: number; versione: number },
): Promise<Result<Utente>> {
  return transact(db, async (tx) => {
    const prima = await readUtente(tx, actor, id);
    if (!prima) return failure('non_trovato', { detail: GONE });
    if (prima.versione !== versione) return failure('versione_superata', { dettagli: { attuale: prima } });
    await deleteTotp(tx, id);
    await record(tx, actor, 'secondo_fattore_tolto', id);
    const utente = await readUtente(tx, actor, id);
    return utente ? success(utente) : failure('non_trovato', { detail: GONE });
  });
}
