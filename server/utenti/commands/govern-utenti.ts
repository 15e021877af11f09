/** Who may act on a person: who administers all of that person's aziende, or the owner of the installation. */
import type { Utente } from '#api/contract/utenti.ts';
import { LIMITI } from '#api/contract/utenti.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Failure, type Result } from '../../core/problems.ts';
import {
  countAdministrators,
  findTitolare,
  listUtenti,
  lockUtenti,
  markTitolare,
  readRuolo,
  updateUtente,
} from '../sql/manage-utenti.ts';
import { lockAziende } from '../../core/sql/ownership.ts';
import { lockIfSame } from '../../core/sql/session-keys.ts';
import { appendRegistro } from '../../registro/sql/registro.ts';
import { listAziende, lockEveryUtente } from '../sql/utenti.ts';
import type { Actor } from '../../core/actor.ts';
import { confirmPassword } from './confirm-password.ts';

export const GONE = 'Questo utente non esiste, o non è delle tue aziende';
const NOT_OWN = 'La tua password e il tuo secondo fattore si cambiano da «Il mio accesso»';

/** A user as `actor` sees them, who then changes for nobody else until the end of the transaction. */
export async function openUtente(tx: Tx, actor: Actor, id: number): Promise<Result<Utente>> {
  await lockUtenti(tx, [id]);
  // The actor may have lost the role while waiting for the lock.
  if ((await readRuolo(tx, actor.id_utente)) !== 'amministratore') return fail('permesso_negato');
  const [utente] = await listUtenti(tx, actor.id_utente, { id });
  return utente ? succeed(utente) : fail('non_trovato', GONE);
}

/** The refusal of what changes the person and not only their place in an azienda of the actor's. */
export const checkGovernment = ({ limite }: Utente): Failure | null =>
  limite === null ? null : fail('permesso_negato', LIMITI[limite]);

/** A user whose password or second factor the actor may take away; one's own asks for the password. */
export async function openAccess(tx: Tx, actor: Actor, id: number): Promise<Result<Utente>> {
  const opened = await openUtente(tx, actor, id);
  if (!opened.ok) return opened;
  if (id === actor.id_utente) return fail('richiesta_non_valida', NOT_OWN);
  return checkGovernment(opened.value) ?? opened;
}

/** Somebody must remain who can govern each azienda, and nobody locks themselves out by mistake. */
export async function checkUltimo(
  tx: Tx,
  actor: Actor,
  before: Utente,
  after: Pick<Utente, 'ruolo' | 'attivo'>,
  lost: readonly number[],
): Promise<Failure | null> {
  const governs = after.attivo && after.ruolo === 'amministratore';
  if (before.id === actor.id_utente && !governs)
    return fail(
      'richiesta_non_valida',
      'Non puoi togliere l’accesso a te stesso: chiedilo a un altro amministratore',
    );
  if (before.ruolo !== 'amministratore' || !before.attivo) return null;
  // Those the actor does not see count too.
  const aziende = governs ? lost : (await listAziende(tx, before.id)).map(({ id }) => id);
  // Two amministratori who turn each other off at the same moment: one of them waits here.
  await lockAziende(tx, aziende);
  for (const idAzienda of aziende)
    if ((await countAdministrators(tx, idAzienda, before.id)) === 0)
      return fail('richiesta_non_valida', 'Almeno un amministratore deve restare in ogni azienda');
  return null;
}

/** Hands the installation on; only its owner can, with their password. */
export async function modifyTitolare(
  db: Database,
  actor: Actor,
  { id, versione, password }: { id: number; versione: number; password: string },
): Promise<Result<Utente>> {
  const confirmed = await confirmPassword(db, actor, { campo: 'password', valore: password });
  if (!confirmed.ok) return confirmed;
  return transact(db, async (tx) => {
    await lockUtenti(tx, [id, actor.id_utente]);
    if (!(await lockIfSame(tx, confirmed.value))) return fail('non_autenticato');
    if ((await findTitolare(tx)) !== actor.id_utente)
      return fail('permesso_negato', 'Può farlo solo il titolare dell’installazione');
    const [before] = await listUtenti(tx, actor.id_utente, { id });
    if (!before) return fail('non_trovato', GONE);
    if (!before.attivo || before.ruolo !== 'amministratore' || before.titolare)
      return fail('richiesta_non_valida', 'Scegli un altro amministratore attivo');
    if (!(await updateUtente(tx, { id, versione }, {})))
      return fail('versione_superata', { dettagli: { attuale: before } });
    await markTitolare(tx, id);
    await appendRegistro(tx, actor, 'titolare_ceduto', 'utente', { id });
    const [after] = await listUtenti(tx, actor.id_utente, { id, anyway: true });
    return after ? succeed(after) : fail('non_trovato', GONE);
  });
}

/**
 * Gives an installation that has people and no owner one: its first active amministratore. So it is after a restore,
 * whose copy names none. Answers their id; null where nothing was to be done.
 */
export const checkTitolare = (db: Database): Promise<number | null> =>
  db.kysely.transaction().execute(async (tx) => {
    if ((await findTitolare(tx)) !== null) return null;
    await lockEveryUtente(tx);
    if ((await findTitolare(tx)) !== null) return null;
    const first = await tx
      .selectFrom('utente')
      .select('id')
      .where((where) => where.and({ attivo: true, ruolo: 'amministratore' }))
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (first) await markTitolare(tx, first.id);
    return first?.id ?? null;
  });
