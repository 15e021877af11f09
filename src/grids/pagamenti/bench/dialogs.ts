/** What stands open over the bench. */
import { atom, type Atom } from '#state/jotai.ts';

const acceptBaseAtom = atom(false);
/** The question before accepting everything from a score on. */
export const acceptOpenedAtom: Atom<boolean> = atom((get) => get(acceptBaseAtom));
export const openAcceptAtom = atom(null, (_get, set, open: boolean) => set(acceptBaseAtom, open));
