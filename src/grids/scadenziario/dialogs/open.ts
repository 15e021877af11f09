/** What stands open over the page. */
import type { Giorno } from '#api/contract/valori.ts';
import { atom, type Atom } from '#state/jotai.ts';
import type { RigaScadenza } from '../atoms.ts';

type ScadenziarioDialog =
  /** `a`: the day they were dropped on. */
  | { tipo: 'sposta'; righe: readonly RigaScadenza[]; a: Giorno | null }
  | { tipo: 'giorno'; giorno: Giorno }
  | { tipo: 'calendari' };

const baseAtom = atom<ScadenziarioDialog | null>(null);
export const dialogAtom: Atom<ScadenziarioDialog | null> = atom((get) => get(baseAtom));
export const openAtom = atom(null, (_get, set, dialog: ScadenziarioDialog) => set(baseAtom, dialog));
export const closeAtom = atom(null, (_get, set) => set(baseAtom, null));
