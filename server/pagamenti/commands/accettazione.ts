/**
 * Accepts every proposal from a score on, a part at a time. It tells its progress and stops when asked. If its server
 * stops, another server continues it.
 */
import type { z } from 'zod';
import type { accettazioneRequestSchema } from '#api/contract/abbinamenti.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { runHeld } from '../../core/db/hold.ts';
import { isDatabaseLost } from '../../core/db/lost.ts';
import { refreshPagamenti } from '../../core/db/statistics.ts';
import { transact } from '../../core/db/transact.ts';
import { fail, succeed, type Result } from '../../core/problems.ts';
import {
  closeAccettazione,
  countParte,
  holdParte,
  insertAccettazione,
  listRunningAccettazioni,
  readAccettazione,
  type AccettazioneWire,
} from '../sql/accettazioni.ts';
import { markAnnulloAsked } from '../sql/lotti.ts';
import { holdProposte, listNumeriAboveThreshold, readCalcolo } from '../sql/proposte.ts';
import type { Actor } from '../../core/actor.ts';
import { type Accettate, type EsitoAccettazione, planProposte } from './accept-plan.ts';
import { writeAccettate } from './accept-write.ts';
import { annulLotto } from './annul-parts.ts';

/**
 * Proposals accepted in one transaction. Their rows are locked for a fraction of a second; other work runs between two
 * parts.
 */
const PARTE = 100;

const vanished = () => fail('non_trovato', 'Questa accettazione non c’è più');

type Request = z.output<typeof accettazioneRequestSchema>;

const NOTHING: EsitoAccettazione = {
  id_lotto: null,
  accettate: 0,
  entrate: 0,
  uscite: 0,
  partite: 0,
  differenze: [],
  giroconti: 0,
  alias: 0,
  saltate: [],
};

function add(one: EsitoAccettazione, other: Accettate): EsitoAccettazione {
  const differenze = new Map(one.differenze.map(({ tipo, importo }) => [tipo, importo]));
  for (const { tipo, importo } of other.differenze)
    differenze.set(tipo, (differenze.get(tipo) ?? 0) + importo);
  return {
    id_lotto: one.id_lotto,
    accettate: one.accettate + other.accettate,
    entrate: one.entrate + other.entrate,
    uscite: one.uscite + other.uscite,
    partite: one.partite + other.partite,
    differenze: [...differenze].map(([tipo, importo]) => ({ tipo, importo })),
    giroconti: one.giroconti + other.giroconti,
    alias: one.alias + other.alias,
    saltate: [...one.saltate, ...other.saltate],
  };
}

/** Opens an acceptance and starts it. The caller follows it by its number, on this server or on another. */
export async function startAccettazione(
  db: Database,
  actor: Actor,
  { id_calcolo, soglia, filtri = {}, movimenti_esclusi }: Request,
  onError: (cause: unknown) => void,
): Promise<Result<AccettazioneWire>> {
  const { id_azienda } = actor;
  const opened = await transact(db, async (tx) => {
    if (!(await readCalcolo(tx, id_azienda, id_calcolo)))
      return fail('non_trovato', 'Queste proposte non ci sono più: cercale di nuovo');
    const numeri = await listNumeriAboveThreshold(tx, id_azienda, id_calcolo, {
      soglia,
      filtri,
      movimenti_esclusi,
    });
    const id = await insertAccettazione(tx, actor, { soglia, id_calcolo, numeri });
    const acceptance = await readAccettazione(tx, id_azienda, id);
    if (!acceptance) throw new Error('an acceptance that was just opened cannot be read');
    return succeed(acceptance);
  });
  if (opened.ok) {
    const { id_lotto } = opened.value;
    // Another server has taken it meanwhile.
    void runHeld(db.hold, placeOf(id_lotto), () => run(db, actor, id_lotto, onError)).catch(onError);
  }
  return opened;
}

/** The lock of the server that runs it. */
const placeOf = (id: number): string => `accettazione ${id}`;

/**
 * Continues the acceptances that a stopped server left and that no other server runs, from the first part that was not
 * written. Answers how many there were.
 */
export async function resumeAccettazioni(db: Database, onError: (cause: unknown) => void): Promise<number> {
  let count = 0;
  for (const { id, ...actor } of await listRunningAccettazioni(db.kysely)) {
    const resumed = await runHeld(db.hold, placeOf(id), () => run(db, actor, id, onError));
    if (resumed === true) count += 1;
  }
  return count;
}

/**
 * Accepts one part after another. Each part is chosen and counted in the transaction that writes it. False if the
 * acceptance was over already.
 */
async function run(
  db: Database,
  actor: Actor,
  id: number,
  onError: (cause: unknown) => void,
): Promise<boolean> {
  let parts = 0;
  try {
    for (;;) {
      await refreshPagamenti(db, actor.id_azienda);
      const left = await transact(db, async (tx) => succeed(await acceptParte(tx, actor, id)));
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

/**
 * Writes the next part, or the end. True if something is left, false if not, null if the acceptance is no longer under
 * way.
 */
async function acceptParte(tx: Tx, actor: Actor, id: number): Promise<boolean | null> {
  const { id_azienda } = actor;
  const part = await holdParte(tx, id_azienda, id, PARTE);
  if (!part) return null;
  const { id_calcolo, numeri } = part;
  const soFar: EsitoAccettazione = part.esito ?? { ...NOTHING, id_lotto: id };
  if (numeri.length === 0) {
    await closeAccettazione(tx, id_azienda, id, 'completato', soFar);
    return false;
  }
  const kept = await holdProposte(tx, id_azienda, id_calcolo, numeri);
  const { available, piano } = await planProposte(tx, actor, kept, false);
  const writing = { id_calcolo, id_lotto: id, conferma: 'automatica' as const };
  const finished = await writeAccettate(tx, actor, piano, available, writing);
  await countParte(tx, id_azienda, id, { quante: numeri.length, esito: add(soFar, finished) });
  return true;
}

/** Ends an acceptance and undoes what it did, a part at a time. An acceptance that is over stays as it is. */
async function undo(
  db: Database,
  actor: Actor,
  id: number,
  state: 'fermato' | 'fallito',
): Promise<Result<AccettazioneWire>> {
  const ended = await transact(db, async (tx) => {
    const mine = await closeAccettazione(tx, actor.id_azienda, id, state, null);
    // Written in the transaction that ends the acceptance: if this server stops now, the next one continues the
    // undoing.
    if (mine) await markAnnulloAsked(tx, actor.id_azienda, id, actor.id_utente);
    return succeed(mine);
  });
  if (ended.ok && ended.value) {
    const undone = await annulLotto(db, actor, id);
    if (!undone.ok) return undone;
  }
  const acceptance = await readAccettazione(db.kysely, actor.id_azienda, id);
  return acceptance ? succeed(acceptance) : vanished();
}

export const stopAccettazione = (db: Database, actor: Actor, id: number): Promise<Result<AccettazioneWire>> =>
  undo(db, actor, id, 'fermato');

export async function followAccettazione(
  db: Database,
  { id_azienda }: Actor,
  id: number,
): Promise<Result<AccettazioneWire>> {
  const acceptance = await readAccettazione(db.kysely, id_azienda, id);
  return acceptance ? succeed(acceptance) : vanished();
}
