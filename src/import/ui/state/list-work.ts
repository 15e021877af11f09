/** What the list is busy with, over all its files. */
import { atom, type Atom } from '#state/jotai.ts';

interface LavoroElenco {
  tipo: 'lettura' | 'importa' | 'annulla';
  fatti: number;
  totale: number;
}
/** Private to this folder. */
export const jobBaseAtom = atom<LavoroElenco | null>(null);
export const listJobAtom: Atom<LavoroElenco | null> = atom((get) => get(jobBaseAtom));
/** A person stopped it. */
export const stoppedAtom = atom(false);
