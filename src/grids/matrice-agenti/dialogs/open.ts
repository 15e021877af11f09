/** What stands open over the matrix. */
import { atom, type Atom } from '#state/jotai.ts';

type MatriceDialog =
  | { tipo: 'effetti' }
  | { tipo: 'periodi'; idAgente: number }
  | { tipo: 'copia'; idAgente: number };

const dialogBaseAtom = atom<MatriceDialog | null>(null);
export const dialogAtom: Atom<MatriceDialog | null> = atom((get) => get(dialogBaseAtom));
export const openAtom = atom(null, (_get, set, dialog: MatriceDialog) => set(dialogBaseAtom, dialog));
export const closeAtom = atom(null, (_get, set) => set(dialogBaseAtom, null));
