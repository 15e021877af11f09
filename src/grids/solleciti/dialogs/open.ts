/** What stands open over the grid. */
import type { Lettera } from '#api/contract/solleciti.ts';
import { atom, type Atom } from '#state/jotai.ts';

type SollecitiDialog =
  | { tipo: 'conferma'; lettere: readonly Lettera[] }
  | { tipo: 'sollecito'; id: number }
  | { tipo: 'escluse' | 'livelli' };

const dialogBaseAtom = atom<SollecitiDialog | null>(null);
export const dialogAtom: Atom<SollecitiDialog | null> = atom((get) => get(dialogBaseAtom));
export const openAtom = atom(null, (_get, set, dialog: SollecitiDialog) => set(dialogBaseAtom, dialog));
export const closeAtom = atom(null, (_get, set) => set(dialogBaseAtom, null));
