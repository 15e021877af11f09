/**
 * Does an action over many rows a part at a time. It tells its progress and stops when asked. If its server stops,
 * another server continues it.
 */
import type { Database, Tx } from '../../core/db/database.ts';
import { runHeld } from '../../core/db/hold.ts';
import { isDatabaseLost } from '../../core/db/lost.ts';
import { refreshPagamenti } from '../../core/db/statistics.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import { closeLotto, listRunning, readAvanzamento, type AvanzamentoWire } from '../sql/avanzamenti.ts';
import { markAnnulloAsked } from '../sql/lotti.ts';
import type { Actor } from '../../core/actor.ts';
import { annulLotto } from './annul-parts.ts';

/**
 * Proposals or movimenti decided in one transaction. Their rows are locked for a fraction of a second; other work runs
 * between two parts.
 */
export const PARTE = 100;

const vanished = () => fail('non_trovato', 'Questa azione non c’è più');

/**
 * What is done in parts. `writeParte` chooses and counts its part in the transaction that writes it: true if something
 * is left, false if it wrote the end, null if the lotto is no longer under way.
 */
export interface LottoWork {
  tipo: 'proposte' | 'regole';
  writeParte: (tx: Tx, actor: Actor, id: number) => Promise<boolean | null>;
}

/** Who runs a work, and hears what goes wrong with it. */
interface LottoRunner {
  db: Database;
  work: LottoWork;
  onError: (cause: unknown) => void;
}

/** Opens a lotto and starts it. The caller follows it by its number, on this server or on another. */
export async function startLotto(
  runner: LottoRunner,
  actor: Actor,
  open: (tx: Tx) => Promise<Result<number>>,
): Promise<Result<AvanzamentoWire>> {
  const { db, onError } = runner;
  const opened = await transact(db, async (tx) => {
    const id = await open(tx);
    if (!id.ok) return id;
    const lotto = await readAvanzamento(tx, actor.id_azienda, id.value);
    if (!lotto) throw new Error('a lotto that was just opened cannot be read');
    return succeed(lotto);
  });
  if (opened.ok) {
    const { id_lotto } = opened.value;
    // Another server has taken it meanwhile.
    void runHeld(db.hold, placeOf(id_lotto), () => run(runner, actor, id_lotto)).catch(onError);
  }
  return opened;
}

/** The lock of the server that runs it. */
const placeOf = (id: number): string => `lotto ${id}`;

/**
 * Continues the lotti that a stopped server left and that no other server runs, from the first part that was not
 * written. Answers how many there were.
 */
export async function resumeLotti(runner: LottoRunner): Promise<number> {
  const { db, work } = runner;
  let count = 0;
  for (const { id, ...actor } of await listRunning(db.kysely, work.tipo)) {
    const resumed = await runHeld(db.hold, placeOf(id), () => run(runner, actor, id));
    if (resumed === true) count += 1;
  }
  return count;
}

/** Does one part after another. False if the lotto was over already. */
async function run({ db, work, onError }: LottoRunner, actor: Actor, id: number): Promise<boolean> {
  let parts = 0;
  try {
    for (;;) {
      await refreshPagamenti(db, actor.id_azienda);
      const left = await transact(db, async (tx) => succeed(await work.writeParte(tx, actor, id)));
      // It was stopped: whoever stopped it undoes what was done.
      if (!left.ok || left.value === null) return parts > 0;
      parts += 1;
      if (!left.value) return true;
    }
  } catch (cause) {
    onError(cause);
    // Nothing of this part was written: the work continues when the database is back.
    if (isDatabaseLost(cause)) return parts > 0;
    await undo(db, actor, id, 'fallito').catch(onError);
    return true;
  }
}

/** Ends a lotto and undoes what it did, a part at a time. One that is over stays as it is. */
async function undo(
  db: Database,
  actor: Actor,
  id: number,
  state: 'fermato' | 'fallito',
): Promise<Result<AvanzamentoWire>> {
  const ended = await transact(db, async (tx) => {
    const mine = await closeLotto(tx, { id_azienda: actor.id_azienda, id }, state, null);
    // Written in the transaction that ends it: if this server stops now, the next one continues the undoing.
    if (mine) await markAnnulloAsked(tx, actor.id_azienda, id, actor.id_utente);
    return succeed(mine);
  });
  if (ended.ok && ended.value) {
    const undone = await annulLotto(db, actor, id);
    if (!undone.ok) return undone;
  }
  return followLotto(db, actor, id);
}

/** Stops a lotto that is being done: what it did is undone. */
export const stopLotto = (db: Database, actor: Actor, id: number): Promise<Result<AvanzamentoWire>> =>
  undo(db, actor, id, 'fermato');

/** How far a lotto is. */
export async function followLotto(
  db: Database,
  { id_azienda }: Actor,
  id: number,
): Promise<Result<AvanzamentoWire>> {
  const lotto = await readAvanzamento(db.kysely, id_azienda, id);
  return lotto ? succeed(lotto) : vanished();
}
