/** What stands open over the bench. */
import { atom, type Atom } from '#state/jotai.ts';

const accettaBaseAtom = atom(false);
/** The question before accepting everything from a score on. */
export const accettaApertaAtom: Atom<boolean> = atom((get) => get(accettaBaseAtom));
export const apriAccettaAtom = atom(null, (_get, set, open: boolean) => set(accettaBaseAtom, open));
