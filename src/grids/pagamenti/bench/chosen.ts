/** Ticked rows and the one in hand, of each side of the bench. */
import type { RigheScelte } from '#grids/engine/index.ts';
import { atom, type Atom } from '#state/jotai.ts';
import type { RigaMovimento, RigaPartita } from './righe.ts';

const nulla = (): void => undefined;
const NESSUNA: RigheScelte<never> = {
  spuntate: [],
  attiva: null,
  deseleziona: nulla,
  spunta: nulla,
  avanza: nulla,
};
const movimentiScelti = atom<RigheScelte<RigaMovimento>>(NESSUNA);
const partiteScelte = atom<RigheScelte<RigaPartita>>(NESSUNA);
export const movimentiSceltiAtom: Atom<RigheScelte<RigaMovimento>> = atom((get) => get(movimentiScelti));
export const partiteScelteAtom: Atom<RigheScelte<RigaPartita>> = atom((get) => get(partiteScelte));
export const seguiMovimentiAtom = atom(null, (_get, set, scelte: RigheScelte<RigaMovimento>) =>
  set(movimentiScelti, scelte),
);
export const seguiPartiteAtom = atom(null, (_get, set, scelte: RigheScelte<RigaPartita>) =>
  set(partiteScelte, scelte),
);
