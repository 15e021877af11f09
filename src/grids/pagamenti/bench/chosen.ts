/** Ticked rows and the one in hand, of each side of the bench. */
import type { ChosenRighe } from '#grids/engine/index.ts';
import { atom, type Atom } from '#state/jotai.ts';
import type { RigaMovimento, RigaPartita } from './righe.ts';

const nothing = (): void => undefined;
const NONE: ChosenRighe<never> = {
  ticked: [],
  attiva: null,
  deselect: nothing,
  tick: nothing,
  advance: nothing,
  goBack: nothing,
};
const chosenMovimenti = atom<ChosenRighe<RigaMovimento>>(NONE);
const chosenPartite = atom<ChosenRighe<RigaPartita>>(NONE);
export const chosenMovimentiAtom: Atom<ChosenRighe<RigaMovimento>> = atom((get) => get(chosenMovimenti));
export const chosenPartiteAtom: Atom<ChosenRighe<RigaPartita>> = atom((get) => get(chosenPartite));
export const followMovimentiAtom = atom(null, (_get, set, choices: ChosenRighe<RigaMovimento>) =>
  set(chosenMovimenti, choices),
);
export const followPartiteAtom = atom(null, (_get, set, choices: ChosenRighe<RigaPartita>) =>
  set(chosenPartite, choices),
);
