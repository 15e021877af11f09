/** The state of the import page. It outlives the page: one can look elsewhere and come back to the preview. */
import { atom, type Atom } from '#state/jotai.ts';
import { computeConteggi, type Conteggi } from './righe.ts';
import type { Anteprima, Fase } from './types.ts';

/** Private to this folder: components read the atoms below and act through actions. */
export const fasePrivataAtom = atom<Fase>({ tipo: 'scelta' });
export const anteprimaPrivataAtom = atom<Anteprima | null>(null);
/** Stops what is under way: a reading, or an import. */
export const lavoroAtom = atom<AbortController | null>(null);
/** The azienda the page was started for: files of one company never end up in another. */
export const aziendaDelFileAtom = atom<number | null>(null);

export const faseAtom: Atom<Fase> = atom((get) => get(fasePrivataAtom));
export const anteprimaAtom: Atom<Anteprima | null> = atom((get) => get(anteprimaPrivataAtom));

/** Counts and sums of the preview, computed once per change. */
export const conteggiAtom: Atom<Conteggi> = atom((get) => computeConteggi(get(righeAtom)));
const NESSUNA: Anteprima['righe'] = [];
const righeAtom = atom((get) => get(anteprimaPrivataAtom)?.righe ?? NESSUNA);

/** Changes part of the preview. */
export const patchAnteprimaAtom = atom(null, (get, set, patch: Partial<Anteprima>) => {
  const before = get(anteprimaPrivataAtom);
  if (before) set(anteprimaPrivataAtom, { ...before, ...patch });
});
