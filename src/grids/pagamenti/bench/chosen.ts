/** Ticked rows and the one in hand, of each side of the bench. */
import type { RigheScelte } from '#grids/engine/index.ts';
import { atom, type Atom } from '#state/jotai.ts';
import type { RigaMovimento, RigaPartita } from './righe.ts';

const nothing = (): void => undefined;
const NESSUNA: RigheScelte<never> = {
  spuntate: [],
  attiva: null,
  deselect: nothing,
  tick: nothing,
  advance: nothing,
};
const chosenMovimenti = atom<RigheScelte<RigaMovimento>>(NESSUNA);
const chosenPartite = atom<RigheScelte<RigaPartita>>(NESSUNA);
export const chosenMovimentiAtom: Atom<RigheScelte<RigaMovimento>> = atom((get) => get(chosenMovimenti));
export const chosenPartiteAtom: Atom<RigheScelte<RigaPartita>> = atom((get) => get(chosenPartite));
export const followMovimentiAtom = atom(null, (_get, set, choices: RigheScelte<RigaMovimento>) =>
  set(chosenMovimenti, choices),
);
export const followPartiteAtom = atom(null, (_get, set, choices: RigheScelte<RigaPartita>) =>
  set(chosenPartite, choices),
);
