/**
 * Undoes a large action in parts. Other requests are answered between two parts. If the server stops, the next one
 * continues.
 */
import type { Database, Tx } from '../../core/db/database.ts';
import { runHeld } from '../../core/db/hold.ts';
import { refreshPagamenti } from '../../core/db/statistics.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import { holdLotto, listAnnulliAMeta, markAnnulloAsked } from '../sql/lotti.ts';
import { listAssegnazioni } from '../../voci/sql/assegnazioni.ts';
import type { Actor } from '../../core/actor.ts';
import { holdAnnullabili, type LottoAnnullato, undoAssegnazioni, undoLotto, undoPagamenti } from './annul.ts';

/** Pagamenti undone in one transaction, which takes a fraction of a second. */
const PARTE = 100;
/** Pagamenti checked in one transaction, which writes nothing. */
const LOOKED_AT_PART = 500;

const vanished = () => fail('non_trovato', 'Questa azione non esiste');

/**
 * The pagamenti of an action that still stand, newest first: a storno is newer than the pagamento it takes back, and is
 * undone with it or before it.
 */
const listNewest = (db: Database, { id_azienda }: Actor, id: number): Promise<Result<number[]>> =>
  transact(db, async (tx) => {
    const lotto = await holdLotto(tx, id_azienda, id);
    if (!lotto) return vanished();
    return succeed(lotto.annullato ? [] : lotto.attivi.toReversed());
  });

const split = (ids: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));

/** Checks, a part at a time, whether the whole action could be undone now. Writes nothing. */
async function checkParts(
  db: Database,
  { id_azienda }: Actor,
  newest: readonly number[],
): Promise<Result<null>> {
  const before = new Set<number>();
  for (const part of split(newest, LOOKED_AT_PART)) {
    const checked = await transact(db, (tx) => holdAnnullabili(tx, id_azienda, part, before));
    if (!checked.ok) return checked;
    for (const id of part) before.add(id);
  }
  return succeed(null);
}

/** Undoes some of the assegnazioni of the action, each whole. Null once few enough are left for the last step. */
async function undoVoci(tx: Tx, actor: Actor, id: number): Promise<Result<number | null>> {
  const assignments = await listAssegnazioni(tx, actor.id_azienda, { lotto: id });
  if (assignments.length <= PARTE) return succeed(null);
  const ids = assignments.slice(0, PARTE).map((assignment) => assignment.id);
  // A giroconto goes with its other side.
  const whole = await listAssegnazioni(tx, actor.id_azienda, { ids });
  return succeed(await undoAssegnazioni(tx, actor, whole));
}

/**
 * Undoes one part after another; the last step also marks the action as undone. The list of pagamenti is read once: an
 * action that is being undone gets no new ones, and those that another server undoes meanwhile are skipped.
 */
async function runParts(db: Database, actor: Actor, id: number): Promise<Result<LottoAnnullato>> {
  const newest = await listNewest(db, actor, id);
  if (!newest.ok) return newest;
  let pagamenti = 0;
  for (const part of split(newest.value, PARTE).slice(0, -1)) {
    await refreshPagamenti(db, actor.id_azienda);
    const done = await transact(db, (tx) => undoPagamenti(tx, actor, part, 'azione annullata'));
    if (!done.ok) return giveUp(db, actor, id, done);
    pagamenti += done.value;
  }
  let assignments = 0;
  for (;;) {
    await refreshPagamenti(db, actor.id_azienda);
    const part = await transact(db, (tx) => undoVoci(tx, actor, id));
    if (!part.ok) return giveUp(db, actor, id, part);
    if (part.value === null) break;
    assignments += part.value;
  }
  const end = await transact(db, (tx) => undoLotto(tx, actor, id));
  if (!end.ok) return giveUp(db, actor, id, end);
  return succeed({
    ...end.value,
    annullati: end.value.annullati + pagamenti + assignments,
    gia_annullati: end.value.gia_annullati - pagamenti,
  });
}

/**
 * Something that was done meanwhile keeps the rest from being undone. Withdraws the request, so that the person may
 * repeat it, and answers the reason.
 */
async function giveUp<T extends Result<never>>(db: Database, actor: Actor, id: number, why: T): Promise<T> {
  await transact(db, async (tx) => succeed(await markAnnulloAsked(tx, actor.id_azienda, id, null)));
  return why;
}

/**
 * Undoes what is left of an action over many rows. Refuses all of it if some of it could not be undone. Once begun it
 * runs to the end: if this server stops, the next one continues.
 */
export async function annulLotto(db: Database, actor: Actor, id: number): Promise<Result<LottoAnnullato>> {
  await refreshPagamenti(db, actor.id_azienda);
  const newest = await listNewest(db, actor, id);
  if (!newest.ok) return newest;
  const checked = await checkParts(db, actor, newest.value);
  if (!checked.ok) return checked;
  await transact(db, async (tx) =>
    succeed(await markAnnulloAsked(tx, actor.id_azienda, id, actor.id_utente)),
  );
  const release = await db.hold(placeOf(id));
  try {
    // Runs even if another server undoes the same action: each part is undone once, and the caller gets the answer at
    // the end.
    return await runParts(db, actor, id);
  } finally {
    await release?.();
  }
}

const placeOf = (id: number): string => `annullo ${id}`;

/**
 * Continues the undoing of actions that a stopped server left half done and that no other server continues. Answers how
 * many there were.
 */
export async function resumeAnnulli(db: Database): Promise<number> {
  let count = 0;
  for (const { id } of await listAnnulliAMeta(db.kysely)) {
    const done = await runHeld(db.hold, placeOf(id), () => resumeAnnulment(db, id));
    if (done === true) count += 1;
  }
  return count;
}

/** False if another server finished it between the listing and the lock. */
async function resumeAnnulment(db: Database, id: number): Promise<boolean> {
  const left = (await listAnnulliAMeta(db.kysely)).find((each) => each.id === id);
  if (!left) return false;
  const { id_azienda, id_utente } = left;
  await runParts(db, { id_azienda, id_utente }, id);
  return true;
}
