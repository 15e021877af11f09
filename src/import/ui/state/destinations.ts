/** Whose each file of a list over several aziende is: the server says it by what the file says, or a person does. */
import type { DestinazioneFile } from '#api/contract/destinazioni.ts';
import { clientAtom } from '#state/api.ts';
import { atom } from '#state/jotai.ts';
import type { EsitoLettura } from '../../map/outcome.ts';
import { findSola, NOTHING, readDestinazioni, toClues } from '../../run/destinations.ts';
import { readInWorker } from '../reader/reader.ts';
import {
  aziendaOfFileAtom,
  privatePhaseAtom,
  withoutAziendaAtom,
  openedAtom,
  patchTabAtom,
} from './atoms.ts';
import { readContiElsewhereAtom } from './conti.ts';
import { showListAtom, separateAtom } from './tabs.ts';
import type { ImportTab, MotivoAzienda, Letto, PreviewContext } from './types.ts';

/** Readings at a time, each in a worker of its own. */
const BESIDE = Math.max(2, Math.min(4, globalThis.navigator?.hardwareConcurrency ?? 2));

interface Prelettura {
  esito: Promise<EsitoLettura>;
  signal: AbortSignal;
}

/** Files read for nobody yet, side by side, before their turn in the list comes. */
const previewReadingsAtom = atom(() => new WeakMap<File, Prelettura>());
const checkAtom = atom<AbortController | null>(null);

/** Lets so many works run at a time, in the order they came. */
function limitWorks(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  const awaited: (() => void)[] = [];
  let free = max;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => awaited.push(resolve));
    try {
      return await work();
    } finally {
      const next = awaited.shift();
      if (next) next();
      else free += 1;
    }
  };
}

const readForNoOne = (file: File, signal: AbortSignal): Promise<EsitoLettura> =>
  readInWorker(
    file,
    { azienda: null, tracciato: null, risposte: {}, lettura: null, tagli: null, password: null, pdf: null },
    signal,
    () => undefined,
  );

/** Starts reading the files of which nothing is known. */
export const prereadAtom = atom(null, (get, set, tabs: readonly ImportTab[]) => {
  const note = get(previewReadingsAtom);
  const control = get(checkAtom) ?? new AbortController();
  set(checkAtom, control);
  const { signal } = control;
  const limit = limitWorks(BESIDE);
  for (const { file, fase, azienda, letto } of tabs)
    if (fase.tipo === 'attesa' && azienda === null && letto === null && !note.has(file))
      note.set(file, { signal, esito: limit(() => readForNoOne(file, signal)) });
});

/** Stops those under way; what was read stays read. */
export const stopPrereadingsAtom = atom(null, (get, set) => {
  get(checkAtom)?.abort();
  set(checkAtom, null);
});

/** The reading of a file for nobody: the one begun beside others, or one of its own. */
export const readForNobodyAtom = atom(
  null,
  async (get, _set, file: File, signal: AbortSignal): Promise<EsitoLettura> => {
    const note = get(previewReadingsAtom);
    const before = note.get(file);
    if (before) {
      const outcome = await before.esito;
      if (outcome.tipo !== 'errore' || !before.signal.aborted) return outcome;
    }
    const esito = readForNoOne(file, signal);
    note.set(file, { signal, esito });
    return esito;
  },
);

/** The same, once more and for the last time, where it says what it says whoever the file is of; null otherwise. */
export const resumePrereadAtom = atom(null, async (get, _set, file: File): Promise<Letto | null> => {
  const note = get(previewReadingsAtom);
  const outcome = await note.get(file)?.esito;
  note.delete(file);
  if (outcome?.tipo !== 'letto' || outcome.codici !== undefined) return null;
  return outcome.estratti.every(({ natura }) => natura === 'movimento') ? outcome : null;
});

const assignAtom = atom(null, async (get, set, azienda: number, motivo: MotivoAzienda) => {
  await set(readContiElsewhereAtom, azienda);
  const tab = get(openedAtom);
  if (!tab) return;
  set(patchTabAtom, tab.id, { azienda, motivo });
  set(aziendaOfFileAtom, azienda);
});

const askedBy = (candidati: readonly DestinazioneFile[], conto: string | null): ImportTab['fase'] => ({
  tipo: 'destinazione',
  candidati,
  conto,
});

/**
 * Whose the statements of a file are: true once it is known to be of one azienda. Otherwise what is not sure is asked in the
 * list, each statement in a place of its own where they are not all of one. Raises `ApiError`.
 */
export const chooseDestinationAtom = atom(
  null,
  async (get, set, context: PreviewContext, parsed: Letto): Promise<boolean> => {
    if (!get(withoutAziendaAtom)) return true;
    const { file } = context;
    const { estratti, codici = [] } = parsed;
    const clues = estratti.map((estratto) => toClues(file.name, codici, estratto));
    const candidates = await readDestinazioni(get(clientAtom), clues);
    const alone = candidates.map(findSola);
    const [only] = alone;
    if (only && alone.every((one) => one?.id_azienda === only.id_azienda)) {
      await set(assignAtom, only.id_azienda, only.motivo);
      return true;
    }
    set(showListAtom, true);
    if (estratti.length === 1) {
      set(privatePhaseAtom, askedBy(candidates[0] ?? [], clues[0]?.conto ?? null));
      return false;
    }
    for (const one of alone) if (one) await set(readContiElsewhereAtom, one.id_azienda);
    const of = estratti.map((_estratto, at): Partial<ImportTab> => {
      const one = alone[at];
      return one
        ? { azienda: one.id_azienda, motivo: one.motivo }
        : { fase: askedBy(candidates[at] ?? [], clues[at]?.conto ?? null) };
    });
    set(separateAtom, context, parsed, of);
    return false;
  },
);

/** Whose a file is that cannot be read without an answer: its name may tell. Raises `ApiError`. */
export const chooseDestinationByNameAtom = atom(null, async (get, set, file: File): Promise<boolean> => {
  const [candidates = []] = await readDestinazioni(get(clientAtom), [toClues(file.name, [], NOTHING)]);
  const only = findSola(candidates);
  if (only) await set(assignAtom, only.id_azienda, only.motivo);
  return only !== null;
});
