/** The question in force on the bench: which movimenti, and whose partite. */
import { atom, type Atom } from '#state/jotai.ts';
import type { Domanda } from '../vista.ts';

const baseAtom = atom<Domanda | null>(null);
/** Null while the page is closed. */
export const domandaAtom: Atom<Domanda | null> = atom((get) => get(baseAtom));
export const setDomandaAtom = atom(null, (get, set, domanda: Domanda | null) => {
  if (JSON.stringify(get(baseAtom)) !== JSON.stringify(domanda)) set(baseAtom, domanda);
});
