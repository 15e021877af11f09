/** The matrix on a day, what was changed and not saved yet, and saving it. */
import {
  type CellaMatrice,
  dettagliMatriceSchema,
  type MatriceAgenti,
  type PeriodoMatrice,
} from '#api/contract/matrice-agenti.ts';
import type { Giorno } from '#api/contract/valori.ts';
import { describeError, parseDettagli } from '#api/errors.ts';
import { getToday } from '#domain/date.ts';
import { findPeriodo } from '#domain/matrice.ts';
import { createEditEngine, createRighe } from '#grids/engine/index.ts';
import { clientAtom } from '#state/api.ts';
import { aziendaIdAtom } from '#state/tab-azienda.ts';
import { atom, type Atom } from '#state/jotai.ts';
import {
  type MatriceDraft,
  getCellKey,
  countCovered,
  parseMandante,
  groupByPair,
  type RigaMatrice,
  toRighe,
} from './row.ts';

const EMPTY: MatriceAgenti = { agenti: [], mandanti: [], periodi: [], usate: [] };
const NOTHING: MatriceDraft = new Map();

const matricesAtom = atom<ReadonlyMap<number | null, MatriceAgenti>>(new Map<number | null, MatriceAgenti>());
/** As the server holds it, of the current azienda. */
export const matriceAtom: Atom<MatriceAgenti> = atom(
  (get) => get(matricesAtom).get(get(aziendaIdAtom)) ?? EMPTY,
);
export const periodsAtom: Atom<ReadonlyMap<string, PeriodoMatrice[]>> = atom((get) =>
  groupByPair(get(matriceAtom).periodi),
);

/** Pairs that some partita names, by `getCellKey`. */
export const usedAtom: Atom<ReadonlySet<string>> = atom(
  (get) => new Set(get(matriceAtom).usate.map((pair) => getCellKey(pair.id_agente, pair.id_mandante))),
);

const dayBaseAtom = atom<Giorno>(getToday());
/** The day that is shown, and from which changes hold. */
export const dayAtom: Atom<Giorno> = atom((get) => get(dayBaseAtom));
export const setDayAtom = atom(null, (get, set, day: Giorno) => {
  // What is not saved yet belongs to the day it was written for.
  if (get(draftAtom).size === 0) set(dayBaseAtom, day);
});

const onlyUncoveredBaseAtom = atom(false);
export const onlyUncoveredAtom: Atom<boolean> = atom((get) => get(onlyUncoveredBaseAtom));
export const setOnlyUncoveredAtom = atom(null, (_get, set, only: boolean) =>
  set(onlyUncoveredBaseAtom, only),
);

const draftsAtom = atom<ReadonlyMap<number | null, MatriceDraft>>(new Map<number | null, MatriceDraft>());
/** Rates changed and not saved yet, of the current azienda. */
export const draftAtom: Atom<MatriceDraft> = atom(
  (get) => get(draftsAtom).get(get(aziendaIdAtom)) ?? NOTHING,
);
const putDraftAtom = atom(null, (get, set, draft: MatriceDraft) =>
  set(draftsAtom, new Map(get(draftsAtom)).set(get(aziendaIdAtom), draft)),
);

export const righeMatrice = createRighe<RigaMatrice>({
  getId: ({ id }) => id,
  chiaveAtom: atom((get) => JSON.stringify([get(aziendaIdAtom), get(dayAtom), get(onlyUncoveredAtom)])),
  vive: {
    area: 'matrice_agenti',
    // Nothing announces single rows: a change of others is read whole.
    versione: () => 0,
    read: async () => [],
  },
  async load({ get, set, signal }) {
    const azienda = get(aziendaIdAtom);
    const matrix = await get(clientAtom).call('matriceAgenti', { signal });
    set(matricesAtom, new Map(get(matricesAtom)).set(azienda, matrix));
    const righe = toRighe(matrix, get(dayAtom), get(draftAtom));
    return get(onlyUncoveredAtom) ? righe.filter((riga) => countCovered(riga) === 0) : righe;
  },
});

/** The rate that the server holds on the day. */
const savedAtom = atom((get) => {
  const byCoppia = get(periodsAtom);
  const day = get(dayAtom);
  return (key: string): number | null => findPeriodo(byCoppia.get(key) ?? [], day)?.aliquota ?? null;
});

/** Steps change the draft: they are saved together, once their effects were seen. */
export const matriceEdits = createEditEngine<RigaMatrice>({
  righe: righeMatrice,
  massimo: 1_000,
  async save({ get, set }, requests) {
    const draft = new Map(get(draftAtom));
    const saved = get(savedAtom);
    for (const { riga, campi } of requests)
      for (const [field, value] of Object.entries(campi)) {
        const id = parseMandante(field);
        if (id === null || typeof value === 'string' || typeof value === 'boolean') continue;
        const key = getCellKey(riga.id, id);
        const before = draft.get(key);
        const attesa = before ? before.attesa : saved(key);
        const aliquota = value ?? null;
        if (aliquota === attesa) draft.delete(key);
        else draft.set(key, { attesa, aliquota });
      }
    set(putDraftAtom, draft);
    return { tipo: 'salvate', righe: requests.map(({ riga, campi }) => ({ id: riga.id, campi })) };
  },
});

/** The draft as the server takes it. */
export const cellsAtom: Atom<readonly CellaMatrice[]> = atom((get) =>
  [...get(draftAtom)].map(([key, changed]) => {
    const [id_agente = 0, id_mandante = 0] = key.split(':').map(Number);
    return { id_agente, id_mandante, ...changed };
  }),
);

/** Puts everything back as the server holds it. */
export const leaveAtom = atom(null, async (_get, set) => {
  set(putDraftAtom, NOTHING);
  await set(righeMatrice.loadAtom);
});

/** A cell that somebody else changed meanwhile. */
export interface ContestedAliquota {
  chiave: string;
  mia: number | null;
  theirs: number | null;
}
type SaveOutcome =
  | { tipo: 'salvata' }
  | { tipo: 'contesa'; celle: readonly ContestedAliquota[] }
  | { tipo: 'errore'; testo: string };

/** Saves the draft, all or nothing. */
export const saveAtom = atom(null, async (get, set): Promise<SaveOutcome> => {
  const draft = get(draftAtom);
  const body = { dal: get(dayAtom), celle: [...get(cellsAtom)] };
  try {
    await get(clientAtom).call('matriceModifica', { body });
  } catch (error) {
    const stale = parseDettagli(error, 'versione_superata', dettagliMatriceSchema);
    if (!stale) return { tipo: 'errore', testo: describeError(error) };
    await set(righeMatrice.loadAtom);
    const celle = stale.celle.map(({ id_agente, id_mandante, aliquota }) => {
      const chiave = getCellKey(id_agente, id_mandante);
      return { chiave, mia: draft.get(chiave)?.aliquota ?? null, theirs: aliquota };
    });
    return { tipo: 'contesa', celle };
  }
  set(putDraftAtom, NOTHING);
  await set(righeMatrice.loadAtom);
  return { tipo: 'salvata' };
});

/** One's own rates stand, over those that the others left: they were seen. */
export const keepAtom = atom(null, (get, set, cells: readonly ContestedAliquota[]) => {
  const draft = new Map(get(draftAtom));
  for (const { chiave, mia, theirs } of cells)
    if (mia === theirs) draft.delete(chiave);
    else draft.set(chiave, { attesa: theirs, aliquota: mia });
  set(putDraftAtom, draft);
});

/** Gives up one's own rate in these cells. */
export const handOverAtom = atom(null, async (get, set, cells: readonly ContestedAliquota[]) => {
  const draft = new Map(get(draftAtom));
  for (const { chiave } of cells) draft.delete(chiave);
  set(putDraftAtom, draft);
  await set(righeMatrice.loadAtom);
});
