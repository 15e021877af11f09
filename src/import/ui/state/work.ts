/** Work that can be stopped: a reading, an import, what the list is busy with over all its files. */
import { atom, type Atom } from '#state/jotai.ts';
import { jobAtom } from './atoms.ts';

/** Starts a piece of work that can be stopped, stopping the one before. */
export const startJobAtom = atom(null, (get, set): AbortSignal => {
  get(jobAtom)?.abort();
  const controller = new AbortController();
  set(jobAtom, controller);
  return controller.signal;
});

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
