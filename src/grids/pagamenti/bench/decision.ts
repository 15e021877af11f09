/** What every decision on the bench does: one at a time, marked where it was taken, kept to be taken back. */
import type { Client } from '#api/client.ts';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import { dettagliPresaSchema } from '#api/contract/prese.ts';
import { describeError, hasCodice, parseDettagli } from '#api/errors.ts';
import { type CambioRiga } from '#grids/engine/index.ts';
import { toCentesimi } from '#domain/importi.ts';
import { atom, type Atom, type Getter, type Setter } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { forgetPlacesAtom, rememberPlacesAtom } from './places.ts';
import { dropAtom } from './proposte.ts';
import { chosenMovimentiAtom, chosenPartiteAtom } from './chosen.ts';
import {
  type EsitoRiga,
  rememberDecidedAtom,
  type RigaPartita,
  righeMovimenti,
  righePartite,
  listReproposed,
} from './righe.ts';

/** One thing that can be taken back, whole, and done again as it was done. */
export interface Decision {
  /** In words: `5.109 abbinamenti accettati`. */
  label: string;
  /** Rows or pagamenti that change together. */
  quanti: number;
  /** The movimenti that were in hand; none of what was decided without them. */
  movimenti: readonly number[];
  undo: (client: Client, set: Setter) => Promise<unknown>;
  /** The same command again: it keeps by itself what it does. */
  redo: (set: Setter) => Promise<unknown>;
}

const madeBaseAtom = atom<readonly Decision[]>([]);
/** What was decided since the page was opened, the latest last. */
export const doneAtom: Atom<readonly Decision[]> = atom((get) => get(madeBaseAtom));
const annulledBaseAtom = atom<readonly Decision[]>([]);
/** What was taken back and may be done again, the latest last. */
export const annulledOnesAtom: Atom<readonly Decision[]> = atom((get) => get(annulledBaseAtom));
export const rememberAnnulledAtom = atom(null, (_get, set, annulled: readonly Decision[]) =>
  set(annulledBaseAtom, annulled),
);
export const dropDoneAtom = atom(null, (_get, set) => {
  set(forgetPlacesAtom);
  set(madeBaseAtom, []);
  set(annulledBaseAtom, []);
});
const busyBaseAtom = atom(false);
/** True while a decision is on its way. A search under way holds nobody up: what is in sight stands until it ends. */
export const busyAtom: Atom<boolean> = atom((get) => get(busyBaseAtom));

let last: Promise<unknown> = Promise.resolve();
/** Decisions taken faster than they are kept follow each other: none is lost. */
async function inRow<T>(run: () => Promise<T>): Promise<T> {
  const mine = last.then(run);
  last = mine.catch(() => undefined);
  return await mine;
}

/** Once every decision taken so far is kept, or was refused. */
export const waitForDecisions = async (): Promise<unknown> => await last;

/** Movimenti whose decision is on its way. */
const inTransitAtom = atom<readonly number[]>([]);

/** The hand goes on from what is decided to the next row that is not, nor is about to be. */
function moveOn(get: Getter, movimenti: ReadonlySet<number>): void {
  const inTransit = new Set(get(inTransitAtom));
  get(chosenMovimentiAtom).advance(
    movimenti,
    ({ id, esito, stato }) =>
      esito === null && stato !== 'chiusa' && stato !== 'ignorata' && !inTransit.has(id),
  );
}

/** The hand goes on at once, and what is on its way is not given to it again. */
export async function runAhead(
  get: Getter,
  set: Setter,
  movimenti: ReadonlySet<number>,
  run: () => Promise<unknown>,
): Promise<void> {
  const mine = [...movimenti];
  set(inTransitAtom, [...get(inTransitAtom), ...mine]);
  moveOn(get, movimenti);
  try {
    await run();
  } finally {
    const left = [...get(inTransitAtom)];
    for (const id of mine) left.splice(left.indexOf(id), 1);
    set(inTransitAtom, left);
  }
}

/** Kept to be taken back; what was taken back before it cannot be done again. */
export function keepDecision(get: Getter, set: Setter, done: Decision): void {
  const { store } = get(righeMovimenti.vistaAtom);
  const places = done.movimenti.flatMap((id) => {
    const riga = store.get(id);
    const stands = riga?.placedBy ?? riga?.proposta;
    return stands ? [[id, stands] as const] : [];
  });
  set(rememberPlacesAtom, new Map(places));
  set(madeBaseAtom, [...get(madeBaseAtom), done]);
  set(annulledBaseAtom, []);
}

/** `riga_presa` names who; the rest is told as any error. */
export function describeDecisionError(error: unknown): string {
  const presa = parseDettagli(error, 'riga_presa', dettagliPresaSchema);
  const [first] = presa?.prese ?? [];
  return first ? `Ci sta lavorando ${first.username}: riprova quando ha finito.` : describeError(error);
}

/** What the ticks were for is done: ticked again, the same rows would be settled twice. */
export function clearTicks(get: Getter): void {
  get(chosenMovimentiAtom).deselect();
  get(chosenPartiteAtom).deselect();
}

/**
 * What a decision that went wrong says. `titolo` tells that nothing was done, which only an answer of the server can
 * say: without one it may be done.
 */
const describeFailed = (titolo: string, error: unknown): { titolo: string; testo: string } =>
  hasCodice(error, 'rete')
    ? {
        titolo: 'Il server non ha risposto: può averlo fatto',
        testo: 'Quando risponde le righe si rileggono: guardale prima di ripetere.',
      }
    : { titolo, testo: describeDecisionError(error) };

/** Runs one decision at a time; what goes wrong is told, and nothing else happens. */
export async function runDecision(set: Setter, title: string, run: () => Promise<void>): Promise<void> {
  await inRow(async () => await decideNow(set, title, run));
}

async function decideNow(set: Setter, titolo: string, run: () => Promise<void>): Promise<void> {
  set(busyBaseAtom, true);
  try {
    await run();
  } catch (error) {
    set(addToastAtom, { severity: 'error', ...describeFailed(titolo, error) });
  } finally {
    set(busyBaseAtom, false);
  }
}

/** Marks what was decided, without reading everything again: its rows stay in sight, turned off. */
export function markDecided(
  get: Getter,
  set: Setter,
  movimenti: ReadonlySet<number>,
  esito: EsitoRiga,
): void {
  set(rememberDecidedAtom, movimenti, esito);
  set(righeMovimenti.changeAtom, [
    ...[...movimenti].map((id) => ({ id, campi: { esito } })),
    ...listReproposed(get, movimenti),
  ]);
  moveOn(get, movimenti);
}

/** Less is left of these partite; the server's word comes with the next event. */
export function takeFromPartite(
  get: Getter,
  set: Setter,
  partite: readonly { id: number; importo: number }[],
): void {
  const { store } = get(righePartite.vistaAtom);
  const changes = partite.flatMap(({ id, importo }): CambioRiga<RigaPartita>[] => {
    const riga = store.get(id);
    if (!riga) return [];
    const residuo = toCentesimi(riga.residuo - importo);
    const stato = residuo === 0 ? 'chiusa' : 'parziale';
    return [{ id, campi: { residuo, stato, proposta: false, vicinanza: null } }];
  });
  set(righePartite.changeAtom, changes);
}

/** These proposals are decided: their rows show it, and what else was proposed for them is dropped. */
export function resolveProposte(
  get: Getter,
  set: Setter,
  proposte: readonly PropostaWire[],
  outcome: EsitoRiga,
): void {
  const movimenti = new Set(proposte.flatMap((each) => each.movimenti));
  const partite = proposte.flatMap((each) => each.partite);
  set(dropAtom, { righe: new Set([...movimenti, ...partite.map(({ id }) => id)]) });
  markDecided(get, set, movimenti, outcome);
  takeFromPartite(get, set, partite);
}

/** Reads both sides again. */
export async function refreshSides(set: Setter): Promise<void> {
  await Promise.all([set(righeMovimenti.loadAtom), set(righePartite.loadAtom)]);
}

/** Forgets one that was taken back. */
export const dropOneDoneAtom = atom(null, (get, set, done: Decision) =>
  set(
    madeBaseAtom,
    get(madeBaseAtom).filter((each) => each !== done),
  ),
);
