/** What stands open over the grid. */
import type { Lettera } from '#api/contract/solleciti.ts';
import { atom, type Atom } from '#state/jotai.ts';

type SollecitiDialog =
  | { tipo: 'conferma'; lettere: readonly Lettera[] }
  | { tipo: 'sollecito'; id: number }
  | { tipo: 'escluse' | 'livelli' };

const finestraBaseAtom = atom<SollecitiDialog | null>(null);
export const dialogAtom: Atom<SollecitiDialog | null> = atom((get) => get(finestraBaseAtom));
export const openAtom = atom(null, (_get, set, finestra: SollecitiDialog) => set(finestraBaseAtom, finestra));
export const closeAtom = atom(null, (_get, set) => set(finestraBaseAtom, null));
