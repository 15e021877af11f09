/** What the list is busy with, over all its files. */
import { atom, type Atom } from '#state/jotai.ts';

interface ListWork {
  tipo: 'lettura' | 'importa' | 'annulla';
  fatti: number;
  totale: number;
}
/** Private to this folder. */
export const jobBaseAtom = atom<ListWork | null>(null);
export const listJobAtom: Atom<ListWork | null> = atom((get) => get(jobBaseAtom));
/** A person stopped it. */
export const stoppedAtom = atom(false);
