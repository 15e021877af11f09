/** What every decision on the bench does: one at a time, marked where it was taken, kept to be taken back. */
import type { Client } from '#api/client.ts';
import type { PropostaWire } from '#api/contract/abbinamenti.ts';
import { dettagliPresaSchema } from '#api/contract/prese.ts';
import { describeError, parseDettagli } from '#api/errors.ts';
import { type CambioRiga } from '#grids/engine/index.ts';
import { toCentesimi } from '#domain/importi.ts';
import { atom, type Atom, type Getter, type Setter } from '#state/jotai.ts';
import { addToastAtom } from '#state/toast.ts';
import { scordaAtom } from './proposte.ts';
import { movimentiSceltiAtom, partiteScelteAtom } from './chosen.ts';
import {
  type EsitoRiga,
  ricordaDecisiAtom,
  type RigaPartita,
  righeMovimenti,
  righePartite,
  listReproposed,
} from './righe.ts';

/** One thing that can be taken back, whole, and done again as it was done. */
export interface Decision {
  /** In words: `5.109 abbinamenti accettati`. */
  etichetta: string;
  /** Rows or pagamenti that change together. */
  quanti: number;
  disfa: (client: Client) => Promise<unknown>;
  /** The same command again: it keeps by itself what it does. */
  rifai: (set: Setter) => Promise<unknown>;
}

const fattiBaseAtom = atom<readonly Decision[]>([]);
/** What was decided since the page was opened, the latest last. */
export const fattiAtom: Atom<readonly Decision[]> = atom((get) => get(fattiBaseAtom));
const annullatiBaseAtom = atom<readonly Decision[]>([]);
/** What was taken back and may be done again, the latest last. */
export const annullatiAtom: Atom<readonly Decision[]> = atom((get) => get(annullatiBaseAtom));
export const ricordaAnnullatiAtom = atom(null, (_get, set, annullati: readonly Decision[]) =>
  set(annullatiBaseAtom, annullati),
);
export const scordaFattiAtom = atom(null, (_get, set) => {
  set(fattiBaseAtom, []);
  set(annullatiBaseAtom, []);
});
const occupatoBaseAtom = atom(false);
/** True while a decision is on its way. A search under way holds nobody up: what is in sight stands until it ends. */
export const occupatoAtom: Atom<boolean> = atom((get) => get(occupatoBaseAtom));

let ultima: Promise<unknown> = Promise.resolve();
/** Decisions taken faster than they are kept follow each other: none is lost. */
async function inFila<T>(run: () => Promise<T>): Promise<T> {
  const mine = ultima.then(run);
  ultima = mine.catch(() => undefined);
  return await mine;
}

/** Once every decision taken so far is kept, or was refused. */
export const waitForDecisions = async (): Promise<unknown> => await ultima;

/** Movimenti whose decision is on its way. */
const inViaggioAtom = atom<readonly number[]>([]);

/** The hand goes on from what is decided to the next row that is not, nor is about to be. */
function moveOn(get: Getter, movimenti: ReadonlySet<number>): void {
  const inViaggio = new Set(get(inViaggioAtom));
  get(movimentiSceltiAtom).avanza(
    movimenti,
    ({ id, esito, stato }) =>
      esito === null && stato !== 'chiusa' && stato !== 'ignorata' && !inViaggio.has(id),
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
  set(inViaggioAtom, [...get(inViaggioAtom), ...mine]);
  moveOn(get, movimenti);
  try {
    await run();
  } finally {
    const left = [...get(inViaggioAtom)];
    for (const id of mine) left.splice(left.indexOf(id), 1);
    set(inViaggioAtom, left);
  }
}

/** Kept to be taken back; what was taken back before it cannot be done again. */
export function keepDecision(get: Getter, set: Setter, fatto: Decision): void {
  set(fattiBaseAtom, [...get(fattiBaseAtom), fatto]);
  set(annullatiBaseAtom, []);
}

/** `riga_presa` names who; the rest is told as any error. */
export function describeDecisionError(error: unknown): string {
  const presa = parseDettagli(error, 'riga_presa', dettagliPresaSchema);
  const [first] = presa?.prese ?? [];
  return first ? `Ci sta lavorando ${first.username}: riprova quando ha finito.` : describeError(error);
}

/** What the ticks were for is done: ticked again, the same rows would be settled twice. */
export function clearTicks(get: Getter): void {
  get(movimentiSceltiAtom).deseleziona();
  get(partiteScelteAtom).deseleziona();
}

/** Runs one decision at a time; what goes wrong is told, and nothing else happens. */
export async function runDecision(set: Setter, titolo: string, run: () => Promise<void>): Promise<void> {
  await inFila(async () => await decidiOra(set, titolo, run));
}

async function decidiOra(set: Setter, titolo: string, run: () => Promise<void>): Promise<void> {
  set(occupatoBaseAtom, true);
  try {
    await run();
  } catch (error) {
    set(addToastAtom, { severity: 'error', titolo, testo: describeDecisionError(error) });
  } finally {
    set(occupatoBaseAtom, false);
  }
}

/** Marks what was decided, without reading everything again: its rows stay in sight, turned off. */
export function markDecided(
  get: Getter,
  set: Setter,
  movimenti: ReadonlySet<number>,
  esito: EsitoRiga,
): void {
  set(ricordaDecisiAtom, movimenti, esito);
  set(righeMovimenti.modificaAtom, [
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
  const { archivio } = get(righePartite.vistaAtom);
  const changes = partite.flatMap(({ id, importo }): CambioRiga<RigaPartita>[] => {
    const riga = archivio.get(id);
    if (!riga) return [];
    const residuo = toCentesimi(riga.residuo - importo);
    const stato = residuo === 0 ? 'chiusa' : 'parziale';
    return [{ id, campi: { residuo, stato, proposta: false, vicinanza: null } }];
  });
  set(righePartite.modificaAtom, changes);
}

/** These proposals are decided: their rows show it, and what else was proposed for them is dropped. */
export function resolveProposte(
  get: Getter,
  set: Setter,
  proposte: readonly PropostaWire[],
  esito: EsitoRiga,
): void {
  const movimenti = new Set(proposte.flatMap((each) => each.movimenti));
  const partite = proposte.flatMap((each) => each.partite);
  set(scordaAtom, { righe: new Set([...movimenti, ...partite.map(({ id }) => id)]) });
  markDecided(get, set, movimenti, esito);
  takeFromPartite(get, set, partite);
}

/** Reads both sides again. */
export async function refreshSides(set: Setter): Promise<void> {
  await Promise.all([set(righeMovimenti.caricaAtom), set(righePartite.caricaAtom)]);
}

/** Forgets one that was taken back. */
export const scordaFattoAtom = atom(null, (get, set, fatto: Decision) =>
  set(
    fattiBaseAtom,
    get(fattiBaseAtom).filter((each) => each !== fatto),
  ),
);
