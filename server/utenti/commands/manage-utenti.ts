/** What an amministratore does with users. Nobody outside their own aziende exists for them. */
import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type {
  utenteCambiaSchema,
  utenteCreatoSchema,
  utenteNuovoSchema,
  Utente,
} from '#api/contract/utenti.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { hashPassword } from '../passwords.ts';
import { fail, refuseField, succeed, type Failure, type Result } from '../../core/problems.ts';
import { listUtenti, revokeSessioni, unlinkAzienda, updateUtente } from '../sql/manage-utenti.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { deleteTotp } from '../sql/second-factor.ts';
import { announceClosed, insertUtente, linkAzienda, listAziende } from '../sql/utenti.ts';
import type { Actor } from '../../core/actor.ts';
import { checkGovernment, checkUltimo, openAccess, openUtente } from './govern-utenti.ts';
import type { Seen } from '../../registro/versioned.ts';

type Creato = z.input<typeof utenteCreatoSchema>;

/** Without the characters that people mistake for others. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Sixteen characters, 79 bits, in groups that can be read aloud. */
function newPassword(): string {
  const text = Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
  return (text.match(/.{4}/g) ?? []).join('-');
}

/** The user after a change, also when it took them out of the actor's sight. */
async function readAfter(tx: Tx, actor: Actor, id: number): Promise<Utente> {
  const [utente] = await listUtenti(tx, actor.id_utente, { id, anyway: true });
  if (!utente) throw new Error('a user that was just changed cannot be read');
  return utente;
}

/** The aziende asked for that are not the actor's. */
async function checkAziende(tx: Tx, actor: Actor, asked: readonly number[]): Promise<Failure | null> {
  const mine = new Set((await listAziende(tx, actor.id_utente)).map(({ id }) => id));
  return asked.every((id) => mine.has(id))
    ? null
    : refuseField('aziende', 'Una delle aziende non è tra le tue');
}

const inRegistro = ({ username, ruolo, attivo, aziende }: Utente) => ({ username, ruolo, attivo, aziende });

/** Creates a user with a first password, which only this answer says and which they are asked to change. */
export async function createUtente(
  db: Database,
  actor: Actor,
  { username, ruolo, aziende }: z.output<typeof utenteNuovoSchema>,
): Promise<Result<Creato>> {
  const password = newPassword();
  const password_hash = await hashPassword(password);
  return transact(
    db,
    async (tx) => {
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
      const utente = await readAfter(tx, actor, id);
      await appendRegistro(tx, actor, 'utente_creato', 'utente', { id, dopo: inRegistro(utente) });
      return succeed({ utente, password });
    },
    {
      // All that is said of somebody elsewhere: names are of the whole installation.
      utente_username: [
        'username',
        'Questo nome è già preso: scegline un altro. Se è la stessa persona, può aggiungerla chi già la vede tra i suoi utenti, o il titolare dell’installazione',
      ],
    },
  );
}

/**
 * Changes role and aziende, turns off or on. Whoever is turned off, or loses an azienda, is out at once. Of a person whom
 * the actor does not govern only the place in the actor's own aziende changes.
 */
export const modifyUtente = (
  db: Database,
  actor: Actor,
  { id, versione, ruolo, attivo, aziende }: z.output<typeof utenteCambiaSchema>,
): Promise<Result<Utente>> =>
  transact(db, async (tx) => {
    const opened = await openUtente(tx, actor, id);
    if (!opened.ok) return opened;
    const before = opened.value;
    const kept = new Set(aziende);
    const lost = before.aziende.filter((each) => !kept.has(each));
    const person = before.ruolo !== ruolo || before.attivo !== attivo;
    const refused =
      (person ? checkGovernment(before) : null) ??
      (await checkAziende(tx, actor, aziende)) ??
      (aziende.length + before.altre_aziende === 0
        ? refuseField('aziende', 'Scegli almeno un’azienda')
        : null) ??
      (await checkUltimo(tx, actor, before, { ruolo, attivo }, lost));
    if (refused) return refused;
    if (!(await updateUtente(tx, { id, versione }, { ruolo, attivo })))
      return fail('versione_superata', { dettagli: { attuale: before } });
    for (const each of aziende) await linkAzienda(tx, id, each);
    for (const each of lost) {
      await unlinkAzienda(tx, id, each);
      await announceClosed(tx, each, [id]);
    }
    if (lost.length > 0) await moveDefault(tx, id);
    if (!attivo || lost.length > 0) await revokeSessioni(tx, id, null);
    const after = await readAfter(tx, actor, id);
    const action =
      before.attivo === attivo ? 'utente_modificato' : attivo ? 'utente_riattivato' : 'utente_disattivato';
    await appendRegistro(tx, actor, action, 'utente', {
      id,
      prima: inRegistro(before),
      dopo: inRegistro(after),
    });
    return succeed(after);
  });

/** The azienda that a user starts from must be one they may still open. */
async function moveDefault(tx: Tx, id: number): Promise<void> {
  const aziende = await listAziende(tx, id);
  const [first] = aziende;
  if (!first) return;
  const { id_azienda } = await tx
    .selectFrom('utente')
    .select('id_azienda')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const still = aziende.some((azienda) => azienda.id === id_azienda);
  if (!still) await tx.updateTable('utente').set({ id_azienda: first.id }).where('id', '=', id).execute();
}

/** A new password in place of a forgotten one; whoever used the old one is out. */
export async function replacePassword(
  db: Database,
  actor: Actor,
  { id, versione }: Seen,
): Promise<Result<Creato>> {
  const password = newPassword();
  const password_hash = await hashPassword(password);
  return transact(db, async (tx) => {
    const opened = await openAccess(tx, actor, id);
    if (!opened.ok) return opened;
    if (!(await updateUtente(tx, { id, versione }, { password_hash, password_da_cambiare: true })))
      return fail('versione_superata', { dettagli: { attuale: opened.value } });
    await revokeSessioni(tx, id, null);
    await appendRegistro(tx, actor, 'password_reimpostata', 'utente', { id });
    return succeed({ utente: await readAfter(tx, actor, id), password });
  });
}

/** For who has lost the telephone and the recovery codes; their sessions end, so that nobody goes on with less. */
export const clearTotp = (db: Database, actor: Actor, { id, versione }: Seen): Promise<Result<Utente>> =>
  transact(db, async (tx) => {
    const opened = await openAccess(tx, actor, id);
    if (!opened.ok) return opened;
    if (opened.value.versione !== versione)
      return fail('versione_superata', { dettagli: { attuale: opened.value } });
    await deleteTotp(tx, id);
    await revokeSessioni(tx, id, null);
    await appendRegistro(tx, actor, 'secondo_fattore_tolto', 'utente', { id });
    return succeed(await readAfter(tx, actor, id));
  });
