/** Undoing a large action a part at a time: others are answered between two, and one that was cut is gone on with. */
import type { Database, Tx } from '../../core/db/database.ts';
import { runHeld } from '../../core/db/hold.ts';
import { refreshPagamenti } from '../../core/db/statistics.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import { holdLotto, listAnnulliAMeta, markAnnulloChiesto } from '../sql/lotti.ts';
import { listAssegnazioni } from '../../voci/sql/assegnazioni.ts';
import type { Actor } from '../../core/actor.ts';
import { holdAnnullabili, type LottoAnnullato, undoAssegnazioni, undoLotto, undoPagamenti } from './annul.ts';

/** Pagamenti in one transaction: a fraction of a second. */
const PARTE = 100;

const sparito = () => fail('non_trovato', { detail: 'Questa azione non esiste' });

/**
 * The pagamenti of an action that stand, in parts. The newest come first: a storno is newer than what it takes back,
 * and goes with it or before it.
 */
async function listParti(tx: Tx, { id_azienda }: Actor, id: number): Promise<number[][] | null> {
  const lotto = await holdLotto(tx, id_azienda, id);
  if (!lotto) return null;
  const newest = lotto.annullato ? [] : lotto.attivi.toReversed();
  const parti: number[][] = [];
  for (let from = 0; from < newest.length; from += PARTE) parti.push(newest.slice(from, from + PARTE));
  return parti;
}

/** Whether all of it could be undone now, a part at a time; nothing is written. */
async function checkParti(
  db: Database,
  { id_azienda }: Actor,
  parti: readonly (readonly number[])[],
): Promise<Result<null>> {
  const prima = new Set<number>();
  for (const parte of parti) {
    const checked = await transact(db, (tx) => holdAnnullabili(tx, id_azienda, parte, prima));
    if (!checked.ok) return checked;
    for (const id of parte) prima.add(id);
  }
  return succeed(null);
}

interface Fatti {
  pagamenti: number;
  assegnazioni: number;
}

/** Undoes one part, each whole. Null once there is none left but the end. */
async function undoParte(tx: Tx, actor: Actor, id: number): Promise<Result<Fatti | null>> {
  const parti = await listParti(tx, actor, id);
  if (!parti) return sparito();
  const [parte] = parti;
  if (parte && parti.length > 1) {
    const done = await undoPagamenti(tx, actor, parte, 'azione annullata');
    return done.ok ? succeed({ pagamenti: done.value, assegnazioni: 0 }) : done;
  }
  const assegnazioni = await listAssegnazioni(tx, actor.id_azienda, { lotto: id });
  if (assegnazioni.length <= PARTE) return succeed(null);
  const ids = assegnazioni.slice(0, PARTE).map((assegnazione) => assegnazione.id);
  // A giroconto goes with its other side.
  const intere = await listAssegnazioni(tx, actor.id_azienda, { ids });
  return succeed({ pagamenti: 0, assegnazioni: await undoAssegnazioni(tx, actor, intere) });
}

/** Undoes part after part, then what is left with the mark that it is done. */
async function runParti(db: Database, actor: Actor, id: number): Promise<Result<LottoAnnullato>> {
  let pagamenti = 0;
  let assegnazioni = 0;
  for (;;) {
    await refreshPagamenti(db);
    const part = await transact(db, (tx) => undoParte(tx, actor, id));
    if (!part.ok) return giveUp(db, actor, id, part);
    if (part.value === null) break;
    pagamenti += part.value.pagamenti;
    assegnazioni += part.value.assegnazioni;
  }
  const end = await transact(db, (tx) => undoLotto(tx, actor, id));
  if (!end.ok) return giveUp(db, actor, id, end);
  return succeed({
    ...end.value,
    annullati: end.value.annullati + pagamenti + assegnazioni,
    gia_annullati: end.value.gia_annullati - pagamenti,
  });
}

/** What somebody did meanwhile keeps the rest from being undone: who asked is told, and may ask again. */
async function giveUp<T extends Result<never>>(db: Database, actor: Actor, id: number, why: T): Promise<T> {
  await transact(db, async (tx) => succeed(await markAnnulloChiesto(tx, actor.id_azienda, id, null)));
  return why;
}

/**
 * Undoes what is left of an action over many rows. Refused whole where some of it could not be undone; from there on
 * it goes on by itself to the end, also in the next server when this one ends.
 */
export async function annulLotto(db: Database, actor: Actor, id: number): Promise<Result<LottoAnnullato>> {
  await refreshPagamenti(db);
  const parti = await transact(db, async (tx) => {
    const found = await listParti(tx, actor, id);
    return found ? succeed(found) : sparito();
  });
  if (!parti.ok) return parti;
  const checked = await checkParti(db, actor, parti.value);
  if (!checked.ok) return checked;
  await transact(db, async (tx) =>
    succeed(await markAnnulloChiesto(tx, actor.id_azienda, id, actor.id_utente)),
  );
  const release = await db.hold(postoDi(id));
  try {
    // Also where another is at it: whoever asked is told at its end, and each part is done once.
    return await runParti(db, actor, id);
  } finally {
    await release?.();
  }
}

const postoDi = (id: number): string => `annullo ${id}`;

/**
 * Goes on with what a server that ended had begun to undo, and that no server is undoing. Answers how many actions
 * there were.
 */
export async function resumeAnnulli(db: Database): Promise<number> {
  let quanti = 0;
  for (const { id } of await listAnnulliAMeta(db.kysely)) {
    const fatto = await runHeld(db.hold, postoDi(id), () => resumeAnnullo(db, id));
    if (fatto === true) quanti += 1;
  }
  return quanti;
}

/** False where it was finished between being listed and being held. */
async function resumeAnnullo(db: Database, id: number): Promise<boolean> {
  const left = (await listAnnulliAMeta(db.kysely)).find((each) => each.id === id);
  if (!left) return false;
  const { id_azienda, id_utente } = left;
  await runParti(db, { id_azienda, id_utente }, id);
  return true;
}
