/** The state of the import page. It outlives the page: one can look elsewhere and come back to the preview. */
import { bindAzienda, type Client } from '#api/client.ts';
import { clientAtom } from '#state/api.ts';
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

/** The list is over all the aziende that one may open: each of its files has its own, and none until it is known. */
export const perTuttePrivataAtom = atom(false);
export const perTutteAtom: Atom<boolean> = atom((get) => get(perTuttePrivataAtom));
/** Over all aziende, and nothing says yet whose the file at hand is. */
export const senzaAziendaAtom: Atom<boolean> = atom(
  (get) => get(perTuttePrivataAtom) && get(aziendaDelFileAtom) === null,
);
/** For what is asked of the azienda of the file at hand, whatever this tab works on. */
export const clientDelFileAtom: Atom<Client> = atom((get) => {
  const azienda = get(aziendaDelFileAtom);
  return azienda === null ? get(clientAtom) : bindAzienda(get(clientAtom), azienda);
});

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
